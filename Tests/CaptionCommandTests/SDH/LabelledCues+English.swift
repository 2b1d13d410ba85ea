extension LabelledCues {
  /// English cues: every kind, and the traps of each.
  static let english = #"""
    Put the lantern down. ¦ en ¦ dialogue ¦  ¦ =
    DUNCAN: Put the lantern down. ¦ en ¦ speaker ¦ DUNCAN ¦ Put the lantern down.
    Duncan: Put the lantern down. ¦ en ¦ speaker ¦ Duncan ¦ Put the lantern down.
    MRS. PELL: Tea's ready. ¦ en ¦ speaker ¦ MRS. PELL ¦ Tea's ready.
    Dr. Okafor: Breathe in. ¦ en ¦ speaker ¦ Dr. Okafor ¦ Breathe in.
    MARY-ANN: Not today. ¦ en ¦ speaker ¦ MARY-ANN ¦ Not today.
    McTAVISH: Aye. ¦ en ¦ speaker ¦ McTAVISH ¦ Aye.
    SOLDIER 2: Hold the line! ¦ en ¦ speaker ¦ SOLDIER 2 ¦ Hold the line!
    Woman 1: Over here. ¦ en ¦ speaker ¦ Woman 1 ¦ Over here.
    ALL: Hear, hear! ¦ en ¦ speaker ¦ ALL ¦ Hear, hear!
    TOGETHER: We know! ¦ en ¦ speaker ¦ TOGETHER ¦ We know!
    IVY AND MAX: We know! ¦ en ¦ speaker ¦ IVY|MAX ¦ We know!
    DUNCAN:\nPut the lantern down. ¦ en ¦ speaker ¦ DUNCAN ¦ Put the lantern down.
    DUNCAN\nPut the lantern down. ¦ en ¦ speaker ¦ DUNCAN ¦ Put the lantern down.
    HARPER (O.S.): Anyone in? ¦ en ¦ speaker ¦ HARPER ¦ Anyone in?
    HARPER (V.O.)\nThat was the year it froze. ¦ en ¦ speaker ¦ HARPER ¦ That was the year it froze.
    [Harper, over intercom] Anyone in? ¦ en ¦ speaker ¦ Harper ¦ Anyone in?
    [Harper (on phone)] Anyone in? ¦ en ¦ speaker ¦ Harper ¦ Anyone in?
    [man on radio] Storm by noon. ¦ en ¦ speaker ¦ man on radio ¦ Storm by noon.
    WOMAN ON TV: Storm by noon. ¦ en ¦ speaker ¦ WOMAN ON TV ¦ Storm by noon.
    [girl] Is it far? ¦ en ¦ speaker ¦ girl ¦ Is it far?
    [older man] It always was. ¦ en ¦ speaker ¦ older man ¦ It always was.
    [male voice] Step away. ¦ en ¦ speaker ¦ male voice ¦ Step away.
    [police officer] Step away. ¦ en ¦ speaker ¦ police officer ¦ Step away.
    [Harper] Step away. ¦ en ¦ speaker ¦ Harper ¦ Step away.
    [HARPER]: Step away. ¦ en ¦ speaker ¦ HARPER ¦ Step away.
    [Harper]\nStep away. ¦ en ¦ speaker ¦ Harper ¦ Step away.
    (narrator)\nThe valley slept. ¦ en ¦ speaker ¦ narrator ¦ The valley slept.
    (Grandma) Mind the step. ¦ en ¦ speaker ¦ Grandma ¦ Mind the step.
    (DRIVER)\nLast stop! ¦ en ¦ speaker ¦ DRIVER ¦ Last stop!
    >> MAYOR OLSEN: Thank you all. ¦ en ¦ speaker ¦ MAYOR OLSEN ¦ Thank you all.
    >> Anchor: Thank you, Kim. ¦ en ¦ speaker ¦ Anchor ¦ Thank you, Kim.
    - IVY: Who's there?\n- MAX: Me. ¦ en ¦ speaker ¦ IVY|MAX ¦ Who's there?\nMe.
    IVY: Who's there?\nMAX: Me. ¦ en ¦ speaker ¦ IVY|MAX ¦ Who's there?\nMe.
    <v Ivy>Who's there?</v> ¦ en ¦ speaker ¦ Ivy ¦ Who's there?
    <v.first.loud Old Tom>Who's there? ¦ en ¦ speaker ¦ Old Tom ¦ Who's there?
    <v Ivy>Who's there?\n<v Max>Me. ¦ en ¦ speaker ¦ Ivy|Max ¦ Who's there?\nMe.
    <v Salt &amp; Co>Delivery! ¦ en ¦ speaker ¦ Salt & Co ¦ Delivery!
    <i>NARRATOR:</i> The valley slept. ¦ en ¦ speaker ¦ NARRATOR ¦ The valley slept.
    {\an8}DUNCAN: Up here! ¦ en ¦ speaker ¦ DUNCAN ¦ Up here!
    CHILDREN: Good morning, Miss! ¦ en ¦ speaker ¦ CHILDREN ¦ Good morning, Miss!
    Old Man: Get off my land! ¦ en ¦ speaker ¦ Old Man ¦ Get off my land!
    Reminder: bins go out on Tuesday. ¦ en ¦ dialogue ¦  ¦ =
    NOTE: the road is closed. ¦ en ¦ dialogue ¦  ¦ =
    P.S.: I kept the hat. ¦ en ¦ dialogue ¦  ¦ =
    Chapter 4: The Long Night. ¦ en ¦ dialogue ¦  ¦ =
    Question: who pays? ¦ en ¦ dialogue ¦  ¦ =
    She only said one thing: run. ¦ en ¦ dialogue ¦  ¦ =
    Final score: 4:1. ¦ en ¦ dialogue ¦  ¦ =
    We read John 3:16 aloud. ¦ en ¦ dialogue ¦  ¦ =
    Meet me at 6:45 sharp. ¦ en ¦ dialogue ¦  ¦ =
    Harper said: "Nobody leaves." ¦ en ¦ dialogue ¦  ¦ =
    Guests: twelve. ¦ en ¦ dialogue ¦  ¦ =
    To whom it may concern:\nI resign. ¦ en ¦ dialogue ¦  ¦ =
    Dear Aunt Rose:\nSend socks. ¦ en ¦ dialogue ¦  ¦ =
    THIS IS WHAT I SAW: ¦ en ¦ dialogue ¦  ¦ =
    Three things: rope, salt, matches. ¦ en ¦ dialogue ¦  ¦ =
    Plan B: we swim. ¦ en ¦ dialogue ¦  ¦ =
    The truth is this: nobody came. ¦ en ¦ dialogue ¦  ¦ =
    - Coming?\n- In a minute. ¦ en ¦ turns ¦  ¦ Coming?\nIn a minute.
    Coming?\n-In a minute. ¦ en ¦ turns ¦  ¦ Coming?\nIn a minute.
    – Coming?\n– In a minute. ¦ en ¦ turns ¦  ¦ Coming?\nIn a minute.
    >> Coming up at six. ¦ en ¦ turns ¦  ¦ Coming up at six.
    >> Back to you.\n>> Thanks, Kim. ¦ en ¦ turns ¦  ¦ Back to you.\nThanks, Kim.
    &gt;&gt; Back to you. ¦ en ¦ turns ¦  ¦ Back to you.
    Stay where you are. > ¦ en ¦ turns ¦  ¦ Stay where you are.
    < Who left this here? ¦ en ¦ turns ¦  ¦ Who left this here?
    -10 tonight, they say. ¦ en ¦ dialogue ¦  ¦ =
    --so I left. ¦ en ¦ dialogue ¦  ¦ =
    —and that was that. ¦ en ¦ dialogue ¦  ¦ =
    Is 3 > 2? Of course. ¦ en ¦ dialogue ¦  ¦ =
    It was-- wait. ¦ en ¦ dialogue ¦  ¦ =
    [kettle whistling] ¦ en ¦ sound ¦  ¦
    [DOOR CREAKS] ¦ en ¦ sound ¦  ¦
    (coughing) ¦ en ¦ sound ¦  ¦
    (THUNDER RUMBLES) ¦ en ¦ sound ¦  ¦
    THUNDER RUMBLES ¦ en ¦ sound ¦  ¦
    GUNSHOT ¦ en ¦ sound ¦  ¦
    APPLAUSE ¦ en ¦ sound ¦  ¦
    THEY LAUGH ¦ en ¦ sound ¦  ¦
    FLOORBOARD CREAKS ¦ en ¦ sound ¦  ¦
    *footsteps approach* ¦ en ¦ sound ¦  ¦
    <i>(wind howling)</i> ¦ en ¦ sound ¦  ¦
    [Duncan sneezes] ¦ en ¦ sound ¦  ¦
    [man grunting] ¦ en ¦ sound ¦  ¦
    [crowd cheering] ¦ en ¦ sound ¦  ¦
    [indistinct chatter] ¦ en ¦ sound ¦  ¦
    [no audio] ¦ en ¦ sound ¦  ¦
    [silence] ¦ en ¦ sound ¦  ¦
    [chuckles] You never learn. ¦ en ¦ sound ¦  ¦ You never learn.
    You never learn. [chuckles] ¦ en ¦ sound ¦  ¦ You never learn.
    You never [hiccups] learn. ¦ en ¦ sound ¦  ¦ You never learn.
    Shut the [bleep] up! ¦ en ¦ sound ¦  ¦ Shut the up!
    (SNIFFS) Is that smoke? ¦ en ¦ sound ¦  ¦ Is that smoke?
    [dog barking\nin distance] ¦ en ¦ sound ¦  ¦
    [brakes squeal]\nLook out! ¦ en ¦ sound ¦  ¦ Look out!
    [sighs]\n[door closes] ¦ en ¦ sound ¦  ¦
    [whispering] Keep still. ¦ en ¦ manner ¦  ¦ Keep still.
    [softly] Keep still. ¦ en ¦ manner ¦  ¦ Keep still.
    (IN GREEK) Keep still. ¦ en ¦ manner ¦  ¦ Keep still.
    [speaking Portuguese] ¦ en ¦ manner ¦  ¦
    WHISPERS: Keep still. ¦ en ¦ manner ¦  ¦ Keep still.
    IRISH ACCENT: Top of the morning. ¦ en ¦ manner ¦  ¦ Top of the morning.
    ON RADIO: Storm by noon. ¦ en ¦ manner ¦  ¦ Storm by noon.
    [over phone] Hello? ¦ en ¦ manner ¦  ¦ Hello?
    (sarcastically) Lovely. ¦ en ¦ manner ¦  ¦ Lovely.
    [with mouth full] So good. ¦ en ¦ manner ¦  ¦ So good.
    TRANSLATION: The bridge is open. ¦ en ¦ manner ¦  ¦ The bridge is open.
    [inaudible] ¦ en ¦ manner ¦  ¦
    MOCKINGLY: Oh, poor you. ¦ en ¦ manner ¦  ¦ Oh, poor you.
    [Harper shouting] Duck! ¦ en ¦ mixed ¦ Harper ¦ Duck!
    HARPER WHISPERS: Duck! ¦ en ¦ mixed ¦ HARPER ¦ Duck!
    [woman whispers] This way. ¦ en ¦ mixed ¦ woman ¦ This way.
    [Harper in French] Duck! ¦ en ¦ mixed ¦ Harper ¦ Duck!
    IVY: [laughs] Stop it. ¦ en ¦ mixed ¦ IVY ¦ Stop it.
    [glass shatters]\n[Ivy] What was that? ¦ en ¦ mixed ¦ Ivy ¦ What was that?
    - [knock on door]\n- Come in. ¦ en ¦ mixed ¦  ¦ Come in.
    [Ivy] ♪ Low tide, high tide ♪ ¦ en ¦ mixed ¦ Ivy ¦ Low tide, high tide
    ♪ Low tide, high tide ♪\n[audience applauding] ¦ en ¦ mixed ¦  ¦ Low tide, high tide
    [jazz playing]\nIVY: Lovely tune. ¦ en ¦ mixed ¦ IVY ¦ Lovely tune.
    [tense music playing] ¦ en ¦ music ¦  ¦
    (PIANO PLAYS SOFTLY) ¦ en ¦ music ¦  ¦
    MUSIC: "Harbour Lights" by Lund ¦ en ¦ music ¦  ¦
    ♪ ¦ en ¦ music ¦  ¦
    ♪♪♪ ¦ en ¦ music ¦  ¦
    ♪ [organ plays] ♪ ¦ en ¦ music ¦  ¦
    [“Harbour Lights” playing] ¦ en ¦ music ¦  ¦
    [orchestra tuning up] ¦ en ¦ music ¦  ¦
    ORGAN MUSIC ¦ en ¦ music ¦  ¦
    ♪ Gentle guitar music ♪ ¦ en ¦ music ¦  ¦
    ♪ Low tide, high tide ♪ ¦ en ¦ lyrics ¦  ¦ Low tide, high tide
    ♫ Low tide,\nhigh tide ♫ ¦ en ¦ lyrics ¦  ¦ Low tide,\nhigh tide
    # Low tide, high tide # ¦ en ¦ lyrics ¦  ¦ Low tide, high tide
    # Low tide,\n# High tide # ¦ en ¦ lyrics ¦  ¦ Low tide,\nHigh tide
    ¶ Low tide, high tide ¶ ¦ en ¦ lyrics ¦  ¦ Low tide, high tide
    â™ª Low tide, high tide â™ª ¦ en ¦ lyrics ¦  ¦ Low tide, high tide
    <i>♪ Low tide, high tide</i> ¦ en ¦ lyrics ¦  ¦ Low tide, high tide
    #harbourlights is trending. ¦ en ¦ dialogue ¦  ¦ =
    We're #1! ¦ en ¦ dialogue ¦  ¦ =
    Press the # key. ¦ en ¦ dialogue ¦  ¦ =
    I never *ever* said that. ¦ en ¦ dialogue ¦  ¦ =
    (Or so she told me.) ¦ en ¦ dialogue ¦  ¦ =
    (Is he asleep?) ¦ en ¦ dialogue ¦  ¦ =
    He left (finally) at noon. ¦ en ¦ dialogue ¦  ¦ =
    Her paper [14] proves it. ¦ en ¦ dialogue ¦  ¦ =
    Lovely day for it(!) ¦ en ¦ dialogue ¦  ¦ =
    "Harbour Lights" was her favourite. ¦ en ¦ dialogue ¦  ¦ =
    'Pick up, Harper.' ¦ en ¦ dialogue ¦  ¦ =
    GET DOWN! ¦ en ¦ dialogue ¦  ¦ =
    WHERE ARE YOU GOING? ¦ en ¦ dialogue ¦  ¦ =
    I DON'T BELIEVE IT. ¦ en ¦ dialogue ¦  ¦ =
    Boom! Goal! ¦ en ¦ dialogue ¦  ¦ =
    The music was too loud. ¦ en ¦ dialogue ¦  ¦ =
    Again. :) ¦ en ¦ dialogue ¦  ¦ =
    BERGEN, 1931 ¦ en ¦ notice ¦  ¦
    THREE DAYS LATER ¦ en ¦ notice ¦  ¦
    [NO ENTRY] ¦ en ¦ notice ¦  ¦
    [ON SCREEN: Day 12] ¦ en ¦ notice ¦  ¦
    www.example.net/ferry ¦ en ¦ notice ¦  ¦
    Subtitles: Loon Lake Media ¦ en ¦ notice ¦  ¦
    Subtitled by Loon Lake Media ¦ en ¦ notice ¦  ¦
    Closed captioning by Loon Lake Media ¦ en ¦ notice ¦  ¦
    Sync: team Heron ¦ en ¦ notice ¦  ¦
    Translated by M. Lund ¦ en ¦ notice ¦  ¦
    """#
}
