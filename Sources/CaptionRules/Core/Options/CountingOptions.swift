import CaptionAnalysis

/// Options that say what counts as a character; rules that count put them in.
protocol CountsCharacters: RuleOptions {
  /// What counts.
  var counting: Counting { get set }
}

extension CountsCharacters {
  /// The options that say what counts.
  static var countingOptions: [RuleOption<Self>] {
    [
      .choice(
        "width",
        "Whether each character counts one, or all but full-width ones a half.",
        \.counting.width
      ),
      .flag("spaces", "Whether spaces between words count.", \.counting.spaces),
      .flag("punctuation", "Whether punctuation counts.", \.counting.punctuation),
      .flag("brackets", "Whether brackets count, where punctuation does.", \.counting.brackets),
      .flag("labels", "Whether labels for speakers and sounds count.", \.counting.labels),
    ]
  }
}

/// Halves of characters as people read them: `12`, `12.5`.
func characters(halves: Int) -> String {
  decimal(thousandths: halves * 500)
}

/// A number of characters with what was counted: `12 characters`, `1 character`.
func counted(halves: Int, _ counting: Counting) -> String {
  let number = characters(halves: halves)
  let phrase = counting.phrase
  guard halves == 2, phrase.hasPrefix("characters") else { return "\(number) \(phrase)" }
  return "1 character\(phrase.dropFirst("characters".count))"
}
