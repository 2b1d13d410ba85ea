extension LabelWords {
  /// Hungarian.
  ///
  /// Source: written for CaptionKit after the label forms of Hungarian broadcasters.
  static let hungarian = LabelLanguage(
    "hu",
    #"""
    sound: hang ~hang hangok zaj zajok csend nevet* nevetés kuncog* sóhaj* nyög* liheg* zokog* sír
    sírás sikoly* sikít* üvölt_kutya morog* ugat* kutya nyávog* fütty* madár* madarak nyerít*
    zümmög* horkol* ketyeg* csörög* cseng* csengő harang* kopog* kopogás dörömböl* csap* csapódik
    recseg* nyikor* kattan* susog* mennydör* villám* eső szél vihar hullám* csobog* csöpög* lépt*
    léptek taps* tapsol* éljenz* lövés* robban* sziréna* riaszt* duda* dudál* sípol* motor* fék*
    vonat helikopter* üveg törik köhög* köhint* krákog* tüsszen* szipog* ásít* csók* szívverés
    ajtó ablak víz tűz verekedés lélegz* zúg*
    music: zene ~zene zenét zenei dal dallam* zenekar* keringő induló himnusz dzsessz zongora*
    gitár* hegedű* orgona* harmonika fuvola* trombita* dob* kórus*
    playing: szól játszik hallatszik
    singing: énekel* dúdol*
    manner: suttog* suttogva halkan hangosan kiált* kiabál* ordít* motyog* dadog* beszél gúnyosan
    ironikusan szomorúan mérgesen idegesen rekedt* akcentus* fordít* olvas* utánoz* érthetetlen*
    tompán gondol* imádkoz* részegen lassan nyugodtan
    language: magyarul angolul franciául németül spanyolul olaszul oroszul lengyelül japánul
    kínaiul latinul
    channel: telefon* telefonban rádió* rádióban tévé* hangosbeszélő* megafon* mikrofon* felvétel*
    role: férfi nő fiú lány gyerek kisfiú kislány baba férfiak nők fiúk lányok gyerekek mindenki
    mindketten együtt narrátor műsorvezető riporter úr asszony tanár tanárnő diák orvos nővér
    beteg rendőr felügyelő kapitány tábornok katona őr tengerész pilóta sofőr pincér szakács eladó
    titkárnő főnök ügyvéd bíró tanú pap király királynő polgármester elnök miniszter tolvaj
    gyilkos szomszéd barát anya apa nagymama nagypapa idős fiatal öreg
    group: tömeg közönség
    notname: figyelem megjegyzés vigyázat tipp lépés szabály fejezet kérdés válasz eredmény
    összegzés példa rész fontos veszély pont ok probléma megoldás állás idő dátum hely név cím
    tárgy kedves tisztelt
    credit: felirat* fordította fordítás magyar_szöveg
    sign: tábla főcím kijárat bejárat zárva nyitva tilos
    when: később korábban másnap reggel délután este éjjel nap nappal hét hónap év évvel óra óval
    fejezet rész vége
    speech: én te mi ti engem téged minket nekem neked ez mit ki hogyan hol miért mikor van vagyok
    vagy volt nem igen köszönöm szia de mert ha gyere menj várj nézd segítség itt ott soha mindig
    isten
    determiner: a az egy
    and: és
    endings: ~va ~ve
    """#
  )
}
