extension LabelledCues {
  /// Second turns on a line, cards without brackets, devices, plurals, scripts without capitals.
  static let sixth = #"""
    [all chanting] Let her speak! Let her speak! ¦ en ¦ mixed ¦ all ¦ Let her speak! Let her speak!
    - Tea? - Please. ¦ en ¦ turns ¦  ¦ Tea? Please.
    HE SHOUTS: Timber! ¦ en ¦ manner ¦  ¦ Timber!
    [people talking indistinctly] ¦ en ¦ sound ¦  ¦
    Captioning sponsored by Harbour Trust ¦ en ¦ notice ¦  ¦
    INT. KITCHEN - NIGHT ¦ en ¦ notice ¦  ¦
    GLASGOW, SCOTLAND ¦ en ¦ notice ¦  ¦
    [TEXT MESSAGE: Where are you?] ¦ en ¦ notice ¦  ¦
    (urla) Aiuto! ¦ it ¦ manner ¦  ¦ Aiuto!
    翔太（電話）：今どこ？ ¦ ja ¦ speaker ¦ 翔太 ¦ 今どこ？
    東京 1964年 ¦ ja ¦ notice ¦  ¦
    서울, 1988년 ¦ ko ¦ notice ¦  ¦
    上海 1937年 ¦ zh ¦ notice ¦  ¦
    القاهرة، 1952 ¦ ar ¦ notice ¦  ¦
    - I don't... - Shh! ¦ en ¦ turns ¦  ¦ I don't... Shh!
    [Jonah, voiceover] I never went back. ¦ en ¦ speaker ¦ Jonah ¦ I never went back.
    [deep voice] Who goes there? ¦ en ¦ manner ¦  ¦ Who goes there?
    CHOIR: ♪ Bright is the morning ♪ ¦ en ¦ mixed ¦ CHOIR ¦ Bright is the morning
    [crowd chanting] Out! Out! Out! ¦ en ¦ mixed ¦ crowd ¦ Out! Out! Out!
    (children playing) ¦ en ¦ sound ¦  ¦
    Captioned by Tern & Co. ¦ en ¦ notice ¦  ¦
    INT. BARN - DUSK ¦ en ¦ notice ¦  ¦
    BASED ON A TRUE STORY ¦ en ¦ notice ¦  ¦
    (LLORANDO) No te vayas. ¦ es ¦ manner ¦  ¦ No te vayas.
    3年後 ¦ ja ¦ notice ¦  ¦
    制作：北川映画 ¦ ja ¦ notice ¦  ¦
    [지우가 속삭이며] 조용히 해 ¦ ko ¦ mixed ¦ 지우 ¦ 조용히 해
    5년 후 ¦ ko ¦ notice ¦  ¦
    八点：天就亮了 ¦ zh ¦ dialogue ¦  ¦ =
    （婴儿啼哭） ¦ zh ¦ sound ¦  ¦
    三年后 ¦ zh ¦ notice ¦  ¦
    (أتمنى ألا يراني) ¦ ar ¦ dialogue ¦  ¦ =
    بعد ثلاث سنوات ¦ ar ¦ notice ¦  ¦
    [students] Good morning, Miss Lowe! ¦ en ¦ speaker ¦ students ¦ Good morning, Miss Lowe!
    NEWS ANCHOR: Breaking tonight. ¦ en ¦ speaker ¦ NEWS ANCHOR ¦ Breaking tonight.
    (through door) Are you decent? ¦ en ¦ manner ¦  ¦ Are you decent?
    [to himself] Think, think. ¦ en ¦ manner ¦  ¦ Think, think.
    >> Ready? >> Always. ¦ en ¦ turns ¦  ¦ Ready? Always.
    - Is that mine? - It was. ¦ en ¦ turns ¦  ¦ Is that mine? It was.
    <i>[line disconnects]</i> ¦ en ¦ sound ¦  ¦
    DUBLIN, IRELAND ¦ en ¦ notice ¦  ¦
    EXT. PIER - DAWN ¦ en ¦ notice ¦  ¦
    Sous-titrage réalisé par Plume & Cie ¦ fr ¦ notice ¦  ¦
    京都 1868年 ¦ ja ¦ notice ¦  ¦
    10年後 ¦ ja ¦ notice ¦  ¦
    부산, 1950년 ¦ ko ¦ notice ¦  ¦
    他喊道：“快跑！” ¦ zh ¦ dialogue ¦  ¦ =
    北京 1949年 ¦ zh ¦ notice ¦  ¦
    十年后 ¦ zh ¦ notice ¦  ¦
    بيروت، 1975 ¦ ar ¦ notice ¦  ¦
    [mumbles to himself] Where is it? ¦ en ¦ manner ¦  ¦ Where is it?
    [through door] Are you in there? ¦ en ¦ manner ¦  ¦ Are you in there?
    [birds singing] ¦ en ¦ sound ¦  ¦
    [drunk man] Another round! ¦ en ¦ speaker ¦ drunk man ¦ Another round!
    [police radio] Unit two, copy. ¦ en ¦ manner ¦  ¦ Unit two, copy.
    POLICE RADIO: All units respond. ¦ en ¦ manner ¦  ¦ All units respond.
    [students] Yes, sir! ¦ en ¦ speaker ¦ students ¦ Yes, sir!
    FLIGHT ATTENDANT: Seat belts, please. ¦ en ¦ speaker ¦ FLIGHT ATTENDANT ¦ Seat belts, please.
    First: we count the lanterns. ¦ en ¦ dialogue ¦  ¦ =
    Finally: a letter came. ¦ en ¦ dialogue ¦  ¦ =
    [robotic voice] Access denied. ¦ en ¦ speaker ¦ robotic voice ¦ Access denied.
    [deep voice] Come closer. ¦ en ¦ manner ¦  ¦ Come closer.
    (baby cooing) ¦ en ¦ sound ¦  ¦
    - Give it back - now! ¦ en ¦ turns ¦  ¦ Give it back - now!
    >> Thank you. >> You're welcome. ¦ en ¦ turns ¦  ¦ Thank you. You're welcome.
    - [dog barks] - Down, boy! ¦ en ¦ mixed ¦  ¦ Down, boy!
    Visit Oslo - it's worth it. - So they say. ¦ en ¦ dialogue ¦  ¦ =
    NEWPORT, RHODE ISLAND ¦ en ¦ notice ¦  ¦
    TURN LEFT, THEN RIGHT ¦ en ¦ dialogue ¦  ¦ =
    (weinend) Bleib bei mir. ¦ de ¦ manner ¦  ¦ Bleib bei mir.
    [zischt] Sei still! ¦ de ¦ manner ¦  ¦ Sei still!
    Drittens: Wir haben kein Geld. ¦ de ¦ dialogue ¦  ¦ =
    [desde fuera] ¿Hay alguien? ¦ es ¦ manner ¦  ¦ ¿Hay alguien?
    (ENTRE RISAS) No puede ser. ¦ es ¦ manner ¦  ¦ No puede ser.
    [taxista] ¿Adónde vamos? ¦ es ¦ speaker ¦ taxista ¦ ¿Adónde vamos?
    Primero: nadie sale de aquí. ¦ es ¦ dialogue ¦  ¦ =
    MUJER AL TELÉFONO: ¿Diga? ¦ es ¦ speaker ¦ MUJER AL TELÉFONO ¦ ¿Diga?
    [en pleurant] Ne pars pas. ¦ fr ¦ manner ¦  ¦ Ne pars pas.
    [standardiste] Ne quittez pas. ¦ fr ¦ speaker ¦ standardiste ¦ Ne quittez pas.
    [in coro] Auguri! ¦ it ¦ manner ¦  ¦ Auguri!
    [urla] ¦ it ¦ sound ¦  ¦
    [leerlingen] Goedemorgen! ¦ nl ¦ speaker ¦ leerlingen ¦ Goedemorgen!
    (HUILEND) Blijf bij me. ¦ nl ¦ manner ¦  ¦ Blijf bij me.
    [chórem] Sto lat! ¦ pl ¦ manner ¦  ¦ Sto lat!
    [плача] Не уходи. ¦ ru ¦ manner ¦  ¦ Не уходи.
    Во-первых: это не моё. ¦ ru ¦ dialogue ¦  ¦ =
    [зрители] Браво! ¦ ru ¦ speaker ¦ зрители ¦ Браво!
    （男性Ａ）どうぞ ¦ ja ¦ speaker ¦ 男性Ａ ¦ どうぞ
    ２人：ただいま ¦ ja ¦ speaker ¦ ２人 ¦ ただいま
    （鳥の声） ¦ ja ¦ sound ¦  ¦
    （1964年 東京） ¦ ja ¦ notice ¦  ¦
    1964年に生まれた ¦ ja ¦ dialogue ¦  ¦ =
    ３年後に会おう ¦ ja ¦ dialogue ¦  ¦ =
    [다급하게] 문 열어 ¦ ko ¦ manner ¦  ¦ 문 열어
    그는 1988년에 떠났다 ¦ ko ¦ dialogue ¦  ¦ =
    남자 A: 여기요 ¦ ko ¦ speaker ¦ 남자 A ¦ 여기요
    （枪响） ¦ zh ¦ sound ¦  ¦
    他1937年去世 ¦ zh ¦ dialogue ¦  ¦ =
    【三天后】 ¦ zh ¦ notice ¦  ¦
    [من بعيد] انتظرني. ¦ ar ¦ manner ¦  ¦ انتظرني.
    [متلعثماً] لا أعرف. ¦ ar ¦ manner ¦  ¦ لا أعرف.
    [صوت رجل] من هناك؟ ¦ ar ¦ speaker ¦ صوت رجل ¦ من هناك؟
    ولدت عام 1952 ¦ ar ¦ dialogue ¦  ¦ =
    """#
}
