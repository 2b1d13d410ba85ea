import CaptionModel

/// What labels meant that were read before: the same ones come back all the time.
struct LabelMemory {
  private struct Entry {
    var kind: LabelMeaning.Kind
    var reason: TextPart.Reason
    /// Where the name, or the whole text, begins and ends, from the label's beginning on.
    var lower: Int16
    var upper: Int16
  }

  private var index = HashIndex()
  private var entries: [Entry] = []

  /// The longest label that is kept, in bytes.
  private static let longest = 64
  private static let most = 4000

  /// The hash of a label with what else its meaning depends on; nil where the label is too long.
  static func hash(_ utf8: CaptionText.UTF8View, _ label: Range<Int>, _ circumstances: UInt32)
    -> UInt64?
  {
    guard label.count <= longest, label.upperBound <= utf8.count else { return nil }
    var hash = WordHash()
    for index in label { hash.add(UInt32(utf8[index])) }
    // No byte is as great as this.
    hash.add(circumstances | 0x1_0000)
    return hash.value
  }

  /// The meaning of a label that stands at a place now; nil where none is kept.
  func meaning(_ hash: UInt64, at place: Int) -> LabelMeaning? {
    guard let position = index.position(of: hash) else { return nil }
    let entry = entries[position]
    let lower = place + Int(entry.lower)
    return LabelMeaning(entry.kind, entry.reason, lower..<max(lower, place + Int(entry.upper)))
  }

  /// Keeps a meaning that is not kept yet.
  mutating func keep(_ meaning: LabelMeaning, _ hash: UInt64, at place: Int) {
    guard entries.count < Self.most else { return }
    _ = index.append(hash)
    entries.append(
      Entry(
        kind: meaning.kind,
        reason: meaning.reason,
        lower: Int16(clamping: meaning.content.lowerBound - place),
        upper: Int16(clamping: meaning.content.upperBound - place)
      )
    )
  }
}
