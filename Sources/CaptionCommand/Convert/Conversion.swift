import CaptionKit
import SystemIO

/// One output on its way from its inputs.
struct Conversion {
  let settings: ConvertCommand
  var job: ConvertPlan.Job

  /// A track that has been read, with where its cues came from.
  struct Track {
    var document: CaptionDocument
    /// The only input; nil for a joined or collapsed track, whose cues no longer have one map.
    var file: CaptionFile?
    /// The id of the first input's format.
    var format: String?
    /// What reading and joining the inputs has cost.
    var losses: [Loss] = []
    /// For each cue, its index in the input, where numbers have changed.
    var origins: [Int] = []
    /// The cues with the input's numbers, where those have changed.
    var cuesBefore: [Cue] = []
    /// Whether an input itself declares its language, so that it can be lost.
    var declaresLanguage = false
  }

  /// Reads, changes and writes; a failure is reported, and the next output gets its turn.
  mutating func run(_ console: inout Console, _ losses: inout LossReport) throws(Failure) {
    let isRenamed = settings.tagging.targets.contains(.name)
    guard isRenamed || isHost || mayWrite(job.output, &console), var track = try read(&console)
    else { return }
    try change(&track, console)
    changeLabels(of: &track)
    try put(&track, &console, &losses)
  }

  /// Writes a track that has all changes; what that costs is reported.
  mutating func put(
    _ track: inout Track,
    _ console: inout Console,
    _ losses: inout LossReport
  ) throws(Failure) {
    let isRenamed = settings.tagging.targets.contains(.name)
    var nameLosses: [Loss] = []
    if isRenamed {
      nameLosses = try takeConventionalName(track.document.language)
      guard mayWrite(job.output, &console) else { return }
    }
    if settings.tagging.targets.contains(.dapt) {
      settings.tagging.writeDAPT(into: &track.document)
    }
    // Only who says that the captions are SDH wants their labels judged.
    if settings.tagging.role?.characteristics.areSDH == true, job.format.id == CaptionFormat.ttml.id
    {
      track.document.markSounds()
    }
    if let movie = job.movie { return try write(track, into: movie, &console, &losses) }
    let lost: [Loss]
    if let write = portionWriter {
      lost = writeInPortions(track, &console) { sink in
        let result = write(track.document, writing, sink)
        return (result.bytes, self.losses(of: result, track))
      }
    } else {
      var result = CaptionFile.write(track.document, as: job.format, options: writing)
      result.losses = self.losses(of: result, track) + nameLosses
      guard try writeWhole(&result, track, &console) else { return }
      lost = result.losses
    }
    losses.add(lost, of: track, job)
    if !lost.isEmpty, settings.failsOnLoss {
      console.note(.losses)
      console.say(
        "\(job.outputName): not written, since \(counted(lost.count, "loss")) would occur"
      )
    }
    console.keep(track)
    if settings.lossesPath == nil { losses.summarise(lost, of: track, job, &console) }
    remarkRounding(of: track, console)
    // TTML has to name a language.
    if job.format.id == CaptionFormat.ttml.id, track.document.language == nil {
      losses.noteUnknownLanguage(of: job.outputName)
    }
  }

  /// What the output lacks of the inputs.
  private func losses(
    of result: WriteResult,
    _ track: Track
  ) -> [Loss] {
    var losses = track.losses + result.losses.map { track.lossOfInput($0) }
    // What only the command line or a name said is not lost of the input.
    if !track.declaresLanguage { losses.removeAll { $0.feature == "language" && $0.cue == nil } }
    return losses
  }

  /// Puts what a writer gave into the form that was asked for, and writes it and what goes beside it.
  ///
  /// - Returns: Whether the captions may be written, though perhaps losses or the system forbade it.
  private func writeWhole(
    _ result: inout WriteResult,
    _ track: Track,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    guard let companions = try companions(of: track, as: result.bytes, &console) else {
      return false
    }
    for companion in companions.files where !companion.replaces {
      guard mayWrite(companion.path, &console) else { return false }
    }
    if companions.matroska != nil, settings.movie.host == nil {
      guard mayWrite(Self.matroskaPath(of: job.output), &console) else { return false }
    }
    result.losses += companions.losses
    for remark in companions.remarks { console.remark(remark) }
    do throws(OutputForm.Refusal) {
      let known = result.losses.count
      result = try settings.form.apply(to: result, as: job.format)
      for index in result.losses.indices.dropFirst(known) {
        result.losses[index] = track.lossOfInput(result.losses[index])
      }
    } catch {
      throw Failure(.usage, error.words)
    }
    if !result.losses.isEmpty, settings.failsOnLoss { return true }
    guard try write(result.bytes, to: job.output, &console) else { return true }
    for companion in companions.files {
      _ = try write(
        companion.bytes,
        to: companion.path,
        replacing: companion.replaces || settings.overwrites,
        &console
      )
    }
    if let matroska = companions.matroska { mux(matroska, &console) }
    return true
  }

