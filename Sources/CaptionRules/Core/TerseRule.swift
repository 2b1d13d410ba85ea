public import CaptionAnalysis
public import CaptionModel

/// A rule that finds so much in ordinary files that it says what it has found only when asked.
///
/// Words cost many times what it takes to look at a cue, and often nobody reads them. Such a rule
/// reports places, with a number where it needs one to tell findings apart, and returns a wording,
/// which puts each of them in words. A rule that finds little is a plain ``CaptionRule``.
public protocol TerseRule: CaptionRule {
  /// Puts the findings in words.
  associatedtype Wording: FindingWording

  /// Reports every place that departs from the rule, in any order.
  ///
  /// - Returns: What puts them in words; nil where the rule is switched off by its options.
  func look(at track: Track, report: (TerseFinding) -> Void) -> Wording?
}

/// What a rule says of a place, before it is put in words.
public struct TerseFinding: Sendable {
  /// Where.
  public var place: Finding.Place
  /// The bytes of the cue's visible text that it is about, as UTF-8 offsets; nil for all of it.
  public var excerpt: Range<Int>?
  /// A number by which the rule's wording knows what to say.
  public var value: Int

  /// Makes a finding.
  @inlinable
  public init(_ place: Finding.Place, excerpt: Range<Int>? = nil, value: Int = 0) {
    self.place = place
    self.excerpt = excerpt
    self.value = value
  }

  /// The index of the cue; 0 for a finding about the file.
  var cue: Int { place.cue ?? 0 }
}

/// Puts what a rule has found in words, with all that it has worked out once for all findings.
public protocol FindingWording: Sendable {
  /// The limits against which values are held, by their numbers.
  var limits: [Finding.Limit] { get }

  /// Appends the words about a finding: message, measured value, notes, title of the fix.
  func describe(_ finding: TerseFinding, in text: inout FindingText)

  /// The changes that the fix makes, for a finding with the title of one.
  func edits(for finding: TerseFinding) -> [CueEdit]
}

extension FindingWording {
  /// No limits.
  public var limits: [Finding.Limit] { [] }

  /// No changes.
  public func edits(for finding: TerseFinding) -> [CueEdit] { [] }
}

extension TerseRule {
  /// Reports every place that departs from the rule, in words.
  public func check(_ track: Track, report: (Finding) -> Void) {
    var found: [TerseFinding] = []
    guard let wording = look(at: track, report: { found.append($0) }) else { return }
    var text = FindingText()
    for finding in found {
      text.reset()
      wording.describe(finding, in: &text)
      text.end()
      report(Finding(finding, text, wording))
    }
  }
}

extension Finding {
  /// A finding in the words that a wording has given.
  init(_ finding: TerseFinding, _ text: FindingText, _ wording: any FindingWording) {
    func string(_ range: Range<Int>) -> String {
      String(decoding: text.bytes[range], as: UTF8.self)
    }
    var measurement: Measurement?
    if let limit = text.limit(among: wording.limits) {
      measurement = Measurement(
        string(text.measured),
        allowed: limit.allowed,
        unit: limit.unit,
        option: limit.option
      )
    }
    self.init(
      finding.place,
      string(text.message),
      excerpt: finding.excerpt,
      measurement: measurement,
      notes: text.notes.map { Note($0.place, string($0.range)) },
      fix: text.fix.map { Fix(string($0), safety: text.safety, wording.edits(for: finding)) }
    )
  }
}

extension FindingText {
  /// The limit that the measured value was held against; nil where nothing was measured.
  func limit(among limits: [Finding.Limit]) -> Finding.Limit? {
    switch limit {
    case .none: nil
    case .shared(let number): limits.indices.contains(number) ? limits[number] : nil
    case .own(let limit): limit
    }
  }

  /// Takes over the words of a finding that has them already.
  mutating func take(_ finding: Finding) {
    append(finding.message)
    if let measurement = finding.measurement {
      beginMeasured(
        limit: Finding.Limit(
          measurement.allowed,
          unit: measurement.unit,
          option: measurement.option
        )
      )
      append(measurement.measured)
    }
    for note in finding.notes {
      beginNote(note.place)
      append(note.message)
    }
    if let fix = finding.fix {
      beginFix(fix.safety)
      append(fix.title)
    }
  }
}
