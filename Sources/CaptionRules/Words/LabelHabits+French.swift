extension LabelHabits {
  /// French, where the past is told by the auxiliary: a participle alone may describe a noun.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let french = LabelHabits(
    vague:
      "bruit,bruits,son,sons,musique,chanson,langue etrangere,en langue etrangere,"
      + "parle une langue etrangere,effet sonore,effets sonores,chant,"
      + "parlent une langue etrangere,parle en langue etrangere",
    actions: "sourit,hoche la tete,hausse les epaules,fait un clin d oeil",
    past:
      "aboyait,aboyaient,riait,riaient,soupirait,soupiraient,toussait,toussaient,"
      + "gémissait,gémissaient,sanglotait,sanglotaient,pleurait,pleuraient,criait,"
      + "criaient,hurlait,hurlaient,grognait,grognaient,rugissait,sifflait,sifflaient,"
      + "sonnait,sonnaient,frappait,frappaient,claquait,claquaient,grinçait,grinçaient,"
      + "grondait,grondaient,klaxonnait,klaxonnaient,applaudissait,applaudissaient,"
      + "retentissait,retentissaient",
    perfect:
      "aboyé,ri,ricané,soupiré,haleté,gémi,toussé,éternué,reniflé,ronflé,sangloté,"
      + "pleuré,crié,hurlé,grogné,rugi,sifflé,sonné,frappé,claqué,grincé,grondé,"
      + "explosé,klaxonné,crissé,applaudi,retenti,craqué,miaulé,henni,cliqueté,"
      + "bourdonné",
    with: ["a", "ont"],
    followers:
      "au,aux,dans,dehors,derrière,devant,en,sur,à,de,du,deux,trois,encore,fort,"
      + "doucement,et,loin",
    collective:
      "tous,toutes,tous ensemble,toutes ensemble,tous les deux,toutes les deux,"
      + "les deux,tous les trois,ensemble,en chœur,en choeur"
  )
}
