/// A movie with a track that was added, as pieces of which most are copied from the movie before.
public struct MP4EditedMovie: Sendable {
  /// The pieces, in order.
  public let pieces: [MP4TrackInsertion.Piece]

  let source: any ByteSource
  let layout: MP4Layout
  let track: MP4TextTrack
  /// Where the new track's samples begin.
  let chunk: Int64

  /// How many bytes all pieces have together.
  public var byteCount: Int64 {
    pieces.reduce(0) { sum, piece in
      switch piece {
      case .bytes(let bytes): sum + Int64(bytes.count)
      case .copy(let range): sum + Int64(range.count)
      }
    }
  }

  /// Reads what was written, and makes sure that it is the movie with the track and nothing else.
  ///
  /// Every byte has to be what was written or what it was, in its place; every track has to say the
  /// same, but for the places of its chunks, each of which has to lead to the bytes that it led to.
  ///
  /// - Parameter written: The new file.
  /// - Throws: ``MP4EditingError/notVerified(_:)``, or why one of both could not be read.
  public func verify(_ written: any ByteSource) throws(MP4EditingError) {
    guard written.count == byteCount else {
      throw .notVerified("it has \(written.count) bytes, not \(byteCount)")
    }
    var offset: Int64 = 0
    for piece in pieces {
      switch piece {
      case .bytes(let bytes):
        let end = offset + Int64(bytes.count)
        guard try MP4Layout.bytes(offset..<end, of: written) == bytes else {
          throw .notVerified("the bytes from \(offset) on are not those that were written")
        }
        offset = end
      case .copy(let range):
        try compare(range, with: written, at: offset)
        offset += Int64(range.count)
      }
    }
    let after = try MP4Layout(written)
    let old = (layout.movie.children ?? []).filter { $0.type == "trak" }
    let new = (after.movie.children ?? []).filter { $0.type == "trak" }
    guard new.count == old.count + 1 else {
      throw .notVerified("it has \(new.count) tracks, not \(old.count + 1)")
    }
    for (index, pair) in zip(old, new).enumerated() {
      guard try isSame(pair.0, pair.1, isHere: try pair.0.hasMediaHere) else {
        throw .notVerified("track \(index + 1) is not as it was")
      }
    }
    try compareSamples(written)
  }

  /// The most bytes that are compared at once.
  private static let step: Int64 = 1 << 20

  private func compare(
    _ range: Range<Int64>,
    with written: any ByteSource,
    at offset: Int64
  ) throws(MP4EditingError) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + Self.step, range.upperBound)
      let place = offset + start - range.lowerBound
      let before = try MP4Layout.bytes(start..<end, of: source)
      let after = try MP4Layout.bytes(place..<place + end - start, of: written)
      guard before == after else {
        throw .notVerified("bytes from \(place) on are not as they were")
      }
      start = end
    }
  }

  /// Whether a track says what it said, with each place leading to the same bytes as before.
  private func isSame(
    _ old: MP4BoxTree.Node,
    _ new: MP4BoxTree.Node,
    isHere: Bool
  ) throws(MP4EditingError) -> Bool {
    if isHere, let before = try MP4ChunkOffsets(old) {
      guard let after = try MP4ChunkOffsets(new) else { return false }
      return before.offsets.count == after.offsets.count
        && zip(before.offsets, after.offsets).allSatisfy { oldPlace(of: $1) == $0 }
    }
    guard old.type == new.type, old.content == new.content, old.rest == new.rest,
      old.children?.count == new.children?.count
    else { return false }
    // Boxes are taken apart to a fixed depth only.
    for (one, other) in zip(old.children ?? [], new.children ?? []) {
      guard try isSame(one, other, isHere: isHere) else { return false }
    }
    return true
  }

  /// Where the byte was that is at a place of the new file now; nil for a byte that was not there.
  private func oldPlace(of new: UInt64) -> UInt64? {
    var start: UInt64 = 0
    for piece in pieces {
      switch piece {
      case .bytes(let bytes): start += UInt64(bytes.count)
      case .copy(let range):
        if new >= start, new - start < UInt64(range.count) {
          return UInt64(range.lowerBound) + new - start
        }
        start += UInt64(range.count)
      }
    }
    return nil
  }

  private func compareSamples(_ written: any ByteSource) throws(MP4EditingError) {
    var offset = chunk
    for sample in track.samples {
      let end = offset + Int64(sample.bytes.count)
      guard try MP4Layout.bytes(offset..<end, of: written) == sample.bytes else {
        throw .notVerified("the new track's samples are not at \(offset)")
      }
      offset = end
    }
  }
}
