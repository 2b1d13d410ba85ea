extension BreakWords {
  /// English: words that have no other use at the end of a clause.
  ///
  /// Prepositions that are also particles (come in, get up, turn off) are left out.
  static let english = BreakWords(
    articles: "a an the my your our their its every",
    prepositions: "of from into onto with without toward towards between among during against "
      + "despite upon at",
    conjunctions: "and or but nor because although unless whereas if",
    pronouns: "i he she we they who's i'm i'll i've i'd he's she's we're they're we'll they'll",
    auxiliaries: "is are was were am has had will would shall could should might must cannot",
    titles: "Mr. Mrs. Ms. Dr. Mr Mrs Ms Dr St. Prof. Capt. Sgt. Lt. Sir Lady Uncle Aunt"
  )
}
