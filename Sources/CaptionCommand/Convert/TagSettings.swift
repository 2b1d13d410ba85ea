import CaptionKit

/// What is to be said of an output beside it or in it.
struct TagSettings: Sendable {
  /// A form in which a role is written down.
  enum Target: String, CaseIterable, Sendable {
    case json
    case hls
    case dash
    case mkv
    case html
    case name
    case dapt
    /// In the movie that is written.
    case mp4

    /// Whether nothing can be written without a language.
    var needsLanguage: Bool {
      switch self {
      case .hls, .dash, .mkv, .html: true
      case .json, .name, .dapt, .mp4: false
      }
    }

    /// The one word that stands for both characteristics of SDH; nil where each has its own.
    var wordForSDH: String? {
      switch self {
      case .dash: "the value caption in DASH"
      case .mkv: "the flag hearing-impaired in Matroska"
      case .html: "the kind captions in HTML"
      case .json, .hls, .name, .dapt, .mp4: nil
      }
    }

    /// What is written, for messages.
    var what: String {
      switch self {
      case .json: "the manifest"
      case .hls: "the EXT-X-MEDIA line"
      case .dash: "the AdaptationSet"
      case .mkv: "the Matroska track"
      case .html: "the track element"
      case .name: "the name"
      case .dapt: "the DAPT attributes"
      case .mp4: "the movie's track"
      }
    }
  }

  var role: TrackRole?
  var targets: [Target] = []
  var language: LanguageTag?
  var forcesClaim = false
  /// How it is described in a DASH manifest.
  var dash = ManifestEntry.Settings()
  /// What is known of the programme.
  var assessment = AssessmentOptions()

  static var options: [OptionSpec<TagSettings>] {
    roleOptions + ManifestEntry.Settings.options.map { $0.lifted(to: \.dash) }
  }

  private static var roleOptions: [OptionSpec<TagSettings>] {
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
        kind: .oneOf(Target.allCases.map(\.rawValue)),
        "How the role is written down, one or more with commas between them: json writes a manifest "
          + "to OUT.tags.json; hls, dash and html print the EXT-X-MEDIA line, the AdaptationSet or "
          + "the track element on standard output; mkv writes OUT's captions into a Matroska file; "
          + "mp4 writes it into the movie, as happens without --tag; "
          + "name writes OUT under the name by which players find it, such as film.en.sdh.srt; dapt "
          + "says it in TTML itself. The line refers to a media playlist with the name of OUT and "
          + "the extension m3u8."
      ) { (settings, text) throws(UsageError) in
        settings.targets = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
          guard let target = Target(rawValue: String(name)) else {
            let known = Target.allCases.map(\.rawValue)
            throw UsageError(
              "--tag takes \(listed(known)), or several with commas, not '\(name)'",
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
        "Write a role that the captions refute all the same; a manifest of --tag json records it."
      ) { $0.forcesClaim = true },
    ]
  }

