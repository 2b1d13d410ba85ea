import CaptionAnalysis
import CaptionLanguage
public import CaptionTagging

/// A file of a title as the rules about sets see it.
public struct SetFile: Sendable {
  /// What is known of the file.
  public let facts: SetFacts
  /// The language: what somebody told, else what the document declares, else what the name says, else
  /// what the words show beyond doubt; nil where nothing tells.
  public let language: LanguageTag?
  /// What the file is: what the name says, else what the captions show.
  public let kind: CaptionKind
  /// Whether name or markup says what the file is.
  public var isKindTold: Bool { facts.name.kind != nil || facts.isMarkedForced }

  /// The cues with words, in the order in which they begin; none where only titles are listed.
  let cues: [DialogueSketch.Cue]

  /// Makes the file of facts.
  ///
  /// - Parameters:
  ///   - isNameTrusted: Whether a doubtful language in the name counts, since others stand beside it.
  ///   - unpacks: Whether the cues are wanted.
  init(_ facts: SetFacts, isNameTrusted: Bool, unpacks: Bool) {
    self.facts = facts
    cues = unpacks ? facts.dialogue.cues : []
    let named = facts.namedLanguage(isTrusted: isNameTrusted)
    let told = (facts.givenLanguage ?? facts.declaredLanguage).flatMap { LanguageTag($0) } ?? named
    language = told ?? facts.sureLanguage.flatMap { LanguageTag($0) }
    kind = facts.name.kind ?? (facts.isMarkedForced ? .forced : facts.shownKind)
  }

  /// The path as messages write it.
  public var path: String { facts.path }

  /// The name without its folders, as messages write it.
  public var shortName: String {
    facts.path.lastIndex(of: "/").map { String(facts.path[facts.path.index(after: $0)...]) }
      ?? facts.path
  }

  /// The primary subtag of the language; one for those that are written in the same way.
  public var primaryLanguage: String? { language?.canonicalLanguage }

  /// The language that the words are in beyond doubt, else the one that the commonest words point to; nil
  /// where nothing tells.
  public var wordsLanguage: String? { facts.sureLanguage ?? facts.commonWordLanguage }

  /// Whether the file holds all of the dialogue, as far as names and captions show.
  public var isRegular: Bool {
    switch kind {
    case .sdh, .plain: true
    case .unknown: facts.counts.dialogueCues >= Self.leastRegularCues
    case .forced, .other: false
    }
  }

  /// So many cues of dialogue are no forced narrative.
  private static let leastRegularCues = 100
}

extension SetFacts {
  /// Whether the captions say of themselves that they are forced, all of them.
  var isMarkedForced: Bool { counts.cues > 0 && counts.forcedCues == counts.cues }

  /// The language that the name says.
  func namedLanguage(isTrusted: Bool) -> LanguageTag? {
    name.isLanguageDoubtful && !isTrusted ? nil : name.language
  }

  /// The language of the words where nearly all are in one and there are many.
  var sureLanguage: String? {
    guard detected.isReliable, judgedWords >= 60, let first = detected.parts.first,
      first.percent >= 90
    else { return nil }
    return first.language
  }

  /// What the captions show: labels throughout, or in a dialogue of some length hardly any, since signs in
  /// capitals may look like some.
  var shownKind: CaptionKind {
    let labels = counts.sounds + counts.speakers
    if counts.sounds >= 3, labels * 20 >= counts.cues { return .sdh }
    if counts.dialogueCues >= 100, (labels + counts.doubtfulLabels) * 40 <= counts.cues {
      return .plain
    }
    return .unknown
  }
}

extension LanguageTag {
  /// The language alone, in small letters, with one code for each of those that have several.
  package var canonicalLanguage: String {
    if let tag = WrittenLanguageCode.short(language) { return tag }
    return language
  }

  /// Whether files in both languages have the same words: the regions and scripts are not at odds.
  func mayBeSame(as other: LanguageTag) -> Bool {
    canonicalLanguage == other.canonicalLanguage
      && (rest.isEmpty || other.rest.isEmpty || rest.lowercased() == other.rest.lowercased())
  }
}
