extension LabelHabits {
  /// Japanese.
  ///
  /// Labels are nouns, so there is no list of past tenses.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let japanese = LabelHabits(
    vague: "音,音楽,騒音,雑音,効果音,外国語,外国語で,外国語の会話,歌",
    actions: "微笑む,うなずく,頷く,会釈する,肩をすくめる",
    collective: "全員,一同,二人,２人,三人,３人,皆,みんな"
  )
}
