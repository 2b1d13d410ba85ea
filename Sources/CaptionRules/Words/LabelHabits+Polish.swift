extension LabelHabits {
  /// Polish, in the forms of all genders.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let polish = LabelHabits(
    vague:
      "dzwiek,dzwieki,halas,odglos,odglosy,efekt dzwiekowy,efekty dzwiekowe,muzyka,"
      + "piosenka,spiew,obcy jezyk,w obcym jezyku,mowi w obcym jezyku,"
      + "mowia w obcym jezyku,jezyk obcy",
    actions: "kiwa glowa,usmiecha sie,mruga okiem,wzrusza ramionami,odwraca wzrok",
    past:
      "zaszczekał,zaszczekała,zaszczekało,zaszczekały,zaszczekali,szczekał,szczekała,"
      + "szczekało,szczekały,szczekali,zaśmiał,zaśmiała,zaśmiało,zaśmiały,zaśmiali,"
      + "zachichotał,zachichotała,zachichotało,zachichotały,zachichotali,chichotał,"
      + "chichotała,chichotało,chichotały,chichotali,westchnął,westchnęła,westchnęło,"
      + "westchnęły,westchnęli,jęknął,jęknęła,jęknęło,jęknęły,jęknęli,jęczał,jęczała,"
      + "jęczało,jęczały,jęczali,zakaszlał,zakaszlała,zakaszlało,zakaszlały,zakaszlali,"
      + "kaszlał,kaszlała,kaszlało,kaszlały,kaszlali,kichnął,kichnęła,kichnęło,kichnęły,"
      + "kichnęli,chrapał,chrapała,chrapało,chrapały,chrapali,zaszlochał,zaszlochała,"
      + "zaszlochało,zaszlochały,zaszlochali,szlochał,szlochała,szlochało,szlochały,"
      + "szlochali,zapłakał,zapłakała,zapłakało,zapłakały,zapłakali,płakał,płakała,"
      + "płakało,płakały,płakali,krzyknął,krzyknęła,krzyknęło,krzyknęły,krzyknęli,"
      + "krzyczał,krzyczała,krzyczało,krzyczały,krzyczali,zawył,zawyła,zawyło,zawyły,wył,"
      + "wyła,wyło,wyły,warknął,warknęła,warknęło,warknęły,warknęli,warczał,warczała,"
      + "warczało,warczały,warczali,zaryczał,zaryczała,zaryczało,zaryczały,zaryczali,"
      + "ryczał,ryczała,ryczało,ryczały,ryczali,syknął,syknęła,syknęło,syknęły,syknęli,"
      + "syczał,syczała,syczało,syczały,syczali,zagwizdał,zagwizdała,zagwizdało,"
      + "zagwizdały,zagwizdali,gwizdał,gwizdała,gwizdało,gwizdały,gwizdali,zadzwonił,"
      + "zadzwoniła,zadzwoniło,zadzwoniły,zadzwonili,dzwonił,dzwoniła,dzwoniło,dzwoniły,"
      + "dzwonili,zapukał,zapukała,zapukało,zapukały,zapukali,pukał,pukała,pukało,pukały,"
      + "pukali,trzasnął,trzasnęła,trzasnęło,trzasnęły,trzasnęli,trzaskał,trzaskała,"
      + "trzaskało,trzaskały,trzaskali,huknął,huknęła,huknęło,huknęły,huknęli,zahuczał,"
      + "zahuczała,zahuczało,zahuczały,zahuczali,zaskrzypiał,zaskrzypiała,zaskrzypiało,"
      + "zaskrzypiały,zaskrzypiali,skrzypiał,skrzypiała,skrzypiało,skrzypiały,skrzypiali,"
      + "zapiszczał,zapiszczała,zapiszczało,zapiszczały,zapiszczali,piszczał,piszczała,"
      + "piszczało,piszczały,piszczali,kliknął,kliknęła,kliknęło,kliknęły,kliknęli,"
      + "zagrzmiał,zagrzmiała,zagrzmiało,zagrzmiały,zagrzmiali,grzmiał,grzmiała,grzmiało,"
      + "grzmiały,grzmiali,eksplodował,eksplodowała,eksplodowało,eksplodowały,"
      + "eksplodowali,wybuchł,wybuchła,wybuchło,wybuchły,zatrąbił,zatrąbiła,zatrąbiło,"
      + "zatrąbiły,zatrąbili,trąbił,trąbiła,trąbiło,trąbiły,trąbili,zaklaskał,zaklaskała,"
      + "zaklaskało,zaklaskały,zaklaskali,klaskał,klaskała,klaskało,klaskały,klaskali,"
      + "zaszeleścił,zaszeleściła,zaszeleściło,zaszeleściły,zaszeleścili,szeleścił,"
      + "szeleściła,szeleściło,szeleściły,szeleścili,rozbrzmiał,rozbrzmiała,rozbrzmiało,"
      + "rozbrzmiały,rozbrzmiali,zamiauczał,zamiauczała,zamiauczało,zamiauczały,"
      + "zamiauczali,zarżał,zarżała,zarżało,zarżały,zarżali,śmiał się,śmiała się,"
      + "śmiali się,zaśmiał się,zaśmiała się,zaśmiali się",
    followers: "w,we,na,za,z,ze,przed,obok,dwa,trzy,znów,znowu,ponownie,głośno,cicho,i,się",
    collective:
      "wszyscy,wszystkie,oboje,obaj,obie,razem,wszyscy razem,chórem,"
      + "wszyscy chórem"
  )
}
