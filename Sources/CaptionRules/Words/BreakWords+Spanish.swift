extension BreakWords {
  /// Spanish: words that have no other use at the end of a clause.
  static let spanish = BreakWords(
    articles: "el la los las un una unos unas al del mi mis tu tus su sus nuestro nuestra nuestros "
      + "nuestras este esta estos estas ese esa esos esas cada",
    prepositions: "a de en con sin por para sobre entre hacia hasta desde contra según",
    conjunctions: "y e o u pero ni que si porque aunque cuando",
    pronouns: "me te se nos os lo le les no",
    auxiliaries: "he has ha hemos habéis han había habías habían es son está están estoy estás",
    titles: "Sr. Sra. Srta. Dr. Dra. don doña D. señor señora señorita doctor doctora"
  )
}
