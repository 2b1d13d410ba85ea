import CaptionKit

extension RoleAssessment.Finding {
  /// Why, what is open, and the cues that show it, as lines.
  ///
  /// - Parameter track: The track that was judged.
  func lines(of track: CaptionKit.Track) -> [String] {
    var lines = reasons.map { oneLine($0) }
    if let openQuestion { lines.append("a person has to check \(openQuestion)") }
    for index in cues where track.cues.indices.contains(index) {
      let cue = track.cues[index]
      lines.append(
        "cue \(index + 1), \(clock(cue.begin)) to \(cue.end.map(clock) ?? "the end"): "
          + quoted(cue.text.string)
      )
    }
    return lines
  }
}

extension AssessmentOptions {
  /// The limits with their values and what they limit, as a table below a heading; but for `-v` only
  /// those that somebody has moved.
  func limitLines(_ console: Console) -> [String] {
    let isVerbose = console.common.isVerbose
    let initial = AssessmentOptions()
    let shown = AssessmentThreshold.all.filter {
      isVerbose || $0.value(in: self) != $0.value(in: initial)
    }
    let hint = "the limits are CaptionKit's own; -v lists them, --set moves them"
    guard !shown.isEmpty else { return ["", hint] }
    var table = Table([("name", .left), ("value", .left), ("what it limits", .left)])
    for threshold in shown {
      table.add([threshold.name, threshold.shown(self), threshold.meaning])
    }
    let heading = isVerbose ? "limits, which are CaptionKit's own" : "limits moved by --set"
    return ["", heading] + table.lines(width: console.tableWidth - 2).map { "  \($0)" }
      + (isVerbose ? [] : [hint])
  }
}

extension JSONOutput {
  /// Writes a finding as members of an object that is open.
  ///
  /// - Parameter track: The track that was judged; nil where there was none.
  mutating func members(of finding: RoleAssessment.Finding, _ track: CaptionKit.Track?) {
    key("verdict")
    string(finding.verdict.rawValue)
    key("reasons")
    strings(finding.reasons)
    key("open")
    string(finding.openQuestion)
    key("cues")
    let all = track?.cues ?? []
    objects(finding.cues.filter { all.indices.contains($0) }) { json, index in
      json.key("cue")
      json.number(index)
      json.key("begin")
      json.milliseconds(all[index].begin)
      json.key("end")
      json.milliseconds(all[index].end)
      json.key("text")
      json.string(all[index].text.string)
    }
  }

  /// Writes the limits with their values as a member of an object that is open.
  mutating func limits(_ options: AssessmentOptions) {
    key("limits")
    objects(AssessmentThreshold.all) { json, threshold in
      json.key("name")
      json.string(threshold.name)
      json.key("value")
      json.string(threshold.value(in: options))
    }
  }
}
