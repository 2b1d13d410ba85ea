extension LabelWords {
  /// Romanian.
  ///
  /// Source: written for CaptionKit after the label forms of Romanian broadcasters.
  static let romanian = LabelLanguage(
    "ro",
    #"""
    sound: zgomot* sunet* liniște tăcere râde* râs râsete chicot* oft* oftează geme* gâfâi*
    suspin* plânge* plâns țipăt* strigăt* țipete urlet* mârâie* latră lătrat* câine câini miaun*
    fluier* păsări ciripit* nechez* bâzâi* sforăi* ticăi* sună_telefonul soneri* clopot* bate
    bătăi ciocăn* trosn* scârțâi* clic foșn* tunet* tună fulger* ploaie plouă vânt furtun* valuri
    picur* pași aplauz* aplaud* ovați* huidui* împușcătur* foc_de_armă explozi* siren* alarm*
    claxon* bip motor* frân* tren elicopter* geam sparge tușe* tuse drege strănut* căsc* sărut*
    inimii vibr* ușa ușă fereastr* apă foc bătaie respir*
    music: muzic* cântec* melodi* orchestr* vals marș imn jazz pian* chitar* vioară viori orgă
    acordeon* flaut trompet* tobe tobă cor
    playing: continuă
    singing: cântă cântând fredon*
    manner: șopt* șoptește încet tare strigă strigând mormăi* bâlbâi* vorbește vorbind ironic
    sarcastic trist furios nervos răgușit accent tradu* citește citind imită neclar neinteligibil
    înfundat gândește roagă beat calm
    language: română engleză franceză germană spaniolă italiană rusă maghiară turcă japoneză
    chineză latină
    channel: telefon* radio televizor* difuzor* megafon* interfon* microfon* înregistrare* stație
    role: bărbat femeie băiat fată copil bebeluș bărbați femei băieți fete copii toți toate
    amândoi împreună narator prezentator prezentatoare reporter jurnalist voce voci domnul doamna
    profesor profesoară elev medic doctor asistentă pacient polițist poliția căpitan general
    soldat paznic marinar pilot șofer chelner bucătar vânzător secretară șef avocat judecător
    martor preot rege regină primar președinte ministru hoț vecin vecină prieten mamă tată bunică
    bunic frate soră fiu fiică unchi mătușă bătrân tânăr
    voice: voce voci
    group: mulțime public
    notname: atenție notă avertisment sfat pas regulă capitol întrebare răspuns rezultat concluzie
    exemplu partea episod important pericol punct motiv problemă soluție scor ora data loc nume
    adresă subiect dragă stimate
    credit: subtitrare* traducerea traducere adaptarea
    sign: semn panou titlu ieșire intrare închis deschis interzis farmacie
    when: târziu înainte următoare dimineață seară noapte zi zile săptămână lună luni an ani ore
    capitol episod sfârșit
    speech: eu tu noi voi mă te ne vă mie ție meu mea tău ta asta acesta ce cine cum unde când
    este sunt ești era am ai avem nu da mulțumesc bună salut dar dacă vino du-te așteaptă uite
    ascultă ajutor aici acolo niciodată
    determiner: un o al
    preposition: în cu la prin pe din
    and: și
    """#
  )
}
