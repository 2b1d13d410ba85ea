import CaptionModel

/// The pairs of letters with which credits begin in some languages; a quick look tells most texts
/// from credits.
struct CreditStarts {
  /// Whether credits begin with a pair, by its hash.
  private let begins: [Bool]

  init(_ lexicon: LabelLexicon, _ languages: LabelLexicon.Languages) {
    begins = lexicon.creditStarts.map { $0 & languages != 0 }
  }

  /// Whether a text might begin as credits do.
  @inline(__always)
  func mayBegin(_ utf8: CaptionText.UTF8View) -> Bool {
    let count = utf8.count
    var index = 0
    while index < count, utf8[index] <= 0x20 { index += 1 }
    guard index < count else { return false }
    let (first, length) = utf8.scalar(at: index)
    let letter = LabelFolding.fold(first)
    // A sign may stand alone, before anything.
    if begins[LabelLexicon.pair(letter, 0)] { return true }
    guard index + length < count else { return false }
    let second = LabelFolding.fold(utf8.scalar(at: index + length).value)
    return begins[LabelLexicon.pair(letter, second)]
  }
}
