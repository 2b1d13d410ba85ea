import CaptionModel

/// Finds the boxes of a file, one level at a time, and keeps what is wrong with them.
///
/// Whoever reads a box asks for its children by name, so that no file decides how deep the reading
/// goes; no size is believed before it has been held against the bytes that are there.
struct BoxReader {
  /// The most boxes that are looked at in one file.
  static let mostBoxes = 1_000_000
  /// The longest payload that is read as a whole, in bytes.
  static let longestPayload: Int64 = 256 << 20
  /// The most diagnostics that one file gets; a thousand broken boxes say no more than a hundred.
  static let mostDiagnostics = 200

  let source: any ByteSource
  private(set) var diagnostics: [Diagnostic] = []
  private var boxes = 0
  /// Bytes that were read together with a header, since others follow close by.
  private var window: (start: Int64, bytes: [UInt8]) = (0, [])

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// The boxes of a range.
  ///
  /// - Parameter parent: The box around them; nil for the file itself.
  mutating func boxes(
    in range: Range<Int64>,
    of parent: FourCC?
  ) throws(ByteSourceError) -> [MP4Box] {
    var result: [MP4Box] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard range.upperBound - offset >= 8 else {
        try checkEnd(offset..<range.upperBound, of: parent)
        break
      }
      guard boxes < Self.mostBoxes else {
        report(
          MP4Diagnostics.tooMany,
          "more than \(Self.mostBoxes) boxes",
          offset..<range.upperBound
        )
        break
      }
      boxes += 1
      guard let box = try box(at: offset, within: range, of: parent) else { break }
      result.append(box)
      offset = box.payload.upperBound
    }
    return result
  }

  /// The boxes inside one.
  ///
  /// - Parameter skipping: How many bytes of the payload stand before the first.
  mutating func children(
    of box: MP4Box,
    skipping: Int64 = 0
  ) throws(ByteSourceError) -> [MP4Box] {
    let start = min(box.payload.lowerBound + skipping, box.payload.upperBound)
    return try boxes(in: start..<box.payload.upperBound, of: box.type)
  }

  private mutating func box(
    at offset: Int64,
    within range: Range<Int64>,
    of parent: FourCC?
  ) throws(ByteSourceError) -> MP4Box? {
    var header = BoxFields(try head(offset, upTo: min(32, range.upperBound - offset)))
    guard let short = header.u32(), let type = header.fourCC() else { return nil }
    var size = Int64(short)
    if short == 0 {
      // A size of zero reaches to the end of the file; QuickTime ends lists by it.
      if type.rawValue == 0 || parent == "udta" { return nil }
      size = range.upperBound - offset
    } else if short == 1 {
      guard let wide = header.number(8) else {
        report(
          MP4Diagnostics.brokenSize,
          "the box \(quoted(type)) has no room for its size",
          offset..<range.upperBound
        )
        return nil
      }
      size = Int64(clamping: wide)
    }
    var userType: [UInt8]?
    if type == "uuid" { userType = header.bytes(16) }
    let headerSize = Int64(header.position)
    guard size >= headerSize else {
      report(
        MP4Diagnostics.brokenSize,
        "the box \(quoted(type)) says that it has \(counted(Int(size), "byte"))",
        offset..<min(offset + 8, range.upperBound)
      )
      return nil
    }
    let room = range.upperBound - offset
    if size > room {
      let message =
        "the box \(quoted(type)) says that it has \(size) bytes, and \(counted(Int(room), "byte")) "
        + (parent.map { "are left in \(quoted($0))" } ?? "are left of the file")
      report(
        parent == nil ? MP4Diagnostics.truncated : MP4Diagnostics.brokenSize,
        message,
        offset..<range.upperBound
      )
      size = room
    }
    return MP4Box(
      type: type,
      userType: userType,
      offset: offset,
      payload: offset + headerSize..<offset + size
    )
  }

  private mutating func checkEnd(
    _ range: Range<Int64>,
    of parent: FourCC?
  ) throws(ByteSourceError) {
    let bytes = try head(range.lowerBound, upTo: range.upperBound - range.lowerBound)
    if bytes.count == 4, bytes.allSatisfy({ $0 == 0 }) { return }
    let place = parent.map { "at the end of \(quoted($0))" } ?? "at the end of the file"
    report(MP4Diagnostics.strayBytes, "\(counted(bytes.count, "byte")) \(place)", range)
  }

  private mutating func head(
    _ offset: Int64,
    upTo count: Int64
  ) throws(ByteSourceError) -> [UInt8] {
    let start = Int(clamping: offset - window.start)
    if offset >= window.start, start <= window.bytes.count,
      Int64(window.bytes.count - start) >= count
    {
      return Array(window.bytes[start..<start + Int(count)])
    }
    let end = min(offset + 4096, source.count)
    window = (offset, try source.bytes(offset..<max(end, offset)))
    return Array(window.bytes.prefix(Int(count)))
  }

  // MARK: Payloads

  /// The payload of a box, or its beginning.
  mutating func fields(
    of box: MP4Box,
    upTo limit: Int64 = Self.longestPayload
  ) throws(ByteSourceError) -> BoxFields {
    let length = box.payload.upperBound - box.payload.lowerBound
    if length > Self.longestPayload, limit >= Self.longestPayload {
      report(
        MP4Diagnostics.tooMany,
        "the box \(quoted(box.type)) has \(length) bytes, of which \(Self.longestPayload) are read",
        box.range
      )
    }
    let end = box.payload.lowerBound + min(length, limit, Self.longestPayload)
    return BoxFields(try source.bytes(box.payload.lowerBound..<end))
  }

  // MARK: Diagnostics

  mutating func report(_ info: DiagnosticInfo, _ message: String, _ range: Range<Int64>) {
    guard diagnostics.count < Self.mostDiagnostics else { return }
    diagnostics.append(Diagnostic(info, message, range: range.asInt))
  }

  /// Reports that a box ends before its fields.
  mutating func reportShort(_ box: MP4Box) {
    report(MP4Diagnostics.brokenBox, "the box \(quoted(box.type)) ends too early", box.range)
  }
}

/// A name in quotation marks.
func quoted(_ name: FourCC) -> String { "'\(name)'" }
