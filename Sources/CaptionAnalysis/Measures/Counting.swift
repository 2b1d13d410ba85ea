import CaptionModel

/// What counts as a character, since guidelines do not agree on it.
///
/// Never counted are line breaks, white space at the ends of a line, markup, the annotations of
/// ruby text, and characters that nobody sees.
public struct Counting: Sendable, Hashable {
  /// How much a character counts.
  public enum Width: String, Sendable, Hashable, CaseIterable {
    /// Each one.
    case each
    /// Full-width characters one, all others a half.
    case half
  }

  /// How much a character counts.
  public var width = Width.each
  /// Whether spaces between words count.
  public var spaces = true
  /// Whether punctuation counts, brackets included.
  public var punctuation = true
  /// Whether brackets count, where punctuation does.
  public var brackets = true
  /// Whether labels for speakers and sounds count.
  public var labels = true

  /// Makes the ordinary way: every grapheme counts one, spaces, punctuation and labels included.
  public init() {}

  /// Whether this is the ordinary way, of which ``CueFacts`` holds the figures.
  public var isOrdinary: Bool { self == Counting() }

  /// What is counted, as a phrase: `characters without spaces`.
  public var phrase: String {
    var left: [String] = []
    if !spaces { left.append("spaces") }
    if !punctuation { left.append("punctuation") } else if !brackets { left.append("brackets") }
    if !labels { left.append("labels") }
    let unit = width == .half ? "full-width characters" : "characters"
    guard let last = left.last else { return unit }
    let rest = left.dropLast().joined(separator: ", ")
    return rest.isEmpty ? "\(unit) without \(last)" : "\(unit) without \(rest) and \(last)"
  }
}

extension Track {
  /// The characters of a cue and of its longest line, in halves of a character.
  ///
  /// - Returns: Two for each character that counts whole.
  public func halves(ofCue index: Int, _ counting: Counting) -> (all: Int, longestLine: Int) {
    guard cues.indices.contains(index) else { return (0, 0) }
    if counting.isOrdinary {
      return (facts[index].characters * 2, facts[index].longestLine * 2)
    }
    return halves(of: cues[index].text, leavingOut: uncounted(inCue: index, counting), counting)
  }

  /// The byte ranges of a cue's text that are not counted: labels, where they are not.
  func uncounted(inCue index: Int, _ counting: Counting) -> [Range<Int>] {
    // Offsets do not hold once annotations are taken out; few labels stand beside ruby text.
    guard !counting.labels, !TextMeasure.hasAnnotations(cues[index].text) else { return [] }
    return parts(ofCue: index).filter { part in
      switch part.kind {
      case .dialogue, .lyrics, .turn: false
      default: true
      }
    }.map(\.range)
  }

  private func halves(
    of text: CaptionText,
    leavingOut ranges: [Range<Int>],
    _ counting: Counting
  ) -> (all: Int, longestLine: Int) {
    let inCJK = language.map { $0.hasPrefix("ja") || $0.hasPrefix("zh") || $0.hasPrefix("ko") }
    var all = 0
    var longest = 0
    var line = 0
    var spaces = 0
    var ranges = ranges[...]
    func finishLine() {
      all += line
      longest = max(longest, line)
      line = 0
      spaces = 0
    }
    // Graphemes need the whole text as such; this is not the way that ordinary counting takes.
    let string = String(decoding: TextMeasure.visible(text), as: UTF8.self)
    var offset = 0
    for character in string {
      let start = offset
      offset += character.utf8.count
      while let range = ranges.first, range.upperBound <= start { ranges.removeFirst() }
      if character == "\n" {
        finishLine()
        continue
      }
      if let range = ranges.first, range.contains(start) { continue }
      guard let first = character.unicodeScalars.first else { continue }
      let value = first.value
      let kind: ScalarClass =
        value >= 0x80
        ? ScalarClass(value)
        : value <= 0x20 ? (value == 0x20 || value == 0x09 ? .space : .invisible) : .letter
      let wide = counting.width == .each || isFullWidth(value, inCJK: inCJK ?? false)
      let weight = wide ? 2 : 1
      switch kind {
      case .space:
        if line > 0, counting.spaces { spaces += weight }
      case .invisible: break
      default:
        if !counts(first, counting) { continue }
        line += spaces + weight
        spaces = 0
      }
    }
    finishLine()
    return (all, longest)
  }

  func counts(_ scalar: Unicode.Scalar, _ counting: Counting) -> Bool {
    guard !counting.punctuation || !counting.brackets else { return true }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation: return false
    case .initialPunctuation, .finalPunctuation, .otherPunctuation, .dashPunctuation,
      .connectorPunctuation:
      return counting.punctuation
    default: return true
    }
  }
}
