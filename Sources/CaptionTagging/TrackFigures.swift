import CaptionAnalysis
import CaptionModel

/// Figures of a track that more than one claim is held against.
struct TrackFigures {
  /// A stretch of the programme.
  struct Stretch {
    var begin: MediaTime
    var end: MediaTime
    var duration: MediaTime { end - begin }
  }

  /// From the first begin to the last end; nil without cues that last.
  private(set) var stretch: Stretch?
  /// The longest stretch between two cues; nil where there is none.
  private(set) var longestGap: Stretch?
  /// Cues that begin before an earlier one ends.
  private(set) var overlaps: [Int] = []
  /// Cues that end before they begin, or as they begin.
  private(set) var unending: [Int] = []
  /// Labels and signs for music.
  private(set) var music = 0
  /// Labels in brackets that may be for sounds or for speakers.
  private(set) var maybeSounds = 0
  /// Cues in which somebody sings.
  private(set) var songCues = 0
  /// Cues with words whose colours are not all the same.
  private(set) var hasSpeakerColors = false
  /// Cues that are shown even where the viewer asked for none.
  private(set) var forcedCues = 0

  init(_ track: Track) {
    var end: MediaTime?
    var first: MediaTime?
    for index in track.playOrder {
      let cue = track.cues[index]
      if let cueEnd = cue.end, cueEnd <= cue.begin { unending.append(index) }
      let last = max(cue.end ?? cue.begin, cue.begin)
      first = first ?? cue.begin
      if let before = end {
        if cue.begin < before {
          overlaps.append(index)
        } else if cue.begin - before > longestGap?.duration ?? .zero {
          longestGap = Stretch(begin: before, end: cue.begin)
        }
      }
      end = max(end ?? last, last)
    }
    if let first, let end, first < end { stretch = Stretch(begin: first, end: end) }
    for label in track.typedLabels {
      if label.part.kind == .music { music += 1 }
      if label.mayBeSound { maybeSounds += 1 }
    }
    var colors: Set<Color> = []
    for index in track.facts.indices {
      if track.facts[index].hasSound,
        track.parts(ofCue: index).contains(where: { $0.kind == .lyrics })
      {
        songCues += 1
      }
      let cue = track.cues[index]
      if !cue.extras.isEmpty, cue.extras.isForced { forcedCues += 1 }
      if track.facts[index].hasDialogue, !cue.text.spans.isEmpty {
        if cue.text.hasSeveralColors { hasSpeakerColors = true }
        for span in cue.text.spans {
          if let color = span.color, colors.count < 2 { colors.insert(color) }
        }
      }
    }
    if colors.count > 1 { hasSpeakerColors = true }
  }
}

extension TypedLabel {
  /// Whether the label may be for a sound or for a speaker; nobody writes a sound before a colon.
  fileprivate var mayBeSound: Bool {
    switch mark {
    case .square, .round, .wide: break
    default: return false
    }
    return part.kind == .sound && part.reason == .bracketBesideWords
      || part.kind == .speaker && part.confidence < .likely
  }
}

extension TextSpan {
  /// The colour that the span sets, by style or by a class of WebVTT.
  fileprivate var color: Color? {
    if case .style(let style) = kind, let color = style.color { return color }
    for name in classes {
      if let color = Color(captionClass: name) { return color }
    }
    return nil
  }
}

/// A length in minutes and seconds: `12 min 5 s`.
func minutes(_ time: MediaTime) -> String {
  let seconds = time.milliseconds / 1000
  if seconds < 60 { return "\(seconds) s" }
  return seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds / 60) min \(seconds % 60) s"
}

/// A point in time as `HH:MM:SS`.
func clock(_ time: MediaTime) -> String {
  let seconds = max(time.milliseconds, 0) / 1000
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  return "\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
}

/// Whether a part is a larger share of a whole than a percentage.
func exceeds(_ part: Int, of whole: Int, percent: Int) -> Bool { part * 100 > percent * whole }

/// Whether a part is a percentage of a whole, or more.
func reaches(_ part: Int, of whole: Int, percent: Int) -> Bool {
  whole > 0 && part * 100 >= percent * whole
}

/// Whether so many things in a length are fewer than a rate for ten minutes.
func isFewer(_ count: Int, in length: MediaTime, than rate: Int) -> Bool {
  Int128(count) * 600 * MediaTime.unitsPerSecond < product(length, rate)
}

/// So many times a length, in units; the longest time where it would be longer, since times come
/// from files.
func product(_ length: MediaTime, _ factor: Int) -> Int128 {
  let (product, overflow) = length.units.multipliedReportingOverflow(by: Int128(factor))
  return overflow ? .max : product
}
