import CaptionKit

/// A comment that tells lint to leave something out.
///
///     NOTE captionkit-ignore reading/speed, sync/gap: sung quickly
///     NOTE captionkit-ignore-file text/italics: the archive has none
///
/// The first is about the cue that holds it or the next one, the second about the whole file.
struct Directive: Sendable, Hashable {
  /// The names of rules, groups or codes, as written.
  var rules: [String]
  /// Why; empty where nobody says.
  var reason: String
  /// Whether it is about the whole file.
  var isForFile: Bool
  /// Where it stands.
  var range: Range<Int>

  private static let word = Array("captionkit-ignore".utf8)

  /// The directives in the comments of a file.
  static func all(in file: CaptionFile) -> [Directive] {
    let bytes = file.source.bytes
    // Hardly any file has one, and looking for the word is cheaper than looking for comments.
    guard let format = file.format, occurs(in: bytes, 0..<bytes.count) != nil else { return [] }
    var all: [Directive] = []
    for comment in format.comments(file.source) {
      var start = comment.lowerBound
      while let found = occurs(in: bytes, start..<comment.upperBound) {
        var end = found
        while end < comment.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        all.append(Directive(String(decoding: bytes[found..<end], as: UTF8.self), found..<end))
        start = end
      }
    }
    return all
  }

  private init(_ line: String, _ range: Range<Int>) {
    var rest = Substring(line).dropFirst(Self.word.count)
    isForFile = rest.hasPrefix("-file")
    if isForFile { rest = rest.dropFirst(5) }
    let sides = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    rules = (sides.first ?? "").split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    reason = sides.count > 1 ? sides[1].split(separator: " ").joined(separator: " ") : ""
    self.range = range
  }

  /// How far the word may be moved on where a byte stands at its end.
  private static let steps: [Int] = {
    var steps = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() {
      steps[Int(byte)] = word.count - 1 - index
    }
    return steps
  }()

  private static func occurs(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let (word, steps) = (word, steps)
    var index = range.lowerBound
    let last = range.upperBound - word.count
    while index <= last {
      let end = bytes[index + word.count - 1]
      if end == word[word.count - 1],
        bytes[index..<index + word.count].elementsEqual(word)
      {
        return index
      }
      index += steps[Int(end)]
    }
    return nil
  }
}

/// Whether a name in a suppression means a code: the code itself, an alias, or a group.
func suppression(named name: String, means code: String) -> Bool {
  if name == code { return true }
  if let rule = RuleCatalog.rule(named: name) { return rule.id == code }
  guard !name.dropLast().contains("/") else { return false }
  return code.hasPrefix(name.hasSuffix("/") ? name : name + "/")
}
