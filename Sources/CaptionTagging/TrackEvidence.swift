import CaptionAnalysis
import CaptionModel

/// What a track's content says for and against each claim.
///
/// Each claim has a method; claims that belong together share a file.
struct TrackEvidence {
  typealias Finding = RoleAssessment.Finding

  let track: Track
  let language: LanguageTag?
  let options: AssessmentOptions
  let figures: TrackFigures
  /// The track that this one is held against; nil where nobody gave one.
  let comparison: TrackComparison?
  /// The language of the other track; nil where neither somebody nor its words tell.
  let comparedLanguage: String?
  /// The language that the words are in; nil where it cannot be told, or where it is the given one.
  let otherWords: String?

  init(_ track: Track, language: LanguageTag?, options: AssessmentOptions) {
    self.track = track
    self.language = language
    self.options = options
    figures = TrackFigures(track)
    comparison = options.compared.map { TrackComparison(track: track, other: $0) }
    comparedLanguage = options.compared.flatMap { other in
      let tag = options.comparedLanguage ?? other.language
      return LanguageTag(tag ?? "")?.language
        ?? other.languageOfWords(atLeast: options.wordsToTellLanguage)
    }
    let words =
      language.map { Track.canTellWords(of: $0.text) } == true
      ? track.languageOfWords(atLeast: options.wordsToTellLanguage) : nil
    otherWords = words.flatMap { word in
      language.map { Self.isNear($0.language, word) } == true ? nil : word
    }
  }

  /// Whether two languages are the same, or so near that their words are easily taken for each
  /// other.
  private static func isNear(_ one: String, _ other: String) -> Bool {
    let scandinavian: Set<String> = ["no", "nb", "nn", "da", "sv"]
    return one == other || scandinavian.contains(one) && scandinavian.contains(other)
  }

  /// Whether the other track is in this one's language; nil where one of them is not known.
  var isComparedInOwnLanguage: Bool? {
    guard comparison != nil, let language, let comparedLanguage else { return nil }
    return language.language == comparedLanguage
  }

  /// The other track where it is the regular one of the same language.
  var regular: TrackComparison? { isComparedInOwnLanguage == true ? comparison : nil }

  /// The language of the original without script and region; nil where nobody says.
  var originalLanguage: String? {
    options.originalLanguage.flatMap { LanguageTag($0)?.language }
  }

  // MARK: Reasons against several claims

  /// What is said where nobody names the language.
  static let noLanguage = "no language is known, and the claim is about one"

  /// What speaks against a claim that is about a language.
  func reasonsAgainstAnyClaim() -> [String] {
    if !track.cues.isEmpty, language == nil {
      return [Self.noLanguage]
    }
    return reasonsAgainstFile()
  }

  /// What speaks against every use of the file.
  func reasonsAgainstFile() -> [String] {
    if track.cues.isEmpty { return ["the file has no cues"] }
    guard let language, let otherWords else { return [] }
    return ["the language is \"\(language.text)\", but the words are in \"\(otherWords)\""]
  }

  /// Stretches without cues that are too long, as sentences.
  func uncoveredStretches() -> [String] {
    var found: [String] = []
    guard let stretch = figures.stretch else { return found }
    if let duration = options.programmeDuration {
      if isTooLong(edge: stretch.begin, duration) {
        found.append("the first cue begins \(minutes(stretch.begin)) into the programme")
      }
      if isTooLong(edge: duration - stretch.end, duration) {
        found.append("the last cue ends \(minutes(duration - stretch.end)) before the programme")
      }
    }
    if let gap = figures.longestGap, gap.duration > options.longestGap {
      found.append("no cue stands for \(minutes(gap.duration)) from \(clock(gap.begin))")
    }
    return found
  }

  private func isTooLong(edge: MediaTime, _ duration: MediaTime) -> Bool {
    if edge > options.longestUncoveredEdge { return true }
    return edge > options.shortestUncoveredEdge
      && product(edge, 100) > product(duration, options.shareOfUncoveredEdge)
  }

  /// Words of the regular track that are missing here, as a sentence.
  func missingDialogue() -> String? {
    guard let (covered, all) = regular?.dialogueCovered(), all > 0,
      !reaches(covered, of: all, percent: options.shareOfDialogue)
    else { return nil }
    return
      "words stand here during \(covered) of \(counted(all, "cue")) with words in the compared "
      + "track"
  }

  /// Whether every cue is shown even where the viewer asked for none.
  var isWhollyForced: Bool { !track.cues.isEmpty && figures.forcedCues == track.cues.count }

  // MARK: How it can be read

  /// The highest speed that counts, in characters a second; nil where speed says nothing.
  var readingSpeed: Int? {
    if let speed = options.readingSpeed { return speed }
    switch language?.language ?? track.labelLanguage {
    case "ja", "zh", "yue", "ko", "th", "lo", "km", "my": return nil
    default: return 20
    }
  }

  /// The cues that have to be read faster than the limit, and how many have a speed.
  func fastCues() -> (fast: [Int], all: Int) {
    guard let limit = readingSpeed else { return ([], 0) }
    var fast: [Int] = []
    var all = 0
    for index in track.facts.indices {
      guard let duration = track.duration(ofCue: index) else { continue }
      all += 1
      let characters = Int128(track.facts[index].characters) * MediaTime.unitsPerSecond
      if characters > product(duration, limit) { fast.append(index) }
    }
    return (fast, all)
  }

  /// What makes captions hard to follow, as sentences, with the cues that show it.
  func readingDoubts() -> (reasons: [String], cues: [Int]) {
    var reasons: [String] = []
    var cues: [Int] = []
    let (fast, all) = fastCues()
    if let limit = readingSpeed, exceeds(fast.count, of: all, percent: options.shareOfFastCues) {
      reasons.append(
        "\(fast.count) of \(counted(all, "cue")) have more than \(limit) characters a second"
      )
      cues += fast.prefix(options.mostCues)
    }
    let overlaps = figures.overlaps
    if exceeds(overlaps.count, of: track.cues.count, percent: options.shareOfOverlaps) {
      reasons.append(
        "\(overlaps.count) of \(counted(track.cues.count, "cue")) begin before an earlier one ends"
      )
      cues += overlaps.prefix(options.mostCues)
    }
    return (reasons, cues)
  }

  // MARK: Cues as evidence

  /// A few cues with a part of some kind.
  func cues(with condition: (TextPart) -> Bool) -> [Int] {
    few { track.parts(ofCue: $0).contains(where: condition) }
  }

  func few(_ condition: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    guard options.mostCues > 0 else { return found }
    for index in track.facts.indices where condition(index) {
      found.append(index)
      if found.count >= options.mostCues { break }
    }
    return found
  }

  func indices(where condition: (CueFacts) -> Bool) -> [Int] {
    track.facts.indices.filter { condition(track.facts[$0]) }
  }

  func hasThroughout(_ condition: (CueFacts) -> Bool) -> Bool {
    let count = track.facts.count(where: condition)
    return count > 0 && reaches(count, of: track.cues.count, percent: options.shareOfLabels)
  }

  func finding(
    _ characteristic: MediaCharacteristic?,
    _ verdict: RoleAssessment.Verdict,
    _ reasons: [String],
    _ question: String?,
    _ cues: [Int] = []
  ) -> Finding {
    Finding(
      characteristic,
      verdict,
      reasons,
      openQuestion: question,
      cues: Array(cues.prefix(options.mostCues))
    )
  }
}
