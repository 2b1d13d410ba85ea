import CaptionKit

/// What is to be said of an output beside it.
struct TagSettings: Sendable {
  /// A form in which a role is written down.
  enum Target: String, CaseIterable, Sendable {
    case json
    case hls
    /// In the movie that is written.
    case mp4
  }

  var role: TrackRole?
  var targets: [Target] = []
  var language: LanguageTag?
  var forcesClaim = false
  /// What is known of the programme.
  var assessment = AssessmentOptions()

  static var options: [OptionSpec<TagSettings>] {
    [
      .choice(
        "role",
        "ROLE",
        "What the track is meant for: sdh, captions (the same in the language that is heard), "
          + "subtitles, forced, easy-reader, translation or descriptions. A role that the captions "
          + "refute is not written, and the exit status is then 1; needs --tag. In TTML, sdh and "
          + "captions also give cues that are all sound, music or song a ttm:role."
      ) { (settings, role: TrackRole) in settings.role = role },
      .value(
        "tag",
        "HOW",
        kind: .oneOf(Target.allCases.map(\.rawValue) + ["json,hls"]),
        "How the role is written down: json writes a manifest to OUT.tags.json, hls prints the "
          + "EXT-X-MEDIA line on standard output, mp4 writes it into the movie, as happens without "
          + "--tag; several stand with commas between, such as json,hls. The line refers to a media "
          + "playlist with the name of OUT and the extension m3u8."
      ) { (settings, text) throws(UsageError) in
        settings.targets = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
          guard let target = Target(rawValue: String(name)) else {
            let known = Target.allCases.map(\.rawValue)
            throw UsageError(
              "--tag takes \(listed(known)), or several with commas between, not '\(name)'",
              suggestion: nearest(to: String(name), among: known)
            )
          }
          if !settings.targets.contains(target) { settings.targets.append(target) }
        }
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
      .flag(
        "force-claim",
        "Write a role that the captions refute all the same; the manifest records it."
      ) { $0.forcesClaim = true },
    ]
  }

  /// Checks the settings together with where captions and losses go.
  func validate(_ plan: ConvertPlan) throws(UsageError) {
    let isMovie = plan.jobs.contains { $0.movie != nil }
    if targets.contains(.mp4), !isMovie {
      throw UsageError("--tag mp4 needs an output that ends in .mp4, .m4v or .mov, or --into")
    }
    if isMovie {
      if role == .descriptions,
        plan.jobs.contains(where: { $0.movie?.kind?.hasCharacteristics ?? false })
      {
        throw UsageError("tagc is for audible descriptions only; .mp4 can say descriptions of text")
      }
    } else if role != nil, targets.isEmpty {
      throw UsageError("--role needs --tag json, hls or json,hls")
    }
    if role == nil, !targets.isEmpty {
      throw UsageError(
        "--tag needs --role \(listed(TrackRole.allCases.map(\.rawValue)))"
      )
    }
    if role == nil, forcesClaim, !isMovie {
      throw UsageError("--force-claim needs --role and --tag")
    }
    guard role != nil else { return }
    if plan.jobs.contains(where: { $0.output == "-" }) {
      throw UsageError("--tag needs an output file, since tags refer to it by its name")
    }
    if role == .descriptions, targets.contains(.hls) {
      throw UsageError("HLS cannot say that a text track describes the picture; --tag json can")
    }
    if targets.contains(.hls), plan.lossesPath == "-" {
      throw UsageError("the EXT-X-MEDIA line and losses cannot both go to standard output")
    }
  }
}
