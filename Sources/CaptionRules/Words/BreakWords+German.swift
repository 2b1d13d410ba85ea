extension BreakWords {
  /// German: words that have no other use at the end of a clause.
  ///
  /// Verbs stand last in German clauses, so auxiliaries are left out, and so are prepositions that
  /// are also the parts of separable verbs (an, auf, aus, mit, vor).
  static let german = BreakWords(
    articles: "der die das den dem des ein eine einen einem eines einer kein keine keinen keinem "
      + "mein meine meinen meinem meiner dein deine deinen deinem deiner sein seine seinen seinem "
      + "seiner ihre ihren ihrem unser unsere unseren euer eure",
    prepositions: "von in im am zum zur vom beim bei für gegen ohne seit wegen zwischen hinter",
    conjunctions: "und oder aber denn sondern dass weil obwohl ob wenn als",
    pronouns: "ich",
    auxiliaries: "",
    titles: "Herr Frau Dr. Prof. Hr. Fr. St.",
    titlesHaveNoArticle: true
  )
}
