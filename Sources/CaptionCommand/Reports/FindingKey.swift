import CaptionKit

/// What a finding is told by when times and lines have changed: the rule and the cue's text, or in
/// a playlist or movie the message, and how many alike come before it in the file.
struct FindingKey: Sendable, Hashable {
  let rule: String
  /// The text with each run of white space as one blank.
  let text: String

  init(rule: String, text: String) {
    self.rule = rule
    self.text = text
  }

  init(_ finding: LintFinding, in file: CheckedFile) {
    rule = finding.diagnostic.code
    text =
      file.cue(of: finding).map { Self.normalized($0.text.utf8) }
      ?? (file.hasNoCues ? finding.diagnostic.message : "")
  }

  init(_ item: CheckedFile.Item, in file: CheckedFile) {
    rule = file.code(of: item)
    text =
      file.cue(at: file.cueIndex(of: item)).map { Self.normalized($0.text.utf8) }
      ?? (file.hasNoCues ? file.finding(item).diagnostic.message : "")
  }

  private static func normalized(_ utf8: CaptionText.UTF8View) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
      } else {
        bytes.append(byte)
      }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Gives each finding of a run a name that stays the same as long as its content does.
struct Fingerprints: Sendable {
  /// What is known of findings with the same key, whose text is read once for all in a cue.
  private struct Kind: Sendable {
    var hashes: (first: UInt64, second: UInt64)
    var count = 0
  }

  private var kinds: [Kind] = []
  private var numbers: [FindingKey: Int] = [:]
  /// The cue of the last finding, and the kinds of those in it by their rules.
  private var cue: Int?
  private var kindsOfCue: [String: Int] = [:]

  /// 32 hexadecimal digits that no other finding of the file has.
  mutating func next(_ finding: LintFinding, in file: CheckedFile) -> String {
    let rule = finding.diagnostic.code
    if finding.diagnostic.cue != cue {
      cue = finding.diagnostic.cue
      kindsOfCue.removeAll()
    }
    let known = cue == nil ? nil : kindsOfCue[rule]
    let kind = known ?? self.kind(of: FindingKey(finding, in: file), file.path)
    kindsOfCue[rule] = kind
    let number = "\(kinds[kind].count)"
    kinds[kind].count += 1
    let hashes = kinds[kind].hashes
    return hex(fnv(number, hashes.first)) + hex(fnv(number, hashes.second))
  }

  private mutating func kind(of key: FindingKey, _ path: String) -> Int {
    if let known = numbers[key] { return known }
    let content = "\(path)\u{0}\(key.rule)\u{0}\(key.text)\u{0}"
    kinds.append(
      Kind(hashes: (fnv(content, 0xCBF2_9CE4_8422_2325), fnv(content, 0x9AE1_6A3B_2F90_404F)))
    )
    numbers[key] = kinds.count - 1
    return kinds.count - 1
  }

  /// The FNV-1a hash, which needs no secrecy.
  private func fnv(_ text: String, _ basis: UInt64) -> UInt64 {
    text.utf8.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
