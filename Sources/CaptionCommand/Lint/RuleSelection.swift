import CaptionKit
import SystemIO

/// Which rules are run and with what limits, as typed; every command that checks shares it.
struct RuleSelection: Sendable {
  private(set) var profiles: [String] = []
  /// The profile of TTML that files have to follow.
  private(set) var formatProfile: TTMLProfile?
  private var typed = LintOptions()
  private(set) var context = TrackContext()
  private var media: String?
  private var shots: String?
  private var cast: String?
  private var detectsShots = false

  /// Whether only the rules that were named are run.
  var selectsRules: Bool { typed.only != nil }

  /// Whether files about the programme are read besides the captions.
  var readsFiles: Bool { media != nil || shots != nil || cast != nil }

  /// Checks what can be wrong with the settings as a whole.
  func validate() throws(UsageError) {
    if detectsShots, media == nil { throw UsageError("--detect-shots needs --media") }
    if detectsShots, shots != nil {
      throw UsageError("--shots and --detect-shots exclude each other")
    }
  }

  /// What is known of the programme besides the captions, the media file and the lists read.
  ///
  /// - Parameters:
  ///   - frameRate: The rate that counts where neither what was typed nor the media file has one.
  ///   - io: The world with the files.
  /// - Throws: Where these cannot be read, since a check without them would pass for one with them.
  func programme(_ frameRate: FrameRate?, _ io: ConsoleIO) throws(Failure) -> TrackContext {
    var context = context
    if let media {
      do throws(MediaFacts.Problem) {
        let facts = try MediaFacts.read(media, io)
        if context.duration == nil { context.duration = facts.duration }
        if context.frameRate == nil { context.frameRate = facts.frameRate }
        if detectsShots { context.shotChanges = try MediaFacts.shotChanges(media, io) }
      } catch {
        throw Failure(.inputOutput, "\(shown(media)): \(error.message)")
      }
    }
    if context.frameRate == nil { context.frameRate = frameRate }
    if let shots {
      let bytes = try list(shots, io)
      do throws(ShotList.Problem) {
        context.shotChanges = try ShotList(bytes, frameRate: context.frameRate).cuts
      } catch {
        throw Failure(.usage, "\(shown(shots)):\(error.line): \(error.message)")
      }
    }
    if let cast {
      let bytes = try list(cast, io)
      do throws(CastList.Problem) {
        context.cast = try CastList(bytes).names
      } catch {
        throw Failure(.usage, "\(shown(cast)):\(error.line): \(error.message)")
      }
    }
    return context
  }

