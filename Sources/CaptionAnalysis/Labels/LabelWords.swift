/// The word lists by which labels are told apart, one file a language in the folder Words.
///
/// A list has sections, each a ``WordClass`` with a colon and words between blanks. `word*` stands
/// for every word that begins so, `~word` for every word that ends so; an underscore joins the
/// words of a phrase. Case, accents and other marks on letters make no difference. To add a
/// language, add its file and its line below.
enum LabelWords {
  static let languages: [LabelLanguage] = [
    english, german, french, spanish, italian, portuguese, dutch, swedish, danish, norwegian,
    finnish, polish, czech, russian, ukrainian, turkish, greek, hungarian, romanian, japanese,
    chinese, korean, arabic, hebrew, hindi,
  ]
}

/// The word lists of one language.
struct LabelLanguage: Sendable {
  /// The primary language subtag (BCP 47).
  let code: String
  let words: String

  init(_ code: String, _ words: String) {
    self.code = code
    self.words = words
  }
}

/// What a word tells of the label in which it stands.
struct WordClass: OptionSet, Sendable {
  let rawValue: UInt32

  /// A sound that is neither speech nor music, by its noun or its verb.
  static let sound = WordClass(rawValue: 1 << 0)
  /// Music, instruments and forms of it.
  static let music = WordClass(rawValue: 1 << 1)
  /// What music does: play, fade.
  static let playing = WordClass(rawValue: 1 << 2)
  /// Singing, which is a manner beside words and music without them.
  static let singing = WordClass(rawValue: 1 << 3)
  /// A verb or adverb of speaking.
  static let manner = WordClass(rawValue: 1 << 4)
  /// The name of a language.
  static let language = WordClass(rawValue: 1 << 5)
  /// A device or place through which a voice comes.
  static let channel = WordClass(rawValue: 1 << 6)
  /// Somebody without a name: a role, an age, a collective.
  static let role = WordClass(rawValue: 1 << 7)
  /// Many at once, who are heard as a sound unless words follow.
  static let group = WordClass(rawValue: 1 << 8)
  /// A word that stands before a colon without naming anybody.
  static let notName = WordClass(rawValue: 1 << 9)
  /// A word with which a credit begins.
  static let credit = WordClass(rawValue: 1 << 10)
  /// What is written in the picture.
  static let sign = WordClass(rawValue: 1 << 11)
  /// A word of cards that give a time.
  static let when = WordClass(rawValue: 1 << 12)
  /// A word of sentences that no label holds: pronouns, question words, negation.
  static let speech = WordClass(rawValue: 1 << 13)
  /// An article or possessive.
  static let determiner = WordClass(rawValue: 1 << 14)
  /// A word before a language, a voice or a device: in, over, with.
  static let preposition = WordClass(rawValue: 1 << 15)
  /// A word between two names.
  static let and = WordClass(rawValue: 1 << 16)
  /// The voice itself, which is nobody where a manner follows: `muffled voice`.
  static let voice = WordClass(rawValue: 1 << 18)
  /// An ending that adverbs or participles of manner have; weaker than every other class.
  static let mannerEnding = WordClass(rawValue: 1 << 17)

  /// A device through which a voice comes, which another noun may tell apart: `police radio`.
  static let device = WordClass(rawValue: 1 << 19)

  /// Classes that make a text a label whatever stands beside it.
  static let labelling: WordClass = [.sound, .music, .singing, .manner, .language, .channel]
  /// What one language's words may say of a label in another language.
  static let abroad: WordClass = [.sound, .music, .singing, .manner, .credit, .role]

  /// The class of a section, by its name in the lists.
  init?(section: ArraySlice<UInt8>) {
    switch String(decoding: section, as: UTF8.self) {
    case "sound": self = .sound
    case "music": self = .music
    case "playing": self = .playing
    case "singing": self = .singing
    case "manner": self = .manner
    case "language": self = .language
    case "channel": self = .channel
    case "role": self = .role
    case "group": self = .group
    case "notname": self = .notName
    case "credit": self = .credit
    case "sign": self = .sign
    case "when": self = .when
    case "speech": self = .speech
    case "determiner": self = .determiner
    case "preposition": self = .preposition
    case "and": self = .and
    case "voice": self = .voice
    case "device": self = .device
    case "endings": self = .mannerEnding
    default: return nil
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}
