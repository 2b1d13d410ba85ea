extension Episode {
  /// "Beavers at Work", a school film: names in parentheses on their own line, sounds in brackets.
  static let dcmp = Episode(
    house: "DCMP",
    language: "en",
    table: #"""
      [bright orchestral music] ¦ M
      (narrator)\nEvery spring, the pond comes alive. ¦ S narrator
      [frogs croaking] ¦ N
      (narrator)\nBut who built it? ¦ S narrator
      [splash] ¦ N
      A beaver!
      (female narrator)\nThis one is called Juniper. ¦ S female narrator
      [gnawing] ¦ N
      She can fell a tree in one night.
      [tree creaking] ¦ N
      (boy)\nWow! Look at her teeth! ¦ S boy
      (Ms. Okafor)\nWhy do you think they're orange? ¦ S Ms. Okafor
      (girl)\nBecause of iron? ¦ S girl
      That's right: iron.
      [tree crashes] ¦ N
      [children gasp] ¦ N
      [whispering]\nShe's looking at us. ¦ H
      >> Don't move.\n>> I'm not.
      [tail slaps water] ¦ N
      (narrator)\nThat slap is a warning. ¦ S narrator
      It means one thing: danger.
      [coyote howling] ¦ N
      <i>[twigs snapping]</i> ¦ N
      (male #1)\nQuiet, everyone. ¦ S male #1
      (female #2)\nWhere did she go? ¦ S female #2
      Under the ice, where it's 39 degrees.
      [suspenseful music] ¦ M
      (narrator)\nThe lodge has two doors. ¦ S narrator
      [water dripping] ¦ N
      Step 1: cut the branches.\nStep 2: add mud.
      [mud squelching] ¦ N
      (boy)\nIt's like cement. ¦ S boy
      [laughing]\nIt smells like it, too! ¦ N
      [kits mewing] ¦ N
      (all)\nAww! ¦ S all
      (Ms. Okafor)\nHow many can you count? ¦ S Ms. Okafor
      Four. No, five!
      [thunder] ¦ N
      [rain drumming on leaves] ¦ N
      (narrator)\nThen came the storm. ¦ S narrator
      [wind roaring] ¦ N
      [dramatic music] ¦ M
      The dam (all 60 feet of it) held.
      [wood cracking] ¦ N
      (girl)\nOh, no! ¦ S girl
      It's going!
      [water rushing] ¦ N
      (narrator)\nBut beavers don't give up. ¦ S narrator
      [gnawing] ¦ N
      ♪ Work, little beaver, work all night ♪ ¦ L
      ♪ Mend the dam by morning light ♪ ¦ L
      [guitar playing softly] ¦ M
      (Dr. Reyes)\nWe put a camera in the lodge. ¦ S Dr. Reyes
      [in Spanish]\nMira, ahí está. ¦ H
      (Dr. Reyes)\nLook at that. ¦ S Dr. Reyes
      [beeping] ¦ N
      She's repairing it from below.
      [camera clicking] ¦ N
      (boy)\nHow do they know what to do? ¦ S boy
      (Dr. Reyes)\nNobody teaches them. ¦ S Dr. Reyes
      They hear running water and--
      [snaps fingers]\n--they build. ¦ N
      (girl)\nEven in a bathtub? ¦ S girl
      [children laughing] ¦ N
      >> Even in a bathtub.\n>> No way!
      Look at page 12 [figure 3].
      [school bell ringing] ¦ N
      (Ms. Okafor)\nTime to go, everyone. ¦ S Ms. Okafor
      [all groaning] ¦ N
      [footsteps crunching] ¦ N
      (boy)\nBye, Juniper! ¦ S boy
      [tail slaps water] ¦ N
      [chuckling]\nI think she heard you. ¦ N
      (narrator)\nNext spring, the pond will be here. ¦ S narrator
      And so will she.
      [owl hooting] ¦ N
      [music fading] ¦ M
      ♪ Sleep, little beaver, sleep all day ♪ ¦ L
      (female narrator)\nTo learn more, ask your librarian. ¦ S female narrator
      "The dam is a city," she wrote.
      [crickets chirping] ¦ N
      Captioned by Pond Media
      """#
  )
}
