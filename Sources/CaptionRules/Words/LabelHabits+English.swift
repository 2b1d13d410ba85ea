extension LabelHabits {
  /// English.
  ///
  /// Source: Netflix, English Timed Text Style Guide, as quoted on 19 December 2025 (vague labels, acts);
  /// DCMP, Captioning Key, through a second source (past tense); BBC Subtitle Guidelines 1.2.5
  /// (collective). The words themselves are this project's choice.
  static let english = LabelHabits(
    vague:
      "noise,noises,sound,sounds,sound effect,sound effects,music,music playing,"
      + "music plays,song,song playing,song plays,singing,foreign language,"
      + "speaking foreign language,speaks foreign language,speaking in foreign language,"
      + "speaks in foreign language,in foreign language,speaking a foreign language,"
      + "speaks in a foreign language,speaking in a foreign language,foreign dialogue,"
      + "foreign speech",
    actions:
      "smiles,smiling,nods,nodding,winks,winking,frowns,frowning,stares,staring,"
      + "glances,glancing,grins,grinning,shrugs,shrugging,blushes,blushing,hugs,"
      + "hugging,kneels,kneeling,shakes head,shakes his head,shakes her head,"
      + "rolls eyes,rolls his eyes,rolls her eyes,looks away,looks up,looks down,"
      + "looks around,walks away,walks in,walks out,sits down,stands up,turns around,"
      + "turns away,raises hand,raises eyebrow,raises eyebrows",
    past:
      "slammed,barked,laughed,chuckled,giggled,sighed,gasped,groaned,moaned,grunted,"
      + "coughed,sneezed,sniffed,snored,sobbed,cried,screamed,shrieked,howled,growled,"
      + "roared,hissed,chirped,buzzed,whistled,rang,knocked,crashed,thudded,thumped,"
      + "clattered,rattled,creaked,squeaked,clicked,snapped,rumbled,exploded,beeped,"
      + "honked,screeched,splashed,applauded,cheered,clapped,opened,closed,stopped,"
      + "started,shattered,crunched,rustled,played,swelled",
    followers:
      "in,on,at,outside,behind,nearby,twice,once,again,and,loudly,softly,quietly,"
      + "faintly",
    collective:
      "all,both,together,everyone,everybody,in unison,all together,all three,"
      + "both together"
  )
}
