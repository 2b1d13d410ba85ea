import CaptionAnalysis
import CaptionEncoding

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

/// What is said of numbers of characters, put together once for all of a rule's findings.
struct CountedCharacters {
  /// What follows the number one, and what follows all others.
  private let one: [UInt8]
  private let many: [UInt8]

  init(_ counting: Counting) {
    let phrase = counting.phrase
    many = Array(" \(phrase)".utf8)
    let isSplit = phrase.hasPrefix("characters")
    one = isSplit ? Array(" character\(phrase.dropFirst("characters".count))".utf8) : many
  }

  /// The most bytes that ``write(halves:to:)`` appends.
  var most: Int { many.count + 48 }

  /// Appends a number of characters with what was counted: `12 characters`, `1 character`.
  @inline(__always)
  func write(halves: Int, to output: inout OutputSpan<UInt8>) {
    output.write(thousandths: halves * 500)
    output.write(halves == 2 ? one.span : many.span)
  }
}
