extension LabelledCues {
  /// A last set, written to see what the earlier ones had left out.
  static let third = #"""
    (CHUCKLING) ¦ en ¦ sound ¦  ¦
    [keys jingling] ¦ en ¦ sound ¦  ¦
    [stomach growls] ¦ en ¦ sound ¦  ¦
    [both sigh] ¦ en ¦ sound ¦  ¦
    [audience laughing] ¦ en ¦ sound ¦  ¦
    DOORBELL RINGS ¦ en ¦ sound ¦  ¦
    HE CLEARS HIS THROAT ¦ en ¦ sound ¦  ¦
    [children laughing in distance] ¦ en ¦ sound ¦  ¦
    [wind howls]\n[branch snaps] ¦ en ¦ sound ¦  ¦
    - [gasps]\n- [screams] ¦ en ¦ sound ¦  ¦
    I'm [coughs] fine. ¦ en ¦ sound ¦  ¦ I'm fine.
    (yawning) What time is it? ¦ en ¦ sound ¦  ¦ What time is it?
    [muffled] Let me out! ¦ en ¦ manner ¦  ¦ Let me out!
    [speaking indistinctly] ¦ en ¦ manner ¦  ¦
    (AS GRANDMA) Eat your peas. ¦ en ¦ manner ¦  ¦ Eat your peas.
    IN FRENCH: Good evening. ¦ en ¦ manner ¦  ¦ Good evening.
    [on phone] I'm late. ¦ en ¦ manner ¦  ¦ I'm late.
    [through intercom] Come up. ¦ en ¦ manner ¦  ¦ Come up.
    LOUDLY: Who's next? ¦ en ¦ manner ¦  ¦ Who's next?
    [Lena, whispering] Quiet. ¦ en ¦ mixed ¦ Lena ¦ Quiet.
    LENA SHOUTS: Run! ¦ en ¦ mixed ¦ LENA ¦ Run!
    [man 2 shouting] Run! ¦ en ¦ mixed ¦ man 2 ¦ Run!
    [thunder]\n- Did you hear that? ¦ en ¦ mixed ¦  ¦ Did you hear that?
    ♪ Walk with me ♪\nLENA: Lovely. ¦ en ¦ mixed ¦ LENA ¦ Walk with me\nLovely.
    >> [applause] ¦ en ¦ sound ¦  ¦
    >> Thank you. [applause] ¦ en ¦ mixed ¦  ¦ Thank you.
    <v Lena>[sighs] Fine. ¦ en ¦ mixed ¦ Lena ¦ Fine.
    <v Lena><i>Fine.</i></v> ¦ en ¦ speaker ¦ Lena ¦ Fine.
    LENA: Fine.\nOTTO: Good. ¦ en ¦ speaker ¦ LENA|OTTO ¦ Fine.\nGood.
    [Lena]: Fine. ¦ en ¦ speaker ¦ Lena ¦ Fine.
    (LENA): Fine. ¦ en ¦ speaker ¦ LENA ¦ Fine.
    LENA & OTTO: Cheers! ¦ en ¦ speaker ¦ LENA|OTTO ¦ Cheers!
    BOY 2: Mine! ¦ en ¦ speaker ¦ BOY 2 ¦ Mine!
    D'ARTAGNAN: En garde! ¦ en ¦ speaker ¦ D'ARTAGNAN ¦ En garde!
    [female reporter] Good evening. ¦ en ¦ speaker ¦ female reporter ¦ Good evening.
    [everyone] Cheers! ¦ en ¦ speaker ¦ everyone ¦ Cheers!
    Hint: look under the bed. ¦ en ¦ dialogue ¦  ¦ =
    Group B: follow me. ¦ en ¦ dialogue ¦  ¦ =
    Three words: never give up. ¦ en ¦ dialogue ¦  ¦ =
    Remember this: I was first. ¦ en ¦ dialogue ¦  ¦ =
    Final question: who won? ¦ en ¦ dialogue ¦  ¦ =
    Genesis 1:3 says so. ¦ en ¦ dialogue ¦  ¦ =
    You were -- what? -- asleep? ¦ en ¦ dialogue ¦  ¦ =
    (We'll see about that.) ¦ en ¦ dialogue ¦  ¦ =
    I love it(!) Really. ¦ en ¦ dialogue ¦  ¦ =
    Call 555 [sic] now. ¦ en ¦ dialogue ¦  ¦ =
    *Never* again. ¦ en ¦ dialogue ¦  ¦ =
    HELP ME, PLEASE ¦ en ¦ dialogue ¦  ¦ =
    [EMERGENCY EXIT] ¦ en ¦ notice ¦  ¦
    [TITLE: The Long Road] ¦ en ¦ notice ¦  ¦
    MIDNIGHT ¦ en ¦ notice ¦  ¦
    PARIS, 1999 ¦ en ¦ notice ¦  ¦
    Subtitling: Harbour Access ¦ en ¦ notice ¦  ¦
    www.example.org ¦ en ¦ notice ¦  ¦
    Synced and corrected by Loon ¦ en ¦ notice ¦  ¦
    ♫ ♫ ¦ en ¦ music ¦  ¦
    [upbeat pop song playing] ¦ en ¦ music ¦  ¦
    ♪ [gentle piano music] ♪ ¦ en ¦ music ¦  ¦
    SOFT MUSIC ¦ en ¦ music ¦  ¦
    [singing in Welsh] ¦ en ¦ music ¦  ¦
    *Lachen* ¦ de ¦ sound ¦  ¦
    (Hundegebell) ¦ de ¦ sound ¦  ¦
    *Handy vibriert* ¦ de ¦ sound ¦  ¦
    [seufzt] Gut. ¦ de ¦ sound ¦  ¦ Gut.
    (auf Türkisch) Guten Morgen. ¦ de ¦ manner ¦  ¦ Guten Morgen.
    (weinend) Geh nicht. ¦ de ¦ manner ¦  ¦ Geh nicht.
    FRAU 1: Hilfe! ¦ de ¦ speaker ¦ FRAU 1 ¦ Hilfe!
    STIMME IM RADIO: Es folgt Musik. ¦ de ¦ speaker ¦ STIMME IM RADIO ¦ Es folgt Musik.
    Regel 1: Niemals allein. ¦ de ¦ dialogue ¦  ¦ =
    Achtung: frisch gestrichen. ¦ de ¦ dialogue ¦  ¦ =
    * Leise Geigenmusik * ¦ de ¦ music ¦  ¦
    [Bruit de verre brisé] ¦ fr ¦ sound ¦  ¦
    (Il tousse.) ¦ fr ¦ sound ¦  ¦
    [sanglots] ¦ fr ¦ sound ¦  ¦
    [cloches] ¦ fr ¦ sound ¦  ¦
    [en criant] Stop ! ¦ fr ¦ manner ¦  ¦ Stop !
    [voix étouffée] Aidez-moi ! ¦ fr ¦ manner ¦  ¦ Aidez-moi !
    LES DEUX : Jamais ! ¦ fr ¦ speaker ¦ LES DEUX ¦ Jamais !
    [la mère] Viens là. ¦ fr ¦ speaker ¦ la mère ¦ Viens là.
    Rappel : la réunion est à 9 h. ¦ fr ¦ dialogue ¦  ¦ =
    <font color="#ff00ff">Chanson entraînante</font> ¦ fr ¦ music ¦  ¦
    (Sirena) ¦ es ¦ sound ¦  ¦
    (Pasos) ¦ es ¦ sound ¦  ¦
    [carraspea] Bien. ¦ es ¦ sound ¦  ¦ Bien.
    (MUJERES) ¡Viva! ¦ es ¦ speaker ¦ MUJERES ¦ ¡Viva!
    (CON IRONÍA) Qué listo. ¦ es ¦ manner ¦  ¦ Qué listo.
    (EN FRANCÉS) Buenos días. ¦ es ¦ manner ¦  ¦ Buenos días.
    Resumen: perdimos. ¦ es ¦ dialogue ¦  ¦ =
    (Creo que viene.) ¦ es ¦ dialogue ¦  ¦ =
    (Canción de cuna) ¦ es ¦ music ¦  ¦
    [cane abbaia] ¦ it ¦ sound ¦  ¦
    [piange] Scusa. ¦ it ¦ sound ¦  ¦ Scusa.
    (a bassa voce) Vieni. ¦ it ¦ manner ¦  ¦ Vieni.
    ENTRAMBI: Sì! ¦ it ¦ speaker ¦ ENTRAMBI ¦ Sì!
    Ricorda: chiudi a chiave. ¦ it ¦ dialogue ¦  ¦ =
    [canzone allegra] ¦ it ¦ music ¦  ¦
    [cachorro latindo] ¦ pt ¦ sound ¦  ¦
    [chorando] Desculpa. ¦ pt ¦ sound ¦  ¦ Desculpa.
    [no rádio] Alerta geral. ¦ pt ¦ manner ¦  ¦ Alerta geral.
    MULHER 2: Socorro! ¦ pt ¦ speaker ¦ MULHER 2 ¦ Socorro!
    [voetstappen] ¦ nl ¦ sound ¦  ¦
    (FLUISTERT) Stil. ¦ nl ¦ manner ¦  ¦ Stil.
    VERTELLER: Het was koud. ¦ nl ¦ speaker ¦ VERTELLER ¦ Het was koud.
    Tip: neem een jas mee. ¦ nl ¦ dialogue ¦  ¦ =
    [pukanie do drzwi] ¦ pl ¦ sound ¦  ¦
    [po niemiecku] Dobranoc. ¦ pl ¦ manner ¦  ¦ Dobranoc.
    (smutna muzyka) ¦ pl ¦ music ¦  ¦
    NARRATOR: Było zimno. ¦ pl ¦ speaker ¦ NARRATOR ¦ Było zimno.
    (выстрел) ¦ ru ¦ sound ¦  ¦
    [кашляет] Простите. ¦ ru ¦ sound ¦  ¦ Простите.
    (по рации) Приём. ¦ ru ¦ manner ¦  ¦ Приём.
    МУЖЧИНА 1: Стой! ¦ ru ¦ speaker ¦ МУЖЧИНА 1 ¦ Стой!
    Перевод: А. Соколова ¦ ru ¦ notice ¦  ¦
    （拍手と歓声） ¦ ja ¦ sound ¦  ¦
    （電話の着信音） ¦ ja ¦ sound ¦  ¦
    （せきばらい）では ¦ ja ¦ sound ¦  ¦ では
    （英語で）こんにちは ¦ ja ¦ manner ¦  ¦ こんにちは
    （健太の声）助けて ¦ ja ¦ speaker ¦ 健太の声 ¦ 助けて
    （店員）いらっしゃいませ ¦ ja ¦ speaker ¦ 店員 ¦ いらっしゃいませ
    （まずいな…） ¦ ja ¦ dialogue ¦  ¦ =
    ♪ ～ ¦ ja ¦ music ¦  ¦
    （悲しい音楽） ¦ ja ¦ music ¦  ¦
    美咲「おかえり」 ¦ ja ¦ speaker ¦ 美咲 ¦ おかえり
    [雷声] ¦ zh ¦ sound ¦  ¦
    （悄声）跟我来 ¦ zh ¦ manner ¦  ¦ 跟我来
    （用法语）你好 ¦ zh ¦ manner ¦  ¦ 你好
    大家：干杯！ ¦ zh ¦ speaker ¦ 大家 ¦ 干杯！
    结论：我们输了 ¦ zh ¦ dialogue ¦  ¦ =
    [激昂的音乐] ¦ zh ¦ music ¦  ¦
    [전화벨이 울린다] ¦ ko ¦ sound ¦  ¦
    [기침하며] 미안 ¦ ko ¦ sound ¦  ¦ 미안
    [민준] 빨리 와 ¦ ko ¦ speaker ¦ 민준 ¦ 빨리 와
    [일본어로] 안녕 ¦ ko ¦ manner ¦  ¦ 안녕
    [슬픈 음악] ¦ ko ¦ music ¦  ¦
    [صوت خطوات] ¦ ar ¦ sound ¦  ¦
    (بالإنجليزية) مساء الخير ¦ ar ¦ manner ¦  ¦ مساء الخير
    [ليلى] افتح الباب ¦ ar ¦ speaker ¦ ليلى ¦ افتح الباب
    ملاحظة: الباب مغلق ¦ ar ¦ dialogue ¦  ¦ =
    (يضحك) حقاً؟ ¦ ar ¦ sound ¦  ¦ حقاً؟
    [paper rustling] ¦ en ¦ sound ¦  ¦
    [car door shuts] ¦ en ¦ sound ¦  ¦
    (SNORING) ¦ en ¦ sound ¦  ¦
    [Nina exhales] ¦ en ¦ sound ¦  ¦
    HORSES GALLOP ¦ en ¦ sound ¦  ¦
    WOMAN SOBS ¦ en ¦ sound ¦  ¦
    [line ringing] ¦ en ¦ sound ¦  ¦
    [device powers down] ¦ en ¦ sound ¦  ¦
    [groans] My back! ¦ en ¦ sound ¦  ¦ My back!
    Who said that? [laughs] ¦ en ¦ sound ¦  ¦ Who said that?
    <i>[phone buzzing]</i>\nHello? ¦ en ¦ sound ¦  ¦ Hello?
    [quietly] Not here. ¦ en ¦ manner ¦  ¦ Not here.
    (IN ITALIAN) Ciao. ¦ en ¦ manner ¦  ¦ Ciao.
    WELSH ACCENT: Lovely, that. ¦ en ¦ manner ¦  ¦ Lovely, that.
    [over PA] Gate nine is open. ¦ en ¦ manner ¦  ¦ Gate nine is open.
    MUTTERS: Typical. ¦ en ¦ manner ¦  ¦ Typical.
    [voice echoing] Hello? ¦ en ¦ manner ¦  ¦ Hello?
    [Nina yelling] Taxi! ¦ en ¦ mixed ¦ Nina ¦ Taxi!
    NINA: (WHISPERS) Taxi. ¦ en ¦ mixed ¦ NINA ¦ Taxi.
    [music stops]\nNINA: Encore! ¦ en ¦ mixed ¦ NINA ¦ Encore!
    [Nina] ♪ Happy days ahead ♪ ¦ en ¦ mixed ¦ Nina ¦ Happy days ahead
    - [door opens]\n- Dad? ¦ en ¦ mixed ¦  ¦ Dad?
    [orchestral music swells] ¦ en ¦ music ¦  ¦
    ♪♫ ¦ en ¦ music ¦  ¦
    [somber violin playing] ¦ en ¦ music ¦  ¦
    ♪ Down the river\nand over the hill ♪ ¦ en ¦ lyrics ¦  ¦ Down the river\nand over the hill
    Transcribed by Heron Text ¦ en ¦ notice ¦  ¦
    [NO SMOKING] ¦ en ¦ notice ¦  ¦
    http://example.com ¦ en ¦ notice ¦  ¦
    ONE YEAR LATER ¦ en ¦ notice ¦  ¦
    MS. PARK: Any questions? ¦ en ¦ speaker ¦ MS. PARK ¦ Any questions?
    [nurse] He's awake. ¦ en ¦ speaker ¦ nurse ¦ He's awake.
    (Woman)\nWho's there? ¦ en ¦ speaker ¦ Woman ¦ Who's there?
    >> ANCHOR: Good evening. ¦ en ¦ speaker ¦ ANCHOR ¦ Good evening.
    <v.quiet Nina>Who's there?</v> ¦ en ¦ speaker ¦ Nina ¦ Who's there?
    NINA (OFF): Who's there? ¦ en ¦ speaker ¦ NINA ¦ Who's there?
    [Nina, on TV] Who's there? ¦ en ¦ speaker ¦ Nina ¦ Who's there?
    BOTH: Never! ¦ en ¦ speaker ¦ BOTH ¦ Never!
    Sam: What's up? ¦ en ¦ speaker ¦ Sam ¦ What's up?
    -Ready?\n-Always. ¦ en ¦ turns ¦  ¦ Ready?\nAlways.
    > Over here! ¦ en ¦ turns ¦  ¦ Over here!
    Lesson three: patience. ¦ en ¦ dialogue ¦  ¦ =
    (Like I care.) ¦ en ¦ dialogue ¦  ¦ =
    #1 in the charts. ¦ en ¦ dialogue ¦  ¦ =
    See page [7]. ¦ en ¦ dialogue ¦  ¦ =
    She wrote: "Come home." ¦ en ¦ dialogue ¦  ¦ =
    LOOK OUT BEHIND YOU! ¦ en ¦ dialogue ¦  ¦ =
    Matthew 5:9, I believe. ¦ en ¦ dialogue ¦  ¦ =
    "Hello? Who is it?" ¦ en ¦ dialogue ¦  ¦ =
    Update: we're lost. ¦ en ¦ dialogue ¦  ¦ =
    [Regen] ¦ de ¦ sound ¦  ¦
    *Glas klirrt* ¦ de ¦ sound ¦  ¦
    (Baby schreit) ¦ de ¦ sound ¦  ¦
    ERZÄHLER: Es war einmal. ¦ de ¦ speaker ¦ ERZÄHLER ¦ Es war einmal.
    [Mann] Achtung! ¦ de ¦ speaker ¦ Mann ¦ Achtung!
    (schreit) Lauf! ¦ de ¦ manner ¦  ¦ Lauf!
    Tipp: Früh buchen. ¦ de ¦ dialogue ¦  ¦ =
    Lena: Komm rein! ¦ de ¦ speaker ¦ Lena ¦ Komm rein!
    (Rires) ¦ fr ¦ sound ¦  ¦
    [téléphone] ¦ fr ¦ sound ¦  ¦
    [en italien] Bonjour. ¦ fr ¦ manner ¦  ¦ Bonjour.
    FEMME 2 : À l'aide ! ¦ fr ¦ speaker ¦ FEMME 2 ¦ À l'aide !
    <font color="#ff0000">Applaudissements</font> ¦ fr ¦ sound ¦  ¦
    [musique classique] ¦ fr ¦ music ¦  ¦
    Question : qui paie ? ¦ fr ¦ dialogue ¦  ¦ =
    (Timbre) ¦ es ¦ sound ¦  ¦
    (TOSE) Perdón. ¦ es ¦ sound ¦  ¦ Perdón.
    (HABLA EN ALEMÁN) ¦ es ¦ manner ¦  ¦
    (VOZ EN OFF) Era invierno. ¦ es ¦ speaker ¦ VOZ EN OFF ¦ Era invierno.
    Aviso: obras. ¦ es ¦ dialogue ¦  ¦ =
    [passi] ¦ it ¦ sound ¦  ¦
    [in francese] Buongiorno. ¦ it ¦ manner ¦  ¦ Buongiorno.
    Nota bene: si chiude alle sei. ¦ it ¦ dialogue ¦  ¦ =
    [buzina] ¦ pt ¦ sound ¦  ¦
    AMBOS: Nunca! ¦ pt ¦ speaker ¦ AMBOS ¦ Nunca!
    [em francês] Bom dia. ¦ pt ¦ manner ¦  ¦ Bom dia.
    [donder] ¦ nl ¦ sound ¦  ¦
    [muziek speelt] ¦ nl ¦ music ¦  ¦
    [trzask drzwi] ¦ pl ¦ sound ¦  ¦
    [шаги] ¦ ru ¦ sound ¦  ¦
    (шепчет) Тише. ¦ ru ¦ manner ¦  ¦ Тише.
    Ольга: Где ты? ¦ ru ¦ speaker ¦ Ольга ¦ Где ты?
    （足音） ¦ ja ¦ sound ¦  ¦
    （美咲）待って ¦ ja ¦ speaker ¦ 美咲 ¦ 待って
    ＜雷鳴＞ ¦ ja ¦ sound ¦  ¦
    （やっと終わった） ¦ ja ¦ dialogue ¦  ¦ =
    （心の声）逃げよう ¦ ja ¦ manner ¦  ¦ 逃げよう
    问：你是谁？ ¦ zh ¦ dialogue ¦  ¦ =
    （门铃响） ¦ zh ¦ sound ¦  ¦
    李明：等一下 ¦ zh ¦ speaker ¦ 李明 ¦ 等一下
    [비명 소리] ¦ ko ¦ sound ¦  ¦
    서연: 괜찮아? ¦ ko ¦ speaker ¦ 서연 ¦ 괜찮아?
    팁: 일찍 오세요 ¦ ko ¦ dialogue ¦  ¦ =
    [ضحكات] ¦ ar ¦ sound ¦  ¦
    كريم: هيا بنا ¦ ar ¦ speaker ¦ كريم ¦ هيا بنا
    """#
}
