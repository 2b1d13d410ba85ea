extension Episode {
  /// "Quayside": colours for speakers, white capitals for sounds and for names that colours cannot tell.
  static let bbc = Episode(
    house: "BBC",
    language: "en",
    table: #"""
      MUSIC: "Quayside Theme" ¦ M
      SEAGULLS CRY ¦ N
      <font color="#ffff00">You're early.</font>
      <font color="#00ffff">Couldn't sleep.</font>
      <font color="#ffff00">Is he coming or not?</font>\n<font color="#00ffff">How should I know?</font>
      SHIP'S HORN BLARES ¦ N
      MAN: Mind your backs! ¦ S MAN
      <font color="#ffff00">That's the last crate.</font>
      CRATE THUDS ¦ N
      <font color="#00ffff">Careful! That's my grandmother's china.</font>
      <font color="#ffff00">It WAS your grandmother's china.</font>
      SHE LAUGHS ¦ N
      <font color="#00ff00">Morning, ladies.</font>
      <font color="#00ff00">Lovely day for it(!)</font>
      THUNDER RUMBLES ¦ N
      WHISPERS: Don't tell him anything. ¦ H
      <font color="#ffff00">Tell me what?</font>
      ANNOUNCER: The 9:40 ferry is delayed. ¦ S ANNOUNCER
      <font color="#00ffff">Typical.</font>
      PHONE RINGS ¦ N
      <font color="#ffff00">Hello?</font>
      <font color="#ffff00">'Is that Mrs Garrick?'</font>
      <font color="#ffff00">Speaking.</font>
      'I'm afraid there's been an accident.' >
      SHE GASPS ¦ N
      <font color="#00ffff">What is it? What's wrong?</font>
      <font color="#ffff00">It's Tommy.</font>
      FOGHORN ¦ N
      POLICE SIREN WAILS ¦ N
      WOMAN: Let me through! ¦ S WOMAN
      OFFICER: Stand back, please, madam. ¦ S OFFICER
      <font color="#ffff00">That's my boy!</font>
      BOTH: Tommy! ¦ S BOTH
      WIND HOWLS ¦ N
      COUGHING ¦ N
      TOMMY: I'm all right, Mum. ¦ S TOMMY
      <font color="#ffff00">Oh, thank God.</font>
      APPLAUSE ¦ N
      SCOTTISH ACCENT: He's a lucky lad. ¦ H
      <font color="#00ffff">He's three things:\nwet, cold and grounded.</font>
      LAUGHTER ¦ N
      <font color="#00ff00">I'll fetch a blanket.</font>
      DOOR SLAMS ¦ N
      <font color="#00ffff">Where's he gone?</font>\n<font color="#ffff00">To fetch a blanket.</font>
      CHURCH BELLS RING ¦ N
      # Oh, the tide comes in ¦ L
      # And the tide goes out # ¦ L
      <font color="#00ffff">Must you?</font>
      MUSIC STOPS ¦ M
      <font color="#ffff00">(Does she always do that?)</font>
      <font color="#00ffff">Every blessed morning.</font>
      QUAYSIDE, 1953
      BAND PLAYS WALTZ ¦ M
      ON RADIO: And now the shipping forecast. ¦ H
      <font color="#00ff00">Turn it up.</font>
      STATIC CRACKLES ¦ N
      IN FRENCH: Where is the captain? ¦ H
      <font color="#00ff00">Below deck.</font>
      FOOTSTEPS APPROACH ¦ N
      CAPTAIN: Who's asking? ¦ S CAPTAIN
      <font color="#ffff00">Me. I want a word with you.</font>
      GET OFF MY SHIP!
      CROWD GASPS ¦ N
      <font color="#ffff00">I'll do no such thing.</font>
      GLASS SMASHES ¦ N
      SHOUTS: Fire! ¦ H
      FIRE ALARM BLARES ¦ N
      ALL: Fire! Fire! ¦ S ALL
      <font color="#00ffff">Get the pump!</font>
      WATER GUSHES ¦ N
      HISSING ¦ N
      <font color="#00ff00">It's out. It's out!</font>
      CHEERING ¦ N
      <font color="#ffff00">Chapter two: the clean-up.</font>
      SHE SIGHS ¦ N
      CAPTAIN: I owe you an apology. ¦ S CAPTAIN
      <font color="#ffff00">You owe me a teapot.</font>
      THEY LAUGH ¦ N
      MUSIC: "The Tide Comes In" ¦ M
      # And all the boats come home # ¦ L
      SEAGULLS CRY ¦ N
      <font color="#00ffff">Same time tomorrow?</font>
      <font color="#ffff00">Same time tomorrow.</font>
      Subtitles by Quayside Access
      """#
  )
}
