import CaptionContainers
import CaptionEncoding
import CaptionFormats
import CaptionModel
public import CaptionPlaylists

/// Reads what a playlist names: the WebVTT segments of a media playlist, and other playlists.
///
/// Only files in the playlist's folder and below are asked for; what stands elsewhere, on a network
/// in particular, is a problem with its address.
public struct PlaylistReader {
  /// Reads a file by its path from the playlist's folder.
  public typealias FileReading = (_ path: String) throws(PlaylistProblem) -> [UInt8]

  /// The playlist.
  public let playlist: HLSPlaylist

  private let read: FileReading
  /// The file that was read last, since many segments may be parts of one.
  private var recent: (path: String, bytes: [UInt8])?

  /// Makes a reader.
  public init(_ playlist: HLSPlaylist, read: @escaping FileReading) {
    self.playlist = playlist
    self.read = read
  }

  /// Reads a playlist from its bytes.
  ///
  /// - Throws: Where they are no playlist.
  public static func playlist(
    _ bytes: [UInt8],
    name: String
  ) throws(PlaylistProblem) -> HLSPlaylist {
    let source: SourceText
    do throws(DecodingError) {
      // Playlists have no other encoding (RFC 8216, 4.1).
      source = try SourceText.decode(bytes, name: name, encoding: "UTF-8")
    } catch {
      throw PlaylistProblem("is longer than 4 GiB")
    }
    guard let playlist = HLSPlaylist.read(source) else {
      throw PlaylistProblem("is no HLS playlist: its first line is not #EXTM3U")
    }
    return playlist
  }

  /// Reads a playlist that this one names.
  public mutating func playlist(at address: String) throws(PlaylistProblem) -> HLSPlaylist {
    do throws(PlaylistProblem) {
      return try Self.playlist(try bytes(HLSResource(uri: address)), name: address)
    } catch {
      throw PlaylistProblem("'\(address)': \(error.message)")
    }
  }

  /// Reads a segment; nil for one that is missing on purpose.
  ///
  /// - Parameter index: Its index in ``HLSMedia/segments``.
  /// - Throws: Why it could not be read, with its number and address.
  public mutating func segment(_ index: Int) throws(PlaylistProblem) -> CaptionFile? {
    let segment = playlist.media.segments[index]
    guard !segment.isGap else { return nil }
    do throws(PlaylistProblem) {
      guard !segment.isEncrypted else { throw PlaylistProblem("is encrypted") }
      var content = try bytes(segment.resource)
      if let map = segment.map, !content.starts(with: "WEBVTT".utf8) {
        let head = try bytes(playlist.media.maps[map])
        content = head + (head.last == 0x0A ? [0x0A] : [0x0A, 0x0A]) + content
      }
      return try Self.captions(content)
    } catch {
      throw PlaylistProblem("segment \(index + 1), '\(segment.resource.uri)': \(error.message)")
    }
  }

  /// The track that the segments make together.
  ///
  /// - Parameter countsFromFirst: Whether times count from the first segment's place on the stream's
  ///   clock instead of the clock's zero.
  public mutating func joined(
    countsFromFirst: Bool = true
  ) throws(PlaylistProblem) -> StreamText {
    switch playlist.kind {
    case .media: break
    case .multivariant:
      let names = playlist.renditions.filter(\.isSubtitles).compactMap { tag in
        tag.uri.map { "'\($0)' (\(tag.name))" }
      }
      throw PlaylistProblem(
        "is a multivariant playlist; "
          + (names.isEmpty
            ? "it names no subtitles" : "name a media playlist: \(names.joined(separator: ", "))")
      )
    case nil: throw PlaylistProblem("is a playlist that lists nothing")
    }
    guard !playlist.media.segments.isEmpty else {
      throw PlaylistProblem("is a playlist without segments")
    }
    if let captions = try joinedFragments(countsFromFirst) { return captions }
    if countsFromFirst, playlist.media.segments.dropFirst().contains(where: \.isDiscontinuous) {
      return try joinedOverDiscontinuities()
    }
    var joiner = SegmentJoiner(countsFromFirst: countsFromFirst)
    for index in playlist.media.segments.indices {
      if let segment = try segment(index) { joiner.add(segment.document) }
    }
    return StreamText(document: joiner.document ?? CaptionDocument(), losses: joiner.losses)
  }

