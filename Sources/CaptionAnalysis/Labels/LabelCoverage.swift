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
  private var seen = HashIndex()
  private var seenSpeakers: [[Int]] = []
  /// How often labels of each kind are written in each way.
  private var forms = [Int](
    repeating: 0,
    count: TextPart.Kind.allCases.count * LabelForm.allCases.count
  )
  private var languages: Set<String> = []
  private var phrase = LabelPhrase()
  private let words: LabelLanguages

  init(_ track: Track) {
    self.track = track
    words = track.labelLists
  }

  mutating func count() {
    for index in track.cues.indices { count(cue: index) }
    findGaps()
    for kind in TextPart.Kind.allCases {
      for form in LabelForm.allCases {
        let count = forms[Self.index(kind, form)]
        guard count > 0 else { continue }
        coverage.conventions.append(.init(kind: kind, form: form.name, count: count))
      }
    }
    coverage.conventions.sort {
      ($0.kind.rawValue, -$0.count, $0.form) < ($1.kind.rawValue, -$1.count, $1.form)
    }
  }

  private static func index(_ kind: TextPart.Kind, _ form: LabelForm) -> Int {
    Int(kind.rawValue) * LabelForm.allCases.count + form.rawValue
  }

  private mutating func count(cue index: Int) {
    let cue = track.cues[index]
    let duration = max(cue.duration ?? .zero, .zero)
    let utf8 = cue.text.utf8
    let voices = cue.speakers
    for name in voices { add(turnOf: speaker(name), duration) }
    coverage.turns += voices.count
    coverage.namedTurns += voices.count
    if !voices.isEmpty { forms[Self.index(.speaker, .voice)] += voices.count }
    var isOpen = false
    var hasSong = false
    let hasTurns = track.facts[index].turns > 1
    var isFirst = true
    for part in track.parts(ofCue: index) {
      if let form = part.form(in: utf8) {
        forms[Self.index(part.kind, form)] += 1
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
        for speaker in speakers(utf8, part.content) { add(turnOf: speaker, duration) }
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

  private mutating func add(turnOf speaker: Int, _ duration: MediaTime) {
    coverage.speakers[speaker].turns += 1
    coverage.speakers[speaker].time = coverage.speakers[speaker].time + duration
  }

  /// The position of somebody in the list of speakers.
  private mutating func speaker(_ name: String) -> Int {
    let key = name.lowercased()
    if let index = order[key] { return index }
    order[key] = coverage.speakers.count
    coverage.speakers.append(.init(name: name, turns: 0, time: .zero))
    return coverage.speakers.count - 1
  }

  /// The positions of those whom a label names; most labels come back many times.
  private mutating func speakers(_ utf8: CaptionText.UTF8View, _ label: Range<Int>) -> [Int] {
    let hash = LabelMemory.hash(utf8, label, 0)
    if let hash, let known = seen.position(of: hash) { return seenSpeakers[known] }
    let found = LabelNames.names(utf8, label, words.main).map { speaker($0) }
    if let hash {
      _ = seen.append(hash)
      seenSpeakers.append(found)
    }
    return found
  }

  private mutating func nameLanguages(_ utf8: CaptionText.UTF8View, _ range: Range<Int>) {
    phrase.read(utf8, range, words)
    for word in phrase.words where word.classes.contains(.language) {
      let text = String(decoding: utf8[word.range], as: UTF8.self)
      if languages.insert(text.lowercased()).inserted { coverage.languages.append(text) }
    }
  }

  private mutating func findGaps() {
    var end = MediaTime.zero
    for index in track.playOrder {
      let begin = track.cues[index].begin
      if begin > end { add(.init(begin: end, duration: begin - end)) }
      end = max(end, track.cues[index].end ?? begin)
    }
    coverage.end = end
  }

  /// Keeps a gap if it is one of the longest.
  private mutating func add(_ gap: LabelCoverage.Gap) {
    // An earlier gap comes before one as long.
    let place = coverage.gaps.firstIndex { $0.duration < gap.duration } ?? coverage.gaps.count
    guard place < 5 else { return }
    coverage.gaps.insert(gap, at: place)
    if coverage.gaps.count > 5 { coverage.gaps.removeLast() }
  }
}

/// The ways in which labels are written.
enum LabelForm: Int, CaseIterable {
  case dash, chevrons, arrow, musicSign, numberSign, color, markup, nameAndQuotation
  case capitalsInSquareBrackets, squareBrackets, capitalsInParentheses, parentheses, asterisks
  case wideBrackets, capitalsAndColon, nameAndColon, capitals, voice

  /// The way as a phrase.
  var name: String {
    switch self {
    case .dash: "dash"
    case .chevrons: "chevrons"
    case .arrow: "arrow"
    case .musicSign: "music sign"
    case .numberSign: "number sign"
    case .color: "colour"
    case .markup: "markup"
    case .nameAndQuotation: "name and quotation"
    case .capitalsInSquareBrackets: "capitals in square brackets"
    case .squareBrackets: "square brackets"
    case .capitalsInParentheses: "capitals in parentheses"
    case .parentheses: "parentheses"
    case .asterisks: "asterisks"
    case .wideBrackets: "full-width brackets"
    case .capitalsAndColon: "capitals and colon"
    case .nameAndColon: "name and colon"
    case .capitals: "capitals"
    case .voice: "voice"
    }
  }
}

extension TextPart {
  /// How a label is written; nil for words.
  func form(in utf8: CaptionText.UTF8View) -> LabelForm? {
    guard kind != .dialogue, kind != .notice, !range.isEmpty, range.upperBound <= utf8.count else {
      return nil
    }
    switch reason {
    case .dashAtLineStart: return .dash
    case .chevrons: return .chevrons
    case .arrow: return .arrow
    case .betweenMusicSigns, .musicSignAlone, .descriptionBesideMusicSign: return .musicSign
    case .betweenNumberSigns, .behindNumberSign: return .numberSign
    case .color: return .color
    case .markup: return .markup
    case .nameBeforeQuotation: return .nameAndQuotation
    default: break
    }
    let isCapitals = utf8.isInCapitals(content)
    switch utf8.scalar(at: range.lowerBound).value {
    case 0x5B: return isCapitals ? .capitalsInSquareBrackets : .squareBrackets
    case 0x28: return isCapitals ? .capitalsInParentheses : .parentheses
    case 0x2A: return .asterisks
    case 0xFF08, 0xFF1C, 0xFF3B, 0x3010, 0x3014: return .wideBrackets
    default: break
    }
    let last = utf8[range.upperBound - 1]
    if last == 0x3A || last == 0x9A { return isCapitals ? .capitalsAndColon : .nameAndColon }
    return isCapitals ? .capitals : nil
  }
}
