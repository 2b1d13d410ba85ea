public import CaptionAnalysis
import CaptionModel

/// Finds sung lines with other signs than the profile or the file has, or with signs elsewhere than
/// at their ends.
public struct MusicSignForm: CaptionRule {
  /// Which sign stands for song.
  public enum Sign: String, Sendable, CaseIterable {
    /// Whichever most songs of the file have.
    case consistent
    /// A music note.
    case note
    /// A number sign.
    case number

    var phrase: String { self == .number ? "number signs" : "music notes" }
  }

  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// Which sign stands for song.
    public var sign = Sign.consistent
    /// Whether each sung cue begins and ends with a sign.
    public var bothEnds = false

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .choice("sign", "Which sign stands for song.", \.sign),
      .flag("bothEnds", "Whether each sung cue begins and ends with a sign.", \.bothEnds),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/music-sign",
    "A sung line has other music signs than the profile or the rest of the file has.",
    severity: .advice,
    text: .init(
      checks: "Whether music notes or number signs stand beside sung words, and where the profile "
        + "says so, whether a sign stands at both ends of the cue.",
      matters: "The signs tell where song begins and ends. A number sign means song in Britain and "
        + "a number or a topic elsewhere.",
      measured: "With consistent, against the sign of at least three sung cues that are more than "
        + "half of all. A single sign at one end is told by text/unpaired-music-note.",
      sources: [
        "Netflix, English Timed Text Style Guide, as quoted on 19 December 2025: a note at the start "
          + "and the end of each event.",
        "BBC Subtitle Guidelines 1.2.5, March 2026: number signs in broadcast.",
        "ARD, ORF, SRF, ZDF, Untertitel-Standards: a note at the start and the end of the words.",
        "DCMP, Captioning Key: notes for lyrics.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n♪ Bring the lamp down ♪\n",
        with: "sign=note",
        "bothEnds=true"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧# Bring the lamp down #\n",
        "number signs stand for song, not music notes",
        with: ["sign=note"]
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧♪ Bring the lamp down\n♪ to the water\n",
        "the song does not begin and end with a sign",
        with: ["sign=note", "bothEnds=true"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each song with other signs.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard track.summary.music > 0 else { return }
    var songs: [(cue: Int, sign: Sign)] = []
    for index in track.cues.indices where track.facts[index].hasSound {
      for part in track.parts(ofCue: index) where part.kind == .lyrics {
        switch part.reason {
        case .betweenMusicSigns: songs.append((index, .note))
        case .betweenNumberSigns, .behindNumberSign: songs.append((index, .number))
        default: continue
        }
        break
      }
    }
    var wanted: Sign? = options.sign
    if wanted == .consistent {
      let notes = songs.count { $0.sign == .note }
      let most = max(notes, songs.count - notes)
      wanted = nil
      if most >= 3, most * 2 > songs.count { wanted = notes == most ? .note : .number }
    }
    for (index, sign) in songs {
      if let wanted, sign != wanted {
        let message = "\(sign.phrase) stand for song, not \(wanted.phrase)"
        report(Finding(.text(index), message, excerpt: Self.firstSign(sign, in: track, index)))
      } else if options.bothEnds, sign == .note, !Self.hasSignsAtEnds(track, index) {
        let words = track.parts(ofCue: index).filter { $0.kind == .lyrics }.map(\.content)
        let song = words.first.flatMap { first in
          words.last.map { first.lowerBound..<max($0.upperBound, first.lowerBound) }
        }
        let message = "the song does not begin and end with a sign"
        report(Finding(.text(index), message, excerpt: song))
      }
    }
  }

  /// The bytes of the first sign of its kind in a cue.
  private static func firstSign(_ sign: Sign, in track: Track, _ index: Int) -> Range<Int>? {
    let utf8 = track.cues[index].text.utf8
    if sign == .number {
      return utf8.firstIndex(of: 0x23).map { $0..<$0 + 1 }
    }
    return utf8.indices.first { offset in
      utf8[offset] == 0xE2 && offset + 2 < utf8.count && utf8[offset + 1] == 0x99
    }.map { $0..<$0 + 3 }
  }

  /// Whether the song has a sign at both ends, or one sign only, which another rule tells.
  private static func hasSignsAtEnds(_ track: Track, _ index: Int) -> Bool {
    let utf8 = track.cues[index].text.utf8
    let parts = track.parts(ofCue: index)
    guard let first = parts.first(where: { $0.kind == .lyrics }),
      let last = parts.last(where: { $0.kind == .lyrics })
    else { return true }
    let before = utf8[..<first.content.lowerBound].contains(0xE2)
    let after = utf8[last.content.upperBound...].contains(0xE2)
    if before, after { return true }
    return utf8.count { $0 == 0x99 } < 2
  }
}
