/// How captions fit a programme that was listened to, or a reference file that stands for it.
///
/// Times are seconds; an error is positive where captions are late.
public struct ProgrammeMatch: Sendable, Hashable {
  /// What is said of the file as a whole.
  public enum Verdict: Sendable, Hashable {
    /// The captions are in sync.
    case inSync
    /// All captions are late, or early, by the same time.
    case offset
    /// The captions run faster or slower than the programme.
    case drift
    /// Parts of the file have offsets of their own.
    case pieces
    /// The captions could not be matched with the programme, for a reason.
    case unchecked(String)
  }

  /// Captions that follow each other and have one line.
  public struct Piece: Sendable, Hashable {
    /// The cue of the first caption with spoken words, as an index into the document.
    public var firstCue: Int
    /// The cue of the last one.
    public var lastCue: Int
    /// When the first one begins by the file's own clock.
    public var begin: Double
    /// When the last one begins.
    public var end: Double
    /// How times of the file become times of the programme.
    public var line: SyncLine
    /// How many captions with spoken words there are.
    public var captions: Int
    /// How many of them begin within 0.3 s of speech.
    public var agreeing: Int

    /// Makes a piece.
    public init(
      firstCue: Int,
      lastCue: Int,
      begin: Double,
      end: Double,
      line: SyncLine,
      captions: Int,
      agreeing: Int
    ) {
      self.firstCue = firstCue
      self.lastCue = lastCue
      self.begin = begin
      self.end = end
      self.line = line
      self.captions = captions
      self.agreeing = agreeing
    }

    /// By how much the middle of the piece is late.
    public var error: Double { line.error(at: (begin + end) / 2) }
  }

  /// A caption with the time by which it misses its words after the file's own error is taken out.
  public struct CueError: Sendable, Hashable {
    /// The cue, as an index into the document.
    public var cue: Int
    /// By how much it begins late; nil where no onset is near.
    public var start: Double?
    /// By how much it ends after the last word; nil where nobody stops near to it.
    public var end: Double?

    /// Makes an error.
    public init(cue: Int, start: Double?, end: Double?) {
      self.cue = cue
      self.start = start
      self.end = end
    }
  }

  /// A caption that is late or early on its own.
  public struct StrayCue: Sendable, Hashable {
    /// The cue, as an index into the document.
    public var cue: Int
    /// By how much it is late, or early.
    public var seconds: Double
    /// How sure that is, 0...1.
    public var confidence: Double

    /// Makes a caption that is late or early.
    public init(cue: Int, seconds: Double, confidence: Double) {
      self.cue = cue
      self.seconds = seconds
      self.confidence = confidence
    }
  }

  /// A stretch of the programme about which something is said.
  public struct Stretch: Sendable, Hashable {
    /// When it begins in the programme.
    public var begin: Double
    /// When it ends.
    public var end: Double
    /// When it begins by the clock of the caption file.
    public var captionTime: Double
    /// The cue after which it begins, as an index into the document; nil before the first.
    public var cueBefore: Int?
    /// How sure it is, 0...1.
    public var confidence: Double

    /// Makes a stretch.
    public init(
      begin: Double,
      end: Double,
      captionTime: Double,
      cueBefore: Int?,
      confidence: Double
    ) {
      self.begin = begin
      self.end = end
      self.captionTime = captionTime
      self.cueBefore = cueBefore
      self.confidence = confidence
    }

    /// How long it is.
    public var length: Double { end - begin }
  }

  /// A sound without a label.
  public struct Sound: Sendable, Hashable {
    /// What can be told of a sound from its shape.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// It is loud at once.
      case sudden
      /// It lasts.
      case sustained
      /// It lasts and holds its notes.
      case music
    }

    /// Where it is heard.
    public var stretch: Stretch
    /// What can be told of it.
    public var kind: Kind
    /// Its level against that of the dialogue, in dB.
    public var level: Double

    /// Makes a sound.
    public init(stretch: Stretch, kind: Kind, level: Double) {
      self.stretch = stretch
      self.kind = kind
      self.level = level
    }
  }

  /// What is said of the file as a whole.
  public var verdict: Verdict
  /// The pieces in order, one where nothing is cut; none where nothing could be checked.
  public var pieces: [Piece] = []
  /// The pair of frame rates that explains a drift; nil where none or several do.
  public var ratio: StandardRatio?
  /// By how much the captions beat impossible versions of themselves, in evidence for each second.
  public var margin = 0.0
  /// By how many standard deviations they do.
  public var deviations = 0.0
  /// How sure it is that the captions belong to the programme, 0...1.
  public var confidence = 0.0
  /// How many captions have spoken words.
  public var captions = 0
  /// What told speech from other sound, with its version.
  public var detector: String
  /// Whether other captions were matched with, and not sound.
  public var isReference: Bool
  /// How much of the programme was listened to, in seconds.
  public var duration: Double

  /// What each caption with spoken words misses, in the order in which they begin.
  public var cueErrors: [CueError] = []
  /// Captions that are late on their own.
  public var late: [StrayCue] = []
  /// Captions that are early on their own.
  public var early: [StrayCue] = []
  /// Speech without a caption; nil where the detector is not sure enough of speech.
  public var missed: [Stretch]?
  /// Captions in a reference file that have no counterpart, or the other way round.
  public var unmatched: [Int] = []
  /// Loud sounds without a label; nil where levels were not measured.
  public var unlabelled: [Sound]?
  /// Labels for sounds where nothing is heard, as indices of cues.
  public var silentLabels: [Int] = []
  /// Captions with spoken words where nothing is heard, as indices of cues.
  public var silentCaptions: [Int] = []
  /// Whether the dialogue is hardly louder than what is behind it, so that single findings are doubtful.
  public var isPoorMix = false

  /// Makes a match of which nothing but the verdict is known.
  public init(_ verdict: Verdict, detector: String, isReference: Bool, duration: Double) {
    self.verdict = verdict
    self.detector = detector
    self.isReference = isReference
    self.duration = duration
  }

  /// Whether the file as a whole could be matched.
  public var isChecked: Bool {
    if case .unchecked = verdict { return false }
    return true
  }

  /// The piece to which a time of the caption file belongs; nil where nothing could be checked.
  public func piece(at time: Double) -> Piece? {
    pieces.last { $0.begin <= time + 1e-6 } ?? pieces.first
  }

  /// The programme time of a time of the caption file; the same where nothing could be checked.
  public func programmeTime(_ time: Double) -> Double { piece(at: time)?.line(time) ?? time }
}
