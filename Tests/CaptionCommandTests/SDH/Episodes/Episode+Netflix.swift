extension Episode {
  /// "The Lock-Keeper": square brackets round everything, in small letters but for names.
  static let netflix = Episode(
    house: "Netflix",
    language: "en",
    table: #"""
      [rain pattering] ¦ N
      THE LOCK-KEEPER
      [ducks quacking] ¦ N
      [Orla] Who left the gate open? ¦ S Orla
      -I didn't.
      [man] Boat coming down! ¦ S man
      [horn blares] ¦ N
      -Whose is that?\n-Nobody's I know.
      Tie her up here, will you?
      [chain rattling] ¦ N
      [Orla grunts] ¦ N
      Heavy, isn't it?
      [man] You the lock-keeper? ¦ S man
      My father was. He's not been well.
      [thunder rumbling] ¦ N
      [softly] He's not been well at all. ¦ H
      I'm sorry to hear it.
      -Name's Pruitt.\n-Orla.
      [sighs] It's late. You can moor till morning. ¦ N
      [Pruitt] That's kind of you. ¦ S Pruitt
      ["Long Way to the Weir" playing on radio] ¦ M
      ♪ It's a long, long way to the weir ♪ ¦ L
      ♪ And the water's running clear ♪ ¦ L
      [switch clicks] ¦ N
      [music stops] ¦ M
      I can't stand that song.
      [in Irish] Come here to me, Dog. ¦ H
      [dog barks] ¦ N
      [Pruitt laughs] ¦ N
      -[in English] He only knows Irish.\n-Does he now? ¦ H
      There were three rules: no fires,\nno dogs, no strangers.
      [Pruitt] And I make two of those. ¦ S Pruitt
      [wind howling] ¦ N
      [knocking on door] ¦ N
      [Orla] Da? Is that you? ¦ S Orla
      [Da] Orla... the gate... ¦ S Da
      I've seen to it, Da.
      [coughing] ¦ N
      Note the time: it was 4:15.
      [ominous music playing] ¦ M
      [footsteps approaching] ¦ N
      [whispering] There's somebody on the towpath. ¦ H
      -Stay here.\n-I will not.
      [twig snaps] ¦ N
      [Pruitt] Who's there? ¦ S Pruitt
      [silence] ¦ N
      (It was only a heron, as it happens.)
      [both laughing] ¦ N
      [woman over radio] ...flood warning\nfor the lower valley. ¦ S woman over radio
      Did you hear that?
      We need-- [glass shatters] Get down! ¦ N
      [water rushing] ¦ N
      -[Orla] The gate!\n-[Pruitt] Leave it! ¦ S Orla|Pruitt
      [hoarsely] It's... jammed! ¦ H
      HELP ME WITH THIS!
      [metal groaning] ¦ N
      [music intensifies] ¦ M
      One, two, and--
      [both grunting] ¦ N
      It's moving!
      [crowd cheering in distance] ¦ N
      [exhales] ¦ N
      [gentle piano music playing] ¦ M
      I thought we'd lost her.
      [Da] You did grand, the pair of you. ¦ S Da
      -Da!\n-You should be in bed.
      [chuckles] And miss this? ¦ N
      There's tea. [kettle whistling] Ah. ¦ N
      It's 2:1 he falls asleep in it.
      [birds chirping] ¦ N
      [Pruitt] I'll be off, then. ¦ S Pruitt
      [engine starts] ¦ N
      -Will you be back?\n-Ask the river.
      [Orla, calling] Mind the low bridge! ¦ S Orla ¦ H
      [horn toots twice] ¦ N
      [indistinct chatter] ¦ N
      [speaking Irish] ¦ H
      [Dog whines] ¦ N
      I know. I know.
      ♪ It's a long, long way ♪ ¦ L
      [Orla hums] ¦ N
      [door closes] ¦ N
      [theme music playing] ¦ M
      Subtitles by Weir & Daughters
      """#
  )
}
