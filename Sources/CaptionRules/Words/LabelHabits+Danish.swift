extension LabelHabits {
  /// Danish.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let danish = LabelHabits(
    vague:
      "lyd,lyde,larm,stoj,lydeffekt,lydeffekter,musik,sang,fremmed sprog,fremmedsprog,"
      + "pa fremmed sprog,taler fremmed sprog",
    actions:
      "nikker,smiler,trækker pa skuldrene,ser væk,"
      + "ryster pa hovedet",
    past:
      "gøede,grinede,fnisede,sukkede,gispede,stønnede,hostede,snorkede,hulkede,hylede,"
      + "knurrede,brølede,hvæsede,kvidrede,summede,fløjtede,ringede,bankede,smækkede,"
      + "bragede,klirrede,raslede,knirkede,klikkede,rumlede,eksploderede,bippede,dyttede,"
      + "klappede,jublede,puslede,miavede,vrinskede",
    followers: "i,på,ved,udenfor,bag,ude,to,tre,igen,højt,lavt,svagt,og,fra",
    collective: "alle,begge,alle tre,alle sammen,begge to,sammen,i kor"
  )
}
