/// What a sample of timed text holds: 3GPP's `tx3g` or QuickTime's `text`.
public struct MP4TextSample: Sendable, Hashable {
  /// How the bytes of the text are to be read.
  public enum Encoding: Sendable, Hashable {
    /// UTF-8, or, in QuickTime's text, a Macintosh encoding where it is no UTF-8.
    case bytes
    /// UTF-16, most significant byte first.
    case utf16BigEndian
    /// UTF-16, least significant byte first.
    case utf16LittleEndian
  }

  /// The text without its mark of byte order.
  public var text: [UInt8] = []
  /// How it is to be read.
  public var encoding = Encoding.bytes
  /// The runs that are not drawn as the sample entry says.
  public var runs: [MP4TextStyling.Run] = []
  /// Where it is drawn; nil for where the sample entry says.
  public var box: MP4TextStyling.Box?
  /// Whether it is shown to every viewer.
  public var isForced = false
  /// Boxes that change how text is drawn and have no place here, in order.
  public var otherBoxes: [FourCC] = []
  /// Whether the sample ends before its fields do.
  public var isBroken = false

  /// Reads a sample.
  ///
  /// - Parameter isQuickTime: Whether it is QuickTime's text, whose styles may be written otherwise.
  public init(_ bytes: [UInt8], isQuickTime: Bool) {
    var fields = BoxFields(bytes)
    // An empty sample is a pause.
    guard let length = fields.u16() else {
      isBroken = !bytes.isEmpty
      return
    }
    if Int(length) > fields.remaining { isBroken = true }
    text = fields.bytes(min(Int(length), fields.remaining)) ?? []
    if text.starts(with: [0xFE, 0xFF]) {
      encoding = .utf16BigEndian
      text.removeFirst(2)
    } else if text.starts(with: [0xFF, 0xFE]) {
      encoding = .utf16LittleEndian
      text.removeFirst(2)
    } else if text.starts(with: [0xEF, 0xBB, 0xBF]) {
      text.removeFirst(3)
    }
    while fields.remaining >= 8, let size = fields.u32(), let type = fields.fourCC() {
      guard size >= 8, let payload = fields.bytes(Int(size) - 8) else {
        isBroken = true
        return
      }
      read(type, BoxFields(payload), isQuickTime)
    }
  }

  private mutating func read(_ type: FourCC, _ payload: BoxFields, _ isQuickTime: Bool) {
    var fields = payload
    switch type {
    case "styl": readRuns(&fields, isQuickTime)
    case "tbox": box = fields.textBox()
    case "frcd": isForced = true
    case "encd": break
    default: if !otherBoxes.contains(type) { otherBoxes.append(type) }
    }
  }

  private mutating func readRuns(_ fields: inout BoxFields, _ isQuickTime: Bool) {
    guard let count = fields.u16() else {
      isBroken = true
      return
    }
    // Programs put 3GPP's records into QuickTime's text, too; their length tells.
    if isQuickTime, count > 0, fields.remaining >= Int(count) * 20 {
      return readScrap(&fields, Int(count))
    }
    for _ in 0..<count {
      guard let run = fields.styleRun() else {
        isBroken = true
        return
      }
      if !run.characters.isEmpty { runs.append(run) }
    }
  }

  /// The Macintosh's style scrap, of which each run reaches to the next.
  private mutating func readScrap(_ fields: inout BoxFields, _ count: Int) {
    for _ in 0..<count {
      guard let start = fields.u32(), fields.skip(6) != nil, let face = fields.u8(),
        fields.skip(3) != nil, let color = fields.wideColor()
      else { return }
      let position = Int(start)
      if let last = runs.indices.last {
        let begin = runs[last].characters.lowerBound
        runs[last].characters = begin..<max(begin, position)
      }
      var run = MP4TextStyling.Run(characters: position..<Int(UInt32.max), color: color)
      run.setFace(face)
      runs.append(run)
    }
    runs.removeAll { $0.characters.isEmpty }
  }
}
