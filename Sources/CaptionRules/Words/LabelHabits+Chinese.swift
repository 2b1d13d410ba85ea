extension LabelHabits {
  /// Chinese, in both scripts.
  ///
  /// Its verbs have no tenses.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let chinese = LabelHabits(
    vague: "声音,聲音,音乐,音樂,噪音,杂音,雜音,音效,歌曲,外语,外語,外国语,外國語,说外语,說外語,用外语说话,用外語說話",
    actions: "微笑,点头,點頭,眨眼,耸肩,聳肩",
    collective: "众人,眾人,所有人,全体,全體,齐声,齊聲,两人,兩人,大家,合"
  )
}
