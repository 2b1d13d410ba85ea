extension LabelWords {
  /// Dutch.
  ///
  /// Source: written for CaptionKit after the label forms of Dutch-language broadcasters.
  static let dutch = LabelLanguage(
    "nl",
    #"""
    sound: geluid* ~geluid ~geluiden lawaai stilte lach lacht lachen gelach giechel* gegiechel
    zucht zuchten gezucht kreun* gekreun hijg* gehijg snik* gesnik huil* huilt gehuil jank*
    schreeuw_van geschreeuw gil gilt gillen gegil brul* grom* blaf* geblaf hond honden miauw*
    spin* sis* fluit* gefluit vogel* getjilp hinnik* loei* geloei zoem* gezoem snurk* gesnurk tik*
    getik bel belt bellen gerinkel rinkel* deurbel klok klokken luid* gelui klop* geklop bons*
    gebons klap* dreun* knal* geknal kraak* gekraak piep* gepiep klik* ritsel* geritsel ruis*
    geruis donder* gedonder bliksem onweer regen* wind storm golven klots* druppel* borrel*
    voetstappen stappen applaus geklap gejuich juich* boegeroep geroezemoes gepraat rumoer geroep
    schot schoten pistoolschot schiet* explosi* ontploff* sirene* alarm* claxon toeter* getoeter
    motor* ronkt banden rem remmen trein helikopter* storing typt getyp scheur* glas breekt
    gerinkel_van hamer* boor* zaag* kauw* slik* boer boert scheet hik hikt hoest* gehoest schraapt
    niest nies* snuift geeuw* gaapt kus kust spuug* hartslag tril* deur deuren raam water vuur
    knetter* gevecht worstel* telefoon_gaat telefoon_rinkelt geen_geluid hoeven krekels meeuwen
    rammel* gerammel adem* ademt plof plons dicht_deur slaat
    mobiel_gaat er_wordt_geklopt er_wordt_gebeld gaat_over gebonk gekletter gekras gejank geschrei
    gesis gebrul gehinnik gekakel gekwaak gekrijs gebrom geknars geknetter gesputter geplons
    gespetter windvlaag* kraait kakelt kwaakt tjilpt bromt knarst snuit uitroep*
    music: muziek* ~muziek lied ~lied liedje melodie* orkest* wals mars volkslied ballade jazz
    piano* gitaar* viool* cello orgel* accordeon fluit_muziek trompet* saxofoon harp trommel*
    drums koor ~koor fanfare tune
    violen begintune accordeon* doedelzak drum slagwerk popmuziek volksmuziek kerstlied wiegelied
    operamuziek dansmuziek filmmuziek
    playing: speelt spelen klinkt begint stopt
    singing: zingt zingen zingend neuriet neuriën
    manner: fluister* zacht zachtjes hard roept roepend schreeuwt schreeuwend mompel* brabbel*
    stotter* spreekt sprekend ironisch sarcastisch spottend boos kwaad verdrietig opgewonden
    nerveus schor hees accent vertal* leest voorlezend imiteert onverstaanbaar onduidelijk gedempt
    denkt bidt dronken langzaam rustig streng
    verbaasd vermoeid opgelucht wanhopig geërgerd geschrokken bezorgd geëmotioneerd
    huilend stamelt stamelend voice-over verrast bang vertaalt beveelt hardop van_buiten
    met_trillende_stem trillende_stem smeekt smekend snikkend lachend grinnikend zuchtend hijgend
    kreunend gapend zingend neuriënd gefrustreerd geïrriteerd verward teleurgesteld beschaamd
    verlegen trots dreigend plagend vrolijk slaperig ongerust paniekerig koel teder liefdevol
    aarzelend hakkelend binnensmonds doet_na in_koor tegelijk in_zichzelf herhaalt kondigt_aan
    verklaart antwoordt vraagt zegt brult gilt sist kreet
    language: nederlands engels frans duits spaans italiaans portugees zweeds deens noors fins
    pools tsjechisch russisch oekraïens turks grieks arabisch hebreeuws japans chinees koreaans
    latijn vlaams fries limburgs amerikaans vreemde_taal gebarentaal
    channel: telefoon mobiel radio tv televisie luidspreker* megafoon intercom microfoon opname
    band antwoordapparaat voicemail video computer portofoon off beeld achtergrond
    role: man vrouw jongen meisje kind baby mannen vrouwen jongens meisjes kinderen allen allemaal
    iedereen beiden samen verteller vertelster presentator presentatrice verslaggever journalist
    commentator omroeper stem stemmen persoon mensen meneer mevrouw heer dame leraar lerares
    leerling professor dokter arts zuster verpleger verpleegster patiënt agent agente politie
    politieman rechercheur inspecteur kapitein luitenant generaal soldaat bewaker matroos piloot
    chauffeur conducteur ober serveerster kok verkoper verkoopster caissière secretaresse baas
    advocaat rechter getuige priester pastoor non monnik koning koningin prins prinses
    burgemeester president minister dief moordenaar gevangene vreemdeling buurman buurvrouw vriend
    vriendin moeder vader mama papa oma opa broer zus zoon dochter oom tante klant passagier
    visser bakker postbode arbeider zanger robot geest heks oude jonge andere tolk
    supporters speler trainer scheidsrechter mannelijke vrouwelijke
    leerlingen advocate mannenstem vrouwenstem kinderstem computerstem taxichauffeur buschauffeur
    telefoniste bedelaar gasten gast nieuwslezer nieuwslezeres soldaten agenten bewakers klanten
    passagiers arbeiders boerin herder jager tuinman conciërge dienstmeid butler graaf gravin hertog
    hertogin baron ridder keizer keizerin bisschop kardinaal paus pater acteur actrice danser
    danseres muzikant regisseur producent fotograaf schilder schrijver schrijfster dichter
    wetenschapper onderzoeker historicus student studenten klasgenoot collega vriendje verloofde
    bruid bruidegom schoonmoeder neef nicht kleinzoon kleindochter tweeling tiener iemand verdachte
    gijzelaar ontvoerder overvaller bandiet spion kamerlid ambassadeur kandidaat activist
    toeschouwer toerist voorbijganger monteur loodgieter elektricien metselaar timmerman kapper
    kapster slager groenteboer winkelier herbergier apotheker tandarts dierenarts psycholoog chirurg
    ambulancebroeder brandweerman sergeant korporaal kolonel admiraal commandant copiloot
    antwoordapparaat fee reus draak demon engel duivel tovenaar monster wezen omroepster weerman
    beide
    voice: stem stemmen
    group: menigte publiek groep betogers
    notname: let_op opgelet noot opmerking waarschuwing pas_op tip stap regel hoofdstuk vraag
    antwoord onthoud resultaat conclusie samenvatting voorbeeld deel aflevering belangrijk gevaar
    punt reden probleem oplossing stand tijd datum plaats naam adres onderwerp ps p.s
    scène akte ronde niveau nummer dag week maand jaar pagina vers les vandaag morgen gisteren
    plan optie doel ingrediënten thema lijst versie status leeftijd prijs beste geachte http https
    weer waarheid ten_eerste kortom spel wedstrijd uur citaat
    lieve moraal bijvoorbeeld totaal herinnering weetje tweede eerste derde ten_tweede tot_slot
    bovendien echter met_andere oftewel slecht_nieuws goed_nieuws nieuws recept definitie uitleg
    voorwaarde voorwaarden methode motto correctie verduidelijking suggestie voorstel telefoon email
    oorzaak programma menu naschrift kanttekening
    credit: ondertitel* ondertiteld vertaling_door vertaling vertaald bewerking synchronisatie
    copyright ondertiteling
    regie scenario
    sign: bord uithangbord krantenkop uitgang ingang gesloten open verboden apotheek opschrift
    when: later eerder volgende ochtend middag avond nacht dag dagen week weken maand maanden jaar
    jaren uur minuten lente zomer herfst winter januari februari maart april mei juni juli
    augustus september oktober november december maandag dinsdag woensdag donderdag vrijdag
    zaterdag zondag hoofdstuk aflevering deel proloog epiloog einde middernacht
    speech: ik jij je u wij we jullie mij me jou ons mijn jouw dit dat wat wie hoe waar waarom
    wanneer welke is ben bent was waren heb hebt heeft kan kun wil moet niet geen nee ja dank
    hallo maar omdat als kom ga wacht kijk luister help hier daar nooit altijd god oh ach nu wel
    goed er geloof
    determiner: hij zij ze de het een hun haar
    preposition: in met op over door via uit aan per onder
    vanaf achter
    and: en
    endings: end
    """#
  )
}
