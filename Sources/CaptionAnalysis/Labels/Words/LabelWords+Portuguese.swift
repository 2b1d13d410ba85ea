extension LabelWords {
  /// Portuguese.
  ///
  /// Source: written for CaptionKit after the label forms of Brazilian closed captions and
  /// Portuguese broadcasters.
  static let portuguese = LabelLanguage(
    "pt",
    #"""
    sound: ruído* barulho* som sons silêncio ri riem riso risos risada* risadinha* gargalha*
    suspir* geme gemem gemido* grunh* ofega* ofegante arqueja* soluço* chora* choram choro
    grito gritos gritaria berro* guinch* rug* late latem latido* cão cães cachorro* mia
    miado* miam ronron* assobi* assovi* apito* pássaro* canto_de galo relincha* relincho* muge*
    mugido* bale* zumbido* zumbe* ronca* ronco* tique-taque campainha* toca_o toque telefone_toca
    sino sinos badalada* batida* bate batem pancada* estrondo* estala* estalo* range* rangendo
    rangido* clique chocalh* farfalh* troveja* trovão trovões trovoada relâmpago* chuva chove
    vento* tempestade ondas mar pinga* gota* borbulh* passos pisadas aplauso* aplaud* ovação vaia*
    vaias burburinho algazarra conversa* falatório alvoroço tiro* tiros disparo* tiroteio explo*
    estouro* sirene* alarme* buzina* bipe* bip sinal arranca* pneu* freia* freada travagem
    trem comboio helicóptero* interferência* estática digita* teclado tecla* rasga* vidro* quebra*
    quebrando estilhaç* martel* furadeira serra mastiga* engole* arrota* arroto* peido soluços
    tosse* tossir tossindo pigarr* espirr* funga* boceja* bocejo* beijo* beija* cospe* batimento*
    coração vibra* vibração porta portas portão janela água fogo crepit* luta briga tapa bofetada
    queda sem_som sem_áudio cascos galope grilos cigarras gaivotas tilint* respira* respiração
    inspira_fundo expira* baque impacto uiva* uivo* rosna*
    ladra ladram motor motores soluça soluçando
    music: música* musical* canção canções melodia* orquestra* valsa marcha hino balada ópera jazz
    samba fado bossa piano violão guitarra* violino* violoncelo órgão acordeão sanfona flauta*
    trompete* saxofone harpa tambor* bateria percussão coro coral fanfarra vinheta refrão
    playing: toca tocam tocando continua cessa
    singing: canta cantam cantando cantarola*
    manner: sussurr* cochich* grita gritam gritando berra* berrando murmura* murmurando resmung*
    gagueja* balbucia* fala falam falando voz_baixa voz_alta baixo baixinho alto irônic* irónic*
    sarcástic* zomba* debochad* triste zangad* irritad* nervos* rouc* sotaque traduz* tradução lê
    lendo imita* imitando inaudível ininteligível indistint* abafad* pensa pensando reza rezando
    bêbad* devagar suavemente
    emocionad* assustad* cansad* animad* aflit* desesperad* aliviad* preocupad* confus* furios*
    language: português inglês francês alemão espanhol italiano holandês neerlandês sueco
    dinamarquês norueguês finlandês polonês polaco tcheco russo ucraniano turco grego árabe
    hebraico japonês chinês coreano latim carioca nordestino mineiro brasileiro língua_estrangeira
    língua_de_sinais língua_gestual
    channel: telefone celular telemóvel rádio tv televisão alto-falante* altifalante* megafone
    interfone intercomunicador microfone gravação gravador secretária_eletrônica vídeo computador
    off tela
    role: homem mulher menino menina rapaz moça rapariga garoto garota criança bebê bebé homens
    mulheres meninos meninas crianças todos todas ambos ambas juntos os_dois as_duas narrador
    narradora apresentador apresentadora locutor locutora repórter jornalista comentarista âncora
    voz vozes pessoa pessoas gente senhor senhora professor professora aluno aluna médico médica
    doutor doutora enfermeiro enfermeira paciente policial polícia agente delegado delegada
    inspetor inspetora capitão tenente general soldado guarda marinheiro piloto motorista cobrador
    garçom garçonete empregado empregada cozinheiro vendedor vendedora caixa secretária chefe
    advogado advogada juiz juíza promotor testemunha padre freira monge rei rainha príncipe
    princesa prefeito presidente ministro ladrão assassino preso desconhecido estranho vizinho
    vizinha amigo amiga mãe pai mamãe papai avó avô vovó vovô irmão irmã filho filha tio tia
    marido esposa cliente passageiro fazendeiro pescador padeiro carteiro operário cantor cantora
    robô fantasma bruxa idoso idosa velho velha jovem primeiro segundo outro outra intérprete
    torcida jogador treinador árbitro masculina feminina
    voice: voz vozes
    group: multidão público plateia grupo manifestantes
    notname: nota atenção aviso cuidado lembre passo regra capítulo pergunta resposta resultado
    conclusão resumo exemplo parte episódio importante perigo dica ponto razão problema solução
    placar hora data local lugar nome endereço assunto ps p.s cena ato etapa nível número
    dia semana mês ano página versículo lição hoje amanhã ontem plano opção objetivo ingredientes
    tema lista versão estado idade preço caro cara querido querida prezado http https tempo moral
    verdade prova vantagem citação truque primeiro segundo lembrete jogo
    credit: legenda legendas legendado* legendagem tradução_de tradução traduzido adaptação
    sincronia sincronização copyright transcrição revisão
    realização roteiro
    sign: placa cartaz letreiro manchete saída entrada fechado aberto proibido farmácia vende-se
    texto_na_tela
    when: depois tarde antes seguinte manhã meio-dia noite dia dias semana semanas mês meses ano
    anos hora horas minutos primavera verão outono inverno janeiro fevereiro março abril maio
    junho julho agosto setembro outubro novembro dezembro segunda-feira terça-feira sábado domingo
    capítulo episódio parte prólogo epílogo fim meia-noite
    speech: eu tu você vocês nós mim me te nos meu minha teu nosso isso isto esse essa este quem
    como onde quando qual por_que sou és são somos está estou era tenho tem têm não sim obrigado
    obrigada olá oi tchau adeus mas porque vem vamos vai espera olha ouve escuta socorro ajuda
    aqui ali nunca sempre deus ai oh acho acredito quero posso sei nada fora bem já só mexa
    determiner: o os as um uma uns umas do da dos das sua
    preposition: em por ao com no na pelo pela entre
    and: e
    endings: ando endo indo mente
    """#
  )
}
