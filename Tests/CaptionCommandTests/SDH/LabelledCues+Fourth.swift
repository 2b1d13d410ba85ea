extension LabelledCues {
  /// A set in thirteen languages that was written after the words were gathered; 194 of its 203 cues were
  /// right at once.
  static let fourth = #"""
    [zipper closes] ¦ en ¦ sound ¦  ¦
    [Mr. Abara] Sit down, please. ¦ en ¦ speaker ¦ Mr. Abara ¦ Sit down, please.
    NURSE 1: He's awake. ¦ en ¦ speaker ¦ NURSE 1 ¦ He's awake.
    (SEAGULL SQUAWKS) ¦ en ¦ sound ¦  ¦
    [clears throat] As I was saying... ¦ en ¦ sound ¦  ¦ As I was saying...
    [in Korean] Where's the exit? ¦ en ¦ manner ¦  ¦ Where's the exit?
    [hesitantly] I might. ¦ en ¦ manner ¦  ¦ I might.
    ♪ Don't you ever wonder ♪\n♪ Where the rivers go? ♪ ¦ en ¦ lyrics ¦  ¦ Don't you ever wonder\nWhere the rivers go?
    [haunting violin music] ¦ en ¦ music ¦  ¦
    >> GOVERNOR: Thank you all. ¦ en ¦ speaker ¦ GOVERNOR ¦ Thank you all.
    Rule number one: never run. ¦ en ¦ dialogue ¦  ¦ =
    - What's the time?\n- Half past. ¦ en ¦ turns ¦  ¦ What's the time?\nHalf past.
    [Petra sniffles] I'm fine. ¦ en ¦ sound ¦  ¦ I'm fine.
    KITCHEN, LATER ¦ en ¦ notice ¦  ¦
    [OPEN ALL NIGHT] ¦ en ¦ notice ¦  ¦
    [Petra, over intercom] Come up. ¦ en ¦ speaker ¦ Petra ¦ Come up.
    [Petra whispers] Don't move. ¦ en ¦ mixed ¦ Petra ¦ Don't move.
    <v Petra>I said no.</v> ¦ en ¦ speaker ¦ Petra ¦ I said no.
    It says "Keep out": so keep out. ¦ en ¦ dialogue ¦  ¦ =
    [car alarm blaring] ¦ en ¦ sound ¦  ¦
    * Schlüssel klimpern * ¦ de ¦ sound ¦  ¦
    *Fahrstuhl pingt* ¦ de ¦ sound ¦  ¦
    KOMMISSARIN: Wo waren Sie gestern? ¦ de ¦ speaker ¦ KOMMISSARIN ¦ Wo waren Sie gestern?
    Reporterin: Wir sind live. ¦ de ¦ speaker ¦ Reporterin ¦ Wir sind live.
    (seufzt) Na gut. ¦ de ¦ sound ¦  ¦ Na gut.
    (auf Türkisch) Komm rein. ¦ de ¦ manner ¦  ¦ Komm rein.
    (undeutlich) Ich weiß nicht. ¦ de ¦ manner ¦  ¦ Ich weiß nicht.
    *Düstere Streichmusik* ¦ de ¦ music ¦  ¦
    ♪ Weit, weit übers Land ♪ ¦ de ¦ lyrics ¦  ¦ Weit, weit übers Land
    Zwei Fragen: Wer und warum? ¦ de ¦ dialogue ¦  ¦ =
    Merke: Niemals umdrehen. ¦ de ¦ dialogue ¦  ¦ =
    (Das hätte ich mir denken können.) ¦ de ¦ dialogue ¦  ¦ =
    Du bist *der* Beste. ¦ de ¦ dialogue ¦  ¦ =
    - Kommst du?\n- Gleich. ¦ de ¦ turns ¦  ¦ Kommst du?\nGleich.
    Redaktion: Jule Hartwig ¦ de ¦ notice ¦  ¦
    [Jule] [lacht] Ach komm. ¦ de ¦ mixed ¦ Jule ¦ Ach komm.
    (Trueno lejano) ¦ es ¦ sound ¦  ¦
    (ANCIANA) Pasa, hija. ¦ es ¦ speaker ¦ ANCIANA ¦ Pasa, hija.
    [Ramiro] No me esperes. ¦ es ¦ speaker ¦ Ramiro ¦ No me esperes.
    (Teléfono) ¦ es ¦ sound ¦  ¦
    (CON ACENTO INGLÉS) Buenos días. ¦ es ¦ manner ¦  ¦ Buenos días.
    (ENFADADO) ¡Basta ya! ¦ es ¦ manner ¦  ¦ ¡Basta ya!
    [música de guitarra] ¦ es ¦ music ¦  ¦
    # Vuela, paloma, vuela # ¦ es ¦ lyrics ¦  ¦ Vuela, paloma, vuela
    -¿Vienes?\n-Ahora voy. ¦ es ¦ turns ¦  ¦ ¿Vienes?\nAhora voy.
    Regla número uno: nada de gritos. ¦ es ¦ dialogue ¦  ¦ =
    Tres cosas: pan, vino y paciencia. ¦ es ¦ dialogue ¦  ¦ =
    (¿Y ahora qué hago?). ¦ es ¦ dialogue ¦  ¦ =
    [tose] Perdón. ¦ es ¦ sound ¦  ¦ Perdón.
    SALIDA DE EMERGENCIA ¦ es ¦ notice ¦  ¦
    LUCÍA: Ya voy. ¦ es ¦ speaker ¦ LUCÍA ¦ Ya voy.
    (LOS DOS) ¡Sorpresa! ¦ es ¦ speaker ¦ LOS DOS ¦ ¡Sorpresa!
    (Claquement de porte) ¦ fr ¦ sound ¦  ¦
    [soupire] D'accord. ¦ fr ¦ sound ¦  ¦ D'accord.
    LE MAIRE : Silence ! ¦ fr ¦ speaker ¦ LE MAIRE ¦ Silence !
    [Odile] Tu viens ? ¦ fr ¦ speaker ¦ Odile ¦ Tu viens ?
    (à voix basse) Pas ici. ¦ fr ¦ manner ¦  ¦ Pas ici.
    [en italien] Bonsoir. ¦ fr ¦ manner ¦  ¦ Bonsoir.
    <font color="red">Tintement de verres</font> ¦ fr ¦ sound ¦  ¦
    <font color="magenta">Musique angoissante</font> ¦ fr ¦ music ¦  ¦
    ♪ Il pleut sur la ville ♪ ¦ fr ¦ lyrics ¦  ¦ Il pleut sur la ville
    - Ça va ?\n- Ça va. ¦ fr ¦ turns ¦  ¦ Ça va ?\nÇa va.
    Deux mots : bravo, merci. ¦ fr ¦ dialogue ¦  ¦ =
    (Encore lui…) ¦ fr ¦ dialogue ¦  ¦ =
    Règle numéro un : on ne ment pas. ¦ fr ¦ dialogue ¦  ¦ =
    [bruit de clés]\n- C'est toi ? ¦ fr ¦ mixed ¦  ¦ C'est toi ?
    Traduction : Odile Ferrand ¦ fr ¦ notice ¦  ¦
    [l'infirmière] Respirez. ¦ fr ¦ speaker ¦ l'infirmière ¦ Respirez.
    [bussano alla porta] ¦ it ¦ sound ¦  ¦
    [Nives] Chi è? ¦ it ¦ speaker ¦ Nives ¦ Chi è?
    MARESCIALLO: Documenti, prego. ¦ it ¦ speaker ¦ MARESCIALLO ¦ Documenti, prego.
    [sospira] Va bene. ¦ it ¦ sound ¦  ¦ Va bene.
    [sottovoce] Non qui. ¦ it ¦ manner ¦  ¦ Non qui.
    [in tedesco] Buonasera. ¦ it ¦ manner ¦  ¦ Buonasera.
    [musica malinconica] ¦ it ¦ music ¦  ¦
    ♪ Torna, torna a casa ♪ ¦ it ¦ lyrics ¦  ¦ Torna, torna a casa
    - Sei pronta?\n- Quasi. ¦ it ¦ turns ¦  ¦ Sei pronta?\nQuasi.
    Regola numero uno: mai correre. ¦ it ¦ dialogue ¦  ¦ =
    (Chissà se è vero.) ¦ it ¦ dialogue ¦  ¦ =
    [voce di donna] Avanti. ¦ it ¦ speaker ¦ voce di donna ¦ Avanti.
    [clacson] ¦ it ¦ sound ¦  ¦
    Sottotitoli a cura di Nives Costa ¦ it ¦ notice ¦  ¦
    [ride] Ma dai! ¦ it ¦ sound ¦  ¦ Ma dai!
    （雨の音） ¦ ja ¦ sound ¦  ¦
    （せき込む） ¦ ja ¦ sound ¦  ¦
    （千夏）ねえ 聞いて ¦ ja ¦ speaker ¦ 千夏 ¦ ねえ 聞いて
    千夏「どこへ行くの？」 ¦ ja ¦ speaker ¦ 千夏 ¦ どこへ行くの？
    （店員）いらっしゃいませ ¦ ja ¦ speaker ¦ 店員 ¦ いらっしゃいませ
    （ひそひそ声で）静かに ¦ ja ¦ manner ¦  ¦ 静かに
    （英語で）座って ¦ ja ¦ manner ¦  ¦ 座って
    ♪～ ¦ ja ¦ music ¦  ¦
    ♪ 遠い空へ ♪ ¦ ja ¦ lyrics ¦  ¦ 遠い空へ
    （もう間に合わない…） ¦ ja ¦ dialogue ¦  ¦ =
    会議は9：30からです ¦ ja ¦ dialogue ¦  ¦ =
    （荒い息遣い） ¦ ja ¦ sound ¦  ¦
    ―本当？\n―本当だ ¦ ja ¦ turns ¦  ¦ 本当？\n本当だ
    翻訳：田村千夏 ¦ ja ¦ notice ¦  ¦
    （電話の着信音） ¦ ja ¦ sound ¦  ¦
    [빗소리] ¦ ko ¦ sound ¦  ¦
    [문 두드리는 소리] ¦ ko ¦ sound ¦  ¦
    [은채] 어디 가? ¦ ko ¦ speaker ¦ 은채 ¦ 어디 가?
    (간호사) 이쪽으로 오세요 ¦ ko ¦ speaker ¦ 간호사 ¦ 이쪽으로 오세요
    [작은 소리로] 조용히 해 ¦ ko ¦ manner ¦  ¦ 조용히 해
    [영어로] 앉으세요 ¦ ko ¦ manner ¦  ¦ 앉으세요
    [긴장되는 음악] ¦ ko ¦ music ¦  ¦
    ♪ 저 먼 하늘로 ♪ ¦ ko ¦ lyrics ¦  ¦ 저 먼 하늘로
    - 정말?\n- 그래 ¦ ko ¦ turns ¦  ¦ 정말?\n그래
    (설마 아니겠지) ¦ ko ¦ dialogue ¦  ¦ =
    회의는 9:30에 시작합니다 ¦ ko ¦ dialogue ¦  ¦ =
    [웃음] 그만해 ¦ ko ¦ sound ¦  ¦ 그만해
    [한숨] ¦ ko ¦ sound ¦  ¦
    번역: 김은채 ¦ ko ¦ notice ¦  ¦
    [사람들의 환호성] ¦ ko ¦ sound ¦  ¦
    [deurbel] ¦ nl ¦ sound ¦  ¦
    [glas breekt] ¦ nl ¦ sound ¦  ¦
    [Maartje] Wie is daar? ¦ nl ¦ speaker ¦ Maartje ¦ Wie is daar?
    BURGEMEESTER: Stilte, graag. ¦ nl ¦ speaker ¦ BURGEMEESTER ¦ Stilte, graag.
    [zucht] Goed dan. ¦ nl ¦ sound ¦  ¦ Goed dan.
    [fluisterend] Niet hier. ¦ nl ¦ manner ¦  ¦ Niet hier.
    [in het Frans] Goedenavond. ¦ nl ¦ manner ¦  ¦ Goedenavond.
    [dreigende muziek] ¦ nl ¦ music ¦  ¦
    ♪ Ver over de zee ♪ ¦ nl ¦ lyrics ¦  ¦ Ver over de zee
    Ga je mee?\n-Zo meteen. ¦ nl ¦ turns ¦  ¦ Ga je mee?\nZo meteen.
    Regel één: nooit rennen. ¦ nl ¦ dialogue ¦  ¦ =
    (Dat had ik kunnen weten.) ¦ nl ¦ dialogue ¦  ¦ =
    [vrouw op tv] En nu het weer. ¦ nl ¦ speaker ¦ vrouw op tv ¦ En nu het weer.
    [hond gromt] ¦ nl ¦ sound ¦  ¦
    Ondertiteling: Maartje Visser ¦ nl ¦ notice ¦  ¦
    [dzwonek do drzwi] ¦ pl ¦ sound ¦  ¦
    [szkło się tłucze] ¦ pl ¦ sound ¦  ¦
    [Bożena] Kto tam? ¦ pl ¦ speaker ¦ Bożena ¦ Kto tam?
    SĘDZIA: Cisza! ¦ pl ¦ speaker ¦ SĘDZIA ¦ Cisza!
    [wzdycha] No dobrze. ¦ pl ¦ sound ¦  ¦ No dobrze.
    [szeptem] Nie tutaj. ¦ pl ¦ manner ¦  ¦ Nie tutaj.
    [po niemiecku] Dobry wieczór. ¦ pl ¦ manner ¦  ¦ Dobry wieczór.
    [niepokojąca muzyka] ¦ pl ¦ music ¦  ¦
    ♪ Daleko za morze ♪ ¦ pl ¦ lyrics ¦  ¦ Daleko za morze
    - Idziesz?\n- Zaraz. ¦ pl ¦ turns ¦  ¦ Idziesz?\nZaraz.
    Zasada pierwsza: nie biegać. ¦ pl ¦ dialogue ¦  ¦ =
    (Mogłem się domyślić.) ¦ pl ¦ dialogue ¦  ¦ =
    [kobieta w radiu] A teraz pogoda. ¦ pl ¦ speaker ¦ kobieta w radiu ¦ A teraz pogoda.
    Tekst polski: Bożena Sowa ¦ pl ¦ notice ¦  ¦
    [grzmot] ¦ pl ¦ sound ¦  ¦
    [campainha toca] ¦ pt ¦ sound ¦  ¦
    [vidro quebra] ¦ pt ¦ sound ¦  ¦
    [Iracema] Quem é? ¦ pt ¦ speaker ¦ Iracema ¦ Quem é?
    DELEGADO: Documentos. ¦ pt ¦ speaker ¦ DELEGADO ¦ Documentos.
    [suspira] Está bem. ¦ pt ¦ sound ¦  ¦ Está bem.
    [sussurrando] Aqui não. ¦ pt ¦ manner ¦  ¦ Aqui não.
    [em francês] Boa noite. ¦ pt ¦ manner ¦  ¦ Boa noite.
    [música melancólica] ¦ pt ¦ music ¦  ¦
    ♪ Leva-me p'ra longe ♪ ¦ pt ¦ lyrics ¦  ¦ Leva-me p'ra longe
    - Vens?\n- Já vou. ¦ pt ¦ turns ¦  ¦ Vens?\nJá vou.
    Regra número um: nada de correr. ¦ pt ¦ dialogue ¦  ¦ =
    (Quem diria.) ¦ pt ¦ dialogue ¦  ¦ =
    [homem no rádio] E agora o tempo. ¦ pt ¦ speaker ¦ homem no rádio ¦ E agora o tempo.
    [trovão] ¦ pt ¦ sound ¦  ¦
    Legendas: Iracema Dutra ¦ pt ¦ notice ¦  ¦
    [звонок в дверь] ¦ ru ¦ sound ¦  ¦
    [звон стекла] ¦ ru ¦ sound ¦  ¦
    [Варвара] Кто там? ¦ ru ¦ speaker ¦ Варвара ¦ Кто там?
    СЛЕДОВАТЕЛЬ: Садитесь. ¦ ru ¦ speaker ¦ СЛЕДОВАТЕЛЬ ¦ Садитесь.
    [вздыхает] Ну ладно. ¦ ru ¦ sound ¦  ¦ Ну ладно.
    [шёпотом] Не здесь. ¦ ru ¦ manner ¦  ¦ Не здесь.
    [по-немецки] Добрый вечер. ¦ ru ¦ manner ¦  ¦ Добрый вечер.
    [тревожная музыка] ¦ ru ¦ music ¦  ¦
    ♪ Далеко за морем ♪ ¦ ru ¦ lyrics ¦  ¦ Далеко за морем
    — Идёшь?\n— Сейчас. ¦ ru ¦ turns ¦  ¦ Идёшь?\nСейчас.
    Правило первое: не бегать. ¦ ru ¦ dialogue ¦  ¦ =
    (Кто бы мог подумать.) ¦ ru ¦ dialogue ¦  ¦ =
    [женщина по радио] А теперь погода. ¦ ru ¦ speaker ¦ женщина по радио ¦ А теперь погода.
    [гром] ¦ ru ¦ sound ¦  ¦
    Перевод: Варвара Лунина ¦ ru ¦ notice ¦  ¦
    [门铃响] ¦ zh ¦ sound ¦  ¦
    [玻璃破碎声] ¦ zh ¦ sound ¦  ¦
    [晓雯] 谁啊？ ¦ zh ¦ speaker ¦ 晓雯 ¦ 谁啊？
    护士：请坐 ¦ zh ¦ speaker ¦ 护士 ¦ 请坐
    （叹气）好吧 ¦ zh ¦ sound ¦  ¦ 好吧
    （低声）别在这里 ¦ zh ¦ manner ¦  ¦ 别在这里
    [用法语] 晚上好 ¦ zh ¦ manner ¦  ¦ 晚上好
    [紧张的音乐] ¦ zh ¦ music ¦  ¦
    ♪ 飞过那片海 ♪ ¦ zh ¦ lyrics ¦  ¦ 飞过那片海
    - 走吗？\n- 马上 ¦ zh ¦ turns ¦  ¦ 走吗？\n马上
    规则一：不许跑 ¦ zh ¦ dialogue ¦  ¦ =
    （谁会想到呢） ¦ zh ¦ dialogue ¦  ¦ =
    [雷声] ¦ zh ¦ sound ¦  ¦
    翻译：林晓雯 ¦ zh ¦ notice ¦  ¦
    [众人欢呼] ¦ zh ¦ sound ¦  ¦
    [جرس الباب] ¦ ar ¦ sound ¦  ¦
    [صوت تحطم زجاج] ¦ ar ¦ sound ¦  ¦
    [سلمى] من هناك؟ ¦ ar ¦ speaker ¦ سلمى ¦ من هناك؟
    القاضي: هدوء! ¦ ar ¦ speaker ¦ القاضي ¦ هدوء!
    [تتنهد] حسنًا. ¦ ar ¦ sound ¦  ¦ حسنًا.
    [هامسة] ليس هنا. ¦ ar ¦ manner ¦  ¦ ليس هنا.
    [بالفرنسية] مساء الخير. ¦ ar ¦ manner ¦  ¦ مساء الخير.
    [موسيقى حزينة] ¦ ar ¦ music ¦  ¦
    ♪ بعيدًا خلف البحر ♪ ¦ ar ¦ lyrics ¦  ¦ بعيدًا خلف البحر
    - هل أنت قادم؟\n- حالًا. ¦ ar ¦ turns ¦  ¦ هل أنت قادم؟\nحالًا.
    القاعدة الأولى: لا تركض. ¦ ar ¦ dialogue ¦  ¦ =
    (من كان يظن ذلك.) ¦ ar ¦ dialogue ¦  ¦ =
    [رعد] ¦ ar ¦ sound ¦  ¦
    ترجمة: سلمى حداد ¦ ar ¦ notice ¦  ¦
    [تصفيق حار] ¦ ar ¦ sound ¦  ¦
    """#
}
