extension LabelWords {
  /// German.
  ///
  /// Source: written for CaptionKit after the label forms that the common standards of ARD, ORF,
  /// SRF and ZDF describe.
  static let german = LabelLanguage(
    "de",
    #"""
    sound: geräusch* ~geräusch ~geräusche lärm ~lärm stille ruhe_im ton laute* lach* lacht
    gelächter ~lachen kicher* seufz* ~seufzen stöhn* ächz* keuch* schnauf* schluchz* wein* weint
    heul* jammer* wimmer* schrei schreie aufschrei kreisch* quietsch* brüll* knurr* bell* bellt
    bellen gebell hund hunde miaut miau* schnurr* zisch* zwitscher* vogel vögel vogelgezwitscher
    gezwitscher kräht wieher* muht blök* grunz* gackern summ* surr* brumm* pfeif* pfiff ~pfiff
    tick* läut* läuten glock* klingel* klingelt klingeln klingelton bimmel* klopf* pocht poch*
    hämmer* hämmern knall* schlag schläge schlägt kracht krach krachen scheppert schepper* klirr*
    klapper* rassel* knarr* knarzen knarzt knack* knirsch* klick* klack* raschel* rausch* rascheln
    prassel* donner* donnert blitz* gewitter regen* regnet wind* sturm wellen* platsch* plätscher*
    tropf* gluckern gurgel* brodel* blubber* schritte ~schritte stampf* trappel* applaus klatsch*
    beifall jubel* jubelt buh* stimmengewirr gemurmel* geplauder schuss schüsse ~schuss ~schüsse
    schießt explosion* explodiert detonation* sirene* alarm* hupe hupt hupen piep* piept pfeifton
    motor* motoren ~motor reifen bremsen quietschen zug hubschrauber rotor rauschen statik
    störgeräusch* tippt tippen tastatur drucker kratz* reißt zerreiß* splitter* zerbricht bricht
    glas bohr* säg* kau* schlürf* schluck* rülps* furz* schluckauf würg* hust* hustet räusper*
    räuspert nies* schnief* schnarch* atmet atem* ausatmen einatmen gähn* küss* kuss schmatz*
    spuck* herzschlag herzklopf* vibrier* klimper* reißverschluss tür türen ~tür tor fenster
    telefon_klingelt handy_klingelt wecker gong hahn katze pferd pferde hufe grillen zirpen zirp*
    feuer knistern knister* flattern gerangel kampf* prügel* faustschlag ohrfeige kein_ton wasser
    ~wasser rumpel* polter* dröhn* tuckern tuckert grollen grollt ~grollen schnalzt piepton
    rotorengeräusch* schüttel* tuscheln hufgetrappel
    Türklingel* Hundegebell Babygeschrei Martinshorn Polizeisirene* Meeresrauschen Geschrei Gebell
    Gejohle Kindergeschrei Vogelzwitschern Grillenzirpen Möwengeschrei Hufgetrappel Miau
    Handyklingeln Telefonklingeln Klingelton Weckerklingeln Kirchenglocken Glockenläuten Hupkonzert
    Motorengeräusch* Motorenlärm Bremsenquietschen Reifenquietschen Zuggeräusch* Nebelhorn
    Donnergrollen Windrauschen Regenprasseln Wasserrauschen Plätschern Knistern Gemurmel Getuschel
    Beifall Buhrufe Pfiffe Startschuss Schusswechsel Detonation Aufprall Scheppern Klappern Rascheln
    Schaben Kratzen Knacken Knirschen Gläserklirren Geschirrklappern Türenschlagen Türknarren
    Herzklopfen Schluchzen Wimmern Röcheln Würgen Rülpsen Schmatzen Schlürfen Niesen Husten Räuspern
    Gähnen Keuchen Stöhnen Ächzen Jaulen Winseln Heulen jault winselt röchelt quiekt faucht
    music: musik* ~musik ~melodie melodie* lied ~lied lieder gesang* orchester* ~orchester walzer
    marsch hymne ballade schlager jazz klavier* piano gitarre* ~gitarre geige* violine* cello
    orgel* akkordeon flöte trompete* saxophon trommel* trommelwirbel schlagzeug chor ~chor harfe
    fanfare
    Popsong Popmusik Rocksong Schlager Volksmusik Marschmusik Tanzmusik Filmmusik Titellied
    Abspannmusik Harfe* Trompete* Dudelsack* Mundharmonika* Akkordeon* Schlagzeug* Bassmusik
    Streicher* Streichmusik Kinderlied Weihnachtslied Nationalhymne
    playing: spielt spielen läuft erklingt ertönt endet verklingt setzt_ein
    singing: singt singen singend summt_melodie
    manner: macht_nach ahmt_nach äfft_nach weinend lachend schluchzend kichernd seufzend stöhnend hustend keuchend grinsend
    flüster* leise laut lauter ruft rufend schreit schreiend brüllt brüllend murmel*
    nuschel* lall* stotter* stammel* spricht sprechend spöttisch ironisch sarkastisch wütend
    traurig aufgeregt nervös heiser ernst akzent ~akzent dialekt übersetz* liest vorlesend
    imitiert ahmt betrunken unverständlich undeutlich gedämpft denkt betet zögernd verstellt
    hallend monoton freundlich streng ruhig langsam schnell weinerlich tonlos entsetzt
    schluchzend_spricht atemlos zärtlich
    genervt besorgt erleichtert panisch verzweifelt überrascht begeistert erschrocken verwirrt
    amüsiert erstaunt gelangweilt müde heiter
    draußen von_draußen ängstlich befiehlt gleichzeitig verzerrt haucht zischt raunt fleht bettelt
    keift krächzt näselt säuselt schimpft flucht jubelt triumphierend verwundert verärgert gereizt
    aufgebracht verlegen beschämt enttäuscht gerührt fröhlich gelassen schroff sanft hämisch drohend
    warnend bittend flehend zögerlich stockend gähnend singend summend im_Chor in_Trance im_Schlaf
    akzentfrei mit_vollem_Mund durch_die_Tür durch_die_Zähne mit_Nachdruck zu_sich in_Gedanken
    Gedankenstimme dolmetscht gedolmetscht Übersetzung wiederholt erklärt antwortet fragt verkündet
    draussen von_draussen
    language: deutsch englisch französisch spanisch italienisch portugiesisch niederländisch
    schwedisch dänisch norwegisch finnisch polnisch tschechisch russisch ukrainisch türkisch
    griechisch arabisch hebräisch japanisch chinesisch koreanisch latein plattdeutsch bairisch
    schwäbisch sächsisch wienerisch schweizerdeutsch amerikanisch* österreichisch* fremdsprache
    channel: telefon handy funk radio fernseher tv lautsprecher* durchsage megafon megaphon
    sprechanlage gegensprechanlage mikrofon aufnahme band tonband video anrufbeantworter mailbox
    off computer bildschirm hintergrund
    role: mann frau junge mädchen kind baby männer frauen jungen kinder alle beide zusammen
    gemeinsam sprecher sprecherin erzähler erzählerin moderator moderatorin reporter reporterin
    ansager nachrichtensprecher* kommentator stimme stimmen person leute herr dame lehrer lehrerin
    schüler schülerin professor arzt ärztin doktor schwester pfleger patient polizist polizistin
    polizei kommissar kommissarin inspektor hauptmann general soldat wache wächter matrose pilot
    fahrer schaffner kellner kellnerin wirt koch verkäufer verkäuferin kassierer sekretärin chef
    chefin anwalt anwältin richter richterin staatsanwalt zeuge zeugin priester pfarrer nonne
    mönch könig königin prinz prinzessin bürgermeister präsident minister agent dieb räuber
    entführer mörder gefangener fremder nachbar nachbarin freund freundin mutter vater mama papa
    oma opa großmutter großvater bruder sohn tochter onkel tante fan fans spieler trainer
    schiedsrichter anrufer kunde kundin fahrgast bauer fischer bäcker postbote arbeiter sänger
    roboter geist hexe alter alte junger weitere erster zweiter dritter anderer unbekannter
    männliche weibliche männlich weiblich dolmetscher dolmetscherin zuschauer
    Durchsagerin Therapeut Therapeutin Bäcker Wirt Wirtin Passant Passantin Fremder Fremde
    Nachrichtensprecher Nachrichtensprecherin Taxifahrer Busfahrer Bettler Kommentator Ansagerin
    Zeugin Sanitäter Sanitäterin Notarzt Pfleger Pflegerin Chirurg Patientin Rentner Rentnerin
    Student Studentin Professorin Schülerin Kollege Kollegin Freund Freundin Verlobte Braut
    Bräutigam Schwager Schwägerin Enkel Enkelin Cousin Cousine Neffe Nichte Zwillinge Kellnerin
    Köchin Metzger Verkäufer Händler Bauer Bäuerin Fischer Jäger Förster Gärtner Hausmeister
    Handwerker Arbeiter Ingenieur Architekt Wissenschaftler Wissenschaftlerin Forscher Forscherin
    Historiker Schriftsteller Maler Sänger Sängerin Schauspieler Schauspielerin Regisseur Fotograf
    Fotografin Bürgermeister Bürgermeisterin Minister Ministerin Kanzler Kanzlerin Präsident
    Präsidentin Staatsanwalt Staatsanwältin Anwalt Angeklagter Angeklagte Gefangener Häftling Geisel
    Entführer Mörder Räuber Agent Agentin Spion Spionin Hauptmann Leutnant Offizier General
    Feldwebel Matrose Steuermann Bischof Papst Nonne Mönch Priester Prinz Prinzessin Kaiser Kaiserin
    Graf Gräfin Ritter Diener Dienerin Magd Knecht Butler Hexe Zauberer Geist Riese Zwerg Teufel
    Engel Drache Demonstranten Fans Zuschauer Schiri Stadionsprecher Lautsprecherstimme
    Roboterstimme Automatenstimme Kinderstimme Telefonstimme Mailbox Anrufbeantworter Navi
    voice: stimme stimmen
    group: menge publikum menschenmenge masse gruppe demonstranten gäste
    notname: hinweis achtung notiz warnung vorsicht tipp schritt regel kapitel frage antwort merke
    ergebnis fazit teil folge beispiel wichtig erstens zweitens drittens punkt grund problem
    lösung zusammenfassung stand spielstand spiel uhr uhrzeit datum ort name adresse betreff
    ps p.s szene akt runde stufe nummer gruppe_a tag woche monat jahr seite vers lektion heute
    morgen gestern plan option ziel zutaten thema liste version status alter_wert größe preis
    liebe lieber geehrte sehr_geehrte http https wetter kurzum moral tatsache wahrheit nebenbei
    motto zitat stunde eilmeldung band paragraf artikel abschnitt
    fragen regeln gründe tipps dinge
    Eins Zwei Drei Summe Nachtrag Nachricht Gute_Nachricht Schlechte_Nachricht Übrigens
    Erinnerung Im_Klartext Klartext Drittens Viertens Außerdem Allerdings Zusammenfassung Definition
    Bedingung Bedingungen Voraussetzung Methode Rezept Devise Motto Kurzfassung Nebenbei Wohlgemerkt
    Sprich Ergo Folglich Ausnahme Stichwort Anmerkung Kommentar_dazu Bemerkung Vorschlag
    Zwischenstand Endstand Spielstand Wetter Schlagzeile Inhalt Anlass Anleitung
    credit: ut übersetzung untertitel* ~untertitel untertitelung bearbeitung übersetzung_von synchronisation
    copyright vt-untertitel
    redaktion regie drehbuch produktion
    sign: schild aufschrift schlagzeile einblendung ausgang eingang geschlossen geöffnet verboten
    zutritt betreten plakat bildschirmtext insert apotheke
    when: später früher zuvor nächster nächsten morgen mittag nachmittag abend tag tage tagen
    woche wochen monat monate jahr jahre jahren stunde stunden minuten frühling sommer herbst
    winter januar februar märz april mai juni juli august september oktober november dezember
    montag dienstag mittwoch donnerstag freitag samstag sonntag kapitel folge teil prolog epilog
    ende mitternacht
    speech: ich du wir ihr mich dich uns euch mir dir mein meine dein deine unser das dies
    dieser was wer wie wo warum wann welche ist sind bin bist war waren sei habe hast hat haben
    kann kannst können will willst wollen muss musst soll nicht kein keine nein ja bitte danke
    hallo tschüss doch aber weil wenn na gut okay komm geh lass halt hilfe weg hier da nie immer
    gott oh ach ihnen jetzt schon nur auch wird dass wirklich verdammt
    determiner: er sie es man von der die das ein eine einen dem den des sein seine ihre
    zwei drei vier fünf sechs sieben acht neun zehn
    preposition: auf mit am im in über durch aus per an unter vom
    hinter
    and: und
    endings: end ~ernd
    """#
  )
}
