import CaptionAnalysis
import CaptionModel

/// Words of labels that guidelines advise against, by language.
///
/// Each language has a file of its own, with its source. A word that could be something else, such as
/// a name, a noun that sounds like a past tense, or a thing that is heard, does harm in a list.
struct LabelHabits: Sendable {
  /// Whole labels that do not say what is heard, folded as labels are compared.
  let vague: Set<String>
  /// Words for what is seen and not heard, folded as labels are compared.
  let actions: Set<String>
  /// Past tenses of verbs for sounds, of one word or two, in small letters and with their accents;
  /// none where they cannot be told from other forms.
  let past: Set<String>
  /// Words that follow such a verb in a label, in small letters and with their accents.
  let followers: Set<String>
  /// Whole labels that mean several speakers at once and nothing else, in small letters.
  let collective: Set<String>

  init(
    vague: String,
    actions: String = "",
    past: String = "",
    perfect: String = "",
    with auxiliaries: [String] = [],
    followers: String = "",
    collective: String = ""
  ) {
    func set(_ list: String) -> Set<String> {
      Set(list.split(separator: ",").map { String($0.trimmingSpaces) })
    }
    func folded(_ list: String) -> Set<String> {
      Set(set(list).map { NameLetters.words(.init(Array($0.utf8))).joined(separator: " ") })
    }
    self.vague = folded(vague)
    self.actions = actions.isEmpty ? [] : folded(actions)
    let participles = perfect.isEmpty ? [] : set(perfect)
    self.past = (past.isEmpty ? [] : set(past)).union(
      participles.flatMap { participle in auxiliaries.map { "\($0) \(participle)" } }
    )
    self.followers = set(followers)
    self.collective = set(collective)
  }

  /// The lists of a language, by its primary subtag; English where several fit, and nil for a
  /// language without lists.
  static func lists(for language: String?) -> LabelHabits? {
    // Each is made when it is asked for, since that takes longer than to look through short files.
    switch language ?? "en" {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "pt": portuguese
    case "nl": dutch
    case "sv": swedish
    case "da": danish
    case "nb", "no", "nn": norwegian
    case "fi": finnish
    case "pl": polish
    case "ja": japanese
    case "ko": korean
    case "zh": chinese
    default: nil
    }
  }
}
