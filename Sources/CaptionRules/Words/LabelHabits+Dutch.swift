extension LabelHabits {
  /// Dutch.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let dutch = LabelHabits(
    vague:
      "geluid,geluiden,lawaai,muziek,lied,vreemde taal,in vreemde taal,geluidseffect,"
      + "geluidseffecten,gezang,spreekt vreemde taal,spreekt in vreemde taal,"
      + "spreken vreemde taal",
    actions: "knikt,glimlacht,knipoogt,haalt zijn schouders op,haalt haar schouders op",
    past:
      "blafte,blaften,lachte,lachten,giechelde,giechelden,zuchtte,zuchtten,hijgde,"
      + "kreunde,kreunden,hoestte,hoestten,niesde,snurkte,snikte,snikten,huilde,huilden,"
      + "schreeuwde,schreeuwden,gilde,jankte,jankten,gromde,gromden,brulde,"
      + "brulden,siste,floot,tsjilpte,tsjilpten,zoemde,rinkelde,rinkelden,klopte,klopten,"
      + "bonsde,bonsden,dreunde,dreunden,kletterde,kletterden,kraakte,kraakten,piepte,"
      + "piepten,klikte,rommelde,ontplofte,ontploften,toeterde,toeterden,applaudisseerde,"
      + "applaudisseerden,juichte,juichten,klapte,klapten,ritselde,ritselden,klonk,"
      + "klonken,miauwde,hinnikte",
    followers:
      "in,op,aan,buiten,achter,uit,van,voor,twee,drie,weer,opnieuw,hard,luid,"
      + "zacht,zachtjes,en,dicht",
    collective: "allen,allemaal,alle drie,allebei,beiden,samen,allen samen,in koor,tegelijk"
  )
}
