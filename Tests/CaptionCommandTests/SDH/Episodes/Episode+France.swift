extension Episode {
  /// "La péniche": colours say where and what: yellow off screen, red sounds, magenta music, cyan
  /// thoughts, green other languages; a name only where the exchange may confuse.
  static let france = Episode(
    house: "France",
    language: "fr",
    table: #"""
      <font color="magenta">Musique douce</font> ¦ M
      <font color="red">Clapotis de l'eau</font> ¦ N
      <font color="cyan">Cet été-là, je ne pensais pas rester.</font>
      <font color="red">Cris de mouettes</font> ¦ N
      Tu dors encore ?
      <font color="yellow">J'arrive !</font>
      - Le café est prêt.\n- Merci.
      <font color="red">Sifflement de bouilloire</font> ¦ N
      <font color="yellow">Il y a quelqu'un ?</font>
      Qui est là ?
      <font color="red">Grincement de porte</font> ¦ N
      - Bonjour. Le capitaine est là ?\n- C'est moi.
      Vous ? Le capitaine ?
      <font color="red">Rire</font> ¦ N
      Ça vous étonne ?
      (Un peu, oui.)
      <font color="green">Where is the harbour master?</font>
      - Qu'est-ce qu'il dit ?\n- Il cherche le port.
      <font color="red">Coup de tonnerre</font> ¦ N
      Il va pleuvoir : rentrez.
      <font color="magenta">Musique inquiétante</font> ¦ M
      Armand : Ne bougez plus. ¦ S Armand
      Camille : C'est toi ? ¦ S Camille
      Armand : Baisse la lampe. ¦ S Armand
      <font color="red">Déclic</font> ¦ N
      <font color="yellow">Je vous entends, vous savez.</font>
      - C'est qui ?\n<font color="yellow">- Personne.</font>
      <font color="red">Bruits de pas</font> ¦ N
      COUREZ !
      <font color="red">Coup de feu</font> ¦ N
      <font color="red">Bris de verre</font> ¦ N
      - Tu es blessée ?\n- Non. Et toi ?
      <font color="red">Respiration haletante</font> ¦ N
      <font color="cyan">Je n'avais jamais eu aussi peur.</font>
      (Il est encore là.)
      <font color="red">Aboiements au loin</font> ¦ N
      <font color="yellow">Camille ! Armand !</font>
      - Par ici !\n- On est là !
      <font color="red">Moteur de bateau</font> ¦ N
      Monte, vite !
      <font color="red">Crissement de cordage</font> ¦ N
      Note : l'écluse ferme à 19:30.
      On n'y sera jamais à temps.
      <font color="magenta">Air d'accordéon</font> ¦ M
      <font color="magenta">♪ Descends, descends la rivière ♪</font> ¦ L
      <font color="magenta">♪ Jusqu'à la mer, jusqu'à la mer ♪</font> ¦ L
      - Qui chante ?\n- Mon père. C'est un vieux disque.
      <font color="red">Grésillement</font> ¦ N
      Il disait toujours la même chose : patience.
      <font color="red">Sonnerie de téléphone</font> ¦ N
      Allô ?
      <font color="yellow">Ne raccrochez pas.</font>
      - Qui est à l'appareil ?\n<font color="yellow">- Vous le savez très bien.</font>
      <font color="red">Tonalité</font> ¦ N
      Il a raccroché.
      <font color="red">Soupir</font> ¦ N
      <font color="cyan">Et si c'était vrai ?</font>
      L'éclusier : On ferme ! ¦ S L'éclusier
      - Attendez-nous !\n- Deux minutes !
      <font color="red">Grondement de l'eau</font> ¦ N
      TOUS : Ouvrez ! ¦ S TOUS
      <font color="red">Cloche</font> ¦ N
      L'éclusier : Bon. Mais c'est la dernière fois. ¦ S L'éclusier
      <font color="red">Applaudissements</font> ¦ N
      Une question : d'où venez-vous ?
      De loin (très loin).
      <font color="magenta">Valse lente</font> ¦ M
      - Vous dansez ?\n- Mal.
      <font color="red">Rires</font> ¦ N
      Chapitre trois : le retour.
      <font color="red">Vent</font> ¦ N
      <font color="yellow">Camille, regarde !</font>
      Un feu, là-bas, sur la berge.
      <font color="red">Crépitement du feu</font> ¦ N
      - C'est chez nous.\n- Oui. C'est chez nous.
      <font color="green">Thank you. Thank you so much.</font>
      <font color="red">Sanglots</font> ¦ N
      (Ça va aller.)
      <font color="cyan">Je suis restée.</font>
      <font color="red">Chant d'oiseaux</font> ¦ N
      Il est 6:15. Il fait déjà jour.
      <font color="magenta">Musique enjouée</font> ¦ M
      <font color="red">Sirène de péniche</font> ¦ N
      Sous-titrage : Écluse Média
      """#
  )
}
