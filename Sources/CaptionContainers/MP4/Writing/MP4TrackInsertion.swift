/// Adds a text track to a movie whose other tracks stay as they are.
///
/// The samples of the new track go beside the movie's header, and the header stays where it is: at
/// the front of a movie that can be played before all of it is there, or behind the media. Media that
/// move are found again, since every place that the header names moves with them.
public struct MP4TrackInsertion: Sendable {
  /// What a movie with the new track is made of.
  public enum Piece: Sendable, Hashable {
    /// These bytes.
    case bytes([UInt8])
    /// Bytes of the movie that was there.
    case copy(Range<Int64>)
  }

  /// A track that is there.
  public struct Track: Sendable, Hashable {
    /// Its number.
    public var identifier: UInt32
    /// What its handler takes, such as `vide` or `sbtl`.
    public var handler: FourCC
    /// The group of which one track at a time is shown; 0 for none.
    public var alternateGroup: UInt16
    /// Its width and height in pixels.
    public var size: (width: UInt16, height: UInt16) { (width, height) }
    var width: UInt16
    var height: UInt16

    /// Whether it is text that viewers read.
    public var isText: Bool { ["sbtl", "subt", "text", "clcp"].contains(handler) }
  }

  /// What kind of file the movie is.
  public var kind: MP4FileKind { layout.kind }
  /// The tracks that are there, in order.
  public let tracks: [Track]

  private let source: any ByteSource
  private let layout: MP4Layout

  /// Looks at a movie.
  ///
  /// - Throws: ``MP4EditingError`` where no track can be added to it.
  public init(_ source: any ByteSource) throws(MP4EditingError) {
    self.source = source
    layout = try MP4Layout(source)
    tracks = (layout.movie.children ?? []).filter { $0.type == "trak" }.map { Track($0) }
  }

  /// The group of the movie's text tracks; where they have none, one that no track has.
  public var alternateGroup: UInt16 {
    if let group = tracks.first(where: { $0.isText && $0.alternateGroup > 0 })?.alternateGroup {
      return group
    }
    let taken = Set(tracks.map(\.alternateGroup))
    return (2...UInt16.max).first { !taken.contains($0) } ?? 0
  }

  /// The size of the picture over which text is shown; zeros where the movie has none.
  public var pictureSize: (width: UInt16, height: UInt16) {
    tracks.first { $0.handler == "vide" && $0.width > 0 && $0.height > 0 }?.size ?? (0, 0)
  }

  /// The movie with a further track.
  public func adding(_ track: MP4TextTrack) throws(MP4EditingError) -> MP4EditedMovie {
    var box = MP4TrackBox(track: track, kind: kind, identifier: 0, movieTimescale: 1)
    let header = try movieHeader(&box)
    let old = layout.header.range
    var media = BoxBuilder()
    media.header("mdat", length: track.byteCount)
    let mediaHeader = Int64(media.bytes.count)
    let added = mediaHeader + track.byteCount
    // The header grows where places need 64 bits, which moves the media; so until it fits.
    var size = old.upperBound - old.lowerBound
    var rounds = 0
    while true {
      let shift = size - (old.upperBound - old.lowerBound) + added
      let chunk = old.lowerBound + (layout.isHeaderFirst ? size : 0) + mediaHeader
      var movie = layout.movie
      movie.children = try moved(movie.children ?? [], by: shift, header)
      var builder = BoxBuilder()
      box.append(to: &builder, .chunk(at: UInt64(clamping: chunk)))
      let trak = MP4BoxTree.Node(
        type: "trak",
        hasLongHeader: false,
        content: Array(builder.bytes.dropFirst(8))
      )
      let last = movie.children?.lastIndex { $0.type == "trak" || $0.type == "mvhd" }
      movie.children?.insert(trak, at: (last ?? -1) + 1)
      guard movie.size <= Int(UInt32.max) || movie.hasLongHeader else {
        throw .headerTooLarge(limit: Int(UInt32.max))
      }
      if Int64(movie.size) != size {
        size = Int64(movie.size)
        rounds += 1
        guard rounds < 8 else { throw .damaged("its places do not fit") }
        continue
      }
      var header = BoxBuilder()
      header.append(movie)
      for sample in track.samples { media.append(sample.bytes) }
      let parts = layout.isHeaderFirst ? [header.bytes, media.bytes] : [media.bytes, header.bytes]
      return MP4EditedMovie(
        pieces: [
          .copy(0..<old.lowerBound), .bytes(parts[0] + parts[1]),
          .copy(old.upperBound..<source.count),
        ],
        source: source,
        layout: layout,
        track: track,
        chunk: chunk
      )
    }
  }

