/// The boxes of a movie's outermost level, and its header taken apart.
struct MP4Layout {
  /// The longest header that is taken into memory.
  static let longestHeader = 1 << 29

  /// Where a box lies.
  struct Place {
    var type: FourCC
    /// The box with its own header.
    var range: Range<Int64>
    /// Where its content begins.
    var content: Int64
  }

  /// The boxes, in order.
  private(set) var boxes: [Place] = []
  /// Where the movie's header lies.
  private(set) var header: Place
  /// The movie's header.
  private(set) var movie: MP4BoxTree.Node
  /// How many bytes the file has.
  let count: Int64
  /// What kind of file it is.
  private(set) var kind: MP4FileKind

  /// Reads a movie's outermost boxes and its header.
  init(_ source: any ByteSource) throws(MP4EditingError) {
    count = source.count
    boxes = try Self.boxes(of: source)
    let headers = boxes.filter { $0.type == "moov" }
    let fragments: Set<FourCC> = ["moof", "mfra", "sidx", "ssix"]
    if boxes.contains(where: { fragments.contains($0.type) }) { throw .fragmented }
    guard let header = headers.first else { throw .notMovie }
    guard headers.count == 1 else { throw .severalHeaders }
    self.header = header
    guard header.range.upperBound - header.content <= Self.longestHeader else {
      throw .headerTooLarge(limit: Self.longestHeader)
    }
    let content = try Self.bytes(header.content..<header.range.upperBound, of: source)
    movie = try MP4BoxTree.node(
      "moov",
      // A size of 64 bits is kept; one that means "to the end" becomes an ordinary one.
      hasLongHeader: header.content - header.range.lowerBound == 16,
      content
    )
    kind = try Self.kind(source, boxes)
    if movie["mvex"] != nil { throw .fragmented }
    if movie["cmov"] != nil { throw .compressedHeader }
    guard movie["mvhd"] != nil else { throw .damaged("the movie has no header box \"mvhd\"") }
    try checkItems(source)
  }

  /// Whether media lie behind the header, so that it can be played before all of it is there.
  var isHeaderFirst: Bool {
    boxes.contains { $0.type == "mdat" && $0.range.lowerBound >= header.range.upperBound }
  }

  private static func boxes(of source: any ByteSource) throws(MP4EditingError) -> [Place] {
    var boxes: [Place] = []
    var offset: Int64 = 0
    while source.count - offset >= 8 {
      let start = try bytes(offset..<min(offset + 16, source.count), of: source)
      let type = FourCC(rawValue: start.number32(at: 4))
      var length = Int64(start.number32(at: 0))
      var header: Int64 = 8
      if length == 0 {
        length = source.count - offset
      } else if length == 1 {
        guard start.count == 16, let long = Int64(exactly: start.number64(at: 8)) else {
          throw .damaged("box \"\(type)\" has no size")
        }
        length = long
        header = 16
      }
      guard length >= header, length <= source.count - offset else {
        if boxes.isEmpty { throw .notMovie }
        throw .damaged("box \"\(type)\" of \(length) bytes is longer than the file")
      }
      boxes.append(
        Place(type: type, range: offset..<offset + length, content: offset + header)
      )
      // A file of tiny boxes is no movie, and would take long.
      guard boxes.count <= 1_000_000 else { throw .notMovie }
      offset += length
    }
    return boxes
  }

  /// Reads bytes, in the words of this error.
  static func bytes(
    _ range: Range<Int64>,
    of source: any ByteSource
  ) throws(MP4EditingError) -> [UInt8] {
    do throws(ByteSourceError) {
      return try source.bytes(range)
    } catch {
      throw .unreadable(error.message)
    }
  }

  private static func kind(
    _ source: any ByteSource,
    _ boxes: [Place]
  ) throws(MP4EditingError) -> MP4FileKind {
    // QuickTime was there before the box.
    guard let type = boxes.first(where: { $0.type == "ftyp" }) else { return .mov }
    let end = min(type.content + 4, type.range.upperBound)
    switch FourCC(rawValue: try bytes(type.content..<end, of: source).number32(at: 0)) {
    case "qt  ": return .mov
    case "M4V ", "M4VH", "M4VP", "M4A ", "M4B ", "M4P ": return .m4v
    default: return .mp4
    }
  }

  /// Refuses movies with items that are found by their place in the file (ISO/IEC 14496-12, 8.11.3).
  private func checkItems(_ source: any ByteSource) throws(MP4EditingError) {
    var contents: [[UInt8]] = []
    for place in boxes where place.type == "meta" {
      guard place.range.upperBound - place.content <= Self.longestHeader else {
        throw .headerTooLarge(limit: Self.longestHeader)
      }
      contents.append(try Self.bytes(place.content..<place.range.upperBound, of: source))
    }
    for node in [movie] + (movie.children ?? []) {
      for child in node.children ?? [] where child.type == "meta" { contents.append(child.content) }
    }
    // QuickTime's box has no version before its children.
    for content in contents
    where Self.names(in: content, from: 4, "iloc")
      || Self.names(in: content, from: 0, "iloc")
    {
      throw .itemsByPlace
    }
  }

  /// Whether a list of boxes has one of a name.
  private static func names(in content: [UInt8], from start: Int, _ name: FourCC) -> Bool {
    var offset = start
    while content.count - offset >= 8 {
      if content.number32(at: offset + 4) == name.rawValue { return true }
      let length = Int(content.number32(at: offset))
      guard length >= 8 else { return false }
      offset += length
    }
    return false
  }
}
