import CaptionKit

/// The readable form of `captionkit inspect`.
struct InspectTree {
  let file: CaptionFile
  let path: String
  let lines: LineTable

  init(_ file: CaptionFile, path: String) {
    self.file = file
    self.path = written(path)
    lines = LineTable(file.source)
  }

  func write(withTimeline: Bool, to console: inout Console) throws(Failure) {
    try console.print(heading)
    if file.isAccepted {
      for region in file.document.regions { try console.print(describe(region)) }
      for index in file.document.cues.indices {
        try console.print("")
        for line in cue(index) { try console.print(line) }
      }
      if withTimeline { try writeTimeline(to: &console) }
    }
    guard !file.diagnostics.isEmpty else { return }
    try console.print("")
    // Of a file that holds no captions, that is all that matters.
    let isShort = !file.isAccepted && !console.common.isVerbose
    for diagnostic in isShort ? [file.refusal] : file.diagnostics {
      try console.print(diagnosticLine(diagnostic, in: path, lines))
    }
    if isShort, file.diagnostics.count > 1 {
      try console.print("\(file.diagnostics.count - 1) more; -v shows them")
    }
  }

  private var heading: String {
    let document = file.document
    var parts = [file.format?.name ?? "no known format", file.source.encoding]
    if !file.isAccepted { parts.append("not accepted") }
    if let language = document.language { parts.append("language \(language)") }
    parts.append(counted(document.cues.count, "cue"))
    if !document.regions.isEmpty { parts.append(counted(document.regions.count, "region")) }
    if let title = document.title { parts.append("title \(quoted(title))") }
    return "\(oneLine(shown(path))): \(parts.joined(separator: ", "))"
  }

  private func describe(_ region: Region) -> String {
    let place =
      switch region.geometry {
      case .box(let box):
        "x \(plainDecimal(box.x)) %, y \(plainDecimal(box.y)) %, "
          + "width \(plainDecimal(box.width)) %, height \(plainDecimal(box.height)) %, "
          + "\(box.displayAlign.name), \(box.writingMode.name)"
      case .anchored(let anchored):
        "width \(plainDecimal(anchored.width)) %, \(plainDecimal(anchored.lines)) lines, "
          + "point \(describe(anchored.regionAnchor)) held at "
          + "\(describe(anchored.viewportAnchor))\(anchored.scrollsUp ? ", scrolls up" : "")"
      }
    return "region \(quoted(region.id)): \(place)"
  }

  private func describe(_ point: Region.Point) -> String {
    "\(plainDecimal(point.x)) %, \(plainDecimal(point.y)) %"
  }

  private func cue(_ index: Int) -> [String] {
    let cue = file.document.cues[index]
    let position = lines.position(of: file.result.map.start(ofCue: index) ?? 0)
    var result = [
      "cue \(index + 1)\(cue.identifier.map { " " + quoted($0) } ?? "")  "
        + "\(clock(cue.begin)) --> \(cue.end.map(clock) ?? "open")  "
        + "line \(position.line), column \(position.column)"
    ]
    if let region = cue.region { result.append("  region: \(quoted(region))") }
    if let placement = cue.placement, !placement.isDefault {
      result.append("  placement: \(placement.summary)")
    }
    if !cue.speakers.isEmpty {
      result.append("  speakers: \(cue.speakers.map(quoted).joined(separator: ", "))")
    }
    result += nodes(of: cue.text)
    return result
  }

  private func nodes(of text: CaptionText) -> [String] {
    var result: [String] = []
    var depth = 1
    text.walk { event in
      // A hostile file may nest ten thousand deep; the indentation then says no more.
      let indent = String(repeating: "  ", count: min(depth, 32))
      switch event {
      case .text(let range):
        result.append(indent + quoted(String(decoding: text.utf8[range], as: UTF8.self)))
      case .open(let index):
        result.append(indent + describe(text.spans[index]))
        depth += 1
      case .close: depth -= 1
      }
    }
    return result
  }

  private func describe(_ span: TextSpan) -> String {
    var result = span.kind.name
    switch span.kind {
    case .voice(let name): result += " \(quoted(name))"
    case .language(let tag): result += " \(quoted(tag))"
    case .time(let time): result += " \(clock(time))"
    case .style(let style):
      for property in style.properties { result += " \(property.name)=\(oneLine(property.value))" }
    default: break
    }
    for name in span.classes { result += " .\(oneLine(name))" }
    return result
  }

  private func writeTimeline(to console: inout Console) throws(Failure) {
    try console.print("")
    try console.print("timeline")
    try file.document.forEachInterval { interval throws(Failure) in
      let end = interval.end.map(clock) ?? "open"
      try console.print("  \(clock(interval.begin)) --> \(end)")
      for shown in interval.regions {
        let name = shown.region.map { "region \(quoted($0))" } ?? "default region"
        try console.print("    \(name)")
        for paragraph in shown.paragraphs { try console.print("      \(quoted(paragraph))") }
      }
    }
  }
}

extension Placement {
  /// The settings that differ from the player's own choice.
  fileprivate var summary: String {
    var parts: [String] = []
    if writingMode != .horizontal { parts.append("writing mode \(writingMode.name)") }
    switch line {
    case .number(let number): parts.append("line \(plainDecimal(number))")
    case .percent(let share): parts.append("line \(plainDecimal(share)) %")
    case nil: break
    }
    if lineAlign != .start { parts.append("line align \(lineAlign.name)") }
    if let position { parts.append("position \(plainDecimal(position)) %") }
    if positionAlign != .auto { parts.append("position align \(positionAlign.name)") }
    if size != 100 { parts.append("size \(plainDecimal(size)) %") }
    if textAlign != .center { parts.append("align \(textAlign.name)") }
    return parts.joined(separator: ", ")
  }
}
