public import CaptionModel

/// What a run of the rules gives.
///
/// Findings are kept in few bytes and put in words one by one: ``findings`` does that with all,
/// ``finding(_:)`` and ``describe(_:in:)`` with the one that bears a number of ``order``.
public struct LintReport: Sendable {
  /// A rule that was not run, and why: it is never counted as passed.
  public struct NotRun: Sendable, Hashable {
    /// The rule's id.
    public var rule: String
    /// Which evidence was missing.
    public var reason: String
    /// Whether it is evidence that only the caller can give, which most runs do without.
    public var isFromCaller: Bool

    /// Makes an entry.
    public init(rule: String, reason: String, isFromCaller: Bool) {
      self.rule = rule
      self.reason = reason
      self.isFromCaller = isFromCaller
    }
  }

  /// A rule that was run, with what its findings have in common.
  struct Run: Sendable {
    let id: String
    let severity: Severity
    let settings: RuleSettings?
    /// The findings that came in words.
    var said: [Finding] = []
  }

  /// The ids of the rules that were run.
  public private(set) var run: [String] = []
  /// The rules that were to be run, but could not.
  public var notRun: [NotRun] = []
  /// The numbers of the findings, in the order of the source; those about the whole file come last.
  public private(set) var order: [Int32] = []

  private(set) var runs: [Run] = []
  /// What puts the findings of each rule in words.
  private var wordings: [any FindingWording] = []
  private var stored: [StoredFinding] = []
  private let map: SourceMap
  /// Where the parts of texts stand that findings are about, by the findings' numbers; empty where
  /// nobody told.
  private var excerptRanges: [Range<Int>?] = []

  /// Makes an empty report.
  public init() {
    map = SourceMap()
  }

  init(map: SourceMap) {
    self.map = map
  }

  /// Makes a report that tells which rules were run elsewhere; what they found is not in it.
  public init(run: [String], notRun: [NotRun]) {
    self.init()
    for id in run { begin(Run(id: id, severity: .advice, settings: nil)) }
    self.notRun = notRun
  }

  /// The findings in words, in the order of the source; those about the whole file come last.
  public var findings: [LintFinding] { order.map { finding(Int($0)) } }

  /// Leaves findings out by their numbers.
  public mutating func removeAll(where isLeftOut: (Int) -> Bool) {
    order.removeAll { isLeftOut(Int($0)) }
  }

