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
    balido zurra coaxa grasna pia ganido* chiado* resfolega bufa estampido* foguete* granizo rajada*
    exclamaç*
    music: música* musical* canção canções melodia* orquestra* valsa marcha hino balada ópera jazz
    samba fado bossa piano violão guitarra* violino* violoncelo órgão acordeão sanfona flauta*
    trompete* saxofone harpa tambor* bateria percussão coro coral fanfarra vinheta refrão
    abertura tema_de_abertura tema_musical forró bossa_nova pagode marchinha
    playing: toca tocam tocando continua cessa
    singing: canta cantam cantando cantarola*
    manner: sussurr* cochich* grita gritam gritando berra* berrando murmura* murmurando resmung*
    gagueja* balbucia* fala falam falando voz_baixa voz_alta baixo baixinho alto irônic* irónic*
    sarcástic* zomba* debochad* triste zangad* irritad* nervos* rouc* sotaque traduz* tradução lê
    lendo imita* imitando inaudível ininteligível indistint* abafad* pensa pensando reza rezando
    bêbad* devagar suavemente
    emocionad* assustad* cansad* animad* aflit* desesperad* aliviad* preocupad* confus* furios*
    exclama exclamando ordena ordenando soluçando ofegando ofegante gemendo
    suspirando implora suplica suplicando entre_dentes entre_lágrimas entre_risos ironicamente
    sarcasticamente tristemente alegremente docemente secamente friamente bruscamente rapidamente
    seriamente alegre sério séria tímido tímida hesitante hesita incrédulo incrédula desconfiado
    desconfiada resignado resignada orgulhoso orgulhosa ameaçador ameaçadora melancólico sonolento
    sonolenta embriagado embriagada aborrecido aborrecida envergonhado envergonhada desapontado
    divertido divertida aterrorizado apavorado apavorada surpreso surpresa em_uníssono em_coro
    ao_mesmo_tempo repete anuncia declara responde diz esbraveja com_voz com_tom
    com_sarcasmo com_raiva com_tristeza com_sotaque
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
    robô fantasma bruxa idoso idosa velho velha jovem outro outra intérprete
    torcida jogador treinador árbitro masculina feminina
    alunos alunas taxista telefonista mendigo mendiga convidados convidado convidada comissária
    comissário soldados policiais guardas clientes passageiros passageira operária operários
    camponês camponesa pastor caçador jardineiro porteiro porteira criada criado mordomo conde
    condessa duque duquesa barão cavaleiro imperador imperatriz bispo cardeal papa frade ator atriz
    bailarino bailarina músico diretor diretora produtor fotógrafo fotógrafa pintor pintora escritor
    escritora poeta cientista pesquisador pesquisadora historiador estudante estudantes colega
    namorado namorada noivo noiva sogra sogro primo prima sobrinho sobrinha neto neta gêmeos
    adolescente alguém réu acusado suspeito detento prisioneira refém sequestrador assaltante
    bandido espião espiã deputado deputada governador embaixador conselheiro candidato candidata
    ativista espectador espectadores turista turistas pedestre caminhoneiro mecânico encanador
    eletricista pedreiro carpinteiro cabeleireiro cabeleireira açougueiro feirante lojista
    farmacêutico dentista veterinário psicóloga psicólogo cirurgião paramédico bombeiro bombeiros
    sargento cabo coronel almirante comandante marinheiros copiloto secretária_eletrônica fada ogro
    gigante dragão demônio anjo diabo bruxo mago alienígena monstro criatura voz_masculina
    voz_feminina
    voice: voz vozes
    group: multidão público plateia grupo manifestantes
    notname: nota atenção aviso cuidado lembre passo regra capítulo pergunta resposta resultado
    conclusão resumo exemplo parte episódio importante perigo dica ponto razão problema solução
    placar hora data local lugar nome endereço assunto ps p.s cena ato etapa nível número
    dia semana mês ano página versículo lição hoje amanhã ontem plano opção objetivo ingredientes
    tema lista versão estado idade preço caro cara querido querida prezado http https tempo moral
    verdade prova vantagem citação truque primeiro segundo lembrete jogo
    terceiro lembre-se enfim observação obs resumindo ou_seja isto_é boa_notícia má_notícia notícia
    notícias receita definição explicação condição condições método lema correção esclarecimento
    sugestão proposta telefone e-mail motivo causa ordem programa cardápio pós-escrito recado total
    além_disso porém
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
    determiner: ele ela eles elas o os as um uma uns umas do da dos das sua
    preposition: em por ao com no na pelo pela entre
    desde
    and: e
    endings: ando endo indo mente
    """#
  )
}
