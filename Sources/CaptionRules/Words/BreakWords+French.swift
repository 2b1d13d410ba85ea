extension BreakWords {
  /// French: words that have no other use at the end of a clause.
  static let french = BreakWords(
    articles: "le la les un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses "
      + "notre nos votre vos leur leurs chaque",
    prepositions: "de à en dans par pour sur sous avec sans chez vers entre jusque depuis pendant",
    conjunctions: "et ou mais car ni que si lorsque puisque parce quand",
    pronouns: "je tu il elle on nous vous ils elles ne me te se",
    auxiliaries:
      "suis es est sommes êtes sont ai as ont avons avez étais était étaient avais avait "
      + "avaient vais vas va allons allez vont",
    titles: "M. MM. Mme Mlle Dr Me Pr monsieur madame mademoiselle docteur professeur maître"
  )
}
