import CaptionKit

/// Audio descriptions that are to be checked, and the captions beside which they are spoken.
struct DescriptionSettings: Sendable {
  var path: String?
  var dialoguePath: String?

  static var options: [OptionSpec<DescriptionSettings>] {
    [
      .value(
        "descriptions",
        "AD",
        kind: .file,
        "Check audio descriptions, such as WebVTT of the kind descriptions, against --dialogue."
      ) { (settings, path) throws(UsageError) in settings.path = path },
      .value(
        "dialogue",
        "CAPTIONS",
        kind: .file,
        "The captions of the programme that --descriptions describes."
      ) { (settings, path) throws(UsageError) in settings.dialoguePath = path },
    ]
  }

  func validate(_ operands: [String]) throws(UsageError) {
    if path != nil, dialoguePath == nil {
      throw UsageError("--descriptions needs --dialogue, the captions of what is said")
    }
    if path == nil, dialoguePath != nil { throw UsageError("--dialogue needs --descriptions") }
    if path != nil, let other = operands.first {
      throw UsageError("--descriptions names the file to check, so not also '\(other)'")
    }
    if path == "-", dialoguePath == "-" {
      throw UsageError("standard input can be read only once")
    }
  }

  /// The captions of what is said; nil where they could not be read, which is reported.
  func dialogue(
    _ input: InputSettings,
    _ console: inout Console
  ) throws(Failure) -> CaptionDocument? {
    guard let dialoguePath else { return nil }
    var input = input
    input.profile = nil
    switch try console.load(dialoguePath, input) {
    case .unreadable(let reason):
      console.report(dialoguePath, reason)
      return nil
    case .file(let file):
      guard file.isAccepted else {
        console.report(dialoguePath, file.refusal.message)
        return nil
      }
      return file.document
    }
  }
}
