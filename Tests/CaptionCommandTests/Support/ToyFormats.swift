import CaptionKit

// Two formats that are simple enough to write expectations for by hand: after a first line with
// the format's mark comes a line for each cue, `BEGIN END TEXT` with times in milliseconds.

extension FormatRegistry {
  static let toys = FormatRegistry([.toy, .bare])
}

extension CaptionFormat {
  /// Holds everything.
  static let toy = CaptionFormat(toy: "toy", mark: "TOY", losesStars: false)

  /// Cannot hold asterisks, so that there are losses.
  static let bare = CaptionFormat(toy: "bare", mark: "BARE", losesStars: true)

  static let badLine = DiagnosticInfo(
    "toy/bad-line",
    .warning,
    "A line is not a cue.",
    explanation: "The line is left out.",
    reference: "Toy, 1"
  )

  static let remark = DiagnosticInfo(
    "toy/remark",
    .advice,
    "A line is a remark.",
    explanation: "The line is left out."
  )

  private init(toy id: String, mark: String, losesStars: Bool) {
    self.init(
      id: id,
      aliases: ["\(id)-captions"],
      name: mark.capitalized,
      summary: "A format for tests",
      extensions: [id],
      mediaTypes: ["text/x-\(id)"],
      diagnostics: id == "toy" ? [Self.badLine, Self.remark] : [],
      sniff: { source in
        source.string(in: 0..<mark.utf8.count + 1) == mark + "\n" ? .certain : .none
      },
      read: { source, _ in readToy(source, mark: mark) },
      write: { document, options in writeToy(document, options, mark, losesStars) },
      describe: { cue, result, _ in
        [Detail("letters", .number(Double(result.document.cues[cue].text.utf8.count)))]
      }
    )
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1) + dropFirst().lowercased() }
}

private func readToy(_ source: SourceText, mark: String) -> ReadResult {
  var result = ReadResult()
  var offset = 0
  for (number, line) in source.string(in: 0..<source.bytes.count)
    .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
  {
    let range = offset..<offset + line.utf8.count
    offset = range.upperBound + 1
    if number == 0, line == mark { continue }
    if line.isEmpty { continue }
    if line.hasPrefix("#") {
      result.diagnostics.append(Diagnostic(CaptionFormat.remark, "a remark", range: range))
      continue
    }
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let begin = Int(parts[0]), let end = Int(parts[1]) else {
      result.diagnostics.append(
        Diagnostic(CaptionFormat.badLine, "not a cue: \"\(line)\"", range: range)
      )
      continue
    }
    result.document.cues.append(
      Cue(
        begin: MediaTime(milliseconds: begin),
        end: MediaTime(milliseconds: end),
        text: CaptionText(String(parts[2]))
      )
    )
    result.map.cues.append(.init(start: range.lowerBound, timing: range.lowerBound, text: range))
  }
  result.accepted = !result.document.cues.isEmpty
  if !result.accepted {
    result.diagnostics.append(Diagnostic(CaptionFormat.badLine, "no cue at all", range: 0..<0))
  }
  return result
}

private func writeToy(
  _ document: CaptionDocument,
  _ options: WritingOptions,
  _ mark: String,
  _ losesStars: Bool
) -> WriteResult {
  var text = mark + "\n"
  var losses: [Loss] = []
  for (index, cue) in document.cues.enumerated() {
    var words = cue.text.string
    if losesStars, words.contains("*") {
      words.removeAll { $0 == "*" }
      losses.append(
        Loss(feature: "star", what: "an asterisk", reason: "Bare has none", cue: index)
      )
    }
    text += "\(cue.begin.milliseconds) \(cue.end?.milliseconds ?? -1) \(words)\n"
  }
  return WriteResult(bytes: Array(text.utf8), losses: losses)
}