  /// Points at the part of a cue's text that each finding is about, and not at the text's beginning.
  ///
  /// - Parameter places: Finds the parts in the source that the track was read from.
  public mutating func locate(by places: TextPlaces) {
    excerptRanges = stored.map { finding in
      guard let cue = finding.cueIndex, let part = finding.excerpt else { return nil }
      return places.range(ofCue: cue, part)
    }
    // Findings of one cue alone change places.
    var moved: [(position: Int, number: Int32)] = []
    var first = 0
    while first < order.count {
      let cue = stored[Int(order[first])].cueIndex
      var end = first
      var isMoved = false
      while end < order.count, stored[Int(order[end])].cueIndex == cue {
        if stored[Int(order[end])].excerpt != nil { isMoved = true }
        end += 1
      }
      if isMoved, cue != nil, end - first > 1 {
        moved.removeAll(keepingCapacity: true)
        for number in order[first..<end] { moved.append((start(of: Int(number)) ?? -1, number)) }
        // Equals stay as they came.
        let isInOrder = zip(moved, moved.dropFirst()).allSatisfy { $0.position <= $1.position }
        if !isInOrder {
          let sorted = moved.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
          }
          for (place, entry) in sorted.enumerated() { order[first + place] = entry.element.number }
        }
      }
      first = end
    }
  }

  /// Leaves findings out by their rule and cue.
  mutating func leaveOut(where isLeftOut: (_ rule: String, _ cue: Int?) -> Bool) {
    let (stored, run) = (stored, run)
    order.removeAll { number in
      let finding = stored[Int(number)]
      return isLeftOut(run[Int(finding.run)], finding.cueIndex)
    }
  }

  // MARK: One finding

  /// The rule of a finding, as an index into ``run``.
  public func rule(of number: Int) -> Int { Int(stored[number].run) }

  /// The index of the cue that a finding is about; nil for the file.
  public func cue(of number: Int) -> Int? { stored[number].cueIndex }

  /// Where a finding stands in the source; nil where it is about the whole file.
  public func range(of number: Int) -> Range<Int>? {
    excerptRange(of: number) ?? map.range(of: stored[number].place)
  }

  /// The first byte of a finding's place; nil where it is about the whole file.
  public func start(of number: Int) -> Int? {
    excerptRange(of: number)?.lowerBound ?? stored[number].start(in: map)
  }

  /// Where the part of a text stands that a finding is about; nil where it is about all of it, or that
  /// cannot be told.
  private func excerptRange(of number: Int) -> Range<Int>? {
    excerptRanges.indices.contains(number) ? excerptRanges[number] : nil
  }

  /// The first byte of a place; nil for the whole file.
  public func start(of place: Finding.Place) -> Int? { map.range(of: place)?.lowerBound }

  /// The bytes of the cue's visible text that a finding is about; nil for all of it.
  public func excerpt(of number: Int) -> Range<Int>? { stored[number].excerpt }

  /// How grave the findings of a rule are, by its index in ``run``.
  public func severity(ofRule rule: Int) -> Severity { runs[rule].severity }

  /// Puts a finding in words.
  public func describe(_ number: Int, in text: inout FindingText) {
    let finding = stored[number]
    text.reset()
    if finding.isSaid {
      text.take(runs[Int(finding.run)].said[finding.value])
    } else {
      // What is borrowed is not counted.
      wordings.span[Int(finding.run)].describe(finding.terse, in: &text)
    }
    text.end()
  }

  /// The limit that the measured value of a finding was held against, and where it comes from.
  ///
  /// - Parameter text: The finding in words.
  public func limit(
    of number: Int,
    _ text: FindingText
  ) -> (limit: Finding.Limit, origin: SettingOrigin?)? {
    let run = runs[Int(stored[number].run)]
    let wording = wordings[Int(stored[number].run)]
    guard let limit = text.limit(among: wording.limits) else { return nil }
    return (limit, run.settings?.values[limit.option]?.origin)
  }

  /// A finding with all that is to be said of it.
  public func finding(_ number: Int) -> LintFinding {
    let entry = stored[number]
    let run = runs[Int(entry.run)]
    let finding: Finding
    if !entry.isSaid {
      let wording = wordings[Int(entry.run)]
      var text = FindingText()
      describe(number, in: &text)
      finding = Finding(entry.terse, text, wording)
    } else {
      finding = run.said[entry.value]
    }
    var diagnostic = Diagnostic(finding, of: run.id, run.severity, in: map)
    if let range = excerptRange(of: number) { diagnostic.range = range }
    return LintFinding(
      diagnostic,
      measurement: finding.measurement,
      limitOrigin: finding.measurement.flatMap { run.settings?.values[$0.option]?.origin },
      excerpt: finding.excerpt,
      fix: finding.fix
    )
  }

  // MARK: Rules

  /// Whether a rule has findings.
  public func holds(_ rule: String) -> Bool {
    guard let index = run.firstIndex(of: rule) else { return false }
    return order.contains { stored[Int($0)].run == index }
  }

  /// The findings of a rule that have a fix, in the order of the source.
  public func fixable(by rule: String) -> [LintFinding] {
    guard let index = run.firstIndex(of: rule) else { return [] }
    var text = FindingText()
    return order.compactMap { number in
      guard stored[Int(number)].run == index else { return nil }
      describe(Int(number), in: &text)
      return text.fix == nil ? nil : finding(Int(number))
    }
  }

  // MARK: Collecting

  /// Makes room for the findings of a document with so many cues.
  ///
  /// Memory that stays untouched costs nothing, and to move what is found to ever larger rooms touches
  /// twice as much.
  mutating func reserve(cues: Int) { stored.reserveCapacity(cues * 3 / 2) }

  /// Begins the findings of another rule.
  mutating func begin(_ run: Run) {
    self.run.append(run.id)
    runs.append(run)
    wordings.append(NoWording())
  }

  /// Takes a finding of the rule that was begun last.
  mutating func add(_ finding: TerseFinding) {
    stored.append(StoredFinding(finding, run: runs.count - 1))
  }

  /// Takes a finding of the rule that was begun last, in words.
  mutating func add(_ finding: Finding) {
    let last = runs.count - 1
    var entry = TerseFinding(finding.place, excerpt: finding.excerpt)
    entry.value = runs[last].said.count
    stored.append(StoredFinding(entry, run: last, isSaid: true))
    runs[last].said.append(finding)
  }

  /// Ends the findings of the rule that was begun last.
  mutating func end(_ wording: (any FindingWording)?) {
    if let wording { wordings[wordings.count - 1] = wording }
  }

  /// Orders the findings of all rules, of a document with so many cues.
  mutating func finish(cues: Int) {
    order = FindingOrder(stored, map, cues: cues).numbers
  }
}

