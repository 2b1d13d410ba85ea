public import CaptionAnalysis
public import CaptionLanguage
public import CaptionModel
public import CaptionTagging

/// What the rules about sets of files need to know of one file, whatever process read it.
///
/// Their findings follow from these facts alone. The words are a sketch of bounded size; a file of 1,500
/// cues takes some 20 KB.
public struct SetFacts: Sendable, Hashable {
  /// How often things occur in the file.
  public struct Counts: Sendable, Hashable {
    /// The cues.
    public var cues = 0
    /// Cues in which something is said or sung.
    public var dialogueCues = 0
    /// Labels for sounds and music, music signs and lyrics.
    public var sounds = 0
    /// Labels and voices that name a speaker.
    public var speakers = 0
    /// Labels that name a speaker or a sound; the form alone does not tell which.
    public var doubtfulLabels = 0
    /// Cues that are shown even where the viewer asked for none.
    public var forcedCues = 0

    /// Makes counts of nothing.
    public init() {}
  }

  /// The path as reports write it.
  public var path: String
  /// What the path says: the title by which files belong together, the language, the kind.
  public var name: TitleName
  /// The id of the format.
  public var format: String
  /// The language that the document declares, as a BCP 47 tag; nil where it declares none.
  public var declaredLanguage: String?
  /// The language that somebody told on the command line or in a configuration; nil where nobody did.
  public var givenLanguage: String?
  /// The languages that the words are in; nothing where the commonest words bear out all that is said.
  public var detected = LanguageDetection()
  /// How many words the languages were told by; each character of scripts without spaces is one.
  public var judgedWords = 0
  /// The language that the commonest words point to, as a primary subtag; nil where none is known.
  public var commonWordLanguage: String?
  /// A hash of the text.
  public var contentHash: ContentHash
  /// The length of the text in bytes of UTF-8.
  public var contentLength: Int
  /// How often things occur.
  public var counts = Counts()
  /// The rules about sets that comments in the file take out.
  public var suppressedRules: [String] = []
  /// The words with their times.
  public var dialogue = DialogueSketch()

  /// Makes facts of a file of which only names and content are known.
  public init(
    path: String,
    name: TitleName,
    format: String,
    contentHash: ContentHash,
    contentLength: Int
  ) {
    self.path = path
    self.name = name
    self.format = format
    self.contentHash = contentHash
    self.contentLength = contentLength
  }

  /// Makes the facts of a track.
  ///
  /// - Parameters:
  ///   - path: The path as reports write it.
  ///   - name: What the path says.
  ///   - format: The id of the format.
  ///   - text: The file's text.
  ///   - givenLanguage: The language that somebody told; nil where nobody did.
  public init(
    _ track: Track,
    path: String,
    name: TitleName,
    format: String,
    text: [UInt8],
    givenLanguage: String? = nil
  ) {
    self.init(
      path: path,
      name: name,
      format: format,
      contentHash: ContentHash(text),
      contentLength: text.count
    )
    self.givenLanguage = givenLanguage
    declaredLanguage = track.document.language.flatMap { LanguageTag($0)?.text }
    let summary = track.summary
    counts.cues = track.cues.count
    counts.dialogueCues = summary.dialogueCues
    counts.sounds = summary.sounds + summary.music
    counts.speakers = summary.speakers
    counts.doubtfulLabels = summary.doubtfulLabels
    counts.forcedCues = track.cues.count { !$0.extras.isEmpty && $0.extras.isForced }
    dialogue = DialogueSketch(track)
    judge(track)
  }

  /// Tells the languages of what is said; words that are sung may well be in another.
  private mutating func judge(_ track: Track) {
    commonWordLanguage = track.languageOfWords(atLeast: 60)
    let claims = [givenLanguage, declaredLanguage, name.language?.text].compactMap { $0 }
      .compactMap { LanguageTag($0)?.canonicalLanguage }
    // Detecting takes longer than all else, and where the commonest words bear out what is said, no rule
    // would believe the detector anyway.
    if let common = commonWordLanguage.flatMap({ LanguageTag($0)?.canonicalLanguage }),
      !claims.isEmpty,
      claims.allSatisfy({ $0 == common })
    {
      return
    }
    // Enough to be sure, from all over the file.
    let all = track.cues.reduce(0) { $0 + $1.text.utf8.count }
    let step = max((all + Self.mostJudged - 1) / Self.mostJudged, 1)
    var text: [UInt8] = []
    for index in track.cues.indices where index % step == 0 {
      let utf8 = track.cues[index].text.utf8
      for part in track.parts(ofCue: index) where part.kind == .dialogue {
        text.append(contentsOf: utf8[part.content.clamped(to: utf8.indices)])
        text.append(0x20)
      }
      if text.count > Self.mostJudged { break }
    }
    detected = LanguageDetection(of: text)
    judgedWords = dialogue.spokenWords / step
  }

  /// So many bytes of text are judged, some 700 words.
  private static let mostJudged = 4 << 10
}
