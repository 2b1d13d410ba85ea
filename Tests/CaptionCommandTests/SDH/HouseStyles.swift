import CaptionKit
import Testing

@testable import CaptionCommand

/// A cue with the labels that are in it.
struct TrueCue: Sendable {
  var text: String
  var speakers: [String] = []
  /// The kinds of labels, turns left out.
  var kinds: Set<TextPart.Kind> = []
}

/// How a house writes labels.
struct HouseStyle: Sendable, CustomTestStringConvertible {
  var name: String
  var language: String
  var names: [String]
  var sentences: [String]
  var sounds: [String]
  var music: [String]
  var manners: [String]
  var lyrics: [String]
  /// Cues that look like labels and are none.
  var traps: [String]
  var speaker: @Sendable (String, String) -> String
  var sound: @Sendable (String) -> String
  var manner: @Sendable (String, String) -> String
  var song: @Sendable (String) -> String
  var turns: @Sendable (String, String) -> String

  var testDescription: String { name }

  /// An episode of more than eighty cues, in which every kind comes back in changing company.
  var episode: [TrueCue] {
    var cues: [TrueCue] = []
    for round in 0..<12 {
      let name = names[round % names.count]
      let other = names[(round + 1) % names.count]
      func say(_ step: Int) -> String { sentences[(round * 5 + step * 3) % sentences.count] }
      cues.append(
        TrueCue(text: sound(sounds[round % sounds.count]), kinds: [.sound])
      )
      cues.append(TrueCue(text: speaker(name, say(0)), speakers: [name], kinds: [.speaker]))
      cues.append(TrueCue(text: say(1)))
      cues.append(TrueCue(text: turns(say(2), say(3))))
      cues.append(TrueCue(text: traps[round % traps.count]))
      cues.append(
        TrueCue(text: manner(manners[round % manners.count], say(4)), kinds: [.manner])
      )
      cues.append(
        TrueCue(text: speaker(other, say(5)), speakers: [other], kinds: [.speaker])
      )
      if round % 3 == 0 {
        cues.append(TrueCue(text: sound(music[round / 3 % music.count]), kinds: [.music]))
      }
      if round % 4 == 1 {
        cues.append(TrueCue(text: song(lyrics[round / 4 % lyrics.count]), kinds: [.lyrics]))
      }
      cues.append(
        TrueCue(
          text: sound(sounds[(round + 5) % sounds.count]) + "\n" + say(6),
          kinds: [.sound]
        )
      )
    }
    return cues
  }

  static let all: [HouseStyle] = [netflix, bbc, dcmp, une, france, germany, japan]
}

extension HouseStyle {
  private static let english = [
    "We should have left by now.", "The tide won't wait for us.", "Is that the harbour bell?",
    "Nobody told me about the boat.", "I kept the letter all these years.", "Go on, then.",
    "You never liked the sea.", "What did he say to you?", "It's only the wind.",
    "Hand me the lamp, will you?", "My brother sailed from here.", "That was a long time ago.",
    "Don't touch the ropes.", "There's a light on the far shore.", "So this is goodbye.",
  ]
  private static let englishTraps = [
    "Note: the ferry leaves at 6:15.", "She said one thing: wait.", "(Not that anyone asked me.)",
    "It is 12:30 already.", "Row 5, seat 12 [as before].", "The old *and* the new quay.",
    "Chapter two: The Storm.", "Lovely weather(!)",
  ]

  static let netflix = HouseStyle(
    name: "Netflix",
    language: "en",
    names: ["Marlow", "Edda", "old man", "Captain Ruiz"],
    sentences: english,
    sounds: [
      "gulls crying", "door creaks", "thunder rumbling", "Edda sighs", "bell tolls", "rope snaps",
      "engine sputters", "waves crashing", "indistinct chatter", "glass shatters",
    ],
    music: ["tense music playing", "accordion playing softly", "somber piano music"],
    manners: ["whispering", "in Spanish", "over radio", "softly"],
    lyrics: ["Carry me over the water", "And the night is long"],
    traps: englishTraps,
    speaker: { "[\($0)] \($1)" },
    sound: { "[\($0)]" },
    manner: { "[\($0)] \($1)" },
    song: { "♪ \($0) ♪" },
    turns: { "-\($0)\n-\($1)" }
  )

