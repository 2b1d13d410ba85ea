extension LabelWords {
  /// Italian.
  ///
  /// Source: written for CaptionKit after the label forms of Italian broadcasters and streaming
  /// guides.
  static let italian = LabelLanguage(
    "it",
    #"""
    sound: rumor* suono suoni silenzio ride ridono risata risate risatina* risolin* ridacchia*
    sospir* geme gemono gemito gemiti grugn* ansima* affanno singhiozz* piange piangono pianto
    urlo urla grido grida_di strillo strill* ruggito ruggisce abbai* latra* cane cani miagol* fusa
    fischi* fischietto uccell* cinguett* gallo nitri* muggi* bela* belat* ronz* ronzio russa*
    ticchett* squill* campan* campanello rintocc* colpo colpi bussa* bussano sbatte* schiant*
    scricchiol* cigol* clic scatto fruscio* frusci* tuon* tuona tuono fulmin* pioggia piove vento
    tempesta temporale onde sciabord* goccia* gocciol* gorgogl* passi calpest* applaus* applaud*
    acclam* fischi_del ovazion* vocio brusio chiacchier* mormor* sparo spari spara* esplo* scoppio
    boato siren* allarm* clacson bip segnale_acustico motore* motori avvia* stride* frenata gomme
    treno elicotter* interferenz* statico digita* tastiera strapp* vetro vetri rompe* frantum*
    martell* trapano sega mastica* deglutisce rutto rutta* singhiozzo tosse tossisce tossiscono
    schiarisce starnut* tira_su_col sbadigli* bacio baci sputa* battito battiti cuore vibra*
    vibrazione porta porte cancello finestra acqua fuoco crepit* rissa lotta schiaffo tonfo
    telefono_squilla senza_audio zoccoli galoppo grilli cicale gabbiani tintinn* respira* respiro
    inspira* espira* fragore impatto ululat* ulula*
    si_sente si_sentono
    botto tonfi barrisce bramito gracida gracchia pigola ragli* starnazza chioccia ringhi* guaisce
    guaiti singulto rantol* sbuffo sbuffa schiocco schiocca petardo grandine raffica raffiche
    risacca esclamazion*
    music: music* canzone canzoni melodia* orchestra* valzer marcia inno ballata ninna* opera jazz
    piano pianoforte chitarr* violin* violoncello organo fisarmonica flauto tromba trombe
    sassofono arpa tambur* batteria percussion* coro fanfara sigla ritornello
    playing: suona suonano continua cessa risuona
    singing: canta cantano cantando canticchi*
    manner: urla urlano urlo gridano strilla strillano sussurr* bisbigli* grida gridando urlando mormora mormorando borbott* balbett* parla
    parlano parlando sottovoce bassa_voce alta_voce piano_voce ironic* sarcastic* beffard* triste
    arrabbiat* nervos* rauc* accento traduzion* traduce legge leggendo imita* imitando
    incomprensibile inudibile indistint* ovattat* pensa pensando prega pregando ubriac* lentamente
    dolcemente
    emozionat* spaventat* agitat* preoccupat* sollevat* disperat* confus* commoss*
    stupit* esasperat*
    farfuglia farfugliando esclama esclamando ordina ordinando sorpreso sorpresa piangendo ridendo
    singhiozzando ansimando gemendo sospirando supplica supplicando implora prega_di tra_i_denti
    fra_i_denti tra_le_lacrime ridacchiando tristemente allegramente teneramente seccamente
    freddamente bruscamente velocemente seriamente allegro allegra serio seria timido timida
    titubante esitante esita incredulo incredula diffidente rassegnato rassegnata orgoglioso
    orgogliosa minaccioso minacciosa malinconico assonnato assonnata brillo brilla scocciato
    scocciata infastidito infastidita irritato irritata furioso furiosa imbarazzato imbarazzata
    deluso delusa divertito divertita terrorizzato terrorizzata impaurito impaurita all'unisono
    in_coro contemporaneamente ripete annuncia dichiara risponde chiede dice bofonchia con_voce
    con_tono con_sarcasmo con_rabbia con_tristezza con_accento
    language: italiano inglese francese tedesco spagnolo portoghese olandese svedese danese
    norvegese finlandese polacco ceco russo ucraino turco greco arabo ebraico giapponese cinese
    coreano latino napoletano siciliano romanesco veneto milanese lingua_straniera
    lingua_dei_segni dialetto
    channel: telefono cellulare radio tv televisione altoparlant* megafono citofono interfono
    microfono registrazione segreteria video computer off fuori_campo schermo
    role: uomo donna ragazzo ragazza bambino bambina neonato uomini donne ragazzi ragazze bambini
    bambine tutti tutte entrambi entrambe insieme narratore narratrice presentatore presentatrice
    conduttore conduttrice giornalista cronista annunciatore annunciatrice voce voci persona gente
    signore signora signorina professore professoressa maestro maestra studente studentessa medico
    dottore dottoressa infermiere infermiera paziente poliziotto poliziotta polizia agente
    commissario ispettore capitano tenente generale soldato guardia marinaio pilota autista
    controllore cameriere cameriera cuoco commesso commessa cassiera segretaria capo avvocato
    avvocata giudice testimone prete suora monaco re regina principe principessa sindaco
    presidente ministro ladro assassino prigioniero sconosciuto sconosciuta straniero vicino
    vicina amico amica madre padre mamma papà nonna nonno fratello sorella figlio figlia zio zia
    marito moglie cliente passeggero contadino pescatore fornaio postino operaio cantante robot
    fantasma strega anziano anziana vecchio vecchia giovane altro altra interprete
    tifosi giocatore allenatore arbitro maschile femminile
    studenti tassista centralinista mendicante invitati invitato invitata commentatore commentatrice
    hostess soldati poliziotti carabiniere carabinieri vigile guardie clienti passeggeri operaia
    operai contadina pastore cacciatore giardiniere portiere portinaia maggiordomo conte contessa
    duca duchessa barone cavaliere imperatore imperatrice vescovo cardinale papa frate attore
    attrice ballerino ballerina musicista regista produttore fotografo pittore pittrice scrittore
    scrittrice poeta scienziato scienziata ricercatore ricercatrice storico compagno compagna
    collega fidanzato fidanzata suocera suocero cugino cugina nipote gemelli adolescente qualcuno
    imputato imputata sospettato detenuto prigioniera ostaggio rapitore rapinatore bandito spia
    deputato governatore ambasciatore consigliere candidato attivista spettatore spettatori turista
    turisti passante camionista meccanico idraulico elettricista muratore falegname parrucchiere
    macellaio fruttivendolo venditore venditrice negoziante oste farmacista dentista veterinario
    psicologa psicologo chirurgo paramedico pompiere pompieri sergente caporale maresciallo
    colonnello ammiraglio comandante marinai copilota segreteria_telefonica fata orco gigante drago
    demone angelo diavolo mago alieno mostro creatura ragazzino ragazzina speaker
    voice: voce voci
    group: folla pubblico gruppo manifestanti
    notname: nota attenzione avviso ricorda passo passaggio regola capitolo domanda risposta
    risultato conclusione riassunto esempio parte episodio importante pericolo consiglio punto
    ragione problema soluzione punteggio ora data luogo nome indirizzo oggetto ps p.s scena
    atto livello numero giorno settimana mese anno pagina versetto lezione oggi domani ieri
    piano_b opzione obiettivo ingredienti tema lista versione stato età prezzo caro cara egregio
    gentile http https meteo morale verità prova vantaggio citazione trucco primo_punto insomma
    partita
    promemoria primo secondo terzo totale cioè ovvero infine inoltre morale_della buona_notizia
    cattiva_notizia notizia notizie ricetta definizione spiegazione condizione condizioni metodo
    motto correzione precisazione osservazione suggerimento proposta telefono email motivo causa
    ordine programma menù postilla post_scriptum avvertenza avvertenze
    credit: sottotitol* traduzione_di traduzione tradotto adattamento sincronizzazione copyright
    trascrizione revisione a_cura_di
    regia sceneggiatura
    sign: cartello insegna titolo scritta uscita entrata ingresso chiuso aperto vietato divieto
    farmacia manifesto
    when: dopo tardi prima giorno giorni settimana settimane mese mesi anno anni ora ore minuti
    mattina mezzogiorno pomeriggio sera notte primavera estate autunno inverno gennaio febbraio
    marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì
    mercoledì giovedì venerdì sabato domenica capitolo episodio parte prologo epilogo fine
    mezzanotte
    speech: io tu noi voi mi ti ci vi me te mio mia tuo tua nostro questo questa quello chi cosa
    come dove perché quando quale sono sei siamo siete era ho hai ha abbiamo hanno non no
    grazie ciao addio ma se vieni andiamo vai aspetta guarda senti ascolta aiuto qui qua mai
    sempre dio oh eh credo voglio posso so niente bene va_bene fermo basta
    determiner: lui lei loro il lo la i gli le un uno una del della dei suo sua
    preposition: in con al alla da dal per a su attraverso
    tra fra dietro
    and: e ed
    endings: ando endo mente
    """#
  )
}