  /// How the output is written without having it whole in memory, where nothing needs that.
  private var portionWriter: CaptionFormat.PortionWriter? {
    guard job.output != "-", settings.tagging.role == nil, settings.form == OutputForm() else {
      return nil
    }
    return job.format.writeInPortions
  }

  /// Writes the output while it is made, and gives the losses; they may forbid it in the end.
  private func writeInPortions(
    _ track: Track,
    _ console: inout Console,
    _ write: (PortionSink) -> (rest: [UInt8], losses: [Loss])
  ) -> [Loss] {
    var losses: [Loss] = []
    var count = 0
    func produce(_ file: PortionFile) -> Bool {
      let (rest, lost) = write(PortionSink { file.take($0) })
      file.take(rest)
      count = file.count
      losses = lost
      return lost.isEmpty || !settings.failsOnLoss
    }
    do throws(FileError) {
      try console.writeFile(job.output, replacing: settings.overwrites, produce)
      if losses.isEmpty || !settings.failsOnLoss { tell(count, writtenTo: job.output, console) }
    } catch {
      report(error, of: job.output, &console)
    }
    return losses
  }

  /// Says where times change because the format counts milliseconds and the input more finely.
  private func remarkRounding(of track: Track, _ console: Console) {
    // TTML has as many digits as there are, and where it counts frames its writer tells. SubRip's
    // times may have more digits than they ought to; another frame rate rounds nearly all of them.
    let isFine =
      track.format == CaptionFormat.ttml.id
      || track.format == CaptionFormat.subRip.id && settings.retime == nil
    guard job.format.id != CaptionFormat.ttml.id, isFine || settings.retime != nil else { return }
    let rounded = RoundedTimes(of: track.document)
    let name = job.inputs.count == 1 ? shown(job.inputs[0]) : job.outputName
    if rounded.count > 0, isFine {
      let begin = clock(track.document.cues[rounded.firstCue].begin)
      console.remark(
        "\(name): \(counted(rounded.count, "time")) rounded to the millisecond, "
          + "the first in the cue at \(begin)"
      )
    }
    if rounded.shortCount > 0 {
      let begin = clock(track.document.cues[rounded.firstShort].begin)
      console.remark(
        "\(name): \(counted(rounded.shortCount, "cue")) without a millisecond between begin and end "
          + "written as 1 ms long, the first at \(begin)"
      )
    }
  }

  /// What the output's writer is told.
  var writing: WritingOptions {
    var writing = settings.writing
    writing.speakers = settings.labels.writing
    writing.flavour = job.flavour
    return writing
  }

  /// Whether the output is a movie that gets a further track, and so is to be replaced.
  private var isHost: Bool { job.movie?.host == job.output }

  private func read(_ console: inout Console) throws(Failure) -> Track? {
    var track: Track?
    var input = settings.input
    var clock: WebVTTStreamClock?
    if settings.appliesTimestampMap || settings.countsFromFirstMap {
      clock = WebVTTStreamClock(countsFromFirst: settings.countsFromFirstMap)
      input.isSegment = true
    }
    var hasOtherMap = false
    var repeated = 0
    for path in job.inputs {
      if PlaylistFile.isNamed(path) {
        guard join(path, into: &track, &console) else { return nil }
        continue
      }
      let container = console.io.container(of: path)
      if ManifestFile.isNamed(path) || container == .matroska {
        guard take(path, into: &track, &console) else { return nil }
        continue
      }
      if container == .movie {
        guard addMovie(path, to: &track, &console) else { return nil }
        continue
      }
      switch try console.load(path, input) {
      case .unreadable(let reason):
        console.report(path, reason)
        return nil
      case .file(let file):
        guard file.isAccepted else {
          console.report(path, file.refusal.message)
          return nil
        }
        DiagnosticSummary(file, path).write(to: console)
        var document = file.document
        clock?.apply(to: &document)
        let cut = clock?.losses ?? []
        let declaresLanguage = document.language != nil
        if !declaresLanguage { document.language = FileLanguage(of: document, path: path)?.tag }
        if track == nil {
          track = Track(
            document: document,
            file: file,
            format: file.format?.id,
            losses: file.losses
          )
          track?.leaveOut(cut, from: file.document.cues)
        } else {
          if document.timestampMap != track?.document.timestampMap { hasOtherMap = true }
          repeated += track?.append(document, file.losses + cut) ?? 0
        }
        if declaresLanguage { track?.declaresLanguage = true }
      }
    }
    if repeated > 0 {
      let cues = repeated == 1 ? "1 cue that stands" : "\(repeated) cues that stand"
      console.remark("\(job.outputName): \(cues) on both sides of a border kept once")
    }
    if hasOtherMap {
      console.remark(
        "the inputs' X-TIMESTAMP-MAP lines differ, so their times do not fit together; "
          + "--apply-timestamp-map moves them onto one clock"
      )
    }
    return track
  }

