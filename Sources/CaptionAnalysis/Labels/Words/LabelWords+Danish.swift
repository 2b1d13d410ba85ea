extension LabelWords {
  /// Danish.
  ///
  /// Source: written for CaptionKit after the label forms of Nordic broadcasters.
  static let danish = LabelLanguage(
    "da",
    #"""
    sound: lyd* ~lyd støj larm stilhed latter ler griner* fnis* suk* sukker støn* gisp* hulk*
    græd* græder skrig* brøl* knurr* gør hund hunde mjav* spinder hvæs* fløjt* fugl* kvidder
    vrinsk* brumm* summ* snork* tik* ring* ringer ringetone klokke* bank* banker dunk* brag* smæk*
    smækker knirk* knag* klik* rasl* sus* torden* tordner lyn regn* vind* storm bølger plask*
    dryp* bobl* skridt fodtrin bifald klapsalve* jubel jubl* snak summen skud ~skud skyder eksplo*
    siren* alarm* dyt* dytter bip* motor* dæk bremse* tog helikopter* knitr* taster riv* glas
    knuser hammer* bor sav tygger synker bøvs* hik* host* hoster rømm* nys* snøft* gab* kys* spyt*
    hjerteslag vibrer* dør døre ~dør vindue vand ild slagsmål ingen_lyd hove cikader måger
    åndedræt ånder
    gøen gøede gøer
    music: musik* ~musik sang ~sang melodi* orkester* vals march ballade jazz klaver* guitar*
    violin* cello orgel* harmonika fløjte_musik trompet* saxofon harpe tromm* kor ~kor fanfare
    playing: spiller høres spilles
    singing: synger syngende nynner
    manner: hvisk* hvisker stille lavt højt råber råbende skriger muml* stamm* taler snakker
    ironisk sarkastisk hånligt vred vredt trist nervøs* hæs accent oversæt* læser imiter* uhørlig*
    utydelig* dæmpet tænker beder fuld langsomt roligt
    language: dansk engelsk fransk tysk spansk italiensk portugisisk hollandsk svensk norsk finsk
    polsk tjekkisk russisk ukrainsk tyrkisk græsk arabisk hebraisk japansk kinesisk koreansk latin
    jysk grønlandsk færøsk fremmedsprog tegnsprog
    channel: telefon* mobil radio tv højttaler* megafon dørtelefon mikrofon optagelse bånd
    telefonsvarer video computer off
    role: mand kvinde dreng pige barn baby mænd kvinder drenge piger børn alle begge sammen
    fortæller vært reporter journalist kommentator speaker stemme stemmer person folk herr fru
    frøken lærer elev professor læge doktor sygeplejerske patient betjent politi kommissær kaptajn
    løjtnant general soldat vagt sømand pilot chauffør konduktør tjener kok ekspedient sekretær
    chef advokat dommer vidne præst nonne munk konge dronning prins prinsesse borgmester præsident
    minister agent tyv morder fange fremmed nabo ven veninde mor far mormor farmor morfar farfar
    bror søster søn datter onkel tante kunde passager bonde fisker bager postbud arbejder sanger
    robot spøgelse heks gammel ung første anden tolk træner mandlig kvindelig
    voice: stemme stemmer
    group: menneskemængde publikum gruppe
    notname: obs bemærk advarsel pas_på tip trin regel kapitel spørgsmål svar husk resultat
    konklusion eksempel del afsnit vigtigt fare punkt årsag problem løsning stilling tid dato sted
    navn adresse emne til fra ps p.s scene akt niveau nummer dag uge måned år side vers lektion
    plan mål ingredienser tema liste version status alder pris kære http https vejr kamp time
    credit: tekst danske_tekster tekster undertekst* oversættelse oversat tekstning copyright
    sign: skilt overskrift udgang indgang lukket åbent forbudt apotek
    when: senere tidligere næste morgen middag aften nat dag dage uge uger måned måneder år time
    timer minutter forår sommer efterår vinter januar februar marts april maj juni juli august
    september oktober november december mandag tirsdag onsdag torsdag fredag lørdag søndag kapitel
    afsnit del slut midnat
    speech: jeg du vi mig dig os jer min mit din dit det dette hvad hvem hvordan hvor hvorfor
    hvornår er var har havde kan vil må skal ikke ingen nej ja tak hej men fordi hvis kom gå vent
    se hør hjælp her der aldrig altid gud åh nu godt tror
    determiner: en et den det de hans hendes
    preposition: på i med over gennem via fra under
    and: og
    endings: ende
    """#
  )
}