  private func list(_ path: String, _ io: ConsoleIO) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try io.readFile(path)
    } catch {
      throw Failure(.inputOutput, "\(shown(path)): \(error)")
    }
    if let kind = FileKind(of: bytes) {
      throw Failure(.inputOutput, "\(shown(path)): no list: looks like \(kind.name)")
    }
    return bytes
  }

  /// What was typed put on the options that a file's layers give.
  func options(on layers: LintOptions) -> LintOptions {
    var options = layers
    options.merge(typed.rules)
    options.only = typed.only
    options.ignored = typed.ignored
    return options
  }

  static var options: [OptionSpec<RuleSelection>] {
    [
      .value(
        "profile",
        short: "p",
        "NAME",
        kind: .profile,
        isRepeatable: true,
        "Check against this profile: of a house, such as netflix-en-sdh or bbc, or of TTML, such as "
          + "imsc1.1-text or ebu-tt-d. Of two houses' the later one wins where they differ."
      ) {
        (settings, text) throws(UsageError) in
        do throws(SettingsError) {
          _ = try ProfileCatalog.profile(named: text)
        } catch {
          guard let profile = TTMLProfile(named: text) else {
            var error = error
            error.candidates += TTMLProfile.allNames
            throw UsageError(error)
          }
          settings.formatProfile = profile
          return
        }
        settings.profiles.append(text)
      },
      selecting(
        "select",
        "Run this rule or group only, whatever the profile says; may be given again."
      ),
      selecting("only", "The same as --select."),
      .value(
        "ignore",
        "RULE",
        kind: .rule,
        isRepeatable: true,
        "Leave this rule or group out; may be given again."
      ) { (settings, text) throws(UsageError) in
        settings.typed.ignored.append(try known(text))
      },
      .value(
        "severity",
        "RULE=LEVEL",
        isRepeatable: true,
        "How grave the findings of a rule or group are: off, advice, warning or error; may be given "
          + "again. Of a group, rules that are off by default stay so."
      ) { (settings, text) throws(UsageError) in try settings.setSeverity(text) },
      .value(
        "set",
        "RULE.OPTION=VALUE",
        isRepeatable: true,
        "Set an option of a rule, such as reading/speed.max=17; may be given again."
      ) { (settings, text) throws(UsageError) in try settings.setOption(text) },
      .value("max-cps", "N", "The highest reading speed, in characters a second.") {
        (settings, text) throws(UsageError) in
        guard let limit = Ratio(text), limit > 0 else {
          throw UsageError("--max-cps takes a number above zero, not '\(text)'")
        }
        settings.typed.set("reading/speed", "max", to: .number(limit), from: .init("--max-cps"))
      },
      .value("max-line-length", "N", "The most characters in a line.") {
        (settings, text) throws(UsageError) in
        guard let limit = Int(text), limit > 0 else {
          throw UsageError("--max-line-length takes a whole number above zero, not '\(text)'")
        }
        settings.typed.set(
          "reading/line-too-long",
          "max",
          to: .number(Ratio(limit)),
          from: .init("--max-line-length")
        )
      },
      .value(
        "frame-rate",
        "RATE",
        "The programme's frame rate, such as 25, 23.976 or 30000/1001."
      ) { (settings, text) throws(UsageError) in
        guard let rate = FrameRate(text) else {
          throw UsageError("--frame-rate takes a rate such as 25 or 23.976, not '\(text)'")
        }
        settings.context.frameRate = rate
      },
      .value(
        "duration",
        "TIME",
        "How long the programme lasts, such as 00:42:10 or 2530s."
      ) { (settings, text) throws(UsageError) in
        settings.context.duration = try programmeDuration("--duration", text)
      },
      .value(
        "language",
        "TAG",
        "The language of the captions as a BCP 47 tag, whatever the file declares."
      ) { (settings, text) throws(UsageError) in
        settings.context.language = try languageTag("--language", text).text
      },
      .value(
        "shots",
        "FILE",
        kind: .file,
        "When the picture cuts: one time or frame a line."
      ) { (settings, text) throws(UsageError) in settings.shots = text },
      .value(
        "cast",
        "FILE",
        kind: .file,
        "The names of the programme's cast, one a line, by which labels are found that name somebody "
          + "before the programme does."
      ) { (settings, text) throws(UsageError) in settings.cast = text },
      .value(
        "media",
        "FILE",
        kind: .file,
        "The programme, from which ffprobe takes its duration and frame rate."
      ) { (settings, text) throws(UsageError) in settings.media = text },
      .flag(
        "detect-shots",
        "Find the cuts of --media by how much the picture changes, with ffmpeg."
      ) { $0.detectsShots = true },
    ]
  }

  private static func selecting(_ name: String, _ help: String) -> OptionSpec<RuleSelection> {
    .value(name, "RULE", kind: .rule, isRepeatable: true, help) {
      (settings, text) throws(UsageError) in
      settings.typed.only = (settings.typed.only ?? []) + [try known(text)]
    }
  }

  /// The name of a rule or of a group, which is checked.
  private static func known(_ name: String) throws(UsageError) -> String {
    guard RuleCatalog.rules(named: name).isEmpty else { return name }
    throw UsageError(
      "unknown rule '\(name)'",
      suggestion: nearest(to: name, among: RuleCatalog.names)
    )
  }

  private static func rule(_ name: some StringProtocol) throws(UsageError) -> RuleInfo {
    let name = String(name)
    if let rule = RuleCatalog.rule(named: name) { return rule }
    let isGroup = !RuleCatalog.rules(named: name).isEmpty
    throw UsageError(
      isGroup
        ? "'\(name)' is a group, of which each rule has its own options" : "unknown rule '\(name)'",
      suggestion: isGroup ? nil : nearest(to: name, among: RuleCatalog.names)
    )
  }

  private mutating func setSeverity(_ text: String) throws(UsageError) {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else {
      throw UsageError("--severity takes RULE=LEVEL, not '\(text)'")
    }
    let name = try Self.known(String(sides[0]))
    guard let level = RuleLevel(rawValue: String(sides[1])) else {
      let levels = RuleLevel.allCases.map(\.rawValue)
      throw UsageError(
        "--severity takes a level of \(listed(levels)), not '\(sides[1])'",
        suggestion: nearest(to: String(sides[1]), among: levels)
      )
    }
    for rule in RuleCatalog.rules(named: name, to: level) {
      typed.set(rule.id, to: level, from: .init("--severity"))
    }
  }

  private mutating func setOption(_ text: String) throws(UsageError) {
    guard let equals = text.firstIndex(of: "="),
      let dot = text[..<equals].lastIndex(of: ".")
    else { throw UsageError("--set takes RULE.OPTION=VALUE, not '\(text)'") }
    let rule = try Self.rule(text[..<dot])
    let name = String(text[text.index(after: dot)..<equals])
    guard let option = rule.options.first(where: { $0.name == name }) else {
      let names = rule.options.map(\.name)
      throw UsageError(
        names.isEmpty
          ? "rule \(rule.id) has no options" : "rule \(rule.id) has no option '\(name)'",
        suggestion: nearest(to: name, among: names)
      )
    }
    let value = String(text[text.index(after: equals)...])
    guard let read = option.value(value) else {
      throw UsageError("\(rule.id).\(name) takes \(option.expectation), not '\(value)'")
    }
    typed.set(rule.id, name, to: read, from: .init("--set"))
  }
}

extension UsageError {
  /// Makes a usage error of what is wrong with a configuration, with the nearest name.
  init(_ error: SettingsError) {
    let suggestion = error.unknown.flatMap { nearest(to: $0, among: error.candidates) }
    let layer = error.layer.map { "\($0): " } ?? ""
    let list = suggestion == nil ? error.list.map { "; 'captionkit \($0)' lists them" } ?? "" : ""
    self.init(layer + "\(error)" + list, suggestion: suggestion)
  }
}