  /// The captions of segments of MP4 whose initialization segment, which is in the playlist's folder,
  /// has a track of text; nil for all other segments.
  ///
  /// - Throws: Why a segment cannot be read, with its number and address.
  public mutating func fragments() throws(PlaylistProblem) -> StreamText? {
    guard playlist.kind == .media, let first = playlist.media.segments.first?.map,
      let head = try? bytes(playlist.media.maps[first]),
      let file = try? MovieFile(MemoryByteSource(head)), !file.textTracks.isEmpty
    else { return nil }
    for segment in playlist.media.segments {
      // What lies elsewhere is not fetched, which is no fault of the playlist.
      guard case .file = HLSAddress.place(of: segment.resource.uri) else { return nil }
    }
    return try joinedFragments(true)
  }

  /// The captions of segments of MP4; nil for segments of another kind.
  private mutating func joinedFragments(
    _ countsFromFirst: Bool
  ) throws(PlaylistProblem) -> StreamText? {
    let segments = playlist.media.segments
    guard let first = segments.first?.map else { return nil }
    let head = try bytes(playlist.media.maps[first])
    guard !head.starts(with: "WEBVTT".utf8) else { return nil }
    var content: [UInt8] = []
    do throws(PlaylistProblem) {
      try MovieSegments.append(head, to: &content)
    } catch {
      throw PlaylistProblem("EXT-X-MAP, '\(playlist.media.maps[first].uri)': \(error.message)")
    }
    for (index, segment) in segments.enumerated() where !segment.isGap {
      do throws(PlaylistProblem) {
        guard !segment.isEncrypted else { throw PlaylistProblem("is encrypted") }
        guard segment.map == first else {
          throw PlaylistProblem("has another EXT-X-MAP than those before, which is not read")
        }
        try MovieSegments.append(try bytes(segment.resource), to: &content)
      } catch {
        throw PlaylistProblem("segment \(index + 1), '\(segment.resource.uri)': \(error.message)")
      }
    }
    return try MovieSegments.captions(content, begin: countsFromFirst ? nil : .zero)
  }

  private static func captions(_ bytes: [UInt8]) throws(PlaylistProblem) -> CaptionFile {
    var options = ReadingOptions()
    options.isSegment = true
    let captions: CaptionFile
    do throws(DecodingError) {
      captions = try CaptionFile.examine(
        bytes,
        name: "segment.vtt",
        format: .webVTT,
        options: options
      )
    } catch {
      throw PlaylistProblem("is longer than 4 GiB")
    }
    guard captions.isAccepted else {
      throw PlaylistProblem("is no WebVTT: \(captions.refusal.message)")
    }
    return captions
  }

  private mutating func bytes(_ resource: HLSResource) throws(PlaylistProblem) -> [UInt8] {
    let path: String
    switch HLSAddress.place(of: resource.uri) {
    case .file(let file): path = file
    case .remote(let scheme):
      throw PlaylistProblem("is an address of '\(scheme)', and nothing is fetched from there")
    case .outside: throw PlaylistProblem("leads out of the playlist's folder")
    case .broken: throw PlaylistProblem("is no address of a file")
    }
    let whole: [UInt8]
    if let recent, recent.path == path {
      whole = recent.bytes
    } else {
      whole = try read(path)
      recent = (path, whole)
    }
    guard let part = resource.part else { return whole }
    guard part.offset <= whole.count, part.length <= whole.count - part.offset else {
      throw PlaylistProblem(
        "\(counted(part.length, "byte")) from \(part.offset) on are not in a file of "
          + counted(whole.count, "byte")
      )
    }
    return Array(whole[part.offset..<part.offset + part.length])
  }
}