  static let bbc = HouseStyle(
    name: "BBC",
    language: "en",
    names: ["MARLOW", "EDDA", "OLD MAN", "CAPTAIN RUIZ"],
    sentences: english,
    sounds: [
      "GULLS CRY", "DOOR CREAKS", "THUNDER RUMBLES", "EDDA SIGHS", "BELL TOLLS", "ROPE SNAPS",
      "ENGINE SPLUTTERS", "WAVES CRASH", "APPLAUSE", "GLASS SHATTERS",
    ],
    music: ["MUSIC: \"Harbour Lights\"", "ACCORDION MUSIC PLAYS", "BAND PLAYS WALTZ"],
    manners: ["WHISPERS", "IN SPANISH", "ON RADIO", "SCOTTISH ACCENT"],
    lyrics: ["Carry me over the water", "And the night is long"],
    traps: englishTraps + ["GET OUT OF HERE!"],
    speaker: { "\($0): \($1)" },
    sound: { $0 },
    manner: { "\($0): \($1)" },
    song: { "# \($0) #" },
    turns: { "<c.white>\($0)</c>\n<c.yellow>\($1)</c>" }
  )

  static let dcmp = HouseStyle(
    name: "DCMP",
    language: "en",
    names: ["Marlow", "Edda", "narrator", "Captain Ruiz"],
    sentences: english,
    sounds: [
      "gulls crying", "door creaking", "thunder rumbling", "Edda sighs", "bell tolling",
      "rope snapping", "engine sputtering", "waves crashing", "people chattering",
      "glass shattering",
    ],
    music: ["tense music playing", "accordion music", "slow piano music"],
    manners: ["whispering", "in Spanish", "over radio", "male voice_"],
    lyrics: ["Carry me over the water", "And the night is long"],
    traps: englishTraps,
    speaker: { "(\($0))\n\($1)" },
    sound: { "[\($0)]" },
    manner: { "[\($0 == "male voice_" ? "sarcastically" : $0)]\n\($1)" },
    song: { "♪ \($0) ♪" },
    turns: { ">> \($0)\n>> \($1)" }
  )

  static let une = HouseStyle(
    name: "UNE",
    language: "es",
    names: ["INÉS", "TOMÁS", "MUJER 1", "CAPITÁN"],
    sentences: [
      "Ya tendríamos que habernos ido.", "La marea no espera.", "¿Es esa la campana del puerto?",
      "Nadie me habló del barco.", "Guardé la carta todos estos años.", "Adelante, entonces.",
      "Nunca te gustó el mar.", "¿Qué te dijo?", "Solo es el viento.", "Dame la lámpara.",
      "Mi hermano zarpó de aquí.", "Hace mucho de aquello.", "No toques las cuerdas.",
      "Hay una luz en la otra orilla.", "Así que esto es un adiós.",
    ],
    sounds: [
      "Gaviotas", "Puerta", "Truenos", "Suspiros", "Campanadas", "Golpe", "Motor de barco",
      "Oleaje",
      "Murmullo de gente", "Cristales rotos",
    ],
    music: ["Música de tensión", "Música alegre", "Acordeón"],
    manners: ["SUSURRA", "EN INGLÉS", "POR RADIO", "GRITA"],
    lyrics: ["Llévame sobre el agua", "Y la noche es larga"],
    traps: [
      "Nota: el ferry sale a las 6:15.", "Dijo una cosa: espera.", "(O eso me contó a mí).",
      "Son las 12:30.", "Capítulo dos: la tormenta.", "¡FUERA DE AQUÍ!",
    ],
    speaker: { "(\($0)) \($1)" },
    sound: { "(\($0))" },
    manner: { "(\($0)) \($1)" },
    song: { "# \($0) #" },
    turns: { "-\($0)\n-\($1)" }
  )

