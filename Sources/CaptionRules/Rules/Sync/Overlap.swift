public import CaptionAnalysis
import CaptionModel

/// Finds cues that are shown at once in the same place.
public struct Overlap: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The longest overlap that a fix takes away by ending the earlier cue sooner; inclusive.
    public var repair = TimeLength.seconds(Ratio(thousandths: 500))
    /// The least time for which a cue is still shown after that; inclusive.
    public var shortest = TimeLength.seconds(Ratio(1))

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .length("repair", "The longest overlap that is mended by ending the earlier cue.", \.repair),
      .length("shortest", "The least time for which a mended cue is shown.", \.shortest),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/overlap",
    "Two cues are shown at once in the same place.",
    severity: .error,
    evidence: [.cueEnds],
    text: .init(
      checks: "Whether a cue begins while an earlier one is still shown in the same region or at "
        + "the same place of the picture.",
      matters: "One text may hide the other, or push it to where nobody expects it, and both have "
        + "to be read in the time of one.",
      measured: "Times are compared exactly; a cue that begins when another ends does not overlap "
        + "it. Cues in different regions, in different thirds of the picture, or on lines at least "
        + "5 % of the picture apart stand in different places. Cues without text, and cues that "
        + "do not last, are not looked at. Each cue is reported once, against the one that stays "
        + "longest.",
      sources: [
        "FCC, 47 CFR 79.1(j)(2), 2014: captions do not overlap one another.",
        "AVFoundation, caption reference: iTunes Timed Text cues overlap only in different regions.",
        "That an overlap is an error is this project's own default.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        The ferry leaves at noon.

        00:03.000 --> 00:05.000
        Then we have an hour.

        00:03.500 --> 00:05.000 line:0
        HARBOUR OFFICE
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        The ferry leaves at noon.

        ⟦1⟧00:02.900 --> 00:05.000
        Then we have an hour.
        """,
        "begins 0.1 s before cue 1 ends in the same place"
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue that begins while another is shown where it stands.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let (cues, facts) = (track.cues, track.facts)
    var screen = Screen(track.document)
    for index in track.playOrder where facts[index].lines > 0 {
      let begin = cues.begin(at: index)
      let end = cues.end(at: index) ?? .max
      guard end > begin else { continue }
      let shown = Screen.Shown(line: nil, cue: index, end: end)
      guard let other = screen.show(shown, from: begin, cues) else { continue }
      report(finding(about: cues[index], index, over: cues[other], other))
    }
  }

  private func finding(about cue: Cue, _ index: Int, over other: Cue, _ number: Int) -> Finding {
    let message =
      if let end = other.end {
        "begins \(seconds(end - cue.begin)) before cue \(number + 1) ends in the same place"
      } else {
        "begins while cue \(number + 1), which has no end, is shown in the same place"
      }
    let note = Finding.Note(.timing(number), "cue \(number + 1) is shown from here")
    return Finding(.timing(index), message, notes: [note], fix: fix(cue, over: other, number))
  }

  /// Cuts the earlier cue back where that takes little from it.
  private func fix(_ cue: Cue, over other: Cue, _ number: Int) -> Fix? {
    guard let end = other.end, end - cue.begin <= options.repair.duration(at: nil),
      cue.begin - other.begin >= options.shortest.duration(at: nil)
    else { return nil }
    let title = "end cue \(number + 1) when this one begins"
    return Fix(title, [.end(cue: number, cue.begin)])
  }
}

/// What is shown where, while cues are gone through by their begins.
private struct Screen {
  /// A part of the picture in which texts would meet.
  private struct Area: Hashable {
    var region: String?
    var anchor: Anchor
    var writingMode: Placement.WritingMode
  }

  /// The text in an area that stays longest on its line.
  struct Shown {
    /// Where the line stands, in percent; nil where the player decides.
    var line: Double?
    var cue: Int
    var end: MediaTime
  }

  private let regions: Set<String>
  private var ordinary: [Shown] = []
  private var areas: [Area: [Shown]] = [:]

  init(_ document: CaptionDocument) {
    regions = Set(document.regions.map(\.id))
  }

  /// Shows a cue and returns the one that it meets, or nil.
  mutating func show(_ shown: Shown, from begin: MediaTime, _ cues: [Cue]) -> Int? {
    let cue = shown.cue
    guard cues.hasDetails(at: cue), cues[cue].region != nil || cues[cue].placement != nil else {
      return Self.add(shown, from: begin, to: &ordinary)
    }
    if let name = cues[cue].region, regions.contains(name) {
      let area = Area(region: name, anchor: .bottomCenter, writingMode: .horizontal)
      return Self.add(shown, from: begin, to: &areas[area, default: []])
    }
    let placement = cues[cue].placement ?? Placement()
    var placed = shown
    placed.line = share(of: placement)
    let anchor = placement.anchor
    if anchor == .bottomCenter, placement.writingMode == .horizontal {
      return Self.add(placed, from: begin, to: &ordinary)
    }
    let area = Area(region: nil, anchor: anchor, writingMode: placement.writingMode)
    return Self.add(placed, from: begin, to: &areas[area, default: []])
  }

  private static func add(_ new: Shown, from begin: MediaTime, to shown: inout [Shown]) -> Int? {
    if shown.count == 1, shown[0].end <= begin {
      // Nearly always the one before is gone.
      shown[0] = new
      return nil
    }
    if !shown.isEmpty { shown.removeAll { $0.end <= begin } }
    for place in shown.indices {
      if let line = new.line, let other = shown[place].line, abs(line - other) >= 5 { continue }
      let met = shown[place].cue
      // The one that stays longer stands for both, so that few are kept however many there are.
      if new.end > shown[place].end { shown[place] = new }
      return met
    }
    shown.append(new)
    return nil
  }

  /// Where the line stands, in percent; a line of the grid is taken as 5.33 %.
  private func share(of placement: Placement) -> Double? {
    switch placement.line {
    case nil: nil
    case .percent(let value): Swift.min(Swift.max(value, 0), 100)
    case .number(let number):
      Swift.min(Swift.max(number < 0 ? 100 + number * 16 / 3 : number * 16 / 3, 0), 100)
    }
  }
}
