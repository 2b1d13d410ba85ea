extension LabelledCues {
  /// Harder forms in the same languages: impersonal descriptions, pairs of names, remarks, cards.
  static let fifth = #"""
    [Sgt. Malloy on radio] Unit four, respond. ¦ en ¦ speaker ¦ Sgt. Malloy on radio ¦ Unit four, respond.
    TEACHER (SIGHS): Again? ¦ en ¦ mixed ¦ TEACHER ¦ Again?
    (door opens)\n(footsteps) ¦ en ¦ sound ¦  ¦
    [ominous whooshing] ¦ en ¦ sound ¦  ¦
    [Bea]: [crying] Don't go. ¦ en ¦ mixed ¦ Bea ¦ Don't go.
    # We were young and we were wild ¦ en ¦ lyrics ¦  ¦ We were young and we were wild
    [SPEAKING GREEK] ¦ en ¦ manner ¦  ¦
    "Stay," he told her: "stay." ¦ en ¦ dialogue ¦  ¦ =
    DR. FENN: (ON PHONE) Yes? ¦ en ¦ mixed ¦ DR. FENN ¦ Yes?
    ♪ (SLOW BALLAD) ♪ ¦ en ¦ music ¦  ¦
    [beeping stops] ¦ en ¦ sound ¦  ¦
    * Papier raschelt * ¦ de ¦ sound ¦  ¦
    Lehrerin (streng): Ruhe jetzt! ¦ de ¦ mixed ¦ Lehrerin ¦ Ruhe jetzt!
    (Lautsprecher:) Bitte zurücktreten. ¦ de ¦ manner ¦  ¦ Bitte zurücktreten.
    Er rief: "Hierher!" ¦ de ¦ dialogue ¦  ¦ =
    BERLIN, 1987 ¦ de ¦ notice ¦  ¦
    * Sie summt ein Lied. * ¦ de ¦ music ¦  ¦
    [Kinder lachen] ¦ de ¦ sound ¦  ¦
    BEIDE: Niemals! ¦ de ¦ speaker ¦ BEIDE ¦ Niemals!
    (SUSPIRA) Otra vez. ¦ es ¦ sound ¦  ¦ Otra vez.
    (RÍE) No seas tonto. ¦ es ¦ sound ¦  ¦ No seas tonto.
    [Música de suspense] ¦ es ¦ music ¦  ¦
    (MADRE DE LUIS) ¿Quién llama? ¦ es ¦ speaker ¦ MADRE DE LUIS ¦ ¿Quién llama?
    [habla en ruso] ¦ es ¦ manner ¦  ¦
    Dos opciones: correr o rezar. ¦ es ¦ dialogue ¦  ¦ =
    (POR TELÉFONO) ¿Diga? ¦ es ¦ manner ¦  ¦ ¿Diga?
    (Se abre la puerta) ¦ es ¦ sound ¦  ¦
    [Rires du public] ¦ fr ¦ sound ¦  ¦
    UNE VOIX : Approchez. ¦ fr ¦ speaker ¦ UNE VOIX ¦ Approchez.
    (Il tousse.) ¦ fr ¦ sound ¦  ¦
    [chanson en espagnol] ¦ fr ¦ music ¦  ¦
    — Tu dors ?\n— Non. ¦ fr ¦ turns ¦  ¦ Tu dors ?\nNon.
    PARIS, 1942 ¦ fr ¦ notice ¦  ¦
    [Hugo et Lise] Santé ! ¦ fr ¦ speaker ¦ Hugo|Lise ¦ Santé !
    [inaudible] ¦ fr ¦ manner ¦  ¦
    [cane abbaia] ¦ it ¦ sound ¦  ¦
    UOMO 2: Fermo! ¦ it ¦ speaker ¦ UOMO 2 ¦ Fermo!
    [al telefono] Pronto? ¦ it ¦ manner ¦  ¦ Pronto?
    (Non ci credo.) ¦ it ¦ dialogue ¦  ¦ =
    [canto di uccelli] ¦ it ¦ sound ¦  ¦
    ROMA, 1960 ¦ it ¦ notice ¦  ¦
    [insieme] Auguri! ¦ it ¦ speaker ¦ insieme ¦ Auguri!
    Tre cose: pane, vino, pazienza. ¦ it ¦ dialogue ¦  ¦ =
    （美咲の声）聞こえる？ ¦ ja ¦ speaker ¦ 美咲の声 ¦ 聞こえる？
    （拍手と歓声） ¦ ja ¦ sound ¦  ¦
    父は「もう遅い」とつぶやいた ¦ ja ¦ dialogue ¦  ¦ =
    ♪（オルゴール） ¦ ja ¦ music ¦  ¦
    （泣きながら）行かないで ¦ ja ¦ manner ¦  ¦ 行かないで
    [아이들 웃음소리] ¦ ko ¦ sound ¦  ¦
    [남자 2] 거기 서! ¦ ko ¦ speaker ¦ 남자 2 ¦ 거기 서!
    [전화로] 여보세요? ¦ ko ¦ manner ¦  ¦ 여보세요?
    [울면서] 가지 마 ¦ ko ¦ manner ¦  ¦ 가지 마
    (민호) 누구세요? ¦ ko ¦ speaker ¦ 민호 ¦ 누구세요?
    [잔잔한 피아노 음악] ¦ ko ¦ music ¦  ¦
    [문이 쾅 닫힌다] ¦ ko ¦ sound ¦  ¦
    [kinderen lachen] ¦ nl ¦ sound ¦  ¦
    MAN 2: Blijf staan! ¦ nl ¦ speaker ¦ MAN 2 ¦ Blijf staan!
    [aan de telefoon] Hallo? ¦ nl ¦ manner ¦  ¦ Hallo?
    [pianomuziek] ¦ nl ¦ music ¦  ¦
    [allen] Proost! ¦ nl ¦ speaker ¦ allen ¦ Proost!
    AMSTERDAM, 1953 ¦ nl ¦ notice ¦  ¦
    [spreekt Fries] ¦ nl ¦ manner ¦  ¦
    [śmiech dzieci] ¦ pl ¦ sound ¦  ¦
    MĘŻCZYZNA 2: Stój! ¦ pl ¦ speaker ¦ MĘŻCZYZNA 2 ¦ Stój!
    [przez telefon] Halo? ¦ pl ¦ manner ¦  ¦ Halo?
    [spokojna muzyka fortepianowa] ¦ pl ¦ music ¦  ¦
    [razem] Na zdrowie! ¦ pl ¦ speaker ¦ razem ¦ Na zdrowie!
    GDAŃSK, 1980 ¦ pl ¦ notice ¦  ¦
    [drzwi skrzypią] ¦ pl ¦ sound ¦  ¦
    [risos de crianças] ¦ pt ¦ sound ¦  ¦
    HOMEM 2: Parado! ¦ pt ¦ speaker ¦ HOMEM 2 ¦ Parado!
    [ao telefone] Alô? ¦ pt ¦ manner ¦  ¦ Alô?
    [música de piano] ¦ pt ¦ music ¦  ¦
    [juntos] Saúde! ¦ pt ¦ speaker ¦ juntos ¦ Saúde!
    LISBOA, 1974 ¦ pt ¦ notice ¦  ¦
    [fala em russo] ¦ pt ¦ manner ¦  ¦
    [детский смех] ¦ ru ¦ sound ¦  ¦
    МУЖЧИНА 2: Стой! ¦ ru ¦ speaker ¦ МУЖЧИНА 2 ¦ Стой!
    [по телефону] Алло? ¦ ru ¦ manner ¦  ¦ Алло?
    [спокойная музыка] ¦ ru ¦ music ¦  ¦
    [вместе] За нас! ¦ ru ¦ speaker ¦ вместе ¦ За нас!
    МОСКВА, 1980 ГОД ¦ ru ¦ notice ¦  ¦
    [скрип двери] ¦ ru ¦ sound ¦  ¦
    [孩子们的笑声] ¦ zh ¦ sound ¦  ¦
    男子2：站住！ ¦ zh ¦ speaker ¦ 男子2 ¦ 站住！
    [电话里] 喂？ ¦ zh ¦ manner ¦  ¦ 喂？
    （哭着）别走 ¦ zh ¦ manner ¦  ¦ 别走
    [轻快的钢琴曲] ¦ zh ¦ music ¦  ¦
    （众人）干杯！ ¦ zh ¦ speaker ¦ 众人 ¦ 干杯！
    [敲门声] ¦ zh ¦ sound ¦  ¦
    [ضحك أطفال] ¦ ar ¦ sound ¦  ¦
    رجل 2: توقف! ¦ ar ¦ speaker ¦ رجل 2 ¦ توقف!
    [عبر الهاتف] ألو؟ ¦ ar ¦ manner ¦  ¦ ألو؟
    [باكية] لا ترحل. ¦ ar ¦ manner ¦  ¦ لا ترحل.
    [موسيقى هادئة] ¦ ar ¦ music ¦  ¦
    [معًا] نخبكم! ¦ ar ¦ speaker ¦ معًا ¦ نخبكم!
    [صرير باب] ¦ ar ¦ sound ¦  ¦
    [نباح كلب] ¦ ar ¦ sound ¦  ¦
    [Ana e Rui] Saúde! ¦ pt ¦ speaker ¦ Ana|Rui ¦ Saúde!
    [Ada e Ugo] Salute! ¦ it ¦ speaker ¦ Ada|Ugo ¦ Salute!
    (ANA Y LUIS) ¡Salud! ¦ es ¦ speaker ¦ ANA|LUIS ¦ ¡Salud!
    (LADRÓN) ¡Quieto! ¦ es ¦ speaker ¦ LADRÓN ¦ ¡Quieto!
    (MOTORISTA) Quieto. ¦ pt ¦ speaker ¦ MOTORISTA ¦ Quieto.
    (Se cierra la puerta) ¦ es ¦ sound ¦  ¦
    (Se oye un trueno) ¦ es ¦ sound ¦  ¦
    [Kapitan] Stój! ¦ pl ¦ speaker ¦ Kapitan ¦ Stój!
    [woda kapie] ¦ pl ¦ sound ¦  ¦
    [muzyka skrzypcowa] ¦ pl ¦ music ¦  ¦
    (On entend des pas) ¦ fr ¦ sound ¦  ¦
    (La porta si apre) ¦ it ¦ sound ¦  ¦
    (A porta se abre) ¦ pt ¦ sound ¦  ¦
    *Es klopft an der Tür.* ¦ de ¦ sound ¦  ¦
    [su sesi] ¦ tr ¦ sound ¦  ¦
    (JUAN CARLOS) Hola. ¦ es ¦ speaker ¦ JUAN CARLOS ¦ Hola.
    (MARÍA TORRES) Adelante. ¦ es ¦ speaker ¦ MARÍA TORRES ¦ Adelante.
    JEAN ET NICOLAS : Bravo ! ¦ fr ¦ speaker ¦ JEAN|NICOLAS ¦ Bravo !
    (DOOR SLAMS) ¦ en ¦ sound ¦  ¦
    [Bia e Caio] Feliz aniversário! ¦ pt ¦ speaker ¦ Bia|Caio ¦ Feliz aniversário!
    (Sí, claro que sí.) ¦ es ¦ dialogue ¦  ¦ =
    (Sì, certo.) ¦ it ¦ dialogue ¦  ¦ =
    (È tardi, andiamo.) ¦ it ¦ dialogue ¦  ¦ =
    (É tarde, vamos.) ¦ pt ¦ dialogue ¦  ¦ =
    (On y va ?) ¦ fr ¦ dialogue ¦  ¦ =
    (On est en retard.) ¦ fr ¦ dialogue ¦  ¦ =
    (Es ist schon spät.) ¦ de ¦ dialogue ¦  ¦ =
    (No lo sé.) ¦ es ¦ dialogue ¦  ¦ =
    """#
}
