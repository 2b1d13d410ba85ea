extension LabelWords {
  /// Spanish.
  ///
  /// Source: written for CaptionKit after the label forms that UNE 153010 and streaming guides
  /// describe.
  static let spanish = LabelLanguage(
    "es",
    #"""
    sound: ruido* sonido* silencio ríe ríen risa risas risita* carcajada* suspir* gime gimen
    gemido* gruñ* jadea* jadeo* resopl* solloz* llora* lloran llanto* grito gritos chillido*
    chill* rugido* ruge ladrido* perro perros maúlla maullido* ronronea* silba* silbido*
    silbato pájaro* trino* gallo relincha* relincho* muge mugido* bala balido* zumb* zumbido*
    ronca* ronquido* tictac timbre timbrazo* suena_el suena_teléfono campana* campanada* repique
    golpe* golpea* golpes llaman_a portazo* crujido* cruje* chirri* chirrido* clic chasquido*
    chasquea* traquete* murmullo* truena trueno* relámpago* lluvia llueve viento tormenta olas
    oleaje chapote* gotea* gota* burbuj* pasos pisadas aplauso* aplaud* ovación vítores abuche*
    bullicio algarabía griterío alboroto conversacion* barullo disparo* dispara* tiro tiros
    tiroteo explosi* explota estallido* sirena* alarma* bocina* claxon pitido* pita tono motor*
    arranca* neumátic* frenazo* derrape tren helicóptero* interferenc* estática teclea* teclado
    tecleo rasga* cristal* rotura vidrio* rompe martill* taladro sierra mastica* traga* sorbe*
    eructo* eructa* pedo hipo tose* tos toser carrasp* estornud* olfatea* sorbe_la bosteza*
    bostezo* beso* escupe* latido* corazón vibra* vibración puerta puertas ventana agua fuego
    crepit* aletea* pelea forceje* bofetada caída teléfono_suena sin_sonido cascos galope grillos
    cigarras gaviotas tintine* respira* respiración inhala* exhala* estruendo choque impacto rumor
    ronroneo siseo chispas cerrojo obertura_no quejido* graznido* aullido* aúlla*
    ladra ladran
    se_oye se_oyen
    vítor croa pía rebuzn* bufido* hipido* alarido* bramido* petardo* llovizna granizo ráfaga*
    exclamación exclamaciones
    music: música* musical* canción canciones melodía* tema_musical orquesta* vals marcha himno
    balada nana ópera jazz flamenco bolero tango pasodoble piano guitarra* violín* violines
    violonchelo órgano acordeón flauta* trompeta* saxofón arpa tambor* batería percusión coro
    fanfarria sintonía copla
    playing: suena suenan toca tocan continúa cesa
    singing: canta cantan cantando tararea* canturre*
    manner: susurr* grita gritan gritando chillando murmura* murmurando musita* balbuce*
    tartamude* habla hablan hablando voz_baja voz_alta bajo alto irónic* sarcástic* burl* triste
    enfadad* furios* nervios* ronc* acento traduc* traduce lee leyendo imita* imitando inaudible
    ininteligible indistint* ahogad* piensa pensando reza rezando borrach* despacio suavemente
    lloroso
    emocionad* asustad* sorprendid* cansad* alterad* angustiad* preocupad* aliviad* indignad*
    confundid* entusiasmad* desesperad* agitad* contento contenta animad* extrañad* molesto molesta
    divertid* aterrad* aterrorizad* avergonzad* impaciente
    exclama exclamando ordena ordenando riendo llorando sollozando jadeando gimiendo suspirando
    a_gritos desde_fuera desde_lejos desde_dentro entre_risas entre_lágrimas entre_sollozos suplica
    suplicando implora ruega rogando farfulla farfullando refunfuña gruñendo protesta tristemente
    alegremente tiernamente dulcemente secamente fríamente bruscamente rápidamente seriamente alegre
    serio seria tímido tímida dudoso dudosa titubea titubeando titubeante chillona exaltado exaltada
    eufórico eufórica atónito atónita incrédulo incrédula desconfiado desconfiada resignado
    resignada orgulloso orgullosa amenazante desafiante melancólico melancólica soñoliento
    somnoliento adormilado adormilada ebrio ebria bromeando bromea vacila con_sorna con_ironía
    con_tristeza con_rabia con_miedo con_dulzura con_sarcasmo con_acento al_unísono a_coro
    simultáneamente a_la_vez repite anuncia declara responde contesta dice vocifera
    cuchichea cuchicheando bisbisea tararea
    language: español castellano inglés francés alemán italiano portugués neerlandés holandés
    sueco danés noruego finés polaco checo ruso ucraniano turco griego árabe hebreo japonés chino
    coreano latín catalán gallego euskera vasco valenciano andaluz argentino mexicano
    idioma_extranjero lengua_de_signos
    channel: teléfono móvil radio tele televisión tv altavoz altavoces megafonía megáfono
    interfono telefonillo portero_automático micrófono micro grabación contestador vídeo video
    ordenador off pantalla walkie
    role: hombre mujer niño niña chico chica bebé hombres mujeres niños niñas chicos chicas todos
    todas ambos ambas juntos los_dos las_dos narrador narradora presentador presentadora locutor
    locutora reportero reportera periodista comentarista voz voces persona gente señor señora
    señorita profesor profesora maestro maestra alumno alumna médico médica doctor doctora
    enfermero enfermera paciente policía agente comisario inspector inspectora capitán teniente
    general soldado guardia marinero piloto conductor chófer revisor camarero camarera cocinero
    dependiente dependienta cajera secretaria jefe jefa abogado abogada juez jueza fiscal testigo
    cura sacerdote monja monje rey reina príncipe princesa alcalde alcaldesa presidente ministro
    ladrón asesino preso desconocido extraño vecino vecina amigo amiga madre padre mamá papá
    abuela abuelo hermano hermana hijo hija tío tía marido esposa cliente pasajero granjero
    pescador panadero cartero obrero cantante robot fantasma bruja anciano anciana viejo vieja
    joven otro otra intérprete aficionados jugador entrenador árbitro masculina
    femenina coro_no
    alumnos alumnas taxista recepcionista azafata operadora operador mendigo mendiga invitado
    invitada invitados soldados policías guardias clientes pasajeros pasajera obrera obreros
    campesino campesina pastor cazador jardinero portero portera criada criado mayordomo conde
    condesa duque duquesa barón caballero emperador emperatriz obispo cardenal papa fraile actor
    actriz bailarín bailarina músico director directora productor fotógrafo fotógrafa pintor pintora
    escritor escritora poeta científico científica investigador investigadora historiador estudiante
    estudiantes compañero compañera colega novio novia prometido prometida suegra suegro primo prima
    sobrino sobrina nieto nieta gemelos bebés adolescente adolescentes alguien acusado acusada
    sospechoso detenido prisionero prisionera rehén secuestrador atracador bandido espía diputado
    diputada gobernador embajador consejero candidato candidata activista espectador espectadores
    turista turistas transeúnte camionero mecánico fontanero electricista albañil carpintero
    peluquero peluquera carnicero frutera vendedora vendedor tendero posadero mesonero farmacéutico
    dentista veterinario psicóloga psicólogo cirujano sanitario bombero bomberos guardia_civil
    sargento cabo coronel almirante comandante marineros azafato copiloto meteoróloga contestador
    hada ogro gigante dragón demonio ángel diablo brujo mago extraterrestre monstruo criatura
    voz_masculina voz_femenina voz_infantil
    voice: voz voces
    group: multitud público gentío grupo muchedumbre manifestantes
    notname: nota ojo aviso atención advertencia paso regla capítulo pregunta respuesta recuerda
    resultado conclusión resumen ejemplo parte episodio importante peligro primero segundo punto
    razón problema solución marcador hora fecha lugar nombre dirección asunto p.d pd
    escena acto ronda nivel número día semana mes año página versículo lección hoy mañana ayer
    plan opción objetivo ingredientes tema lista versión estado edad precio querido querida
    estimado estimada http https tiempo moraleja consejo truco verdad prueba ventaja cita dato
    paciencia cuidado resumiendo grupo_a
    posdata primera tercero cuarto por_último además sin_embargo en_fin o_sea es_decir buena_noticia
    mala_noticia noticia titular_de advertencias receta definición explicación condición condiciones
    método lema corrección aclaración observación sugerencia propuesta teléfono correo total
    subtotal motivo causa orden programa menú
    credit: subtítulo* subtitulado* subtitulación traducción traducido adaptación sincronización
    copyright transcripción corrección
    guion realización
    sign: cartel letrero rótulo titular salida entrada cerrado abierto prohibido farmacia
    texto_en_pantalla se_vende
    when: después tarde antes siguiente mañana mediodía noche día días semana semanas mes meses
    año años hora horas minutos primavera verano otoño invierno enero febrero marzo abril mayo
    junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves
    viernes sábado domingo capítulo episodio parte prólogo epílogo fin medianoche
    speech: yo tú usted nosotros vosotros ustedes mí ti me te nos os mi mis tu tus nuestro eso
    esto ese esa qué quién cómo dónde por_qué cuándo cuál es soy eres somos son está estoy estás
    era he has ha hemos han no sí gracias hola adiós pero porque si ven vamos vete espera mira oye
    escucha ayuda socorro aquí ahí allí nunca siempre dios ay oh creo quiero puedo digas hagas
    nada fuera vale bien muy tan ya que
    determiner: ella ellos ellas el la los las un una unos unas del su sus
    preposition: en por a con al desde entre sobre para
    tras
    and: y e
    endings: ando iendo yendo mente
    """#
  )
}
