import CaptionKit
import SystemIO

/// How far a run over many files has come.
struct ProgressFigures: Sendable {
  var done: Int
  var total: Int
  var findings: Int
  /// Since the first file was begun, in seconds.
  var seconds: Double

  /// How many files are done in a second.
  var rate: Double { seconds > 0 ? Double(done) / seconds : 0 }

  /// How long the rest will take at this rate, in words; nil where nothing is known yet.
  var left: String? {
    guard rate > 0, done > 0 else { return nil }
    let seconds = Int((Double(total - done) / rate).rounded(.up))
    switch seconds {
    case ..<100: return "\(seconds) s"
    case ..<3600: return "\((seconds + 30) / 60) min"
    default:
      let minutes = (seconds + 30) / 60
      return "\(minutes / 60) h \(minutes % 60) min"
    }
  }

  private var shownRate: String {
    rate < 10 ? "\(Double(Int(rate * 10)) / 10)" : "\(Int(rate))"
  }

  /// A bar with all figures, of so many columns at most.
  func bar(width: Int) -> String {
    let percent = total > 0 ? done * 100 / total : 100
    let words =
      " \(percent) % · \(done) of \(counted(total, "file")) · \(shownRate) a second · "
      + counted(findings, "finding") + (left.map { " · \($0) left" } ?? "")
    let cells = min(30, width - words.unicodeScalars.count - 3)
    guard cells >= 5 else { return String(words.dropFirst().prefix(max(width - 1, 0))) }
    let filled = total > 0 ? done * cells / total : cells
    let (full, empty) = (
      String(repeating: "#", count: filled), String(repeating: ".", count: cells - filled)
    )
    return "[\(full)\(empty)]\(words)"
  }

  /// The same in a line for a log.
  var line: String {
    "\(done) of \(counted(total, "file")) checked, \(shownRate) a second, "
      + counted(findings, "finding") + (left.map { ", about \($0) left" } ?? "")
  }
}

/// Tells on standard error how far a run over many files has come: with a bar on a terminal, elsewhere
/// with a line now and then.
struct Progress {
  /// Fewer files are done before anybody asks.
  private static let fewest = 8
  /// How long a run is silent at first, and how long each bar and line stands, in seconds.
  private static let patience = 0.5
  private static let frame = 0.1
  private static let pause = 10.0

  private let io: ConsoleIO
  private let total: Int
  private let start: Double
  private let line: StatusLine?
  private let isSilent: Bool
  private var told: Double

  init(_ total: Int, _ console: Console) {
    io = console.io
    self.total = total
    isSilent = console.common.isQuiet || total < Self.fewest
    let isTerminal = io.isTerminal(.error) && io.environment("TERM") != "dumb"
    line = isTerminal && !isSilent ? StatusLine(io) : nil
    start = io.seconds()
    told = start
  }

  /// What has to make way for all else that is written.
  var statusLine: StatusLine? { line }

  /// Tells of what is done, where it is time.
  mutating func tell(done: Int, findings: Int, _ console: Console) {
    guard !isSilent else { return }
    let now = io.seconds()
    guard now - start >= Self.patience, done < total else { return }
    let figures = ProgressFigures(
      done: done,
      total: total,
      findings: findings,
      seconds: now - start
    )
    if let line {
      guard now - told >= Self.frame || !line.isThere else { return }
      line.show(figures.bar(width: io.statusWidth() - 1))
    } else {
      guard now - told >= Self.pause else { return }
      console.remark(figures.line)
    }
    told = now
  }

  /// Takes the bar away.
  func end() { line?.erase() }
}
