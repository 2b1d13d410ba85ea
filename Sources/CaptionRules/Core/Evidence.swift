public import CaptionAnalysis
import CaptionModel

/// Something that a track has to hold before a rule can say anything about it.
public enum Evidence: String, Sendable, Hashable, CaseIterable {
  /// At least one cue.
  case cues
  /// At least one cue that says when it ends.
  case cueEnds
  /// At least one cue in which words are said or sung.
  case dialogue
  /// The language of the captions.
  case language
  /// The frame rate of the programme.
  case frameRate
  /// How long the programme lasts.
  case programmeDuration
  /// When the picture cuts.
  case shotChanges
  /// The names of the programme's cast.
  case cast
  /// That the captions are a forced narrative.
  case forced
  /// The programme's audio, or a reference file in its stead.
  case programmeAudio
  /// The programme's audio, by a detector that is sure of speech, or a reference file.
  case sureSpeech
  /// The levels of the programme's audio.
  case soundLevels
  /// The segments of a playlist.
  case segments

  /// Whether only the caller can know it, so that a run without it is nothing to be told of.
  public var isFromCaller: Bool {
    switch self {
    case .cues, .cueEnds, .dialogue, .segments: false
    case .language, .frameRate, .programmeDuration, .shotChanges, .cast, .forced, .programmeAudio,
      .sureSpeech, .soundLevels:
      true
    }
  }

  /// Why a track lacks this evidence, as a phrase; nil where it has it.
  public func missing(in track: Track) -> String? {
    switch self {
    case .cues where track.cues.isEmpty, .cueEnds where track.cues.isEmpty,
      .dialogue where track.cues.isEmpty:
      "the file has no cues"
    case .cues: nil
    case .cueEnds:
      track.cues.contains { $0.end != nil } ? nil : "no cue says when it ends"
    case .dialogue:
      track.summary.dialogueCues == 0 ? "no cue holds dialogue" : nil
    case .language:
      track.language == nil ? "the language is not known" : nil
    case .frameRate:
      track.context.frameRate == nil ? "the frame rate is not known" : nil
    case .programmeDuration:
      track.context.duration == nil ? "the programme's duration is not known" : nil
    case .shotChanges:
      track.context.shotChanges == nil ? "the shot changes are not known" : nil
    case .cast:
      track.context.cast == nil ? "the cast is not known" : nil
    case .forced:
      track.context.isForcedNarrative == true ? nil : "nothing says that this is a forced narrative"
    case .programmeAudio:
      track.context.match == nil ? "nobody listened to the programme" : nil
    case .sureSpeech:
      reason(of: track, isHeard: track.context.match?.missed != nil, "speech was not heard surely")
    case .soundLevels:
      reason(of: track, isHeard: track.context.match?.unlabelled != nil, "levels were not measured")
    case .segments: "the file is no playlist"
    }
  }

  /// Why something is not known of the programme's sound; nil where it is.
  private func reason(of track: Track, isHeard: Bool, _ words: String) -> String? {
    guard let match = track.context.match else { return "nobody listened to the programme" }
    guard match.isChecked else { return "the captions could not be matched with the programme" }
    return isHeard ? nil : words
  }
}
