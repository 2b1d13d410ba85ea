extension LabelledCues {
  /// Cues in other languages of western and northern Europe.
  static let western = #"""
    TILDA: Mach das Licht aus. ¦ de ¦ speaker ¦ TILDA ¦ Mach das Licht aus.
    Herr Voss: Guten Abend. ¦ de ¦ speaker ¦ Herr Voss ¦ Guten Abend.
    MANN 2: Halt! ¦ de ¦ speaker ¦ MANN 2 ¦ Halt!
    BEIDE: Niemals! ¦ de ¦ speaker ¦ BEIDE ¦ Niemals!
    STIMME AUS DEM OFF: Es war Herbst. ¦ de ¦ speaker ¦ STIMME AUS DEM OFF ¦ Es war Herbst.
    [Frau] Hier entlang. ¦ de ¦ speaker ¦ Frau ¦ Hier entlang.
    (Tilda) Hier entlang. ¦ de ¦ speaker ¦ Tilda ¦ Hier entlang.
    *Glocken läuten* ¦ de ¦ sound ¦  ¦
    *Er räuspert sich.* Also gut. ¦ de ¦ sound ¦  ¦ Also gut.
    [Tür knarrt] ¦ de ¦ sound ¦  ¦
    (Telefon klingelt) ¦ de ¦ sound ¦  ¦
    [lacht] Du spinnst. ¦ de ¦ sound ¦  ¦ Du spinnst.
    *Leise Klaviermusik* ¦ de ¦ music ¦  ¦
    [dramatische Musik] ¦ de ¦ music ¦  ¦
    (leise) Komm her. ¦ de ¦ manner ¦  ¦ Komm her.
    (auf Englisch) Komm her. ¦ de ¦ manner ¦  ¦ Komm her.
    [am Telefon] Wer ist da? ¦ de ¦ manner ¦  ¦ Wer ist da?
    *flüstert* Komm her. ¦ de ¦ manner ¦  ¦ Komm her.
    TILDA: (lacht) Du spinnst. ¦ de ¦ mixed ¦ TILDA ¦ Du spinnst.
    - Kommst du?\n- Gleich. ¦ de ¦ turns ¦  ¦ Kommst du?\nGleich.
    Hinweis: Die Brücke ist gesperrt. ¦ de ¦ dialogue ¦  ¦ =
    Kapitel 7: Der Sturm. ¦ de ¦ dialogue ¦  ¦ =
    Tilda sagt: "Bleib hier." ¦ de ¦ dialogue ¦  ¦ =
    (Das glaubst du doch selbst nicht.) ¦ de ¦ dialogue ¦  ¦ =
    Es steht 3:2 für uns. ¦ de ¦ dialogue ¦  ¦ =
    WEG HIER! ¦ de ¦ dialogue ¦  ¦ =
    Untertitelung: Nordlicht Medien ¦ de ¦ notice ¦  ¦
    Copyright Nordlicht 2024 ¦ de ¦ notice ¦  ¦
    ♪ Der Mond geht auf ♪ ¦ de ¦ lyrics ¦  ¦ Der Mond geht auf
    JULIETTE : Ferme la porte. ¦ fr ¦ speaker ¦ JULIETTE ¦ Ferme la porte.
    Juliette : Tu viens ? ¦ fr ¦ speaker ¦ Juliette ¦ Tu viens ?
    [homme] Par ici ! ¦ fr ¦ speaker ¦ homme ¦ Par ici !
    TOUS : Bravo ! ¦ fr ¦ speaker ¦ TOUS ¦ Bravo !
    Homme 2 : Par ici ! ¦ fr ¦ speaker ¦ Homme 2 ¦ Par ici !
    LE MAIRE : Mes amis... ¦ fr ¦ speaker ¦ LE MAIRE ¦ Mes amis...
    [rires] ¦ fr ¦ sound ¦  ¦
    (Aboiements) ¦ fr ¦ sound ¦  ¦
    [il tousse] Pardon. ¦ fr ¦ sound ¦  ¦ Pardon.
    *Pluie battante* ¦ fr ¦ sound ¦  ¦
    <font color="red">Klaxon</font> ¦ fr ¦ sound ¦  ¦
    <font color="#ff00ff">Air de valse</font> ¦ fr ¦ music ¦  ¦
    <font color="magenta">Musique douce</font> ¦ fr ¦ music ¦  ¦
    <font color="#00ffff">Je savais qu'il viendrait.</font> ¦ fr ¦ dialogue ¦  ¦ Je savais qu'il viendrait.
    [piano] ¦ fr ¦ music ¦  ¦
    [en anglais] Bonsoir. ¦ fr ¦ manner ¦  ¦ Bonsoir.
    (chuchotant) Ne bouge pas. ¦ fr ¦ manner ¦  ¦ Ne bouge pas.
    [au téléphone] Allô ? ¦ fr ¦ manner ¦  ¦ Allô ?
    [Juliette crie] Attention ! ¦ fr ¦ mixed ¦ Juliette ¦ Attention !
    -Tu pars ?\n-Demain. ¦ fr ¦ turns ¦  ¦ Tu pars ?\nDemain.
    Attention : la marche est haute. ¦ fr ¦ dialogue ¦  ¦ =
    Étape 2 : mélangez. ¦ fr ¦ dialogue ¦  ¦ =
    (Je n'en crois rien.) ¦ fr ¦ dialogue ¦  ¦ =
    Il a dit : « Jamais. » ¦ fr ¦ dialogue ¦  ¦ =
    Rendez-vous à 8:15. ¦ fr ¦ dialogue ¦  ¦ =
    AU SECOURS ! ¦ fr ¦ dialogue ¦  ¦ =
    Sous-titres : Studio Lavande ¦ fr ¦ notice ¦  ¦
    Adaptation : Luce Morel ¦ fr ¦ notice ¦  ¦
    ♪ Sur la route du sud ♪ ¦ fr ¦ lyrics ¦  ¦ Sur la route du sud
    (TERESA) Abre la puerta. ¦ es ¦ speaker ¦ TERESA ¦ Abre la puerta.
    TERESA: Abre la puerta. ¦ es ¦ speaker ¦ TERESA ¦ Abre la puerta.
    [hombre] Por aquí. ¦ es ¦ speaker ¦ hombre ¦ Por aquí.
    (HOMBRE 1) Por aquí. ¦ es ¦ speaker ¦ HOMBRE 1 ¦ Por aquí.
    AMBOS: ¡Nunca! ¦ es ¦ speaker ¦ AMBOS ¦ ¡Nunca!
    (Ladridos) ¦ es ¦ sound ¦  ¦
    (Timbre de la puerta) ¦ es ¦ sound ¦  ¦
    [ríe] No me digas. ¦ es ¦ sound ¦  ¦ No me digas.
    (RÍEN) ¦ es ¦ sound ¦  ¦
    (Disparos) ¦ es ¦ sound ¦  ¦
    (Música de tensión) ¦ es ¦ music ¦  ¦
    [suena guitarra] ¦ es ¦ music ¦  ¦
    (GRITANDO) ¡Fuera! ¦ es ¦ manner ¦  ¦ ¡Fuera!
    (EN INGLÉS) Buenas tardes. ¦ es ¦ manner ¦  ¦ Buenas tardes.
    (en voz baja) Ven aquí. ¦ es ¦ manner ¦  ¦ Ven aquí.
    (TERESA) (RÍE) No me digas. ¦ es ¦ mixed ¦ TERESA ¦ No me digas.
    [Teresa susurra] Ven aquí. ¦ es ¦ mixed ¦ Teresa ¦ Ven aquí.
    —¿Vas?\n—Voy. ¦ es ¦ turns ¦  ¦ ¿Vas?\nVoy.
    Nota: cierre la ventana. ¦ es ¦ dialogue ¦  ¦ =
    (No me lo creo.) ¦ es ¦ dialogue ¦  ¦ =
    Paso 3: añada sal. ¦ es ¦ dialogue ¦  ¦ =
    Subtitulado por Estudio Norte ¦ es ¦ notice ¦  ¦
    ♪ Vuelve la luna ♪ ¦ es ¦ lyrics ¦  ¦ Vuelve la luna
    # Vuelve la luna # ¦ es ¦ lyrics ¦  ¦ Vuelve la luna
    MARCO: Chiudi la porta. ¦ it ¦ speaker ¦ MARCO ¦ Chiudi la porta.
    [donna] Da questa parte. ¦ it ¦ speaker ¦ donna ¦ Da questa parte.
    [Marco] Da questa parte. ¦ it ¦ speaker ¦ Marco ¦ Da questa parte.
    TUTTI: Auguri! ¦ it ¦ speaker ¦ TUTTI ¦ Auguri!
    [tuono in lontananza] ¦ it ¦ sound ¦  ¦
    (Applausi) ¦ it ¦ sound ¦  ¦
    [sospira] Va bene. ¦ it ¦ sound ¦  ¦ Va bene.
    [musica allegra] ¦ it ¦ music ¦  ¦
    [sottovoce] Vieni qui. ¦ it ¦ manner ¦  ¦ Vieni qui.
    (al telefono) Pronto? ¦ it ¦ manner ¦  ¦ Pronto?
    - Vieni?\n- Subito. ¦ it ¦ turns ¦  ¦ Vieni?\nSubito.
    Nota: chiudere il gas. ¦ it ¦ dialogue ¦  ¦ =
    (Non ci credo.) ¦ it ¦ dialogue ¦  ¦ =
    Traduzione: Studio Pini ¦ it ¦ notice ¦  ¦
    BEATRIZ: Fecha a porta. ¦ pt ¦ speaker ¦ BEATRIZ ¦ Fecha a porta.
    [mulher] Por aqui. ¦ pt ¦ speaker ¦ mulher ¦ Por aqui.
    TODOS: Parabéns! ¦ pt ¦ speaker ¦ TODOS ¦ Parabéns!
    [risos] ¦ pt ¦ sound ¦  ¦
    (latidos) ¦ pt ¦ sound ¦  ¦
    [suspira] Está bem. ¦ pt ¦ sound ¦  ¦ Está bem.
    [porta rangendo] ¦ pt ¦ sound ¦  ¦
    [música tensa tocando] ¦ pt ¦ music ¦  ¦
    [gritando] Sai daí! ¦ pt ¦ manner ¦  ¦ Sai daí!
    [em inglês] Boa tarde. ¦ pt ¦ manner ¦  ¦ Boa tarde.
    >> Voltamos em instantes. ¦ pt ¦ turns ¦  ¦ Voltamos em instantes.
    Lembre: feche o gás. ¦ pt ¦ dialogue ¦  ¦ =
    (Não acredito nisso.) ¦ pt ¦ dialogue ¦  ¦ =
    JORIS: Doe de deur dicht. ¦ nl ¦ speaker ¦ JORIS ¦ Doe de deur dicht.
    [vrouw] Deze kant op. ¦ nl ¦ speaker ¦ vrouw ¦ Deze kant op.
    [hond blaft] ¦ nl ¦ sound ¦  ¦
    (GELACH) ¦ nl ¦ sound ¦  ¦
    [zucht] Goed dan. ¦ nl ¦ sound ¦  ¦ Goed dan.
    (VROLIJKE MUZIEK) ¦ nl ¦ music ¦  ¦
    (FLUISTEREND) Kom hier. ¦ nl ¦ manner ¦  ¦ Kom hier.
    Ga je weg?\n-Morgen. ¦ nl ¦ turns ¦  ¦ Ga je weg?\nMorgen.
    Let op: de vloer is nat. ¦ nl ¦ dialogue ¦  ¦ =
    Ondertiteling: Studio Duin ¦ nl ¦ notice ¦  ¦
    ASTRID: Stäng dörren. ¦ sv ¦ speaker ¦ ASTRID ¦ Stäng dörren.
    [kvinna] Den här vägen. ¦ sv ¦ speaker ¦ kvinna ¦ Den här vägen.
    [dörr smäller] ¦ sv ¦ sound ¦  ¦
    (SKRATT) ¦ sv ¦ sound ¦  ¦
    [suckar] Nåja. ¦ sv ¦ sound ¦  ¦ Nåja.
    [dyster musik] ¦ sv ¦ music ¦  ¦
    [viskar] Kom hit. ¦ sv ¦ manner ¦  ¦ Kom hit.
    Obs: golvet är halt. ¦ sv ¦ dialogue ¦  ¦ =
    KAREN: Luk døren. ¦ da ¦ speaker ¦ KAREN ¦ Luk døren.
    [mand] Denne vej. ¦ da ¦ speaker ¦ mand ¦ Denne vej.
    [hund gør] ¦ da ¦ sound ¦  ¦
    [latter] ¦ da ¦ sound ¦  ¦
    [hvisker] Kom her. ¦ da ¦ manner ¦  ¦ Kom her.
    Danske tekster: Studio Klit ¦ da ¦ notice ¦  ¦
    INGRID: Lukk døra. ¦ no ¦ speaker ¦ INGRID ¦ Lukk døra.
    [torden] ¦ no ¦ sound ¦  ¦
    [rolig musikk] ¦ no ¦ music ¦  ¦
    [hvisker] Kom hit. ¦ no ¦ manner ¦  ¦ Kom hit.
    AINO: Sulje ovi. ¦ fi ¦ speaker ¦ AINO ¦ Sulje ovi.
    [nainen] Tätä tietä. ¦ fi ¦ speaker ¦ nainen ¦ Tätä tietä.
    [ovi narisee] ¦ fi ¦ sound ¦  ¦
    [naurua] ¦ fi ¦ sound ¦  ¦
    [rauhallista musiikkia] ¦ fi ¦ music ¦  ¦
    [kuiskaa] Tule tänne. ¦ fi ¦ manner ¦  ¦ Tule tänne.
    Lähdetkö?\n-Huomenna. ¦ fi ¦ turns ¦  ¦ Lähdetkö?\nHuomenna.
    """#
}
