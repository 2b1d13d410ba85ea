/// A caption as the search for its speech sees it: when it is shown, and for how long it can be spoken.
///
/// All times are seconds of the caption file's own clock.
public struct SpokenCaption: Sendable, Hashable {
  /// When it appears.
  public var start: Double
  /// When it vanishes.
  public var end: Double
  /// How many characters are spoken.
  public var characters: Int
  /// How long its words last at the most; captions stay longer than their speech.
  public var body: Double
  /// The index of its cue in the document.
  public var cue: Int

  /// Makes a caption whose words take so many characters.
  ///
  /// - Parameter rate: Characters that are spoken in a second; about 13 in alphabets, 6 in Chinese and
  ///   Japanese.
  public init(start: Double, end: Double, characters: Int, cue: Int, rate: Double = 13) {
    self.start = start
    self.end = max(end, start + 0.1)
    self.characters = characters
    self.cue = cue
    let spoken = max(0.5, min(5, Double(characters) / rate + 0.2))
    body = min(self.end - start, spoken)
  }
}
