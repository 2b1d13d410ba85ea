extension LabelWords {
  /// Finnish.
  ///
  /// Source: written for CaptionKit after the label forms of Nordic broadcasters.
  static let finnish = LabelLanguage(
    "fi",
    #"""
    sound: ääni ääniä ~ääni ~ääntä melu* hiljaisuus nauru* nauraa nauravat naurahta* kikat*
    huokai* huokaus voihk* haukko* huohott* nyyhk* itkee itku* itkua huuto huutoa kiljai* kiljuu
    karju* muris* haukkuu haukku* koira koirat naukuu maukuu kehrää sihis* vihelt* lintu* linnut
    linnun sirkutus hirnu* ammuu surina surisee kuorsa* tikitys tikittää soi soitto* puhelin_soi
    kello kellot koputus koputtaa koputusta kolahdus kolahtaa jysähdys paukah* pamaus ryske
    narise* narina narisee kitisee naksah* kahina ukkonen ukkosen jyrinä jyrisee salama sade*
    sataa tuuli tuulee myrsky aallot loiske tippuu kuplii askel* askelia askeleet taputuksia
    aplodit aplodeja suosionosoit* hurraa* buuausta puheensorina hälinä laukaus laukauksia ampuu
    räjäh* räjähdys sireeni* hälytys* tööttä* piippa* piippaus moottori* renkaat jarru* juna
    helikopteri* rätinä kirjoittaa_koneella repeää lasi särkyy hajoaa vasara pora saha pureskel*
    nielaisee röyhtä* hikka* yskii yskä yskäisee rykii aivast* niiskutt* haukott* suudel* sylkee
    sydämen_syke värise* ovi ovet oven ikkuna vesi tuli tappelu ei_ääntä kavioiden sirkat lokit
    hengittää hengitys kilinä kilisee
    music: musiikki* musiikkia laulu* laulua sävel* melodia orkesteri* valssi marssi balladi jazz
    piano* pianonsoitto kitara* viulu* sello urut haitari* huilu* trumpetti* saksofoni harppu
    rumpu* rummut kuoro* fanfaari
    playing: soittaa kuuluu jatkuu
    singing: laulaa laulavat hyräilee
    manner: kuiska* hiljaa ääneen huutaa huutaen mumise* mutise* sopert* änkyt* puhuu puhuvat
    ironisesti sarkastisesti pilkallisesti vihaisesti surullisesti hermostuneesti käheä* aksentti
    kääntää tulkkaa lukee matki* epäselvä* vaimea* ajattelee rukoilee humalassa hitaasti
    rauhallisesti
    language: suomi suomeksi englanniksi ranskaksi saksaksi espanjaksi italiaksi portugaliksi
    hollanniksi ruotsiksi tanskaksi norjaksi puolaksi tšekiksi venäjäksi ukrainaksi turkiksi
    kreikaksi arabiaksi hepreaksi japaniksi kiinaksi koreaksi latinaksi saameksi viroksi
    vieraalla_kielellä
    channel: puhelimessa radiossa tv:ssä televisiossa kaiuttimesta megafonilla ovipuhelimessa
    nauhalta videolla puhelin radio tv
    role: mies nainen poika tyttö lapsi vauva miehet naiset pojat tytöt lapset kaikki molemmat
    yhdessä kertoja juontaja toimittaja selostaja kuuluttaja henkilö ihmiset herra rouva neiti
    opettaja oppilas professori lääkäri tohtori hoitaja potilas poliisi komisario kapteeni
    luutnantti kenraali sotilas vartija merimies lentäjä kuljettaja konduktööri tarjoilija kokki
    myyjä sihteeri pomo asianajaja tuomari syyttäjä todistaja pappi nunna munkki kuningas
    kuningatar prinssi prinsessa pormestari presidentti ministeri agentti varas murhaaja vanki
    muukalainen naapuri ystävä äiti isä mummo vaari isoäiti isoisä veli sisko tytär setä täti
    asiakas matkustaja maanviljelijä kalastaja leipuri postinkantaja työmies laulaja robotti aave
    noita vanha nuori ensimmäinen toinen tulkki pelaaja valmentaja
    group: väkijoukko yleisö ryhmä
    notname: huom huomio huomautus varoitus varo vinkki vaihe sääntö luku kysymys vastaus muista
    tulos johtopäätös yhteenveto esimerkki osa jakso tärkeää vaara kohta syy ongelma ratkaisu
    tilanne aika päivä päivämäärä paikka nimi osoite aihe kenelle ps p.s kohtaus näytös taso
    numero viikko kuukausi vuosi sivu jae oppitunti suunnitelma tavoite ainekset teema lista
    versio ikä hinta rakas hyvä http https sää tunti ottelu
    credit: tekstitys tekstit suomennos käännös suomentanut kääntänyt copyright
    sign: kyltti otsikko uloskäynti sisäänkäynti suljettu avoinna kielletty apteekki
    when: myöhemmin aiemmin seuraava seuraavana aamu aamuna ilta yö päivä päivää viikko viikkoa
    kuukausi kuukautta vuosi vuotta tunti tuntia minuuttia kevät kesä syksy talvi tammikuu
    helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu
    joulukuu maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai luku jakso osa
    loppu keskiyö
    speech: minä sinä me te minun sinun meidän tämä tuo se mitä kuka miten missä miksi milloin
    mikä on olen olet olemme olette ovat oli ei en et emme kyllä kiitos hei moi mutta koska jos
    tule mene odota katso kuule apua täällä siellä aina jumala voi nyt usko
    determiner: hänen heidän
    preposition: kovalla
    and: ja
    endings: sti
    """#
  )
}
