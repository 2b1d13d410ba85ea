public import CaptionModel

/// A document with the facts that rules and tagging share, each computed once.
public struct Track: Sendable {
  /// The captions.
  public let document: CaptionDocument

  /// Where each cue stood in its source; empty for a document that was not read from a file.
  public let map: SourceMap

  /// What is known besides the captions.
  public private(set) var context: TrackContext

  /// What is known of each cue, in the order of the document.
  public let facts: [CueFacts]

  /// Which rare bytes the text of each cue holds.
  public let traits: [TextTraits]

  /// How often each kind of thing occurs.
  public let summary: TrackSummary

  /// The cues in the order in which they begin.
  public let playOrder: PlayOrder

  /// The labels in the texts: speakers, manner, sounds and music, in the order of the document.
  public let typedLabels: [TypedLabel]

  private let lazyTimes: LazyTimes
  private let parts: [TextPart]
  private let languages: LabelLexicon.Languages

  /// The languages whose words tell the labels apart.
  var labelLanguages: LabelLexicon.Languages { languages }

  /// The lists of these languages.
  var labelLists: LabelLanguages { LabelLanguages(main: languages) }

  /// Makes a track and computes its facts.
  public init(
    _ document: CaptionDocument,
    map: SourceMap = SourceMap(),
    context: TrackContext = TrackContext()
  ) {
    self.document = document
    self.map = map
    self.context = context
    var builder = TrackBuilder(document, language: context.language)
    builder.build()
    facts = builder.facts
    parts = builder.parts
    typedLabels = builder.labels
    summary = builder.summary
    languages = builder.languages.main
    playOrder = PlayOrder(document.cues, isInOrder: builder.isInOrder)
    traits = builder.traits
    lazyTimes = LazyTimes(document.cues)
  }

  /// The same track with what was heard of the programme.
  public func matched(with match: ProgrammeMatch) -> Track {
    var track = self
    track.context.match = match
    return track
  }

  /// Makes the track of another document, which may differ from this one in times alone; what is known
  /// of the texts then serves for both.
  package func remade(for document: CaptionDocument, map: SourceMap) -> Track {
    guard Self.haveSameTexts(document, self.document) else {
      return Track(document, map: map, context: context)
    }
    return Track(document, map, withTextsOf: self)
  }

  private init(_ document: CaptionDocument, _ map: SourceMap, withTextsOf other: Track) {
    self.document = document
    self.map = map
    context = other.context
    facts = other.facts
    parts = other.parts
    traits = other.traits
    typedLabels = other.typedLabels
    summary = other.summary
    languages = other.languages
    let cues = document.cues
    let isInOrder = cues.indices.dropFirst().allSatisfy {
      cues.begin(at: $0 - 1) <= cues.begin(at: $0)
    }
    playOrder = PlayOrder(cues, isInOrder: isInOrder)
    lazyTimes = LazyTimes(cues)
  }

  /// Whether all from which the facts of texts are told is the same.
  private static func haveSameTexts(_ one: CaptionDocument, _ other: CaptionDocument) -> Bool {
    one.language == other.language && one.cues.count == other.cues.count
      && one.cues.indices.allSatisfy { index in
        one.cues[index].text == other.cues[index].text
          && (!one.cues.hasDetails(at: index) && !other.cues.hasDetails(at: index)
            || one.cues[index].extras == other.cues[index].extras)
      }
  }

  /// The language of the captions, as a BCP 47 tag: the one that was given, else the declared one.
  public var language: String? { context.language ?? document.language }

  /// The primary subtag of the language that labels are read in: the one that was given or declared,
  /// else the one that the words are in; nil where several fit.
  public var labelLanguage: String? { LabelLexicon.shared.code(of: languages) }

  /// The cues.
  public var cues: [Cue] { document.cues }

  /// Whether every time of the track is one of whole milliseconds.
  package var isInMilliseconds: Bool { lazyTimes.isInMilliseconds }

  /// The parts into which the text of a cue is divided, in order; none for an index out of range.
  public func parts(ofCue index: Int) -> ArraySlice<TextPart> {
    guard facts.indices.contains(index) else { return [] }
    return parts[facts[index].partRange]
  }

  /// What stands in a part without brackets and colon: a name, a sound, words.
  public func content(of part: TextPart, inCue index: Int) -> String {
    guard cues.indices.contains(index) else { return "" }
    let text = cues[index].text.utf8
    return String(decoding: text[part.content.clamped(to: text.indices)], as: UTF8.self)
  }

  /// The names that markup and labels give to the speakers of a cue, each once, in order.
  public func speakers(ofCue index: Int) -> [String] {
    guard cues.indices.contains(index) else { return [] }
    var names = cues[index].speakers
    for part in parts(ofCue: index) where part.kind == .speaker {
      for name in LabelNames.names(cues[index].text.utf8, part.content, languages)
      where !name.isEmpty && !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// What the text of a cue is as a whole; nil for an index out of range.
  public func labels(ofCue index: Int) -> CueLabels? {
    guard cues.indices.contains(index) else { return nil }
    return CueLabels(cues[index].text, parts(ofCue: index), languages)
  }

  /// How many characters a second a viewer has to read, for display.
  ///
  /// Nil where the cue has no end or does not last. Rules compare limits in whole numbers instead.
  public func charactersPerSecond(ofCue index: Int) -> Double? {
    guard let duration = duration(ofCue: index) else { return nil }
    return Double(facts[index].characters) / duration.seconds
  }

  /// How long a cue is shown; nil for an open end and where it does not last.
  public func duration(ofCue index: Int) -> MediaTime? {
    guard document.cues.indices.contains(index), let end = document.cues.end(at: index) else {
      return nil
    }
    let duration = end - document.cues.begin(at: index)
    return duration > .zero ? duration : nil
  }
}
