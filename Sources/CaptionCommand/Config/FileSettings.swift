import CaptionKit

/// What counts for each file: profiles, configuration, and what was typed.
struct FileSettings {
  private let rules: RuleSelection
  private let io: ConsoleIO
  private var finder: ConfigurationFinder
  /// The captions beside which an audio description is spoken, where one is checked.
  var dialogue: CaptionDocument?
  /// What was heard of the programme, where anybody listened to it.
  var heard: SpeechTrack?
  /// What is known of the programme, by the frame rate of the layers.
  private var programmes: [FrameRate?: TrackContext] = [:]
  /// The stacks that have been put together, by the label of the configuration.
  private var stacks: [String: SettingsStack] = [:]
  /// What each stack was read from, by the same label: hashes of the files.
  private(set) var hashes: [String: [String]] = [:]

  init(_ rules: RuleSelection, _ configuration: ConfigurationSettings, _ io: ConsoleIO) {
    self.rules = rules
    self.io = io
    finder = ConfigurationFinder(configuration, io)
  }

  /// The layers for a file: the configuration on what it extends, then the profiles that were typed.
  mutating func stack(for path: String) throws(Failure) -> SettingsStack {
    let configuration = try finder.layer(for: path)
    let key = configuration?.label ?? ""
    if let known = stacks[key] { return known }
    var stack = SettingsStack()
    let finder = finder
    var hashes = configuration.flatMap { $0.path.flatMap { finder.hashes[$0] } }.map { [$0] } ?? []
    do throws(SettingsError) {
      if rules.profiles.isEmpty, configuration?.extends.isEmpty != false {
        try stack.add(ProfileCatalog.profile(named: "default"))
      }
      if let configuration {
        try stack.add(configuration) { (name, layer) throws(SettingsError) in
          let (found, hash) = try finder.find(name, layer)
          if let hash { hashes.append(hash) }
          return found
        }
      }
      for name in rules.profiles { try stack.add(ProfileCatalog.profile(named: name)) }
    } catch {
      throw Failure(UsageError(error))
    }
    stacks[key] = stack
    self.hashes[key] = hashes
    return stack
  }

  /// The label of the configuration that counts for a file, which tells one stack from the others.
  mutating func digestKey(for path: String) throws(Failure) -> String {
    try finder.layer(for: path)?.label ?? ""
  }

  /// Whether patterns in a layer fit a file.
  func matcher(for path: String) -> SettingsStack.Matcher {
    let finder = finder
    return { patterns, layer in finder.matches(patterns, layer, path) }
  }

  /// The track of a file with what is known besides it, and the options of its rules.
  ///
  /// - Parameter isForced: Whether a movie says of the track that it is forced.
  mutating func resolve(
    _ file: CaptionFile,
    _ path: String,
    isForced: Bool = false
  ) throws(Failure) -> (track: Track, options: LintOptions, layers: [SettingsLayer]) {
    let stack = try stack(for: path)
    let matches = matcher(for: path)
    var context = try programme(stack.frameRate(matches: matches))
    let layers = stack.layers(matches: matches)
    // netflix-de says that the captions are German, whether or not the file does.
    if context.language == nil { context.language = layers.last { $0.language != nil }?.language }
    if context.language == nil, file.document.language == nil {
      context.language = FileLanguage(of: file.document, path: path)?.tag
    }
    context.dialogue = dialogue
    if context.isForcedNarrative == nil, isForced || Self.isNamedForced(path) {
      context.isForcedNarrative = true
    }
    var track = Track(file.document, map: file.result.map, context: context)
    if let heard { track = track.matched(with: ProgrammeMatcher.match(track, heard: heard)) }
    let options = stack.options(language: track.language, matches: matches)
    return (track, rules.options(on: options), layers)
  }

  /// The options of rules about a playlist or movie, and how long the programme lasts where somebody said it.
  mutating func resolvePlaylist(
    _ path: String
  ) throws(Failure) -> (options: LintOptions, layers: [SettingsLayer], programme: MediaTime?) {
    let stack = try stack(for: path)
    let matches = matcher(for: path)
    let programme = try programme(stack.frameRate(matches: matches)).duration
    let options = stack.options(language: nil, matches: matches)
    return (rules.options(on: options), stack.layers(matches: matches), programme)
  }

  /// The options of rules about sets for a file of which facts are known.
  mutating func resolveSet(
    _ facts: SetFacts
  ) throws(Failure) -> (options: LintOptions, layers: [SettingsLayer]) {
    let stack = try stack(for: facts.path)
    let matches = matcher(for: facts.path)
    let layers = stack.layers(matches: matches)
    let language =
      facts.givenLanguage ?? layers.last { $0.language != nil }?.language ?? facts.declaredLanguage
      ?? facts.name.language?.text
    return (rules.options(on: stack.options(language: language, matches: matches)), layers)
  }

  /// The language that was typed for all files.
  var typedLanguage: String? { rules.context.language }

  /// Whether a file's name says that it is a forced narrative, as in `film.en.forced.srt`.
  static func isNamedForced(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    return name.split(whereSeparator: { ".-_ ()[]".contains($0) }).contains { word in
      word == "forced"
    }
  }

  /// What is known of the programme; media files are looked at once.
  private mutating func programme(_ frameRate: FrameRate?) throws(Failure) -> TrackContext {
    if let known = programmes[frameRate] { return known }
    let context = try rules.programme(frameRate, io)
    programmes[frameRate] = context
    return context
  }
}
