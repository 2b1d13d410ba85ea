public import CaptionAnalysis
import CaptionModel

/// Finds characters that the profile's recipients cannot show.
public struct Repertoire: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// Ranges of code points, such as `0020-007E`; empty where any character is allowed.
    public var allowed: [String] = []

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .words("allowed", "The code points that are allowed, such as 0020-007E,00A0-00FF.", \.allowed)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/repertoire",
    "A character is outside of what the profile allows.",
    severity: .error,
    isOnByDefault: false,
    text: .init(
      checks: "Every character of the visible text against a list of code points.",
      matters: "A device that lacks a character shows a box, a question mark, or nothing.",
      measured: "By Unicode scalars, each cue once, with the first character that is not allowed.",
      sources: ["The profile's list; without one the rule allows everything."]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\nDéjà vu\n", with: "allowed=0020-007E,00A0-00FF"),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧Déjà ☂ vu\n",
        "has \"☂\" (U+2602), which is not in the repertoire",
        with: ["allowed=0020-007E,00A0-00FF"]
      ),
    ]
  )

  private let ranges: [ClosedRange<UInt32>]

  /// Makes the rule.
  public init(options: Options) {
    ranges = options.allowed.compactMap { text in
      let ends = text.split(separator: "-").map { UInt32($0, radix: 16) }
      guard let first = ends.first, let low = first, let last = ends.last, let high = last,
        low <= high
      else { return nil }
      return low...high
    }
  }

  /// Reports each cue with a character that is not allowed.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard !ranges.isEmpty else { return }
    for index in track.cues.indices {
      let text = String(decoding: track.cues[index].text.utf8, as: UTF8.self)
      let scalars = text.unicodeScalars
      let place = scalars.firstIndex { scalar in
        scalar != "\n" && !ranges.contains { $0.contains(scalar.value) }
      }
      guard let place else { continue }
      let foreign = scalars[place]
      let start = text.utf8.distance(from: text.startIndex, to: place)
      let digits = String(foreign.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(4 - digits.count, 0)) + digits
      report(
        Finding(
          .text(index),
          "has \"\(foreign)\" (U+\(code)), which is not in the repertoire",
          excerpt: start..<start + String(foreign).utf8.count
        )
      )
    }
  }
}
