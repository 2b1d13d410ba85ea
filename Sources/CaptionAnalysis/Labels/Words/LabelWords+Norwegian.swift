extension LabelWords {
  /// Norwegian.
  ///
  /// Source: written for CaptionKit after the label forms of Nordic broadcasters.
  static let norwegian = LabelLanguage(
    "no",
    #"""
    sound: lyd* ~lyd støy bråk stillhet latter ler knis* sukk* stønn* gisp* hulk* gråt* gråter
    skrik* brøl* knurr* bjeff* hund hunder mjau* hves* plystr* fugl* kvitter vrinsk* brumm* summ*
    snork* tikk* ring* ringer ringetone klokke* bank* banker dunk* brak* smell* smeller knirk*
    knak* klikk* rasl* sus* torden* tordner lyn regn* vind* storm bølger plask* drypp* bobl*
    skritt fottrinn applaus jubel jubl* klapp* prat skudd ~skudd skyter eksplo* siren* alarm* tut*
    tuter pip* motor* dekk brems* tog helikopter* knitr* taster riv* glass knuses hammer* bor sag
    tygger svelg* rap* hikk* host* hoster kremt* nys* snufs* gjesp* kyss* spytt* hjerteslag
    vibrer* dør dører ~dør vindu vann ild slåsskamp ingen_lyd hover sirisser måker pust puster
    music: musikk* ~musikk sang ~sang melodi* orkester* vals marsj ballade jazz piano* gitar*
    fiolin* cello orgel* trekkspill fløyte* trompet* saksofon harpe tromm* kor ~kor fanfare
    playing: spiller høres spilles
    singing: synger syngende nynner
    manner: hvisk* hvisker stille lavt høyt roper ropende skriker muml* stamm* snøvl* snakker
    ironisk sarkastisk hånlig sint trist nervøs* hes aksent oversett* leser imiter* uhørlig*
    utydelig* dempet tenker ber full sakte rolig_tale
    language: norsk engelsk fransk tysk spansk italiensk portugisisk nederlandsk svensk dansk
    finsk polsk tsjekkisk russisk ukrainsk tyrkisk gresk arabisk hebraisk japansk kinesisk
    koreansk latin samisk fremmedspråk tegnspråk
    channel: telefon* mobil radio tv høyttaler* megafon calling mikrofon opptak bånd telefonsvarer
    video datamaskin off
    role: mann kvinne gutt jente barn baby menn kvinner gutter jenter alle begge sammen forteller
    programleder reporter journalist kommentator stemme stemmer person folk herr fru frøken lærer
    elev professor lege doktor sykepleier pasient politi politimann kaptein løytnant general
    soldat vakt sjømann pilot sjåfør konduktør servitør kokk ekspeditør sekretær sjef advokat
    dommer vitne prest nonne munk konge dronning prins prinsesse ordfører president minister agent
    tyv morder fange fremmed nabo venn venninne mor far mamma pappa bestemor bestefar bror søster
    sønn datter onkel tante kunde passasjer bonde fisker baker postbud arbeider sanger robot
    spøkelse heks gammel ung første andre tolk trener mannlig kvinnelig
    voice: stemme stemmer
    group: folkemengde publikum gruppe
    notname: obs merk advarsel tips trinn regel kapittel spørsmål svar husk resultat konklusjon
    eksempel del episode viktig fare punkt årsak problem løsning stilling tid dato sted navn
    adresse emne til fra ps p.s scene akt nivå nummer dag uke måned år side vers leksjon plan mål
    ingredienser tema liste versjon status alder pris kjære http https vær kamp time
    credit: teksting undertekst* tekst oversettelse oversatt norske_tekster copyright
    sign: skilt overskrift utgang inngang stengt åpent forbudt apotek
    when: senere tidligere neste morgen middag kveld natt dag dager uke uker måned måneder år time
    timer minutter vår sommer høst vinter januar februar mars april mai juni juli august september
    oktober november desember mandag tirsdag onsdag torsdag fredag lørdag søndag kapittel episode
    del slutt midnatt
    speech: jeg du vi dere meg deg oss min mitt din ditt det dette hva hvem hvordan hvor hvorfor
    når er var har hadde kan vil må skal ikke ingen nei ja takk hei men fordi hvis kom gå vent se
    hør hjelp her der aldri alltid gud å nå bra tror
    determiner: en et ei den det de hans hennes
    preposition: på i med over gjennom via fra under
    and: og
    endings: ende
    """#
  )
}