/// Stands for the wording of a rule that has found nothing that it would have to say.
private struct NoWording: FindingWording {
  func describe(_ finding: TerseFinding, in text: inout FindingText) {}
}

/// A finding in few bytes, since a file may have more of them than cues.
struct StoredFinding: Sendable {
  private enum Part: UInt8 {
    case file
    case cue
    case timing
    case text
  }

  private let cue: Int32
  private let lower: Int32
  private let upper: Int32
  let run: UInt16
  private let part: Part
  /// Whether it came in words; ``value`` is then its index among those.
  let isSaid: Bool
  let value: Int

  init(_ finding: TerseFinding, run: Int, isSaid: Bool = false) {
    switch finding.place {
    case .file: (part, cue) = (.file, 0)
    case .cue(let index): (part, cue) = (.cue, Int32(truncatingIfNeeded: index))
    case .timing(let index): (part, cue) = (.timing, Int32(truncatingIfNeeded: index))
    case .text(let index): (part, cue) = (.text, Int32(truncatingIfNeeded: index))
    }
    if let excerpt = finding.excerpt {
      lower = Int32(truncatingIfNeeded: excerpt.lowerBound)
      upper = Int32(truncatingIfNeeded: excerpt.upperBound)
    } else {
      lower = 0
      upper = -1
    }
    self.run = UInt16(truncatingIfNeeded: run)
    self.isSaid = isSaid
    value = finding.value
  }

  var cueIndex: Int? { part == .file ? nil : Int(cue) }

  var place: Finding.Place {
    switch part {
    case .file: .file
    case .cue: .cue(Int(cue))
    case .timing: .timing(Int(cue))
    case .text: .text(Int(cue))
    }
  }

  var excerpt: Range<Int>? { upper < lower ? nil : Int(lower)..<Int(upper) }

  var terse: TerseFinding { TerseFinding(place, excerpt: excerpt, value: value) }

  /// Its first byte in the source; nil where it has none.
  func start(in map: SourceMap) -> Int? {
    let index = Int(cue)
    guard part != .file, index >= 0, index < map.cues.count else { return nil }
    switch part {
    case .timing: return map.cues[index].timing
    case .text: return map.cues[index].text.lowerBound
    default: return map.cues[index].start
    }
  }

  /// Where it stands; a document that was not read from a file has cues, but no positions.
  func position(in map: SourceMap) -> Int {
    part == .file ? Int.max : start(in: map) ?? Int(cue)
  }
}
