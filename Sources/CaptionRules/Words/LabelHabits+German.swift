extension LabelHabits {
  /// German.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let german = LabelHabits(
    vague:
      "gerausch,gerausche,musik,ton,tone,klang,fremdsprache,lied,spricht fremdsprache,"
      + "larm,soundeffekt,soundeffekte,gesang,in fremdsprache,spricht eine fremdsprache,"
      + "sprechen fremdsprache",
    actions:
      "nickt,lachelt,grinst,zwinkert,umarmt,blickt,schaut weg,"
      + "zuckt mit den schultern",
    past:
      "bellte,bellten,lachte,lachten,kicherte,kicherten,seufzte,seufzten,keuchte,"
      + "keuchten,stöhnte,stöhnten,hustete,husteten,nieste,schnarchte,schluchzte,"
      + "schluchzten,weinte,weinten,schrie,schrien,heulte,heulten,knurrte,knurrten,"
      + "brüllte,brüllten,zischte,zwitscherte,zwitscherten,summte,summten,"
      + "klingelte,klingelten,läutete,läuteten,klopfte,klopften,krachte,krachten,knallte,"
      + "knallten,schepperte,klapperte,klapperten,knarrte,knarrten,quietschte,"
      + "quietschten,klickte,rumpelte,explodierte,explodierten,piepte,piepten,hupte,"
      + "hupten,klatschte,klatschten,applaudierte,applaudierten,jubelte,jubelten,klirrte,"
      + "klirrten,splitterte,raschelte,raschelten,ertönte,ertönten,erklang,erklangen,"
      + "donnerte,dröhnte,dröhnten,schnaubte,wieherte,miaute,muhte,krähte",
    followers:
      "im,in,auf,an,am,draußen,hinter,aus,von,vor,zweimal,dreimal,wieder,erneut,"
      + "laut,leise,und,zu",
    collective:
      "alle,beide,alle drei,alle zusammen,beide zusammen,gemeinsam,im chor,"
      + "alle im chor"
  )
}