  /// The movie's own header with the new track counted, whose number and clock the track's box gets.
  private func movieHeader(_ box: inout MP4TrackBox) throws(MP4EditingError) -> MP4BoxTree.Node {
    guard var header = layout.movie["mvhd"] else { throw .notMovie }
    let isLong = header.content.first == 1
    let place = isLong ? 20 : 12
    guard header.content.count >= (isLong ? 112 : 100) else {
      throw .damaged("box \"mvhd\" has \(header.content.count) bytes")
    }
    let timescale = header.content.number32(at: place)
    guard timescale > 0 else { throw .damaged("its clock stands still") }
    let end = header.content.count - 4
    let used = Set(tracks.map(\.identifier))
    var number = max(header.content.number32(at: end), 1)
    if number == .max || used.contains(number) {
      let last = used.max() ?? 0
      let free = last < .max - 1 ? last + 1 : (1...UInt32.max - 1).first { !used.contains($0) }
      guard let free else { throw .noTrackNumber }
      number = free
    }
    box = MP4TrackBox(
      track: box.track,
      kind: kind,
      identifier: number,
      movieTimescale: timescale
    )
    header.content.replace32(at: end, with: number + 1)
    let duration = box.track.duration(per: timescale)
    if isLong {
      if header.content.number64(at: place + 4) < duration {
        header.content.replace64(at: place + 4, with: duration)
      }
    } else if UInt64(header.content.number32(at: place + 4)) < duration {
      header.content.replace32(at: place + 4, with: UInt32(clamping: duration))
    }
    return header
  }

  /// The boxes of the movie's header with all places moved.
  private func moved(
    _ children: [MP4BoxTree.Node],
    by shift: Int64,
    _ header: MP4BoxTree.Node
  ) throws(MP4EditingError) -> [MP4BoxTree.Node] {
    var result: [MP4BoxTree.Node] = []
    for child in children {
      switch child.type {
      case "mvhd": result.append(header)
      case "trak": result.append(try layout.moved(child, by: shift))
      default: result.append(child)
      }
    }
    return result
  }
}

extension MP4Layout {
  /// Where a byte of the old file is in the new one.
  func place(_ old: UInt64, movedBy shift: Int64) throws(MP4EditingError) -> UInt64 {
    guard let offset = Int64(exactly: old), offset < count, !header.range.contains(offset) else {
      throw .damaged("a chunk lies at \(old), which is no place for media")
    }
    return offset < header.range.lowerBound ? old : UInt64(clamping: offset + shift)
  }

  /// A track with all its places moved.
  func moved(
    _ track: MP4BoxTree.Node,
    by shift: Int64
  ) throws(MP4EditingError) -> MP4BoxTree.Node {
    guard try track.hasMediaHere else { return track }
    return try track.replacing(["mdia", "minf", "stbl"]) { (node) throws(MP4EditingError) in
      guard var places = try MP4ChunkOffsets(node) else { return node }
      for index in places.offsets.indices {
        places.offsets[index] = try place(places.offsets[index], movedBy: shift)
      }
      return places.node(hasLongHeader: node.hasLongHeader)
    }
  }
}

extension MP4BoxTree.Node {
  /// Whether a track's media lie in the file itself, and not in others.
  var hasMediaHere: Bool {
    get throws(MP4EditingError) {
      guard let references = descendant("mdia", "minf", "dinf", "dref")?.content else {
        return true
      }
      var here = 0
      var elsewhere = 0
      var offset = 8
      while references.count - offset >= 12 {
        if references.number32(at: offset + 8) & 1 == 1 { here += 1 } else { elsewhere += 1 }
        let length = Int(references.number32(at: offset))
        guard length >= 12 else { break }
        offset += length
      }
      guard here == 0 || elsewhere == 0 else { throw .mixedMedia }
      return elsewhere == 0
    }
  }

  /// The node with the children at the end of a way changed.
  func replacing(
    _ way: ArraySlice<FourCC>,
    _ change: (MP4BoxTree.Node) throws(MP4EditingError) -> MP4BoxTree.Node
  ) throws(MP4EditingError) -> MP4BoxTree.Node {
    var result = self
    for index in children?.indices ?? 0..<0 {
      guard let child = children?[index] else { continue }
      if let name = way.first {
        guard child.type == name else { continue }
        result.children?[index] = try child.replacing(way.dropFirst(), change)
      } else {
        result.children?[index] = try change(child)
      }
    }
    return result
  }
}

extension MP4TrackInsertion.Track {
  /// Reads what a track's boxes say.
  fileprivate init(_ node: MP4BoxTree.Node) {
    let header = node["tkhd"]?.content ?? []
    let isLong = header.first == 1
    identifier = header.number32(at: isLong ? 20 : 12)
    alternateGroup = UInt16(truncatingIfNeeded: header.number32(at: isLong ? 46 : 34) >> 16)
    width = UInt16(truncatingIfNeeded: header.number32(at: isLong ? 88 : 76) >> 16)
    height = UInt16(truncatingIfNeeded: header.number32(at: isLong ? 92 : 80) >> 16)
    handler = FourCC(rawValue: node["mdia"]?["hdlr"]?.content.number32(at: 8) ?? 0)
  }
}
