import CaptionKit
import SystemIO

/// What the outputs of a run lack of their inputs: as JSON for programs, in words for people.
struct LossReport {
  private let path: String?
  /// The files that the run reads or writes, which losses must not replace.
  private let captions: [String]
  private let isVerbose: Bool
  private var json = JSONOutput()
  /// The outputs that had to name a language and have none.
  private var nameless: [String] = []

  init(_ plan: ConvertPlan, isVerbose: Bool) {
    path = plan.lossesPath
    captions = plan.jobs.flatMap { $0.inputs + [$0.output] }.filter { $0 != "-" }
    self.isVerbose = isVerbose
  }

  /// Adds the document of one output.
  mutating func add(_ losses: [Loss], of track: Conversion.Track, _ job: ConvertPlan.Job) {
    guard path != nil else { return }
    let lines = track.lines(of: losses)
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("files")
    json.strings(job.inputs)
    json.key("output")
    json.string(job.output)
    json.key("from")
    json.string(track.format)
    json.key("to")
    json.string(job.formatID)
    json.key("losses")
    json.beginArray()
    for loss in losses {
      json.beginObject()
      json.loss(loss)
      if let begin = track.cue(loss.cue)?.begin {
        json.key("begin")
        json.milliseconds(begin)
      }
      if let position = track.position(of: loss, lines) {
        json.key("line")
        json.number(position.line)
        json.key("column")
        json.number(position.column)
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endLine()
  }

  /// Takes down that an output is written without the language that its format asks for.
  mutating func noteUnknownLanguage(of output: String) { nameless.append(output) }

  /// Says once for all outputs which are TTML, that has to name a language, and are written without.
  private func remarkLanguage(_ console: Console) {
    guard let first = nameless.first else { return }
    let more = nameless.count > 1 ? " and \(counted(nameless.count - 1, "more file"))" : ""
    console.remark(
      "\(first)\(more): the language is not known, so that xml:lang is empty; --language names it"
    )
  }

  /// Writes the documents to where they were asked for, and says what is the same for all outputs.
  mutating func finish(replacing: Bool, _ console: inout Console) throws(Failure) {
    remarkLanguage(console)
    guard let path else { return }
    guard path != "-" else { return try console.write(json.take()) }
    // Only now, since two paths lead to the same file only when it is there.
    if let other = captions.first(where: { console.io.isSameFile($0, path) }) {
      return console.report(path, "is the same file as '\(other)'; the losses are not written")
    }
    do throws(FileError) {
      try console.io.writeFile(path, json.take(), replacing)
    } catch {
      console.report(path, "\(error)")
    }
  }

  /// Says in words what an output lacks: a line for each kind, or for each loss with `-v`.
  func summarise(
    _ losses: [Loss],
    of track: Conversion.Track,
    _ job: ConvertPlan.Job,
    _ console: inout Console
  ) {
    // What of a container was not read, its reader has said.
    let losses = losses.filter { $0.feature != "sample" }
    guard !losses.isEmpty, !console.common.isQuiet else { return }
    let lines = track.lines(of: losses)
    let name = job.inputs.count == 1 ? shown(job.inputs[0]) : job.outputName
    guard !isVerbose else {
      for loss in losses {
        console.remark("\(name)\(place(loss, track, lines)): lost \(loss.what): \(loss.reason)")
      }
      return
    }
    for group in LossGroup.groups(of: losses) {
      console.remark(
        "\(name)\(place(group.first, track, lines)): lost \(group.first.what)\(group.more): "
          + group.first.reason
      )
    }
  }

  /// Where a loss occurred, to be put after the file's name.
  private func place(_ loss: Loss, _ track: Conversion.Track, _ lines: LineTable?) -> String {
    if let position = track.position(of: loss, lines) {
      return ":\(position.line):\(position.column)"
    }
    if let cue = track.cue(loss.cue) { return " at \(clock(cue.begin))" }
    return ""
  }
}

/// Losses of one kind, of which the first one is told.
struct LossGroup {
  let first: Loss
  private var count = 1
  private var cues: Set<Int> = []
  /// Whether all are of cues; comments stand between them, and have the number of the next one.
  private var isInCues: Bool

  /// Puts losses together by their kind, in the order of finding.
  static func groups(of losses: [Loss]) -> [LossGroup] {
    var groups: [LossGroup] = []
    var indices: [[String]: Int] = [:]
    for loss in losses {
      // One line gives one reason.
      let kind = [loss.feature, loss.reason]
      if let index = indices[kind] {
        groups[index].add(loss)
      } else {
        indices[kind] = groups.count
        groups.append(LossGroup(loss))
      }
    }
    return groups
  }

  private init(_ loss: Loss) {
    first = loss
    isInCues = loss.cue != nil && loss.feature != "comment"
    if let cue = loss.cue { cues.insert(cue) }
  }

  private mutating func add(_ loss: Loss) {
    count += 1
    isInCues = isInCues && loss.cue != nil
    if let cue = loss.cue { cues.insert(cue) }
  }

  /// How many more there are, and in how many cues all are, to be put behind the first one.
  var more: String {
    guard count > 1 else { return "" }
    let losses = " and \(count - 1) more loss\(count == 2 ? "" : "es") of the kind"
    guard isInCues, !cues.isEmpty else { return losses }
    return "\(losses), in \(counted(cues.count, "cue")) altogether"
  }
}

extension Conversion.Track {
  fileprivate func cue(_ index: Int?) -> Cue? {
    let cues = cuesBefore.isEmpty ? document.cues : cuesBefore
    guard let index, cues.indices.contains(index) else { return nil }
    return cues[index]
  }

  /// The lines of the input, as far as places of losses are in them; nil where none has a place.
  fileprivate func lines(of losses: [Loss]) -> LineTable? {
    guard let file else { return nil }
    let starts = losses.compactMap { offset(of: $0, in: file) }
    return starts.max().map { LineTable(file.source, upTo: $0) }
  }

  fileprivate func position(of loss: Loss, _ lines: LineTable?) -> SourcePosition? {
    guard let lines, let file, let offset = offset(of: loss, in: file) else { return nil }
    return lines.position(of: offset)
  }

  private func offset(of loss: Loss, in file: CaptionFile) -> Int? {
    loss.offset ?? loss.cue.flatMap { file.result.map.start(ofCue: $0) }
  }
}
