/// Words of labels that guidelines advise against, by language.
struct LabelHabits: Sendable {
  /// Whole labels that do not say what is heard, in small letters and without accents.
  let vague: Set<String>
  /// Words for what is seen and not heard.
  let actions: Set<String>
  /// Past tenses of verbs for sounds; none where they cannot be told from other forms.
  let past: Set<String>

  init(vague: String, actions: String, past: String = "") {
    func set(_ list: String) -> Set<String> {
      Set(list.split(separator: ",").map { String($0.trimmingSpaces) })
    }
    self.vague = set(vague)
    self.actions = set(actions)
    self.past = set(past)
  }

  /// The lists of a language, by its primary subtag; English where several fit, and nil for a
  /// language without lists.
  static func lists(for language: String?) -> LabelHabits? { lists[language ?? "en"] }

  private static let lists: [String: LabelHabits] = [
    "en": LabelHabits(
      vague: "noise,noises,sound,sounds,sound effect,sound effects,music,music playing,music plays,"
        + "song,song playing,song plays,singing,foreign language,speaking foreign language,"
        + "speaks foreign language,speaking in foreign language,speaks in foreign language,"
        + "in foreign language,speaking a foreign language,speaks in a foreign language,"
        + "speaking in a foreign language,foreign dialogue,foreign speech",
      actions: "smiles,smiling,nods,nodding,winks,winking,frowns,frowning,stares,staring,glances,"
        + "glancing,grins,grinning,shrugs,shrugging,blushes,blushing,hugs,hugging,kneels,kneeling,"
        + "shakes head,shakes his head,shakes her head,rolls eyes,rolls his eyes,rolls her eyes,"
        + "looks away,looks up,looks down,looks around,walks away,walks in,walks out,sits down,"
        + "stands up,turns around,turns away,raises hand,raises eyebrow,raises eyebrows",
      past: "slammed,barked,laughed,chuckled,giggled,sighed,gasped,groaned,moaned,grunted,coughed,"
        + "sneezed,sniffed,snored,sobbed,cried,screamed,shrieked,howled,growled,roared,hissed,"
        + "chirped,buzzed,whistled,rang,knocked,crashed,thudded,thumped,clattered,rattled,creaked,"
        + "squeaked,clicked,snapped,rumbled,exploded,beeped,honked,screeched,splashed,applauded,"
        + "cheered,clapped,opened,closed,stopped,started,shattered,crunched,rustled,played,swelled"
    ),
    "de": LabelHabits(
      vague: "gerausch,gerausche,musik,ton,tone,klang,fremdsprache,lied,spricht fremdsprache",
      actions: "nickt,lachelt,grinst,zwinkert,umarmt,blickt,schaut weg,zuckt mit den schultern"
    ),
    "fr": LabelHabits(
      vague: "bruit,bruits,son,sons,musique,chanson,langue etrangere,en langue etrangere,"
        + "parle une langue etrangere",
      actions: "sourit,hoche la tete,hausse les epaules,fait un clin d oeil"
    ),
    "es": LabelHabits(
      vague: "ruido,ruidos,sonido,sonidos,musica,cancion,idioma extranjero,en idioma extranjero,"
        + "habla en idioma extranjero",
      actions: "sonrie,asiente,asiente con la cabeza,guina el ojo,se encoge de hombros"
    ),
    "it": LabelHabits(
      vague: "rumore,rumori,suono,suoni,musica,canzone,lingua straniera,in lingua straniera",
      actions: "sorride,annuisce,fa l occhiolino,scrolla le spalle"
    ),
    "pt": LabelHabits(
      vague: "ruido,ruidos,barulho,som,sons,musica,cancao,lingua estrangeira,"
        + "em lingua estrangeira,idioma estrangeiro",
      actions: "sorri,acena com a cabeca,pisca o olho,encolhe os ombros"
    ),
    "nl": LabelHabits(
      vague: "geluid,geluiden,lawaai,muziek,lied,vreemde taal,in vreemde taal",
      actions: "knikt,glimlacht,knipoogt,haalt zijn schouders op,haalt haar schouders op"
    ),
  ]
}
