/// What a label of the App Store asks of captions or audio descriptions, as far as files can show
/// it, in this project's own words.
public enum LabelCriterion: String, Sendable, CaseIterable {
  /// What is said is captioned, from the programme's beginning to its end.
  case dialogue
  /// Sounds and music that matter are captioned.
  case sounds
  /// Captions come when their words are said.
  case timing
  /// Captions can be read in their time.
  case reading
  /// Captions tell who speaks.
  case speakers
  /// What is only heard has a transcript.
  case transcript
  /// The track can bear both characteristics by which players find it.
  case characteristics
  /// What is seen is described.
  case described
  /// Descriptions stand where nothing is said.
  case pauses
  /// Descriptions can be spoken in their time.
  case speaking
  /// What is described is heard, in a track that bears the characteristic for it.
  case audio

  /// The labels.
  public enum Label: String, Sendable, CaseIterable {
    /// Text for what is said and heard.
    case captions = "Captions"
    /// Narration for what is seen.
    case audioDescriptions = "Audio Descriptions"

    /// The criteria of the label, in the order in which reports list them.
    public var criteria: [LabelCriterion] {
      switch self {
      case .captions:
        [.dialogue, .sounds, .timing, .reading, .speakers, .transcript, .characteristics]
      case .audioDescriptions: [.described, .pauses, .speaking, .audio]
      }
    }

    /// What no file can show, as phrases that follow "whether".
    public var onlyInTheApp: [String] {
      switch self {
      case .captions:
        [
          "the app shows captions where the system's setting asks for them",
          "enough of the app's content has captions; a switch alone is not enough",
          "this holds on every family of devices for which the label is claimed",
        ]
      case .audioDescriptions:
        [
          "the app plays descriptions where the system's setting asks for them",
          "enough of the app's content has descriptions; a switch alone is not enough",
          "this holds on every family of devices for which the label is claimed",
        ]
      }
    }
  }

  /// The criterion as a phrase.
  public var phrase: String {
    switch self {
    case .dialogue: "dialogue is captioned"
    case .sounds: "sounds are captioned"
    case .timing: "captions are in time"
    case .reading: "captions can be read"
    case .speakers: "speakers are named"
    case .transcript: "audio alone has a transcript"
    case .characteristics: "both characteristics can be claimed"
    case .described: "the picture is described"
    case .pauses: "descriptions stand in pauses"
    case .speaking: "descriptions can be spoken"
    case .audio: "descriptions are heard"
    }
  }
}

/// A mark beside a title that tells which tracks it has.
public enum TrackBadge: String, Sendable, CaseIterable {
  /// Closed captions, in the language that is heard.
  case closedCaptions = "CC"
  /// Subtitles for the deaf and hard of hearing.
  case sdh = "SDH"
  /// Audio descriptions.
  case audioDescriptions = "AD"
}
