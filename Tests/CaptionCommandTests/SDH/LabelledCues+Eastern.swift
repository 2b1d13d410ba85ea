extension LabelledCues {
  /// Cues in languages of eastern Europe, Asia and the Near East.
  static let eastern = #"""
    ZOSIA: Zamknij drzwi. ¦ pl ¦ speaker ¦ ZOSIA ¦ Zamknij drzwi.
    [kobieta] Tędy. ¦ pl ¦ speaker ¦ kobieta ¦ Tędy.
    [szczekanie psa] ¦ pl ¦ sound ¦  ¦
    (śmiech) ¦ pl ¦ sound ¦  ¦
    [wzdycha] No dobrze. ¦ pl ¦ sound ¦  ¦ No dobrze.
    [spokojna muzyka] ¦ pl ¦ music ¦  ¦
    (po angielsku) Dobry wieczór. ¦ pl ¦ manner ¦  ¦ Dobry wieczór.
    Uwaga: śliska podłoga. ¦ pl ¦ dialogue ¦  ¦ =
    (Nie wierzę w to.) ¦ pl ¦ dialogue ¦  ¦ =
    Napisy: Studio Wydma ¦ pl ¦ notice ¦  ¦
    ВЕРА: Закрой дверь. ¦ ru ¦ speaker ¦ ВЕРА ¦ Закрой дверь.
    Вера: Закрой дверь. ¦ ru ¦ speaker ¦ Вера ¦ Закрой дверь.
    [женщина] Сюда. ¦ ru ¦ speaker ¦ женщина ¦ Сюда.
    (смех) ¦ ru ¦ sound ¦  ¦
    [стук в дверь] ¦ ru ¦ sound ¦  ¦
    (вздыхает) Ну ладно. ¦ ru ¦ sound ¦  ¦ Ну ладно.
    [спокойная музыка] ¦ ru ¦ music ¦  ¦
    (шёпотом) Иди сюда. ¦ ru ¦ manner ¦  ¦ Иди сюда.
    [по-английски] Добрый вечер. ¦ ru ¦ manner ¦  ¦ Добрый вечер.
    — Идёшь?\n— Завтра. ¦ ru ¦ turns ¦  ¦ Идёшь?\nЗавтра.
    Внимание: дорога закрыта. ¦ ru ¦ dialogue ¦  ¦ =
    (Я в это не верю.) ¦ ru ¦ dialogue ¦  ¦ =
    Субтитры: Студия Дюна ¦ ru ¦ notice ¦  ¦
    ♪ Плывёт луна ♪ ¦ ru ¦ lyrics ¦  ¦ Плывёт луна
    ОКСАНА: Зачини двері. ¦ uk ¦ speaker ¦ ОКСАНА ¦ Зачини двері.
    [сміх] ¦ uk ¦ sound ¦  ¦
    [тривожна музика] ¦ uk ¦ music ¦  ¦
    JANA: Zavři dveře. ¦ cs ¦ speaker ¦ JANA ¦ Zavři dveře.
    [smích] ¦ cs ¦ sound ¦  ¦
    (šeptá) Pojď sem. ¦ cs ¦ manner ¦  ¦ Pojď sem.
    AYŞE: Kapıyı kapat. ¦ tr ¦ speaker ¦ AYŞE ¦ Kapıyı kapat.
    [kadın] Bu taraftan. ¦ tr ¦ speaker ¦ kadın ¦ Bu taraftan.
    [kapı gıcırdar] ¦ tr ¦ sound ¦  ¦
    [kahkahalar] ¦ tr ¦ sound ¦  ¦
    [gerilim müziği] ¦ tr ¦ music ¦  ¦
    [fısıldar] Buraya gel. ¦ tr ¦ manner ¦  ¦ Buraya gel.
    Dikkat: zemin kaygan. ¦ tr ¦ dialogue ¦  ¦ =
    ΕΛΕΝΗ: Κλείσε την πόρτα. ¦ el ¦ speaker ¦ ΕΛΕΝΗ ¦ Κλείσε την πόρτα.
    [γέλια] ¦ el ¦ sound ¦  ¦
    [απαλή μουσική] ¦ el ¦ music ¦  ¦
    [ψιθυρίζει] Έλα εδώ. ¦ el ¦ manner ¦  ¦ Έλα εδώ.
    さくら：早くして ¦ ja ¦ speaker ¦ さくら ¦ 早くして
    （翔太）待ってよ ¦ ja ¦ speaker ¦ 翔太 ¦ 待ってよ
    （さくら）\n待ってよ ¦ ja ¦ speaker ¦ さくら ¦ 待ってよ
    （男性）こちらです ¦ ja ¦ speaker ¦ 男性 ¦ こちらです
    翔太「ただいま」 ¦ ja ¦ speaker ¦ 翔太 ¦ ただいま
    全員：おめでとう！ ¦ ja ¦ speaker ¦ 全員 ¦ おめでとう！
    （風の音） ¦ ja ¦ sound ¦  ¦
    （拍手） ¦ ja ¦ sound ¦  ¦
    （赤ちゃんの泣き声） ¦ ja ¦ sound ¦  ¦
    （ため息）疲れた ¦ ja ¦ sound ¦  ¦ 疲れた
    〔銃声〕 ¦ ja ¦ sound ¦  ¦
    （ピアノの演奏） ¦ ja ¦ music ¦  ¦
    ♪〜 ¦ ja ¦ music ¦  ¦
    （小声で）来て ¦ ja ¦ manner ¦  ¦ 来て
    （電話で）もしもし ¦ ja ¦ manner ¦  ¦ もしもし
    ♪ 月がのぼる ¦ ja ¦ lyrics ¦  ¦ 月がのぼる
    （どうしよう…） ¦ ja ¦ dialogue ¦  ¦ =
    （もう帰りたい） ¦ ja ¦ dialogue ¦  ¦ =
    母は「行くな」と叫んだ ¦ ja ¦ dialogue ¦  ¦ =
    次は12：05発です ¦ ja ¦ dialogue ¦  ¦ =
    第三章：嵐の夜 ¦ ja ¦ dialogue ¦  ¦ =
    ねえ～ ¦ ja ¦ dialogue ¦  ¦ =
    ―来る？\n―うん ¦ ja ¦ turns ¦  ¦ 来る？\nうん
    ≪すぐ行きます ¦ ja ¦ turns ¦  ¦ すぐ行きます
    字幕：浜辺スタジオ ¦ ja ¦ notice ¦  ¦
    小明：快点 ¦ zh ¦ speaker ¦ 小明 ¦ 快点
    （小明）等等我 ¦ zh ¦ speaker ¦ 小明 ¦ 等等我
    众人：恭喜！ ¦ zh ¦ speaker ¦ 众人 ¦ 恭喜！
    （笑声） ¦ zh ¦ sound ¦  ¦
    [电话铃声] ¦ zh ¦ sound ¦  ¦
    （叹气）算了 ¦ zh ¦ sound ¦  ¦ 算了
    【悲伤的音乐】 ¦ zh ¦ music ¦  ¦
    （用英语）你好 ¦ zh ¦ manner ¦  ¦ 你好
    问题：谁来付钱？ ¦ zh ¦ dialogue ¦  ¦ =
    他说：“别走。” ¦ zh ¦ dialogue ¦  ¦ =
    （我不相信） ¦ zh ¦ dialogue ¦  ¦ =
    字幕制作：海边工作室 ¦ zh ¦ notice ¦  ¦
    ♪ 月亮升起来 ♪ ¦ zh ¦ lyrics ¦  ¦ 月亮升起来
    민수: 빨리 와 ¦ ko ¦ speaker ¦ 민수 ¦ 빨리 와
    (민수) 기다려 ¦ ko ¦ speaker ¦ 민수 ¦ 기다려
    [여자] 이쪽이에요 ¦ ko ¦ speaker ¦ 여자 ¦ 이쪽이에요
    [웃음소리] ¦ ko ¦ sound ¦  ¦
    [한숨] 알았어 ¦ ko ¦ sound ¦  ¦ 알았어
    [긴장되는 음악] ¦ ko ¦ music ¦  ¦
    [작은 목소리로] 이리 와 ¦ ko ¦ manner ¦  ¦ 이리 와
    [영어로] 안녕하세요 ¦ ko ¦ manner ¦  ¦ 안녕하세요
    질문: 누가 내나요? ¦ ko ¦ dialogue ¦  ¦ =
    자막: 바다 스튜디오 ¦ ko ¦ notice ¦  ¦
    نادر: أغلق الباب ¦ ar ¦ speaker ¦ نادر ¦ أغلق الباب
    [نادر] أغلق الباب ¦ ar ¦ speaker ¦ نادر ¦ أغلق الباب
    (ضحك) ¦ ar ¦ sound ¦  ¦
    [صوت رعد] ¦ ar ¦ sound ¦  ¦
    [موسيقى حزينة] ¦ ar ¦ music ¦  ¦
    (بصوت منخفض) تعال هنا ¦ ar ¦ manner ¦  ¦ تعال هنا
    تنبيه: الطريق مغلق ¦ ar ¦ dialogue ¦  ¦ =
    - هل تأتي؟\n- غداً ¦ ar ¦ turns ¦  ¦ هل تأتي؟\nغداً
    נועה: תסגור את הדלת ¦ he ¦ speaker ¦ נועה ¦ תסגור את הדלת
    [צחוק] ¦ he ¦ sound ¦  ¦
    [מוזיקה עצובה] ¦ he ¦ music ¦  ¦
    (לוחשת) בוא הנה ¦ he ¦ manner ¦  ¦ בוא הנה
    שים לב: הרצפה רטובה ¦ he ¦ dialogue ¦  ¦ =
    रवि: दरवाज़ा बंद करो ¦ hi ¦ speaker ¦ रवि ¦ दरवाज़ा बंद करो
    [हँसी] ¦ hi ¦ sound ¦  ¦
    [संगीत बजता है] ¦ hi ¦ music ¦  ¦
    """#
}
