import CaptionKit

/// The readable forms of `captionkit sdh`.
struct SDHText {
  let track: Track
  let isColored: Bool

  init(_ track: Track, isColored: Bool) {
    self.track = track
    self.isColored = isColored
  }

  // MARK: Cues

  /// Each cue with its parts, aligned.
  var cues: [String] {
    track.cues.indices.flatMap { index in [heading(index)] + parts(index) }
  }

  private func heading(_ index: Int) -> String {
    let cue = track.cues[index]
    let end = cue.end.map(clock) ?? "open"
    let verdict = track.labels(ofCue: index)?.verdict.rawValue ?? ""
    let voices =
      cue.speakers.isEmpty ? "" : "  voice \(cue.speakers.map(oneLine).joined(separator: ", "))"
    return "cue \(index + 1)  \(clock(cue.begin)) --> \(end)  \(verdict)\(voices)"
  }

  private func parts(_ index: Int) -> [String] {
    let utf8 = track.cues[index].text.utf8
    return track.parts(ofCue: index).map { part in
      let text = oneLine(
        String(decoding: utf8[part.range.clamped(to: utf8.indices)], as: UTF8.self)
      )
      let mark = part.confidence == .doubtful ? "?" : ""
      let name = "\(part.kind)\(mark)".padded(to: 10)
      let reason = part.reason == .noLabel ? "" : "  (\(part.reason.description))"
      guard isColored else { return "  \(name) \(text)\(reason)" }
      return "  \u{1B}[\(part.kind.color)m\(name) \(text)\u{1B}[0m\u{1B}[2m\(reason)\u{1B}[0m"
    }
  }

  // MARK: Summary

  /// What the figures can tell and what not.
  static let limits = [
    "From the file alone one sees holes, forms and habits. Whether a sound, a song or a",
    "speaker is missing, and whether a label is true or needed, only somebody can tell who",
    "sees and hears the programme. No source says how many labels are enough.",
  ]

  /// The figures, and what they cannot tell.
  func summary(_ coverage: LabelCoverage) -> [String] {
    var lines = figures(coverage)
    lines += speakers(coverage)
    lines += conventions(coverage)
    lines += gaps(coverage)
    lines.append("")
    lines += Self.limits
    return lines
  }

  private func figures(_ coverage: LabelCoverage) -> [String] {
    var lines = ["length     \(clock(coverage.end)), \(counted(track.cues.count, "cue"))"]
    if coverage.turns > 0 {
      let percent = coverage.namedTurns * 100 / coverage.turns
      lines.append(
        "turns      \(coverage.namedTurns) of \(coverage.turns) marked turns name the speaker"
          + " (\(percent) %)"
      )
    } else {
      lines.append("turns      no mark, label or voice shows a turn")
    }
    lines.append(
      "sounds     \(counted(coverage.sounds, "label"))\(rate(coverage, coverage.sounds))"
    )
    lines.append(
      "music      \(counted(coverage.music, "label"))\(rate(coverage, coverage.music)), "
        + "\(counted(coverage.songCues, "cue")) with song"
    )
    lines.append("manner     \(counted(coverage.manners, "label"))")
    if coverage.notices > 0 { lines.append("notices    \(coverage.notices)") }
    if !coverage.languages.isEmpty {
      lines.append("languages  \(coverage.languages.map(oneLine).joined(separator: ", "))")
    }
    return lines
  }

  private func rate(_ coverage: LabelCoverage, _ count: Int) -> String {
    guard let rate = coverage.perTenMinutes(count) else { return "" }
    return ", \(plainDecimal((rate * 10).rounded() / 10)) in ten minutes"
  }

  private func speakers(_ coverage: LabelCoverage) -> [String] {
    guard !coverage.speakers.isEmpty else { return [] }
    var table = Table([("speaker", .left), ("turns", .right), ("time", .right)])
    for speaker in coverage.speakers {
      table.add([speaker.name, "\(speaker.turns)", clock(speaker.time)])
    }
    return [""] + table.lines
  }

  private func conventions(_ coverage: LabelCoverage) -> [String] {
    guard !coverage.conventions.isEmpty else { return [] }
    var table = Table([("kind", .left), ("written as", .left), ("count", .right)])
    for convention in coverage.conventions {
      table.add(["\(convention.kind)", convention.form, "\(convention.count)"])
    }
    return [""] + table.lines
  }

  private func gaps(_ coverage: LabelCoverage) -> [String] {
    guard !coverage.gaps.isEmpty else { return [] }
    var table = Table([("without any cue from", .left), ("for", .right)])
    for gap in coverage.gaps { table.add([clock(gap.begin), clock(gap.duration)]) }
    return [""] + table.lines
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}

extension TextPart.Kind {
  /// The terminal's number for the kind's colour.
  fileprivate var color: String {
    switch self {
    case .dialogue: "0"
    case .lyrics: "35"
    case .speaker: "1;36"
    case .sound: "33"
    case .music: "1;35"
    case .manner: "32"
    case .turn: "34"
    case .notice: "2"
    }
  }
}
