extension LabelWords {
  /// English.
  ///
  /// Source: written for CaptionKit after the label forms that the BBC, DCMP and Netflix guides
  /// describe.
  static let english = LabelLanguage(
    "en",
    #"""
    sound: sound sounds noise noises sfx silence quiet_continues no_audio no_sound laugh* chuckl*
    giggl* snicker* snigger* cackl* guffaw* titter* sigh* gasp* groan* moan* grunt* cough* sneez*
    sniff* snor* snort* sob* cry crying cries cried weep* whimper* whin* wail* scream* shriek*
    squeal* yelp* howl* growl* snarl* roar* bark barks barking woof* meow* mew* purr* hiss* chirp*
    tweet* caw* cawing cluck* crows crowing rooster moo mooing neigh* whinny* bleat* baa* oink*
    quack* hoot* buzz* hum hums humming whir* whirr* whistle whistles whistling whistled tick
    ticks ticking tock clock chim* dong ding bell bells ring rings ringing ringtone rang knock*
    bang bangs banging thud* thump* crash* clang* clank* clatter* rattl* creak* squeak* slam slams
    slammed slamming click* clack* snap snaps snapping pop pops popping crack cracks cracking
    crackl* crunch* rustl* rumbl* thunder* lightning rain* wind winds hail storm wav* surf splash*
    drip* trickl* gurgl* bubbl* pour* slosh* boil* sizzl* footstep* step_creaks steps stomp* tap
    taps tapping patter* clapp* clap claps applau* cheer* boo boos booing chant* chatter* clamour*
    clamor* commotion murmurs_of hubbub conversation* babbl* walla gunshot* gunfire shot shots
    gun_cocks explo* blast* boom booms booming siren* alarm* horn* honk* hoot beep* bleep* buzzer
    dial_tone dial* phone_rings engine* motor* revs revving rev tyre* tire* tires brak* screech*
    skid* train rail_clacks helicopter chopper whoosh* swoosh* swish* static feedback interference
    distort* click shutter* typing types keyboard* print* scrib* scratch* scrap* rip rips ripping
    tear* tore shatter* smash* break* glass hammer* drill* sawing chop* chew* munch* slurp* sips
    sipping gulp* swallow* burp* belch* fart* hiccup* hiccough* retch* vomit* gags gagging chok*
    pant pants panting wheez* breath* inhal* exhal* exhales shudder* yawn* kiss kisses kissing
    smack* spit spits spitting clears_throat clears_his_throat clears_her_throat
    clears_their_throat throat scoff* tut tuts tutting tsk* gasping hyperventilat* heartbeat*
    heart_beats beating flatline* monitor_beeps vibrat* jingl* jangl* tinkl* clink* zip zips
    unzip* door_opens door_closes door_slams opens closes opening closing shuts gate door doors
    lid window dog dogs cat birds birdsong crickets cicadas seagull* gull* pig wolf wolves horse
    horses hooves hoofbeats insect* frog* owl* cow cows sheep fire flames flap* flutter* wings
    wood_splinters drone drones droning crowd_noise fight* scuffl* struggl* punch* slap* thwack*
    whack* gavel toll* tolling peal* klaxon foghorn steam hoist hydraul* gear* ambient ambience
    commot* echoes_of reverberat* resonat* creaking floorboard* kettle water toilet flush* faucet
    shower runs_water splutter* sputter* blares blaring blare blow* blows notification_chimes
    fizz* gunshots machinery elevator_dings tone censored redacted
    coos cooing crowd_murmuring crowd_murmurs audience_murmuring audience_murmurs people_murmuring
    all_murmuring stomach_rumbl* smooch* clopp* clip-clop footfall* squelch* squish* thwap zap*
    plop* plunk* ping pings pinging bray* squawk* gobbl* skittering scampering shuffling
    match_strikes oven_dings ringback busy_signal car_starts trunk_closes machine_gun ricochet*
    body_thuds bones_crack bone_snaps neck_snaps avalanche page_turns text_alert message_alert
    notification_sound knuckles_crack
    disconnect*
    music: music* musical_interlude song songs melody melodies tune tunes jingle theme overture
    orchestra* symphon* waltz* march_plays anthem ballad lullaby aria opera hymn* fanfare jazz
    blues rock_plays techno reggae hip-hop rap_plays piano guitar* violin* cello* organ accordion*
    fiddle flute trumpet* saxophone bagpipe* banjo harmonica harp strings drumroll drum_roll
    drumbeat* drums drum percussion choir chorus vocalis* vocaliz* instrumental strums strumming
    ballet bass_line
    playing: play plays playing continues continue stops fades swells resumes ends over_speakers
    singing: sing sings singing sang serenad*
    manner: chanting chants chant chanted talking talks talk chatting chats conversing deep_voice low_voice high_voice gruff* squeaky_voice hushed* husky* booming_voice shrill_voice small_voice singsong_voice baby_voice voice_breaking voice_cracking voice_shaking voice_trembling voice_echoing whisper* shout* yell* holler* murmur* mutter* mumbl* mouth* slur* stammer* stutter*
    lisp* speak* softly soft quietly quiet loudly loud calmly angrily sarcastic* mock* sadly
    tearful* excited* nervous* hoarse* raspy weak* faint* firmly stern* deadpan drunk* monoton*
    sing-song echoing muffled distorted_voice accent* read reads reading recit* imitat*
    mimic* impersonat* impression calling calls_out call* pray* inaudible unintelligible
    indistinct* incoherent* slowly sotto_voce robotic high-pitched low-pitched breathless* breathy
    narrating dubbed subvocal* thinks thinking thought_voice aside
    simultaneous* in_unison ironic* joking* shyly coy* gravelly groggy sleepily haltingly singsong
    enthusiastic* flatly
    cheerfully distorted pleading pleads pleaded begging begs hesitant* under_his_breath
    under_her_breath under_their_breath under_my_breath to_himself to_herself to_themselves to_self
    to_camera scream_whispers exclaims exclaiming announces announcing declares cries_out crying_out
    drawling drawls rasping rasps croaking croaks squeaky squeakily childlike posh nasal nasally
    lilting harshly gently tenderly lovingly bitterly curtly bluntly eagerly anxiously fearfully
    frantically hurriedly urgently solemnly gravely gleefully smugly smirking smiling grinning
    laughingly chokingly tipsy intoxicated stoned dazed bewildered confused surprised shocked amazed
    annoyed irritated exasperated frustrated relieved embarrassed ashamed disappointed amused
    horrified terrified frightened scared panicked panicking furious enraged upset distraught
    disgusted suspicious* curious* indignant* defensive* apologetic* sheepish* playful* flirtatious*
    sultry seductive* sing-songy dramatically theatrically rhythmically overlapping interrupting
    continuing in_disbelief narrates voice_cracks voice_breaks voice_shakes voice_trembles
    voice_quivering voice_lowered lowers_voice raises_voice raised_voice
    translating translates translated translation
    language: english french german spanish italian portuguese dutch swedish danish norwegian
    finnish polish czech russian ukrainian turkish greek arabic hebrew hindi urdu bengali tamil
    punjabi farsi persian japanese chinese mandarin cantonese korean vietnamese thai latin welsh
    irish gaelic scottish scots cockney american australian texan brooklyn swahili yiddish
    romanian hungarian serbian croatian bulgarian catalan basque icelandic creole klingon
    foreign_language native_language local_language sign_language
    channel: voice-over voiceover pa_system phone telephone radio tv television intercom tannoy pa p.a loudspeaker speaker
    speakerphone megaphone walkie-talkie walkie earpiece headset microphone mic recording recorder
    tape video voicemail answerphone answering_machine broadcast computer laptop screen line comms
    off-screen offscreen off-camera o.s v.o vo os off o.c o.c. voice-mail bullhorn entryphone
    monitor tablet stereo podcast livestream webcam distance
    role: man woman boy girl child kid baby men women boys girls children kids everyone everybody
    both all together narrator announcer host presenter reporter anchor newsreader newscaster
    commentator interviewer interviewee moderator voice voices person people guy lady gentleman
    teacher student pupil professor doctor nurse patient surgeon paramedic officer policeman
    policewoman police cop cops detective inspector sergeant captain lieutenant colonel general
    major soldier guard sailor pilot driver conductor waiter waitress bartender barman chef cook
    clerk cashier receptionist secretary assistant manager boss lawyer judge prosecutor witness
    juror bailiff priest vicar pastor nun monk rabbi imam king queen prince princess lord sir
    mayor president senator minister ambassador agent spy thief robber kidnapper killer prisoner
    inmate warden stranger neighbour neighbor friend mother father mom mum dad mummy daddy grandma
    grandpa granny grandmother grandfather brother sister son daughter uncle aunt auntie wife
    husband boyfriend girlfriend fan fans player coach referee umpire sportscaster dispatcher
    operator controller caller customer passenger tourist villager farmer fisherman shopkeeper
    butcher baker postman mechanic engineer worker foreman miner singer actor actress director
    producer photographer cameraman translator interpreter robot alien ghost witch giant monster
    elder old older young younger male female teenage teenager teen elderly adult unknown
    other another automated recorded computer_voice unseen colleague participant
    speaker respondent steward stewardess attendant warrior peasant servant butler maid cowboy
    sheriff deputy astronaut scientist therapist counsellor counselor beggar vendor seller trader
    banker salesman auctioneer
    creature figure demon beast dragon vampire zombie fairy angel devil god goddess elf dwarf wizard
    sorcerer sorceress pirate knight emperor empress duke duchess countess baron baroness jester
    maiden squire commander admiral corporal recruit cadet trooper ranger hunter outlaw gangster
    mobster thug henchman goon hitman bouncer bodyguard chauffeur valet nanny babysitter tutor
    librarian janitor custodian plumber electrician carpenter builder gardener florist tailor barber
    hairdresser dentist vet veterinarian pharmacist midwife psychologist psychiatrist analyst
    consultant accountant broker realtor negotiator diplomat envoy delegate councilman congressman
    congresswoman governor premier chancellor candidate activist protester demonstrator heckler
    notary mailman courier trucker cabbie porter doorman bellhop concierge usher cosmonaut navigator
    gunner medic anesthetist intern orderly caretaker caregiver hostage convict jailer chaplain
    deacon bishop cardinal pope preacher reverend rector friar guru psychic magician clown acrobat
    ringmaster dancer ballerina musician drummer guitarist pianist violinist rapper dj emcee hostess
    contestant panelist goalkeeper boxer wrestler cyclist jockey traveler traveller backpacker
    refugee immigrant shepherd rancher blacksmith merchant gambler dealer croupier addict hobo
    orphan twin twins toddler infant newborn schoolboy schoolgirl classmate roommate coworker
    teammate partner fiance fiancee bride groom bridesmaid nephew niece cousin grandson
    granddaughter stepmother stepfather godfather godmother guardian passer-by passerby pedestrian
    motorist bystander onlooker spectator inventor explorer archaeologist historian writer blogger
    vlogger streamer influencer spokesman spokeswoman spokesperson chairman chairwoman chairperson
    ceo cfo intern trainee apprentice boy's_voice man's_voice woman's_voice girl's_voice
    child's_voice robotic_voice android cyborg mutant martian chief priestess prophet oracle hermit
    nobleman noblewoman courtier herald messenger innkeeper landlord landlady tenant housekeeper
    cleaner
    device: pa radio scanner monitor tannoy intercom loudspeaker phone telephone tv television stereo
    megaphone bullhorn recorder voicemail pa_system
    voice: voice voices
    group: choir chorus crowd audience group_of mob choir_boys team class protesters demonstrators congregation
    onlookers spectators partygoers bystanders
    notname: note notes warning caution ps p.s step rule chapter tip update question answer
    remember result results part episode example important attention danger fact point reason
    problem solution conclusion summary verdict total score time date place name address subject
    from to re reminder correction hint option plan goal day night week month year page verse
    psalm lesson scene act round level number group game match dear sirs madam hour minute today
    tomorrow yesterday tonight breaking exclusive news headline weather http https ftp ingredients
    instructions agenda topic item items list things points case exhibit section article paragraph
    volume book version status location destination departure arrival gate_number flight room
    floor door_number phone_number password username email e-mail tel web website guests age
    height weight size price cost value profession occupation advantage disadvantage pros cons
    moral bottom_line translation_of source sources bonus quote motto theorem theory hypothesis
    lemma corollary definition axiom stage phase stardate mission objective target order orders
    statement notice announcement breaking_news trick secret lookout beware deal rumour rumor myth
    bet guess suggestion thing
    first second third firstly secondly thirdly finally lastly spoiler proof catch disclaimer
    meaning translation_error long_story fun_fact moreover however anyway instead ergo therefore
    namely specifically fyi p.p.s nb n.b tldr step-by-step alternatively basically simply bottom
    proviso caveat footnote appendix
    credit: subtitles subtitle subtitled subtitling captions caption captioned captioning
    closed_captioning closed_captions closed_captioned transcribed transcript transcription synced
    sync synchronised synchronized resync ripped encoded uploaded downloaded translation_by
    translated_by translator_s copyright © ® corrected_by edited_by adapted_by adaptation_by
    audio_description_by written_by directed_by produced_by distributed_by subtitles_by
    captions_by captioning_by
    sign: based_on inspired_by in_memory_of in_loving_memory dedicated_to sign poster headline on-screen on_screen onscreen screen_text text_on_screen title
    caption super chyron banner billboard label newspaper_headline exit entry entrance closed open
    keep_out no_entry no_smoking no_parking no_trespassing welcome_to for_sale sale toilets
    way_out out_of_order do_not_enter private push pull hotel motel pharmacy text_message
    text_reads subtitle_reads reads
    graffiti plaque
    when: later earlier next morning afternoon evening day days week weeks month months year years
    hour hours minutes seconds ago spring summer autumn winter january february march april june
    july august september october november december monday tuesday wednesday thursday friday
    saturday sunday present past chapter episode part act prologue epilogue the_end century
    previously noon midnight meanwhile
    speech: i you we it my your our me us him them this that these those what who
    whose why how where which is are am was were be been do does did don't doesn't didn't can
    can't cannot could couldn't will won't would wouldn't should shouldn't must have has had
    haven't hasn't not no yes yeah okay ok please thanks thank hello hi hey goodbye bye well so
    but because if i'm i'll i've i'd you're you'll you've we're we'll it's that's there's he's
    she's they're let's let here there never always come go get stop leave look wait give help run
    good nice happy sorry just oh wow nobody nothing truth god damn shut mine yours about than or
    and_i and_you only
    determiner: he she they it someone somebody the a an some his her their
    preposition: in with on over through via under from as at between into by
    behind outside inside across
    and: and &
    endings: ly
    """#
  )
}
