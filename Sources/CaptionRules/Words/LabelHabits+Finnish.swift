extension LabelHabits {
  /// Finnish.
  ///
  /// Verbs whose past and present are the same in the third person, such as soi, are left out.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let finnish = LabelHabits(
    vague:
      "aani,aania,melu,melua,aanitehoste,aanitehosteita,musiikki,musiikkia,laulu,"
      + "laulua,vieras kieli,vierasta kielta,vieraalla kielella,puhuu vierasta kielta",
    actions: "nyokkaa,hymyilee,virnistaa,kohauttaa olkapaitaan,pudistaa paataan",
    past:
      "haukkui,haukkuivat,nauroi,nauroivat,kikatti,kikattivat,huokaisi,huokaisivat,"
      + "haukkoi henkeään,voihki,yskäisi,aivasti,kuorsasi,nyyhkytti,huusi,huusivat,"
      + "kirkaisi,kiljaisi,ulvoi,ulvoivat,murisi,karjaisi,sihisi,viserteli,surisi,"
      + "vihelsi,koputti,koputtivat,pamahti,pamahtivat,kolahti,kolisi,narahti,narisi,"
      + "naksahti,jyrisi,jyrähti,räjähti,piippasi,tööttäsi,taputti,taputtivat,kahisi,"
      + "naukui,hirnui",
    followers: "ulkona,takana,kaukana,taustalla,kahdesti,taas,uudelleen,kovaa,hiljaa,ja",
    collective:
      "kaikki,molemmat,kaikki kolme,kaikki yhdessä,molemmat yhdessä,yhdessä,"
      + "yhteen ääneen,kuorossa"
  )
}
