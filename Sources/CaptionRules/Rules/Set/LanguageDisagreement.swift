import CaptionLanguage
import CaptionModel
import CaptionTagging

/// Finds files whose names say another language than the document declares.
public struct LanguageDisagreement: SetRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "set/language-disagreement",
    "A file's name says another language than the document.",
    severity: .warning,
    subject: .set,
    evidence: [],
    text: .init(
      checks:
        "Whether the language in the file's name or folder is the one that the document declares, as xml:lang "
        + "of TTML does.",
      matters:
        "Some players go by the name and others by the document, so that viewers get either.",
      measured:
        "By the language, and by region and script where both say one: en fits en-GB, en-US does not. The "
        + "message tells where the words speak for one of them.",
      sources: ["TTML2, 8.1.8 xml:lang; BCP 47."]
    ),
    examples: [
      .passes(
        "=== ferry.de.vtt\nlanguage: de-DE\n\n00:01.000 --> 00:03.000\nFährt heute niemand?\n"
      ),
      .fails(
        "=== ferry.de.vtt\nlanguage: en\n\n00:01.000 --> 00:03.000\nFährt heute niemand?\n",
        "ferry.de.vtt: the name says \"de\", the document \"en\""
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports a file with two languages.
  public func check(
    _ file: SetFile,
    in title: TitleFiles,
    of library: CaptionLibrary,
    report: (Finding) -> Void
  ) {
    let isTrusted = Set(title.files.compactMap { $0.facts.name.language?.text }).count > 1
    guard let named = file.facts.namedLanguage(isTrusted: isTrusted),
      let declared = file.facts.declaredLanguage.flatMap({ LanguageTag($0) }),
      !named.mayBeSame(as: declared)
    else { return }
    var message = "the name says \"\(named.text)\", the document \"\(declared.text)\""
    if let words = file.facts.sureLanguage(atLeast: 100, share: 85),
      let tag = LanguageTag(words.language)
    {
      let isOne = [named, declared].contains { $0.canonicalLanguage == tag.canonicalLanguage }
      if isOne, named.canonicalLanguage != declared.canonicalLanguage {
        message += "; the words are in \"\(words.language)\""
      }
    }
    report(Finding(.file, message))
  }
}
