extension LabelledCues {
  /// Written after the analysis, against it.
  static let second = #"""
    (Weeping) ¦ en ¦ sound ¦  ¦
    [Elevator bell dings] ¦ en ¦ sound ¦  ¦
    [fabric tearing] ¦ en ¦ sound ¦  ¦
    [bees buzzing] ¦ en ¦ sound ¦  ¦
    [computer trilling] ¦ en ¦ sound ¦  ¦
    TYRES SCREECH ¦ en ¦ sound ¦  ¦
    MOBILE PHONE VIBRATES ¦ en ¦ sound ¦  ¦
    BABY CRIES ¦ en ¦ sound ¦  ¦
    (ALL LAUGH) ¦ en ¦ sound ¦  ¦
    [Nora and Tim laughing] ¦ en ¦ sound ¦  ¦
    (man coughs) ¦ en ¦ sound ¦  ¦
    He SLAMS THE DOOR ¦ en ¦ dialogue ¦  ¦ =
    [clock ticking]\nIt's late. ¦ en ¦ sound ¦  ¦ It's late.
    That's, um, [stammers] not mine. ¦ en ¦ manner ¦  ¦ That's, um, not mine.
    (GERMAN ACCENT) Papers, please. ¦ en ¦ manner ¦  ¦ Papers, please.
    SHOUTS: Fire! ¦ en ¦ manner ¦  ¦ Fire!
    SINGSONG: I know something. ¦ en ¦ manner ¦  ¦ I know something.
    (voice breaking) He's gone. ¦ en ¦ manner ¦  ¦ He's gone.
    [in robotic voice] Access denied. ¦ en ¦ manner ¦  ¦ Access denied.
    [on TV] Rain by evening. ¦ en ¦ manner ¦  ¦ Rain by evening.
    OVER TANNOY: Platform four. ¦ en ¦ manner ¦  ¦ Platform four.
    [through megaphone] Disperse! ¦ en ¦ manner ¦  ¦ Disperse!
    (speaks Swahili) ¦ en ¦ manner ¦  ¦
    [in Spanish] Buenas noches. ¦ en ¦ manner ¦  ¦ Buenas noches.
    [mouthing] Help me. ¦ en ¦ manner ¦  ¦ Help me.
    LAURA (whispering): Not yet. ¦ en ¦ mixed ¦ LAURA ¦ Not yet.
    [Laura sobbing] I can't. ¦ en ¦ sound ¦  ¦ I can't.
    [Laura, over radio] Copy that. ¦ en ¦ speaker ¦ Laura ¦ Copy that.
    LAURA (ON PHONE): Copy that. ¦ en ¦ speaker ¦ LAURA ¦ Copy that.
    [reporter on TV] A warm day. ¦ en ¦ speaker ¦ reporter on TV ¦ A warm day.
    VOICE ON PA: Platform four. ¦ en ¦ speaker ¦ VOICE ON PA ¦ Platform four.
    [Officer Reyes] Step back. ¦ en ¦ speaker ¦ Officer Reyes ¦ Step back.
    [deep voice] Who's there? ¦ en ¦ manner ¦  ¦ Who's there?
    [kids] Hooray! ¦ en ¦ speaker ¦ kids ¦ Hooray!
    [crowd] Hooray! ¦ en ¦ speaker ¦ crowd ¦ Hooray!
    Narrator: Long ago... ¦ en ¦ speaker ¦ Narrator ¦ Long ago...
    Q: Where were you? ¦ en ¦ speaker ¦ Q ¦ Where were you?
    Nan: 'Course it is. ¦ en ¦ speaker ¦ Nan ¦ 'Course it is.
    MAN #2: Move! ¦ en ¦ speaker ¦ MAN #2 ¦ Move!
    VAN DER BERG: Move! ¦ en ¦ speaker ¦ VAN DER BERG ¦ Move!
    LADY ST. CLAIR: Charming. ¦ en ¦ speaker ¦ LADY ST. CLAIR ¦ Charming.
    <v Nan>It's <i>your</i> turn.</v> ¦ en ¦ speaker ¦ Nan ¦ It's your turn.
    <v Nan>[laughs] It's your turn.</v> ¦ en ¦ mixed ¦ Nan ¦ It's your turn.
    (NORA)\nI'm home.\n(TIM)\nUp here! ¦ en ¦ speaker ¦ NORA|TIM ¦ I'm home.\nUp here!
    Ingredients: two eggs. ¦ en ¦ dialogue ¦  ¦ =
    Tip: wear gloves. ¦ en ¦ dialogue ¦  ¦ =
    Act Two: The Storm. ¦ en ¦ dialogue ¦  ¦ =
    Rule number one: no phones. ¦ en ¦ dialogue ¦  ¦ =
    Breaking news: the dam held. ¦ en ¦ dialogue ¦  ¦ =
    WARNING: high voltage. ¦ en ¦ dialogue ¦  ¦ =
    It's simple: you run. ¦ en ¦ dialogue ¦  ¦ =
    The sign said: no entry. ¦ en ¦ dialogue ¦  ¦ =
    A ratio of 2:1 is fine. ¦ en ¦ dialogue ¦  ¦ =
    10:45. Right on time. ¦ en ¦ dialogue ¦  ¦ =
    You paid $5 (or was it 6?) for it. ¦ en ¦ dialogue ¦  ¦ =
    (It wasn't me, it was Tim.) ¦ en ¦ dialogue ¦  ¦ =
    (Sorry!) ¦ en ¦ dialogue ¦  ¦ =
    Nice hat (?) ¦ en ¦ dialogue ¦  ¦ =
    He's [the] one I meant. ¦ en ¦ dialogue ¦  ¦ =
    That is *so* unfair. ¦ en ¦ dialogue ¦  ¦ =
    # 12 bus, please. ¦ en ¦ dialogue ¦  ¦ =
    RUN! RUN! ¦ en ¦ dialogue ¦  ¦ =
    NO, NO, NO ¦ en ¦ dialogue ¦  ¦ =
    - 3 degrees. ¦ en ¦ turns ¦  ¦ 3 degrees.
    "Come in, Nora." ¦ en ¦ dialogue ¦  ¦ =
    'I'll be late.' ¦ en ¦ dialogue ¦  ¦ =
    Wait-- what?\n--Nothing. ¦ en ¦ dialogue ¦  ¦ =
    ← Hurry up! ¦ en ¦ turns ¦  ¦ Hurry up!
    -Yes?\n-It's Nora. ¦ en ¦ turns ¦  ¦ Yes?\nIt's Nora.
    - Yes?\n- [sighs] It's Nora. ¦ en ¦ mixed ¦  ¦ Yes?\nIt's Nora.
    - Yes?\n- NORA: It's me. ¦ en ¦ mixed ¦ NORA ¦ Yes?\nIt's me.
    [tense instrumental music] ¦ en ¦ music ¦  ¦
    BAND PLAYS WALTZ ¦ en ¦ music ¦  ¦
    [theme music playing] ¦ en ¦ music ¦  ¦
    ♪ (drumroll) ♪ ¦ en ¦ music ¦  ¦
    [rock music playing over speakers] ¦ en ¦ music ¦  ¦
    MUSIC PLAYS ON RADIO ¦ en ¦ music ¦  ¦
    ♪ ♪ ¦ en ¦ music ¦  ¦
    ♪ Oh, carry me home ¦ en ¦ lyrics ¦  ¦ Oh, carry me home
    # Oh, carry me home ¦ en ¦ lyrics ¦  ¦ Oh, carry me home
    ♪ La la la ♪ ¦ en ¦ lyrics ¦  ¦ La la la
    NORA: ♪ Oh, carry me home ♪ ¦ en ¦ mixed ¦ NORA ¦ Oh, carry me home
    - ♪ Oh, carry me home ♪\n- Stop it! ¦ en ¦ mixed ¦  ¦ Oh, carry me home\nStop it!
    LONDON, JUNE 1940 ¦ en ¦ notice ¦  ¦
    TWO WEEKS EARLIER ¦ en ¦ notice ¦  ¦
    [CLOSED] ¦ en ¦ notice ¦  ¦
    Captioning by Heron Text ¦ en ¦ notice ¦  ¦
    Visit www.example.com for more. ¦ en ¦ notice ¦  ¦
    Ripped by team Heron ¦ en ¦ notice ¦  ¦
    [POSTER: LOST CAT] ¦ en ¦ notice ¦  ¦
    Subtitles by the Loon Collective ¦ en ¦ notice ¦  ¦
    Frau Weber: Bitte nehmen Sie Platz. ¦ de ¦ speaker ¦ Frau Weber ¦ Bitte nehmen Sie Platz.
    MODERATOR: Guten Abend. ¦ de ¦ speaker ¦ MODERATOR ¦ Guten Abend.
    SPRECHERIN: Im Jahr 1920... ¦ de ¦ speaker ¦ SPRECHERIN ¦ Im Jahr 1920...
    * Schüsse * ¦ de ¦ sound ¦  ¦
    *Hupen* ¦ de ¦ sound ¦  ¦
    *Sie seufzt.* Na schön. ¦ de ¦ sound ¦  ¦ Na schön.
    (Schritte nähern sich) ¦ de ¦ sound ¦  ¦
    [Wellenrauschen] ¦ de ¦ sound ¦  ¦
    * Spannungsvolle Musik * ¦ de ¦ music ¦  ¦
    *Jazzmusik* ¦ de ¦ music ¦  ¦
    (ruft) Warte! ¦ de ¦ manner ¦  ¦ Warte!
    (über Funk) Bitte kommen. ¦ de ¦ manner ¦  ¦ Bitte kommen.
    [auf Russisch] Guten Tag. ¦ de ¦ manner ¦  ¦ Guten Tag.
    Frage: Wer zahlt das? ¦ de ¦ dialogue ¦  ¦ =
    Erstens: Ruhe bewahren. ¦ de ¦ dialogue ¦  ¦ =
    Das *muss* so sein. ¦ de ¦ dialogue ¦  ¦ =
    (Als ob das helfen würde.) ¦ de ¦ dialogue ¦  ¦ =
    RAUS HIER! ¦ de ¦ dialogue ¦  ¦ =
    BERLIN, 1961 ¦ de ¦ notice ¦  ¦
    UT: Nordlicht Medien 2025 ¦ de ¦ notice ¦  ¦
    - Wer da?\n- Ich bin's. ¦ de ¦ turns ¦  ¦ Wer da?\nIch bin's.
    LE GARDIEN : Halte ! ¦ fr ¦ speaker ¦ LE GARDIEN ¦ Halte !
    [Voix de femme] Entrez. ¦ fr ¦ speaker ¦ Voix de femme ¦ Entrez.
    MME ROCHE : Entrez. ¦ fr ¦ speaker ¦ MME ROCHE ¦ Entrez.
    (Cris de joie) ¦ fr ¦ sound ¦  ¦
    [pas dans l'escalier] ¦ fr ¦ sound ¦  ¦
    [portable qui vibre] ¦ fr ¦ sound ¦  ¦
    *Détonations* ¦ fr ¦ sound ¦  ¦
    [elle rit] Tu crois ? ¦ fr ¦ sound ¦  ¦ Tu crois ?
    [musique de fête] ¦ fr ¦ music ¦  ¦
    [chuchoté] Viens. ¦ fr ¦ manner ¦  ¦ Viens.
    (à la radio) Ici Paris. ¦ fr ¦ manner ¦  ¦ Ici Paris.
    [avec l'accent russe] Bonsoir. ¦ fr ¦ manner ¦  ¦ Bonsoir.
    Note : à rendre demain. ¦ fr ¦ dialogue ¦  ¦ =
    Résultat : zéro. ¦ fr ¦ dialogue ¦  ¦ =
    (Mais qui est-ce ?) ¦ fr ¦ dialogue ¦  ¦ =
    Traduction : Anne Leroux ¦ fr ¦ notice ¦  ¦
    (PEDRO) No tengo prisa. ¦ es ¦ speaker ¦ PEDRO ¦ No tengo prisa.
    NARRADOR: Hace mucho tiempo... ¦ es ¦ speaker ¦ NARRADOR ¦ Hace mucho tiempo...
    (Teléfono) ¦ es ¦ sound ¦  ¦
    (Gritos) ¦ es ¦ sound ¦  ¦
    (SUSPIRA) Está bien. ¦ es ¦ sound ¦  ¦ Está bien.
    [solloza] Lo siento. ¦ es ¦ sound ¦  ¦ Lo siento.
    (Música alegre) ¦ es ¦ music ¦  ¦
    (CON ACENTO RUSO) Adelante. ¦ es ¦ manner ¦  ¦ Adelante.
    (POR LA RADIO) Aquí base. ¦ es ¦ manner ¦  ¦ Aquí base.
    (PEDRO) (GRITA) ¡Corre! ¦ es ¦ mixed ¦ PEDRO ¦ ¡Corre!
    Atención: tren sin parada. ¦ es ¦ dialogue ¦  ¦ =
    ¡SOCORRO! ¦ es ¦ dialogue ¦  ¦ =
    Traducción: Ana Robles ¦ es ¦ notice ¦  ¦
    [Porta che sbatte] ¦ it ¦ sound ¦  ¦
    (Campanello) ¦ it ¦ sound ¦  ¦
    [ride] Ma dai. ¦ it ¦ sound ¦  ¦ Ma dai.
    [alla radio] Buongiorno. ¦ it ¦ manner ¦  ¦ Buongiorno.
    [sussurrando] Zitto. ¦ it ¦ manner ¦  ¦ Zitto.
    UOMO 1: Fermi! ¦ it ¦ speaker ¦ UOMO 1 ¦ Fermi!
    [musica di suspense] ¦ it ¦ music ¦  ¦
    [telefone toca] ¦ pt ¦ sound ¦  ¦
    (porta bate) ¦ pt ¦ sound ¦  ¦
    [Ana suspira] ¦ pt ¦ sound ¦  ¦
    [ao telefone] Alô? ¦ pt ¦ manner ¦  ¦ Alô?
    HOMEM 1: Parado! ¦ pt ¦ speaker ¦ HOMEM 1 ¦ Parado!
    [♪ música agitada ♪] ¦ pt ¦ music ¦  ¦
    [applaus] ¦ nl ¦ sound ¦  ¦
    [in het Engels] Goedenavond. ¦ nl ¦ manner ¦  ¦ Goedenavond.
    BEIDEN: Proost! ¦ nl ¦ speaker ¦ BEIDEN ¦ Proost!
    [telefon dzwoni] ¦ pl ¦ sound ¦  ¦
    WSZYSCY: Na zdrowie! ¦ pl ¦ speaker ¦ WSZYSCY ¦ Na zdrowie!
    [mężczyzna] Proszę wejść. ¦ pl ¦ speaker ¦ mężczyzna ¦ Proszę wejść.
    [krzyczy] Uciekaj! ¦ pl ¦ manner ¦  ¦ Uciekaj!
    ВСЕ: Ура! ¦ ru ¦ speaker ¦ ВСЕ ¦ Ура!
    [звонит телефон] ¦ ru ¦ sound ¦  ¦
    (ЛАЙ СОБАКИ) ¦ ru ¦ sound ¦  ¦
    [на английском] Добрый день. ¦ ru ¦ manner ¦  ¦ Добрый день.
    ГОЛОС ЗА КАДРОМ: Шёл снег. ¦ ru ¦ speaker ¦ ГОЛОС ЗА КАДРОМ ¦ Шёл снег.
    Итог: ничья. ¦ ru ¦ dialogue ¦  ¦ =
    （教授）始めよう ¦ ja ¦ speaker ¦ 教授 ¦ 始めよう
    （ノックの音） ¦ ja ¦ sound ¦  ¦
    （鳥の鳴き声） ¦ ja ¦ sound ¦  ¦
    （歓声） ¦ ja ¦ sound ¦  ¦
    （ささやき声で）こっち ¦ ja ¦ manner ¦  ¦ こっち
    （中国語で）ありがとう ¦ ja ¦ manner ¦  ¦ ありがとう
    （もう遅いのか） ¦ ja ¦ dialogue ¦  ¦ =
    質問：誰が払うの？ ¦ ja ¦ dialogue ¦  ¦ =
    ナレーション：春が来た ¦ ja ¦ speaker ¦ ナレーション ¦ 春が来た
    （健太と美咲）せーの ¦ ja ¦ speaker ¦ 健太と美咲 ¦ せーの
    [叹气]\n好吧 ¦ zh ¦ sound ¦  ¦ 好吧
    （脚步声） ¦ zh ¦ sound ¦  ¦
    （大喊）快跑 ¦ zh ¦ manner ¦  ¦ 快跑
    【旁白】那年冬天很冷 ¦ zh ¦ speaker ¦ 旁白 ¦ 那年冬天很冷
    老师：坐下 ¦ zh ¦ speaker ¦ 老师 ¦ 坐下
    时间：晚上八点 ¦ zh ¦ dialogue ¦  ¦ =
    [박수] ¦ ko ¦ sound ¦  ¦
    [휴대폰 진동음] ¦ ko ¦ sound ¦  ¦
    [신나는 음악] ¦ ko ¦ music ¦  ¦
    [소리치며] 도망쳐 ¦ ko ¦ manner ¦  ¦ 도망쳐
    [남자 1] 멈춰 ¦ ko ¦ speaker ¦ 남자 1 ¦ 멈춰
    모두: 건배! ¦ ko ¦ speaker ¦ 모두 ¦ 건배!
    [همساً] لا تتحرك ¦ ar ¦ manner ¦  ¦ لا تتحرك
    (تصفيق) ¦ ar ¦ sound ¦  ¦
    الجميع: مرحى! ¦ ar ¦ speaker ¦ الجميع ¦ مرحى!
    (نباح كلب) ¦ ar ¦ sound ¦  ¦
    ♪ يا ليل طويل ♪ ¦ ar ¦ lyrics ¦  ¦ يا ليل طويل
    4 MILES ¦ en ¦ dialogue ¦  ¦ =
    [crowd murmuring] ¦ en ¦ sound ¦  ¦
    [geese calling] ¦ en ¦ sound ¦  ¦
    ♪ music swells, then fades ♪ ¦ en ¦ music ¦  ¦
    Sign: STAFF ONLY ¦ en ¦ notice ¦  ¦
    PORT OFFICE, WEST GATE ¦ en ¦ dialogue ¦  ¦ =
    [chapter card] ¦ en ¦ notice ¦  ¦
    Übersetzung: Studio Elbe ¦ de ¦ notice ¦  ¦
    ÜBERSETZUNG: Die Brücke ist offen. ¦ de ¦ manner ¦  ¦ Die Brücke ist offen.
    """#
}
