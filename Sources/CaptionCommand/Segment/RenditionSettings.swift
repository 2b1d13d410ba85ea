import CaptionKit

/// How a rendition is to be described in a multivariant playlist.
struct RenditionSettings: Sendable {
  var role: TrackRole?
  var language: LanguageTag?
  var name: String?
  var isDefault = false
  var stableID: String?
  var forcesClaim = false
  var multivariant: String?
  /// What is known of the programme.
  var assessment = AssessmentOptions()

  static var options: [OptionSpec<RenditionSettings>] {
    [
      .value(
        "multivariant",
        "FILE",
        kind: .file,
        "The multivariant playlist to which the rendition is added, or which is made; needs "
          + "--role. A line for the same rendition is only replaced with --overwrite."
      ) { (settings, path) throws(UsageError) in settings.multivariant = path },
      .value(
        "role",
        "ROLE",
        kind: .oneOf(TrackRole.allCases.map(\.rawValue)),
        "What the track is meant for: \(listed(TrackRole.allCases.map(\.rawValue))). A role that "
          + "the captions refute is not written, and the exit status is then 1."
      ) { (settings, text) throws(UsageError) in
        let choices = TrackRole.allCases.map(\.rawValue)
        guard let role = TrackRole(rawValue: text) else {
          throw UsageError(
            "--role takes \(listed(choices)), not '\(text)'",
            suggestion: nearest(to: text, among: choices)
          )
        }
        settings.role = role
      },
      .value(
        "language",
        "TAG",
        "The language of the captions as a BCP 47 tag such as en or pt-BR; otherwise the input "
          + "tells."
      ) { (settings, text) throws(UsageError) in
        settings.language = try languageTag("--language", text)
      },
      AssessmentSettings.originalLanguage.lifted(to: \.assessment),
      .value(
        "name",
        "NAME",
        "What viewers see in a menu; otherwise the language in itself with the role, such as "
          + "English (SDH)."
      ) { (settings, text) throws(UsageError) in
        guard !text.isEmpty else { throw UsageError("--name takes a name that is not empty") }
        settings.name = text
      },
      .flag("default", "Mark the rendition as the one that is shown where nobody chose.") {
        $0.isDefault = true
      },
      .value(
        "stable-id",
        "ID",
        "The STABLE-RENDITION-ID: letters, digits and + / = . - _ only."
      ) { (settings, text) throws(UsageError) in
        guard !text.isEmpty,
          text.unicodeScalars.allSatisfy({ HLSRendition.mayStandInStableID($0) })
        else {
          throw UsageError("--stable-id takes letters, digits and + / = . - _, not '\(text)'")
        }
        settings.stableID = text
      },
      .flag("force-claim", "Write a role that the captions refute all the same.") {
        $0.forcesClaim = true
      },
    ]
  }

  func validate(writesManifest: Bool) throws(UsageError) {
    if role == .descriptions, multivariant != nil || !writesManifest {
      throw UsageError("HLS cannot say that a text track describes the picture")
    }
    guard role == nil else { return }
    let given = [
      ("multivariant", multivariant != nil), ("name", name != nil), ("default", isDefault),
      ("stable-id", stableID != nil), ("force-claim", forcesClaim),
      ("original-language", assessment.originalLanguage != nil),
    ]
    if let option = given.first(where: \.1)?.0 {
      throw UsageError("--\(option) needs --role")
    }
  }
}