  /// Checks the settings together with where captions and losses go.
  func validate(_ plan: ConvertPlan, _ movie: MovieSettings) throws(UsageError) {
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
      throw UsageError("--role needs --tag \(listed(Target.allCases.map(\.rawValue)))")
    }
    if role == nil, !targets.isEmpty {
      throw UsageError(
        "--tag needs --role \(listed(TrackRole.allCases.map(\.rawValue)))"
      )
    }
    if role == nil, forcesClaim, !isMovie {
      throw UsageError("--force-claim needs --role and --tag")
    }
    try validateParts(movie)
    guard role != nil else { return }
    if plan.jobs.contains(where: { $0.output == "-" }) {
      throw UsageError("--tag needs an output file, since tags refer to it by its name")
    }
    if role == .descriptions, targets.contains(.hls) {
      throw UsageError("HLS cannot say that a text track describes the picture; --tag json can")
    }
    if plan.lossesPath == "-", let target = targets.first(where: { isPrinted($0) }) {
      throw UsageError("\(target.what) and losses cannot both go to standard output")
    }
    for job in plan.jobs { try validateFormat(job.format) }
    if plan.jobs.count > 1, movie.host != nil || dash.manifest != nil {
      throw UsageError("--into and --mpd take one output, since each change needs the one before")
    }
  }

  private func isPrinted(_ target: Target) -> Bool {
    switch target {
    case .hls, .html: true
    case .dash: dash.manifest == nil
    case .json, .mkv, .name, .dapt, .mp4: false
    }
  }

  private func validateParts(_ movie: MovieSettings) throws(UsageError) {
    let needs: [(option: String, isGiven: Bool, target: Target)] = [
      ("mpd", dash.manifest != nil, .dash), ("dash-profile", dash.profile != nil, .dash),
      ("into", movie.host.map { MatroskaFile.isNamed($0) } == true, .mkv),
    ]
    for need in needs where need.isGiven && !targets.contains(need.target) {
      throw UsageError("--\(need.option) needs --tag \(need.target.rawValue)")
    }
  }

  /// Whether a name in a menu, or a default, is written somewhere besides movies.
  var hasMenu: Bool {
    targets.contains { $0 == .hls || $0 == .dash || $0 == .mkv || $0 == .html }
  }

  private func validateFormat(_ format: CaptionFormat) throws(UsageError) {
    if targets.contains(.dash), ManifestEntry.mimeType(ofFormat: format.id) == nil {
      throw UsageError("--tag dash needs WebVTT or TTML, since DASH has no \(format.name)")
    }
    if targets.contains(.html), format.id != CaptionFormat.webVTT.id {
      throw UsageError("--tag html needs WebVTT, since browsers have no \(format.name)")
    }
    if targets.contains(.mkv),
      format.id != CaptionFormat.webVTT.id, format.id != CaptionFormat.subRip.id
    {
      throw UsageError("--tag mkv needs SubRip or WebVTT, since Matroska has no \(format.name)")
    }
    if targets.contains(.dapt), format.id != CaptionFormat.ttml.id {
      throw UsageError("--tag dapt needs TTML, not \(format.name)")
    }
  }
}

extension Conversion {
  /// Names the output as players look for it, and tells what no name says.
  mutating func takeConventionalName(_ language: String?) throws(Failure) -> [Loss] {
    guard let role = settings.tagging.role else { return [] }
    guard let tag = LanguageTag(language ?? "") else {
      throw Failure(.usage, "the name needs a language; name it with --language")
    }
    job.output = SidecarName.conventional(job.output, tag, role)
    guard SidecarName.word(for: role) == nil else { return [] }
    return role.characteristics.map { .characteristic($0, in: "the convention of file names") }
  }
}

extension TagSettings {
  /// Says in TTML's root what the text represents, in the words of DAPT (W3C, Dubbing and Audio
  /// description Profiles of TTML2).
  func writeDAPT(into document: inout CaptionDocument) {
    guard let role else { return }
    let namespace = "http://www.w3.org/ns/ttml/profile/dapt#metadata"
    let represented: String
    switch role {
    case .sdh, .captions: represented = "audio.dialogue audio.nonDialogueSounds"
    case .subtitles, .easyReader, .translation: represented = "audio.dialogue"
    case .forced: represented = "audio.dialogue visual.text"
    case .descriptions: represented = "visual"
    }
    var attributes = [("scriptRepresents", represented)]
    let original = assessment.originalLanguage.flatMap { LanguageTag($0) }
    if role == .translation, let original { attributes.append(("langSrc", original.text)) }
    var root = document.extras[TTMLDocument.self] ?? TTMLDocument()
    for (name, value) in attributes {
      root.foreign.attributes.removeAll { $0.namespace == namespace && $0.name == name }
      root.foreign.attributes.append(
        TTMLForeign.Attribute(namespace: namespace, name: name, value: value)
      )
    }
    document.extras[TTMLDocument.self] = root
  }
}
