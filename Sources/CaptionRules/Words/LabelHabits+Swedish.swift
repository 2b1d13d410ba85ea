extension LabelHabits {
  /// Swedish.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let swedish = LabelHabits(
    vague:
      "ljud,oljud,ljudeffekt,ljudeffekter,musik,sang,frammande sprak,"
      + "pa frammande sprak,talar frammande sprak,talar pa frammande sprak",
    actions: "nickar,ler,flinar,rycker pa axlarna,tittar bort,skakar pa huvudet",
    past:
      "skällde,skrattade,fnittrade,suckade,flämtade,stönade,hostade,snarkade,snyftade,"
      + "grät,skrek,ylade,morrade,vrålade,väste,kvittrade,surrade,visslade,ringde,"
      + "knackade,smällde,kraschade,slamrade,skramlade,knarrade,gnisslade,klickade,"
      + "mullrade,exploderade,pep,tutade,applåderade,jublade,klappade,prasslade,jamade,"
      + "gnäggade",
    followers: "i,på,vid,utanför,bakom,ute,två,tre,igen,högt,tyst,svagt,och,från",
    collective: "alla,båda,alla tre,alla tillsammans,båda två,tillsammans,i kör,unisont"
  )
}
