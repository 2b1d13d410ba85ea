public import CaptionModel

/// How far the labels of a track reach, as far as the file alone can tell.
///
/// No figure here is a mark to pass: no published source says how many labels are enough, and
/// whether one is missing or wrong only somebody can tell who sees and hears the programme.
public struct LabelCoverage: Sendable, Hashable {
  /// Somebody who is named.
  public struct Speaker: Sendable, Hashable {
    /// The name as first written.
    public var name: String
    /// How many turns bear it.
    public var turns: Int
    /// How long the cues with these turns are shown.
    public var time: MediaTime
  }

  /// A stretch without any cue.
  public struct Gap: Sendable, Hashable {
    /// Where the last cue ends; zero for the programme's beginning.
    public var begin: MediaTime
    /// How long it lasts.
    public var duration: MediaTime
  }

  /// A way in which labels are written, and how often.
  public struct Convention: Sendable, Hashable {
    /// What is written so, such as `speaker`.
    public var kind: TextPart.Kind
    /// How, such as `square brackets`.
    public var form: String
    /// How often.
    public var count: Int
  }

  /// Turns that a mark, a label or a voice shows.
  public var turns = 0
  /// Those of them whose speaker a label or a voice names.
  public var namedTurns = 0
  /// Everybody who is named, in order of first appearance.
  public var speakers: [Speaker] = []
  /// Labels for sounds.
  public var sounds = 0
  /// Labels and signs for music.
  public var music = 0
  /// Cues in which somebody sings.
  public var songCues = 0
  /// Labels for manner, language or channel.
  public var manners = 0
  /// Credits, signs and the like.
  public var notices = 0
  /// When the last cue ends.
  public var end = MediaTime.zero
  /// The longest stretches without any cue, longest first; at most five.
  public var gaps: [Gap] = []
  /// How labels are written, by kind and then by count.
  public var conventions: [Convention] = []
  /// The words for languages in labels, as first written.
  public var languages: [String] = []

  /// How many labels of a kind stand in ten minutes; nil for a track without length.
  public func perTenMinutes(_ count: Int) -> Double? {
    end > .zero ? Double(count) * 600 / end.seconds : nil
  }

  /// Counts the labels of a track.
  public init(_ track: Track) {
    var counter = CoverageCounter(track)
    counter.count()
    self = counter.coverage
  }

  init() {}
}

private struct CoverageCounter {
  let track: Track
  var coverage = LabelCoverage()
  private var order: [String: Int] = [:]
  private var forms: [FormKey: Int] = [:]
  private var languages: Set<String> = []
  private var phrase = LabelPhrase()
  private let words: LabelLanguages

  private struct FormKey: Hashable {
    var kind: TextPart.Kind
    var form: String
  }

  init(_ track: Track) {
    self.track = track
    words = LabelLanguages(track.document, language: track.context.language)
  }

  mutating func count() {
    for index in track.cues.indices { count(cue: index) }
    findGaps()
    coverage.conventions = forms.map {
      LabelCoverage.Convention(kind: $0.key.kind, form: $0.key.form, count: $0.value)
    }.sorted {
      ($0.kind.rawValue, -$0.count, $0.form) < ($1.kind.rawValue, -$1.count, $1.form)
    }
  }

  private mutating func count(cue index: Int) {
    let cue = track.cues[index]
    let duration = max(cue.duration ?? .zero, .zero)
    let utf8 = cue.text.utf8
    let voices = cue.speakers
    for name in voices { add(name, duration) }
    coverage.turns += voices.count
    coverage.namedTurns += voices.count
    if !voices.isEmpty { forms[FormKey(kind: .speaker, form: "voice"), default: 0] += voices.count }
    var isOpen = false
    var hasSong = false
    let hasTurns = track.facts[index].turns > 1
    var isFirst = true
    for part in track.parts(ofCue: index) {
      if let form = part.form(in: utf8) {
        forms[FormKey(kind: part.kind, form: form), default: 0] += 1
      }
      switch part.kind {
      case .turn:
        if part.reason != .arrow {
          if voices.isEmpty { coverage.turns += 1 }
          isOpen = voices.isEmpty
        }
      case .speaker:
        if !isOpen { coverage.turns += 1 }
        coverage.namedTurns += 1
        isOpen = false
        for name in LabelNames.names(utf8, part.content, words.main) { add(name, duration) }
      case .dialogue:
        // Where only the second turn is marked, the words before it are one too.
        if isFirst, hasTurns, voices.isEmpty { coverage.turns += 1 }
        isOpen = false
      case .lyrics:
        hasSong = true
        isOpen = false
      case .manner:
        coverage.manners += 1
        nameLanguages(utf8, part.content)
      case .sound: coverage.sounds += 1
      case .music: coverage.music += 1
      case .notice: coverage.notices += 1
      }
      isFirst = false
    }
    if hasSong { coverage.songCues += 1 }
  }

  private mutating func add(_ name: String, _ duration: MediaTime) {
    let key = name.lowercased()
    if let index = order[key] {
      coverage.speakers[index].turns += 1
      coverage.speakers[index].time = coverage.speakers[index].time + duration
    } else {
      order[key] = coverage.speakers.count
      coverage.speakers.append(.init(name: name, turns: 1, time: duration))
    }
  }

  private mutating func nameLanguages(_ utf8: [UInt8], _ range: Range<Int>) {
    phrase.read(utf8, range, words)
    for word in phrase.words where word.classes.contains(.language) {
      let text = String(decoding: utf8[word.range], as: UTF8.self)
      if languages.insert(text.lowercased()).inserted { coverage.languages.append(text) }
    }
  }

  private mutating func findGaps() {
    let times = track.cues.map { ($0.begin, $0.end ?? $0.begin) }.sorted { $0.0 < $1.0 }
    var gaps: [LabelCoverage.Gap] = []
    var end = MediaTime.zero
    for (begin, last) in times {
      if begin > end { gaps.append(.init(begin: end, duration: begin - end)) }
      end = max(end, last)
    }
    coverage.end = end
    gaps.sort { ($1.duration, $0.begin) < ($0.duration, $1.begin) }
    coverage.gaps = Array(gaps.prefix(5))
  }
}

extension TextPart {
  /// How a label is written; nil for words.
  func form(in utf8: [UInt8]) -> String? {
    guard kind != .dialogue, kind != .notice, !range.isEmpty, range.upperBound <= utf8.count else {
      return nil
    }
    switch reason {
    case .dashAtLineStart: return "dash"
    case .chevrons: return "chevrons"
    case .arrow: return "arrow"
    case .betweenMusicSigns, .musicSignAlone, .descriptionBesideMusicSign: return "music sign"
    case .betweenNumberSigns, .behindNumberSign: return "number sign"
    case .color: return "colour"
    case .markup: return "markup"
    case .nameBeforeQuotation: return "name and quotation"
    default: break
    }
    let isCapitals = utf8.isInCapitals(content)
    switch utf8.scalar(at: range.lowerBound).value {
    case 0x5B: return isCapitals ? "capitals in square brackets" : "square brackets"
    case 0x28: return isCapitals ? "capitals in parentheses" : "parentheses"
    case 0x2A: return "asterisks"
    case 0xFF08, 0xFF1C, 0xFF3B, 0x3010, 0x3014: return "full-width brackets"
    default: break
    }
    let last = utf8[range.upperBound - 1]
    if last == 0x3A || last == 0x9A { return isCapitals ? "capitals and colon" : "name and colon" }
    return isCapitals ? "capitals" : nil
  }
}
