extension LabelHabits {
  /// Norwegian, Bokmål and Nynorsk.
  ///
  /// Forms in -et are left out: they are nouns as well (sukket, the sigh).
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let norwegian = LabelHabits(
    vague:
      "lyd,lyder,stoy,lydeffekt,lydeffekter,musikk,sang,fremmed sprak,fremmedsprak,"
      + "pa fremmed sprak,snakker fremmed sprak",
    actions: "nikker,smiler,trekker pa skuldrene,ser bort,rister pa hodet",
    past:
      "gjødde,lo,fniste,hylte,hveste,ringte,smalt,hvinte,eksploderte,"
      + "pep,freste",
    followers: "i,på,ved,utenfor,bak,ute,to,tre,igjen,høyt,lavt,svakt,og,fra",
    collective: "alle,begge,alle tre,alle sammen,begge to,sammen,i kor"
  )
}
