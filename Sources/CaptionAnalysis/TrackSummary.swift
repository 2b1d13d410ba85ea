/// How often each kind of thing occurs in a track.
public struct TrackSummary: Sendable, Hashable {
  /// Cues in which words are said or sung.
  public var dialogueCues = 0
  /// Cues in which a sound label, a music label or lyrics stand.
  public var soundCues = 0
  /// Labels for sounds.
  public var sounds = 0
  /// Labels and signs for music, and lyrics.
  public var music = 0
  /// Labels that are likely to name a speaker, voices of the markup included.
  public var speakers = 0
  /// Labels that name a speaker or a sound; the form alone does not tell which.
  public var doubtfulLabels = 0
  /// Cues in which marks show two turns or more.
  public var cuesWithTurns = 0
  /// Words in all cues.
  public var words = 0
  /// Characters in all cues.
  public var characters = 0
}
