import CaptionKit

/// What is known of a programme, and where lines are drawn, as commands are told that weigh claims.
struct AssessmentSettings: Sendable {
  var language: LanguageTag?
  var assessment = AssessmentOptions()

  static var options: [OptionSpec<AssessmentSettings>] {
    [
      .value(
        "duration",
        "TIME",
        "How long the programme lasts, such as 00:42:10 or 2530s."
      ) { (settings, text) throws(UsageError) in
        settings.assessment.programmeDuration = try programmeDuration("--duration", text)
      },
      .value(
        "language",
        "TAG",
        "The language of the captions as a BCP 47 tag such as en or pt-BR; otherwise the file "
          + "tells, and then its name."
      ) { (settings, text) throws(UsageError) in
        settings.language = try languageTag("--language", text)
      },
      originalLanguage.lifted(to: \.assessment),
      .flag("no-dialogue", "State that nothing is said in the programme.") {
        $0.assessment.hasNoDialogue = true
      },
      .flag("no-sound", "State that neither music nor another sound is heard in the programme.") {
        $0.assessment.hasNoSound = true
      },
      .value(
        "set",
        "LIMIT=VALUE",
        isRepeatable: true,
        "Draw a line elsewhere, such as longest-edge=8m or fast-share=5%; -v and --json name all "
          + "limits with their values. May be given again."
      ) { (settings, text) throws(UsageError) in try settings.set(text) },
    ]
  }

  /// The option that names the language of the original.
  static var originalLanguage: OptionSpec<AssessmentOptions> {
    .value(
      "original-language",
      "TAG",
      "The language of the original, in which the programme is heard, as a BCP 47 tag."
    ) { (settings, text) throws(UsageError) in
      settings.originalLanguage = try languageTag("--original-language", text).text
    }
  }

  private mutating func set(_ text: String) throws(UsageError) {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else { throw UsageError("--set takes LIMIT=VALUE, not '\(text)'") }
    let name = String(sides[0])
    guard let threshold = AssessmentThreshold.named(name) else {
      throw UsageError(
        "unknown limit '\(name)'",
        suggestion: nearest(to: name, among: AssessmentThreshold.all.map(\.name))
      )
    }
    guard threshold.set(String(sides[1]), in: &assessment) else {
      throw UsageError("\(name) takes \(threshold.expectation), not '\(sides[1])'")
    }
  }

  /// The language to judge a file by, and who says so.
  func language(of document: CaptionDocument, path: String) -> FileLanguage? {
    FileLanguage(of: document, path: path, named: language)
  }
}

extension AssessmentThreshold {
  /// The value with its unit: `5m`, `90%`, `20 characters a second`.
  func shown(_ options: AssessmentOptions) -> String {
    let value = value(in: options)
    guard case .count(let noun) = unit else { return value }
    return value == "auto" ? value : "\(value) \(noun)"
  }
}
