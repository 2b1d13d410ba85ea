extension LabelWords {
  /// Swedish.
  ///
  /// Source: written for CaptionKit after the label forms of Nordic broadcasters.
  static let swedish = LabelLanguage(
    "sv",
    #"""
    sound: ljud* ~ljud buller oväsen tystnad skratt* ~skratt fniss* suck* suckar stön* flämt*
    flåsar snyft* gråt* gråter skrik* vrål* morr* skäll* hund hundar jam* jamar spinner väser
    vissl* fågel* kvitter gnägg* råmar brumm* surr* snark* tick* ring* ringer ringsignal klocka
    klockor klock* knack* bank* duns* smäll* smäller brak* krasch* knak* knarr* gnissl* klick*
    prassl* brus* åska åsk* blixt* regn* vind* storm vågor plask* dropp* bubbl* steg fotsteg
    applåd* jubel jubl* burop* sorl mummel skott ~skott skjuter explo* siren* larm* tut* tutar
    pip* motor* däck broms* tåg helikopter* knaster* skriver_på tangent* riv* glas krossas hammar*
    borr* såg* tugg* svälj* rap* fis hick* host* hostar harkl* nys* snörvl* gäsp* kyss* spott*
    hjärtslag vibrer* dörr dörrar ~dörr fönster vatten eld spraka* slagsmål inget_ljud hovar
    syrsor måsar skraml* andas andetag rop_från
    music: musik* ~musik sång ~sång låt melodi* orkester* vals marsch ballad jazz piano* gitarr*
    fiol* cello orgel* dragspel flöjt* trumpet* saxofon harpa trumm* trummor kör ~kör fanfar*
    playing: spelar spelas hörs tystnar
    singing: sjunger sjungande nynnar gnolar
    manner: visk* viskar tyst lågt högt ropar ropande skriker muml* mumlar stamm* sluddr* talar
    pratar ironisk* sarkastisk* hånfullt arg argt ledsen ledset upprörd nervös* hes accent
    brytning översätt* läser imiter* ohörbar* otydlig* dämpad* tänker ber full långsamt lugnt
    language: svenska engelska franska tyska spanska italienska portugisiska nederländska danska
    norska finska polska tjeckiska ryska ukrainska turkiska grekiska arabiska hebreiska japanska
    kinesiska koreanska latin skånska samiska främmande_språk teckenspråk
    channel: telefon mobil radio tv högtalare megafon porttelefon mikrofon inspelning band
    telefonsvarare video dator off bild
    role: man kvinna pojke flicka barn bebis män kvinnor pojkar flickor alla båda tillsammans
    berättare berättarröst programledare reporter journalist kommentator speaker röst röster
    person folk herr fru fröken lärare elev professor läkare doktor sköterska patient polis
    kommissarie kapten löjtnant general soldat vakt sjöman pilot förare chaufför konduktör
    servitör servitris kock expedit kassörska sekreterare chef advokat domare åklagare vittne
    präst nunna munk kung drottning prins prinsessa borgmästare president minister agent tjuv
    mördare fånge främling granne vän väninna mor far mamma pappa mormor farmor morfar farfar bror
    syster son dotter farbror moster kund passagerare bonde fiskare bagare brevbärare arbetare
    sångare robot spöke häxa gammal gamla ung unga första andra tolk spelare tränare manlig
    kvinnlig
    voice: röst röster
    group: folkmassa publik publiken grupp
    notname: obs observera notera varning tips steg regel kapitel fråga svar minns kom_ihåg
    resultat slutsats sammanfattning exempel del avsnitt viktigt fara punkt orsak problem lösning
    ställning tid datum plats namn adress ämne till från ps p.s scen akt nivå nummer dag vecka
    månad år sida vers lektion idag imorgon igår plan alternativ mål ingredienser tema lista
    version status ålder pris kära käre bästa http https väder sanning kortfattat match timme
    credit: undertext* undertexter översättning översatt svensk_text textning bearbetning
    copyright
    regi manus
    sign: skylt rubrik utgång ingång stängt öppet förbjudet apotek text_i_bild
    when: senare tidigare nästa morgon middag kväll natt dag dagar vecka veckor månad månader år
    timme timmar minuter vår sommar höst vinter januari februari mars april maj juni juli augusti
    september oktober november december måndag tisdag onsdag torsdag fredag lördag söndag kapitel
    avsnitt del slut midnatt
    speech: jag du vi ni mig dig oss er min mitt din ditt det detta vad vem hur var varför när
    vilken är har hade kan vill måste ska inte ingen nej ja tack hej men för_att om kom gå vänta
    titta hör hjälp här där aldrig alltid gud åh nu bra tror
    determiner: en ett den det de hans hennes deras
    preposition: på i med över genom via från under
    and: och
    endings: ande
    """#
  )
}
