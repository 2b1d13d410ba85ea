import CaptionKit

extension SyncCheck {
  /// What was found, in words.
  func text(isColored: Bool) -> [UInt8] {
    var lines = ["\(oneLine(shown(path))): \(verdict)"]
    let match = match
    let agreeing = match.pieces.reduce(0) { $0 + $1.agreeing }
    if match.isChecked {
      let placed = SyncCorrection(match) == nil ? "" : ", once moved,"
      lines.append(
        "  against \(oneLine(shown(counterpart.path))): \(agreeing) of \(match.captions) captions with "
          + "words begin\(placed) with speech; confidence \(confidence)"
      )
    }
    if isWritten {
      lines.append("  corrected, and in sync when checked again")
    } else if let correction = SyncCorrection(match) {
      let apply = "captionkit sync --apply -o OUT"
      lines.append(
        "  to correct: "
          + (correction.arguments.map {
            "captionkit convert IN OUT \($0.joined(separator: " ")), or \(apply)"
          } ?? apply)
      )
    }
    var bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let checked = checked
    var finding = FindingLines(checked, isColored: isColored)
    var words = FindingText()
    for item in checked.items {
      guard case .finding(let number) = item else { continue }
      report.describe(number, in: &words)
      finding.append(number, report, words, to: &bytes)
    }
    return bytes
  }

  /// The verdict as a phrase.
  private var verdict: String {
    let match = match
    guard let first = match.pieces.first else {
      if case .unchecked(let reason) = match.verdict { return "could not be checked: \(reason)" }
      return "could not be checked"
    }
    func seconds(_ value: Double) -> String {
      "\(plainDecimal((abs(value) * 1000).rounded() / 1000)) s \(value < 0 ? "early" : "late")"
    }
    switch match.verdict {
    case .inSync: return "in sync"
    case .offset: return "offset, \(seconds(first.error))"
    case .drift:
      let rates = match.ratio.map { "\($0.source) to \($0.target) frames a second" }
      let percent = plainDecimal((abs(1 / first.line.slope - 1) * 100_000).rounded() / 1000)
      let speed = "\(percent) % \(first.line.slope > 1 ? "fast" : "slow")"
      return "drift, \(rates.map { "\(speed), \($0)" } ?? speed)"
    case .pieces:
      return "\(match.pieces.count) pieces: "
        + match.pieces.map { piece in
          "from cue \(piece.firstCue + 1) \(seconds(piece.line.error(at: piece.begin)))"
        }.joined(separator: ", ")
    case .unchecked(let reason): return "could not be checked: \(reason)"
    }
  }
}
