import CaptionKit

/// What counts for all files of a run, as far as a single file's check hangs on it.
struct LintPlan: Sendable {
  var input: InputSettings
  /// Whether nothing but programs reads the standard output.
  var isForPrograms: Bool
  /// Whether of a refused file the reason alone is shown.
  var showsOnlyRefusal: Bool
  /// Whether a report tells how far labels reach.
  var needsCoverage: Bool
  /// Whether people are told how far labels reach.
  var tellsCoverage: Bool
  /// Whether what was checked is kept to the process's end, which is sooner than to give it back.
  var keepsFile: Bool
  /// Which files belong together.
  var sets: SetSettings
  /// Whether what checks across files need to know is gathered.
  var needsFacts = false
}

/// Checks files one by one; each thread of a run has its own.
struct FileChecker {
  private let plan: LintPlan
  private var settings: FileSettings
  private var console: Console
  private let log = MessageLog()

  /// - Parameter console: The run's console, whose files are read; nothing is said on it.
  init(_ plan: LintPlan, _ settings: FileSettings, _ console: Console) {
    self.plan = plan
    self.settings = settings
    self.console = Console(io: console.io, registry: console.registry, common: console.common)
    self.console.log = log
  }

  /// Checks a file.
  mutating func check(_ path: String) -> FileResult {
    var result = FileResult(path)
    do throws(Failure) {
      if DeclarationCheck.concerns(path, console.io) {
        try checkDeclarations(path, &result)
      } else if console.io.container(of: path) == .movie {
        try checkMovie(path, &result)
      } else {
        try checkCaptions(path, &result)
      }
    } catch {
      result.failure = error
    }
    takeMessages(&result)
    result.status = console.takeStatus()
    return result
  }

  // MARK: Kinds of files

  private mutating func checkDeclarations(
    _ path: String,
    _ result: inout FileResult
  ) throws(Failure) {
    let (options, layers, programme) = try settings.resolvePlaylist(path)
    let checked = DeclarationCheck.check(path, options, programme, &console)
    add(CheckedPart(checked), layers, path, &result)
  }

  private mutating func checkMovie(_ path: String, _ result: inout FileResult) throws(Failure) {
    let (options, layers, _) = try settings.resolvePlaylist(path)
    let (checked, tracks) = MovieCheck.check(path, options, &console)
    add(CheckedPart(checked), layers, path, &result)
    for track in tracks {
      let (subject, options, layers) = try settings.resolve(
        track.file,
        path,
        isForced: track.isForced
      )
      var part = CheckedPart(
        CheckedFile(
          track.file,
          Linter.lint(subject, options: options),
          path: track.path,
          onlyRefusal: false
        )
      )
      part.isFile = false
      add(part, layers, path, &result)
    }
  }

  private mutating func checkCaptions(_ path: String, _ result: inout FileResult) throws(Failure) {
    switch try console.load(path, plan.input) {
    case .unreadable(let reason):
      var part = CheckedPart(CheckedFile(unreadable: path, reason))
      part.isUnread = true
      result.steps.append(.part(part))
      console.report(path, reason)
    case .file(let file):
      let (track, options, layers) = try settings.resolve(file, path)
      if file.isAccepted, track.language == nil,
        let profile = layers.last(where: { !$0.family.isEmpty && $0.language == nil })
      {
        result.steps.append(
          .firstRemark(
            "\(shown(path)): the language is not known, so the figures of \(profile.label) count that "
              + "are for no language of their own; --language TAG tells it"
          )
        )
      }
      var checked = CheckedFile(
        file,
        file.isAccepted ? Linter.lint(track, options: options) : nil,
        path: path,
        onlyRefusal: plan.showsOnlyRefusal
      )
      let suppressed = FileSuppressions(file, console.registry).apply(to: &checked)
      if plan.needsCoverage || plan.tellsCoverage, file.isAccepted {
        checked.coverage = LabelCoverage(track)
      }
      result.setFacts = plan.sets.facts(of: file, track, path, language: settings.typedLanguage)
      if plan.needsFacts {
        result.facts = RecordFacts.json(file, track, path: path, set: result.setFacts)
      }
      result.isRefused = !file.isAccepted
      if plan.keepsFile { console.keep(checked) }
      var part = CheckedPart(checked)
      part.suppressed = suppressed
      add(part, layers, path, &result)
      if plan.tellsCoverage, let coverage = checked.coverage {
        for line in SDHText(track, isColored: false).summary(coverage) { try console.print(line) }
      }
      // The reports for people say by themselves why a file was refused.
      if !file.isAccepted, plan.isForPrograms { console.report(path, file.refusal.message) }
      if !file.isAccepted { console.note(.inputOutput) }
    }
  }

  // MARK: Results

  /// Adds what was checked, without what configurations suppress.
  private func add(
    _ part: CheckedPart,
    _ layers: [SettingsLayer],
    _ path: String,
    _ result: inout FileResult
  ) {
    var part = part
    if var file = part.file {
      part.file = nil
      part.suppressed += part.uses.apply(layers, settings.matcher(for: path), to: &file)
      part.file = file
    }
    takeMessages(&result)
    result.steps.append(.part(part))
  }

  /// Takes over what was said meanwhile.
  private func takeMessages(_ result: inout FileResult) {
    result.steps += log.take().map { .message($0) }
  }
}