  static let france = HouseStyle(
    name: "France",
    language: "fr",
    names: ["Camille", "Armand", "Le capitaine", "Voix de femme"],
    sentences: [
      "On devrait déjà être partis.", "La marée n'attend pas.", "C'est la cloche du port ?",
      "Personne ne m'a parlé du bateau.", "J'ai gardé la lettre.", "Allez-y, alors.",
      "Tu n'as jamais aimé la mer.", "Qu'est-ce qu'il t'a dit ?", "Ce n'est que le vent.",
      "Passe-moi la lampe.", "Mon frère est parti d'ici.", "C'était il y a longtemps.",
      "Ne touche pas aux cordes.", "Il y a une lumière là-bas.", "C'est donc un adieu.",
    ],
    sounds: [
      "Cris de mouettes", "Grincement de porte", "Coup de tonnerre", "Soupir", "Cloche",
      "Coup de feu",
      "Bruit de moteur", "Bruit des vagues", "Brouhaha", "Bris de verre",
    ],
    music: ["Musique de suspense", "Air d'accordéon", "Valse lente"],
    manners: ["en espagnol", "à la radio", "tout bas", "chuchotant"],
    lyrics: ["Porte-moi sur les eaux", "Et la nuit est longue"],
    traps: [
      "Note : le bac part à 6:15.", "Elle a dit : attends.", "(C'est ce qu'il m'a dit.)",
      "Il est 12:30.", "Chapitre deux : la tempête.", "SORS D'ICI !",
    ],
    speaker: { "\($0) : \($1)" },
    sound: {
      "<c.\($0.contains("usique") || $0.contains("ccord") || $0.contains("Valse") ? "magenta" : "red")>\($0)</c>"
    },
    manner: { "(\($0)) \($1)" },
    song: { "♪ \($0) ♪" },
    turns: { "- \($0)\n- \($1)" }
  )

  static let germany = HouseStyle(
    name: "Germany",
    language: "de",
    names: ["TILDA", "HENDRIK", "ALTER MANN", "KAPITÄN"],
    sentences: [
      "Wir sollten längst fort sein.", "Die Flut wartet nicht.", "Ist das die Hafenglocke?",
      "Keiner hat mir vom Boot erzählt.", "Ich habe den Brief aufgehoben.", "Na, dann los.",
      "Du mochtest das Meer nie.", "Was hat er gesagt?", "Das ist nur der Wind.",
      "Gib mir die Lampe.", "Mein Bruder fuhr von hier ab.", "Das ist lange her.",
      "Fass die Seile nicht an.", "Da drüben brennt ein Licht.", "Dann ist das der Abschied.",
    ],
    sounds: [
      "Möwen schreien", "Tür knarrt", "Donner grollt", "Tilda seufzt.", "Glocke läutet",
      "Seil reißt",
      "Motor stottert", "Wellenrauschen", "Stimmengewirr", "Glas zerbricht",
    ],
    music: ["Spannungsvolle Musik", "Akkordeonmusik", "Leise Klaviermusik"],
    manners: ["flüstert", "auf Spanisch", "über Funk", "leise"],
    lyrics: ["Trag mich übers Wasser", "Und die Nacht ist lang"],
    traps: [
      "Hinweis: Die Fähre geht um 6:15.", "Sie sagte: Warte.", "(Das hat mich keiner gefragt.)",
      "Es ist 12:30 Uhr.", "Das war *wirklich* knapp.", "RAUS HIER!", "Kapitel zwei: Der Sturm.",
    ],
    speaker: { "\($0): \($1)" },
    sound: { "* \($0) *" },
    manner: { "(\($0)) \($1)" },
    song: { "♪ \($0) ♪" },
    turns: { "- \($0)\n- \($1)" }
  )

  static let japan = HouseStyle(
    name: "Japan",
    language: "ja",
    names: ["健太", "さくら", "船長", "ナレーション"],
    sentences: [
      "もう出発の時間だ", "潮は待ってくれない", "あれは港の鐘？", "船のことは聞いていない", "手紙を取っておいた",
      "さあ行こう", "海は嫌いだったね", "何て言われたの？", "ただの風だよ", "ランプを取って", "兄はここから出た", "昔の話だ",
      "ロープに触るな", "向こう岸に明かりがある", "これでお別れだ",
    ],
    sounds: [
      "カモメの鳴き声", "ドアの開く音", "雷鳴", "ため息", "鐘の音", "銃声", "エンジン音", "波の音", "ざわめき",
      "ガラスの割れる音",
    ],
    music: ["静かな音楽", "アコーディオンの曲", "ピアノの演奏"],
    manners: ["小声で", "スペイン語で", "無線で", "ささやき声で"],
    lyrics: ["水の上を運んで", "夜は長い"],
    traps: [
      "注意：足元が滑ります", "彼は「待て」と言った", "（本当にそうかな…）", "今は12：30です", "第二章：嵐の夜",
      "ねえ～",
    ],
    speaker: { "（\($0)）\n\($1)" },
    sound: { "（\($0)）" },
    manner: { "（\($0)）\($1)" },
    song: { "♪ \($0)" },
    turns: { "―\($0)\n―\($1)" }
  )
}
