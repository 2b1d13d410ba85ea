/// What a caption file of a title is, as libraries tell their files apart.
public enum CaptionKind: String, Sendable, Hashable, CaseIterable {
  /// Dialogue with labels for speakers, sounds and music.
  case sdh
  /// All dialogue without labels.
  case plain
  /// Only what every viewer needs, such as foreign dialogue and signs.
  case forced
  /// What is no rendering of the dialogue as it is said: a commentary, descriptions, easy language.
  case other
  /// Nobody says, and the captions do not show it.
  case unknown
}

extension CaptionKind {
  /// The kind that a role claims.
  init(_ role: TrackRole) {
    self =
      switch role {
      case .sdh, .captions: .sdh
      case .subtitles, .translation: .plain
      case .forced: .forced
      case .easyReader, .descriptions: .other
      }
  }

  /// The kind that a word of a file's name stands for, in small letters; nil for a word that stands for
  /// none.
  static func named(_ word: String) -> CaptionKind? { words[word] }

  private static let words: [String: CaptionKind] = [
    "sdh": .sdh, "psdh": .sdh, "cc": .sdh, "hoh": .sdh, "hi": .sdh, "captions": .sdh,
    "forced": .forced, "foreign": .forced, "signs": .forced,
    "full": .plain, "plain": .plain, "normal": .plain, "regular": .plain, "dialogue": .plain,
    "translation": .plain,
    "commentary": .other, "ad": .other, "description": .other, "descriptions": .other,
    "easy": .other, "easy-reader": .other, "karaoke": .other, "lyrics": .other,
  ]

  /// The words that hardly any title ends in.
  static let unmistakableWords: Set<String> = ["sdh", "psdh", "cc", "hoh", "forced"]

  /// Words that stand beside kinds and languages and say nothing of either.
  static let neutralWords: Set<String> = [
    "default", "original", "orig", "sub", "subs", "subtitle", "subtitles", "track", "text",
    "embedded",
  ]
}
