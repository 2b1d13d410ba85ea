extension LabelWords {
  /// Polish.
  ///
  /// Source: written for CaptionKit after the label forms of Polish broadcasters.
  static let polish = LabelLanguage(
    "pl",
    #"""
    sound: dźwięk* odgłos* hałas* szum* cisza śmiech* śmieje śmieją chichot* chichocze rechot*
    westchni* wzdych* jęk* jęcz* stęk* sapi* dysz* szloch* płacz* płacze łka* krzyk* wrzask*
    wrzeszczy_z pisk* piszczy ryk* ryczy warcz* warczenie szczek* pies psy psa psów miaucz*
    mruczy_kot syk* syczy gwizd* gwiżdż* ptak* ptaki ćwierk* śpiew_ptaków rżenie rży muczy beczy
    bzycz* brzęcz* brzęk* chrap* tyka* tykanie dzwon* dzwoni dzwonek puk* pukanie łomot* stuk*
    huk* trzask* trzaska zgrzyt* klik* szelest* grzmot* grzmi grzmią błyskawic* deszcz*
    pada wiatr* burza fale plusk* kapie bulgot* kroki kroków tupot* oklaski brawa aplauz
    wiwat* buczenie gwar rozmowy wrzawa strzał* strzały wystrzał* strzela wybuch* eksploz* syren*
    alarm* klakson* trąbi pika* piknięcie silnik* opony hamulce pociąg helikopter* trzaski
    zakłócenia pisanie klawiatur* drze szkło tłuczone tłucze młot* wiert* piła żuje przełyka beka*
    czka* czkawka kaszl* kaszel kaszle chrząka* kich* kicha pociąga_nosem ziewa* całuje pocałunek
    pluje bicie_serca wibruj* drzwi drzwiami okno woda ogień trzaskanie bójka szamotan* uderz*
    brak_dźwięku kopyt* świerszcze mewy brzdęk* oddech* oddycha zamyka otwiera wycie wyje
    skrzypi skrzypią skrzypn* skrzypieni* kapanie kapią
    ziewnięcie szmer szmery łoskot* dudni* gdacze kwacze kracze pieje cykanie buczy mlaska siorbie
    piorun* ulewa okrzyk*
    music: muzyk* muzyczn* piosenk* pieśń melodi* orkiestr* walc marsz hymn ballada kołysanka
    opera jazz fortepian* pianino gitar* wiolonczel* organy akordeon* flet* trąbk*
    saksofon* harfa bęben* bębny perkusj* chór* fanfar*
    skrzypce skrzypiec skrzypcow* skrzypek
    czołówka kołysank* kolęd* kontrabas* dud*
    playing: gra grają cichnie rozbrzmiewa
    singing: śpiewa śpiewają śpiewając nuci*
    manner: szept* szepcz* szepce cicho głośno krzyczy krzycząc woła wołając wrzeszczy wrzeszcząc
    mrucz* mamrocz* bełkocz* jąka* mówi mówią mówiąc ironiczni* sarkastyczni* drwiąc* smutno
    gniewnie złośliwie nerwowo ochryp* akcent* tłumacz* czyta czytając naśladuj* niesłyszal*
    niewyraźn* stłumion* myśli modli* pijan* powoli spokojnie
    zdenerwowan* przestraszon* zaskoczon* zmęczon* wzruszon* zrozpaczon* przerażon*
    półgłosem płacząc śmiejąc śmiejąc_się drżącym_głosem drżącym podniesionym_głosem podniesionym
    szlochając wzdychając dysząc jęcząc ziewając śpiewając nucąc błaga błagając prosi rozkazuje
    nakazuje wykrzykuje duka sepleni syczy burczy zdziwiony zdziwiona zdumiony zdumiona zły zła
    wściekły wściekła zirytowany zirytowana podekscytowany podekscytowana smutny smutna zawstydzony
    zawstydzona rozczarowany rozczarowana wesoło radośnie poważnie surowo czule łagodnie ostro
    chłodno groźnie niepewnie nieśmiało kpiąco sennie szyderczo zdziwieniem strachem chórem
    jednocześnie równocześnie powtarza oznajmia ogłasza odpowiada pyta po_cichu z_oddali zza_drzwi
    z_daleka do_siebie pod_nosem z_akcentem
    language: polsku angielsku francusku niemiecku hiszpańsku włosku portugalsku holendersku
    szwedzku duńsku norwesku fińsku czesku słowacku rosyjsku ukraińsku turecku grecku arabsku
    hebrajsku japońsku chińsku koreańsku łacinie śląsku obcym_języku język_migowy litewsku
    węgiersku
    channel: telefon* telefonu telefonie radio* radia radiu telewizor* tv głośnik* megafon*
    domofon* mikrofon* nagrani* taśmy wideo komputer* krótkofal* off offu sekretark*
    role: mężczyzna kobieta chłopiec chłopak dziewczyna dziewczynka dziecko niemowlę mężczyźni
    kobiety chłopcy dziewczyny dzieci wszyscy oboje obaj obie razem narrator narratorka lektor
    prowadzący prowadząca reporter reporterka dziennikarz dziennikarka komentator spiker głos
    głosy osoba ludzie pan pani nauczyciel nauczycielka uczeń uczennica profesor lekarz lekarka
    doktor pielęgniarka pacjent policjant policjantka policja komisarz inspektor kapitan porucznik
    generał żołnierz strażnik marynarz pilot kierowca konduktor kelner kelnerka barman kucharz
    sprzedawca sprzedawczyni kasjerka sekretarka szef szefowa adwokat sędzia prokurator świadek
    ksiądz zakonnica mnich król królowa książę księżniczka burmistrz prezydent minister agent
    złodziej morderca więzień nieznajomy sąsiad sąsiadka przyjaciel przyjaciółka matka ojciec mama
    tata babcia dziadek brat siostra syn córka wujek ciocia mąż żona klient klientka pasażer
    rolnik rybak piekarz listonosz robotnik piosenkarz robot duch wiedźma stary stara młody młoda
    inny kibice zawodnik trener męski żeński
    prezenter prezenterka uczniowie staruszek staruszka taksówkarz żebrak żebraczka goście gość
    żołnierze policjanci strażnicy klienci pasażerowie pasażerka robotnicy chłop chłopka pasterz
    myśliwy ogrodnik dozorca służąca służący lokaj hrabia hrabina księżna baron rycerz cesarz biskup
    kardynał papież aktor aktorka tancerz tancerka muzyk reżyser producent fotograf malarz malarka
    pisarz pisarka poeta naukowiec badacz historyk student studentka studenci kolega koleżanka
    narzeczony narzeczona teściowa teść kuzyn kuzynka siostrzeniec wnuk wnuczka bliźniaki nastolatek
    nastolatka ktoś oskarżony oskarżona podejrzany zakładnik porywacz bandyta szpieg poseł
    gubernator ambasador doradca kandydat widz widzowie turysta turyści przechodzień mechanik
    hydraulik elektryk murarz stolarz fryzjer fryzjerka rzeźnik karczmarz aptekarz dentysta
    weterynarz psycholog chirurg ratownik strażak strażacy sierżant kapral pułkownik admirał dowódca
    marynarze drugi_pilot automatyczna_sekretarka wróżka olbrzym smok demon anioł diabeł czarodziej
    kosmita potwór stwór konferansjer spikerka komentatorka
    voice: głos głosy
    group: tłum publiczność widownia grupa
    notname: uwaga ostrzeżenie notatka rada krok zasada rozdział pytanie odpowiedź pamiętaj wynik
    wniosek podsumowanie przykład część odcinek ważne niebezpieczeństwo punkt powód problem
    rozwiązanie godzina data miejsce nazwisko imię adres temat do od ps p.s scena akt runda poziom
    numer dzień tydzień miesiąc rok strona werset lekcja dziś jutro wczoraj plan opcja cel
    składniki lista wersja status wiek cena drogi droga szanowny szanowni http https pogoda morał
    prawda dowód cytat mecz
    wskazówka jedno przypomnienie ciekawostka krótko_mówiąc innymi_słowy po_trzecie ponadto
    jednak dobra_wiadomość zła_wiadomość wiadomość wiadomości przepis definicja wyjaśnienie warunek
    warunki metoda motto korekta sprostowanie spostrzeżenie sugestia propozycja telefon e-mail
    przyczyna program menu dopisek ostrzeżenia suma łącznie pierwszy drugi trzeci
    credit: napisy tłumaczenie przekład tekst czytał czytała opracowanie copyright korekta
    synchronizacja
    reżyseria scenariusz
    sign: tablica znak nagłówek szyld wyjście wejście zamknięte otwarte zakaz apteka
    when: później wcześniej następnego następny rano ranek południe wieczór noc dzień dnia dni
    tydzień tygodni miesiąc miesiące rok lat lata godzina godziny minut wiosna lato jesień zima
    stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada
    grudnia poniedziałek wtorek środa czwartek piątek sobota niedziela rozdział odcinek część
    koniec prolog epilog północ
    speech: ja ty my wy mnie mi ciebie ci nas was mój moja twój twoja ten ta co kto jak gdzie
    dlaczego kiedy który jest jestem jesteś są był była mam masz ma nie tak dziękuję cześć ale bo
    jeśli chodź idź czekaj patrz słuchaj pomocy tutaj tu tam nigdy zawsze boże och już wierzę chcę
    mogę wiem ruszaj proszę
    determiner: jego jej ich
    preposition: po z przez w na ze
    zza spod znad
    and: i oraz
    endings: ąc ~ąco
    """#
  )
}
