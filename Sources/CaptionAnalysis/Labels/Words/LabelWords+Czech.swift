extension LabelWords {
  /// Czech.
  ///
  /// Source: written for CaptionKit after the label forms of Czech broadcasters.
  static let czech = LabelLanguage(
    "cs",
    #"""
    sound: zvuk* hluk* šum* ticho smích* směje chichot* vzdych* povzdech* stén* sten* vzlyk* pláč*
    pláče křik* výkřik* řev* řve vrč* štěk* štěkot pes psi mňouk* syč* hvízd* pták* ptáci řehtá
    bzuč* chrápe chrápán* tik* zvon* zvoní zvonek klep* klepe buch* rána rány třesk* práskn* vrz*
    skříp* klik* šust* hrom* hřmí hřmění blesk déšť prší vítr bouř* vlny šplouch* kape bublá kroky
    potlesk jásot pískot výstřel* střelba exploz* výbuch* sirén* alarm* houká troub* píp* motor*
    pneumatik* brzd* vlak vrtulník* psaní sklo rozbití kašl* kašel odkašl* kých* zív* polib*
    tlukot vibr* dveře okno voda oheň rvačka dech*
    music: hudb* píseň písn* melodi* orchestr* valčík pochod hymna balada jazz klavír* kytar*
    housl* varhany akordeon flétn* trubk* bubn* bicí sbor* fanfár*
    playing: hraje hrají
    singing: zpívá zpívají
    manner: šept* šeptá tiše nahlas křičí volá mumlá koktá mluví ironicky sarkasticky smutně
    naštvaně nervózně přízvuk překlad* čte napodob* nesrozumiteln* neslyšn* tlumen* myslí opilý
    pomalu
    language: česky slovensky anglicky francouzsky německy španělsky italsky polsky rusky
    ukrajinsky maďarsky japonsky čínsky
    channel: telefon* rádi* televiz* rozhlas* megafon* mikrofon* vysílač* záznam* off
    role: muž žena chlapec kluk dívka holka dítě muži ženy děti všichni oba obě společně vypravěč
    moderátor moderátorka reportér reportérka hlas hlasy pan paní učitel učitelka žák lékař
    lékařka doktor sestra pacient policista policistka kapitán generál voják strážný řidič číšník
    kuchař prodavač šéf advokát soudce svědek kněz král královna starosta prezident ministr zloděj
    vrah soused přítel matka otec máma táta babička děda bratr syn dcera strýc teta zákazník robot
    starý stará mladý mladá
    voice: hlas hlasy
    group: dav publikum diváci
    notname: pozor poznámka varování tip krok pravidlo kapitola otázka odpověď výsledek závěr
    příklad část díl důležité bod důvod problém řešení čas datum místo jméno adresa ps p.s milý
    milá vážený http https
    credit: titulky přeložil přeložila korekce copyright
    sign: cedule nápis titulek východ vchod zavřeno otevřeno zákaz
    when: později dříve ráno večer noc den dny dní týden týdny měsíc rok roky let hodin konec
    kapitola díl
    speech: já ty my vy mě mi tě ti nás vás můj tvůj to ten co kdo jak kde proč kdy je jsem jsi
    jsou byl má mám ne ano díky ahoj ale protože pojď jdi počkej hele pomoc tady tam nikdy vždy už
    nevěřím
    preposition: po z přes v s do
    and: a
    """#
  )
}