  /// Adds the captions of a media playlist's segments; says why where it cannot be read.
  private func join(_ path: String, into track: inout Track?, _ console: inout Console) -> Bool {
    do throws(PlaylistProblem) {
      var file = try PlaylistFile(path, console.io)
      if let number = settings.track, file.playlist.kind == .multivariant {
        file = try file.rendition(number, console.io)
      }
      var reader = file.reader(console.io)
      let countsFromFirst = settings.countsFromFirstMap || !settings.appliesTimestampMap
      let text = try reader.joined(countsFromFirst: countsFromFirst)
      return add(text, of: path, CaptionFormat.webVTT.id, to: &track, &console)
    } catch {
      console.report(path, error.message)
      return false
    }
  }

  /// Adds the captions of a track of a manifest or media file; says why where there are none.
  private func take(_ path: String, into track: inout Track?, _ console: inout Console) -> Bool {
    do throws(PlaylistProblem) {
      let text: StreamText
      if ManifestFile.isNamed(path) {
        let manifest = try ManifestFile(path, console.io)
        text = try manifest.reader(console.io).captions(
          ofSet: settings.track.map { $0 - 1 }
        )
      } else {
        text = try MatroskaFile(path, console.io).captions(
          ofTrack: settings.track,
          console.io
        )
      }
      return add(text, of: path, text.file?.format?.id ?? "mp4", to: &track, &console)
    } catch {
      console.report(path, error.message)
      return false
    }
  }

  /// Adds the captions of a movie's track; says why where there are none.
  private func addMovie(_ path: String, to track: inout Track?, _ console: inout Console) -> Bool {
    do throws(MP4Problem) {
      let file = try MovieInput.open(path, console.io)
      do throws(MovieProblem) {
        let captions = try file.captions(of: try file.textTrack(settings.track))
        var text = StreamText(
          document: captions.document,
          losses: captions.losses,
          diagnostics: file.diagnostics(with: [captions])
        )
        text.isIncomplete = captions.isIncomplete
        return add(text, of: path, "mp4", to: &track, &console)
      } catch {
        let cut = file.reasonOfCut.map { "; \($0)" } ?? ""
        console.report(path, error.message + cut)
      }
    } catch {
      console.report(path, error.message)
    }
    return false
  }

  /// What the codes about containers begin with; what readers say of text inside one stays there.
  private static let containers = ["mp4/", "matroska/"]

  /// Adds captions and says what is wrong with what they come from; where it is cut off before the
  /// first of them, nothing is left to be written, as for a document that cannot be read.
  private func add(
    _ text: StreamText,
    of path: String,
    _ format: String,
    to track: inout Track?,
    _ console: inout Console
  ) -> Bool {
    for diagnostic in text.diagnostics
    where Self.containers.contains(where: { diagnostic.code.hasPrefix($0) }) {
      let place = diagnostic.range.map { "byte \($0.lowerBound): " } ?? ""
      let words =
        "\(place)\(diagnostic.severity.rawValue): \(oneLine(diagnostic.message)) "
        + "[\(diagnostic.code)]"
      if text.isIncomplete, diagnostic.severity == .error {
        console.report(path, words)
      } else {
        console.remark("\(shown(path)): \(words)")
      }
    }
    if text.isIncomplete {
      console.note(.inputOutput)
      if text.document.cues.isEmpty { return false }
    }
    var document = text.document
    if document.language == nil { document.language = text.language }
    if track == nil {
      track = Track(document: document, file: text.file, format: format, losses: text.losses)
    } else {
      track?.append(document, text.losses)
    }
    if document.language != nil { track?.declaresLanguage = true }
    return true
  }

  /// Says what became of rolling captions, since who asked for it thinks that there are some.
  private func tellCollapsed(
    _ stretches: [RollingCaptions],
    from before: Int,
    to after: Int,
    _ console: Console
  ) {
    guard !stretches.isEmpty else {
      return console.remark("\(job.outputName): no captions roll, so none are collapsed")
    }
    let count = stretches.reduce(0) { $0 + $1.cues.count }
    console.remark(
      "\(job.outputName): \(counted(count, "cue")) that roll became "
        + "\(count - before + after)"
    )
  }

  private func change(_ track: inout Track, _ console: Console) throws(Failure) {
    // Cues that were made of several have no one place in the source.
    if settings.collapsesRolling {
      let count = track.document.cues.count
      let stretches = track.document.collapseRolling()
      if !stretches.isEmpty {
        track.file = nil
        track.forgetNumbers()
      }
      tellCollapsed(stretches, from: count, to: track.document.cues.count, console)
    }
    if let start = try zeroPoint(settings.zeroPoint, in: track.document) {
      track.shift(by: .zero - start)
    }
    if let rates = settings.retime { track.document.retime(from: rates.source, to: rates.target) }
    if let shift = settings.shift { track.shift(by: shift) }
    if let language = settings.tagging.language { track.document.language = language.text }
  }

  private func changeLabels(of track: inout Track) {
    let before = track.document
    let typesVoices = job.format.id == CaptionFormat.subRip.id
    guard let change = settings.labels.change(before, typesVoices: typesVoices) else { return }
    track.document = change.document
    track.losses += change.losses.map { track.lossOfInput($0) }
    track.renumber(change.origins, before: before.cues)
  }

  /// Whether a path may be written to; says so before the work where not.
  func mayWrite(_ path: String, _ console: inout Console) -> Bool {
    guard path != "-" else { return true }
    switch console.io.entry(path) {
    case .directory:
      console.report(path, "is a folder; name a file, or use --to FORMAT --out-dir DIR")
      return false
    case .file where !settings.overwrites:
      let isInput = job.inputs.contains { $0 != "-" && console.io.isSameFile($0, path) }
      console.report(
        path,
        isInput
          ? "is both input and output; --overwrite replaces it"
          : "exists already; --overwrite replaces it"
      )
      return false
    default: return true
    }
  }

  func write(
    _ bytes: [UInt8],
    to path: String,
    replacing: Bool? = nil,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    guard path != "-" else {
      try console.write(bytes)
      try console.flush()
      return true
    }
    do throws(FileError) {
      try console.writeFile(path, bytes, replacing: replacing ?? settings.overwrites)
    } catch {
      report(error, of: path, &console)
      return false
    }
    tell(bytes.count, writtenTo: path, console)
    return true
  }

  private func report(_ error: FileError, of path: String, _ console: inout Console) {
    let isThere = error.reason == .exists
    console.report(path, isThere ? "exists already; --overwrite replaces it" : "\(error)")
  }

  private func tell(_ count: Int, writtenTo path: String, _ console: Console) {
    if console.common.isVerbose { console.remark("\(path): written, \(count) bytes") }
  }
}

extension Conversion.Track {
  /// Adds another input, and what reading that has cost.
  ///
  /// - Returns: How many of its cues were there already.
  @discardableResult
  mutating func append(_ part: CaptionDocument, _ lost: [Loss]) -> Int {
    let count = document.cues.count + part.cues.count
    if !origins.isEmpty { forgetNumbers() }
    losses += document.append(part)
    // The cues of the joined track have other numbers.
    losses += lost.map(\.withoutCue)
    file = nil
    return count - document.cues.count
  }

  /// Moves all times; cues that are left out there are losses.
  mutating func shift(by offset: MediaTime) {
    let before = document.cues
    leaveOut(document.shift(by: offset), from: before)
  }

  /// Takes over what moving the times has cost.
  ///
  /// - Parameter before: The cues before some were left out.
  mutating func leaveOut(_ lost: [Loss], from before: [Cue]) {
    losses += lost.map { lossOfInput($0) }
    guard document.cues.count < before.count else { return }
    let cut = CaptionDocument.cutCues(lost)
    renumber(before.indices.filter { !cut.contains($0) }, before: before)
  }

  /// Remembers where the cues come from after their numbers have changed.
  ///
  /// - Parameters:
  ///   - numbers: For each cue, its index before.
  ///   - before: The cues before.
  mutating func renumber(_ numbers: [Int], before: [Cue]) {
    if origins.isEmpty { cuesBefore = before }
    let known = origins
    origins = known.isEmpty ? numbers : numbers.map { known.indices.contains($0) ? known[$0] : $0 }
  }

  /// Forgets at which cues the losses so far are, since those have other numbers now.
  fileprivate mutating func forgetNumbers() {
    for index in losses.indices { losses[index].cue = nil }
    origins = []
    cuesBefore = []
  }

  /// A loss of the output with the cue's index in the input.
  func lossOfInput(_ loss: Loss) -> Loss {
    guard let cue = loss.cue, origins.indices.contains(cue) else { return loss }
    var loss = loss
    loss.cue = origins[cue]
    return loss
  }
}

extension ConvertCommand {
  func makeDirectory(_ path: String, _ console: Console) throws(Failure) {
    do throws(FileError) {
      try console.io.makeDirectory(path)
    } catch {
      throw Failure(.inputOutput, "\(shown(path)): \(error)")
    }
  }
}

extension CaptionDocument {
  /// The timestamp map that is still to be applied.
  fileprivate var timestampMap: WebVTTTimestampMap? { extras[WebVTTHeader.self]?.timestampMap }
}
