public import CaptionAnalysis
import CaptionModel

/// Finds a declared language whose script is not that of the text.
public struct LanguageScript: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/language-script",
    "The text is written in another script than the declared language.",
    severity: .warning,
    evidence: [.dialogue, .language],
    text: .init(
      checks: "Whether most letters belong to the script in which the language is written.",
      matters: "Players choose tracks, fonts, line breaking and voices by the language.",
      measured: "By the letters of all cues; at least 20 are needed, and 60 % of them in another "
        + "script. Languages of one script cannot be told apart by it.",
      sources: ["BCP 47; Unicode, Scripts.txt."]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:05.000\nThe ferry leaves at noon, says OLGA.\n",
        context: .language("en")
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\nThe ferry leaves at noon.\nThen we have an hour.\n",
        "the language is \"ru\", but most letters are Latin",
        context: .language("ru")
      ),
    ]
  )

  /// The scripts that can be told apart by their blocks.
  private enum Script: String {
    case latin = "Latin"
    case greek = "Greek"
    case cyrillic = "Cyrillic"
    case hebrew = "Hebrew"
    case arabic = "Arabic"
    case devanagari = "Devanagari"
    case thai = "Thai"
    case korean = "Korean"
    case kana = "Japanese"
    case han = "Chinese"

    init?(_ scalar: UInt32) {
      switch scalar {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
      case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
      case 0x400...0x52F: self = .cyrillic
      case 0x5D0...0x5EA: self = .hebrew
      case 0x620...0x6FF, 0x750...0x77F: self = .arabic
      case 0x900...0x97F: self = .devanagari
      case 0xE01...0xE5B: self = .thai
      case 0xAC00...0xD7A3, 0x1100...0x11FF: self = .korean
      case 0x3041...0x30FF: self = .kana
      case 0x4E00...0x9FFF, 0x3400...0x4DBF: self = .han
      default: return nil
      }
    }
  }

  /// The scripts of a language; nil where they are not known or any is right.
  private static func scripts(of tag: String) -> Set<Script>? {
    let parts = tag.lowercased().split(separator: "-").map(String.init)
    if parts.contains("latn") { return [.latin] }
    if parts.contains("cyrl") { return [.cyrillic] }
    guard let language = parts.first else { return nil }
    switch language {
    case "en", "fr", "de", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "is", "pl",
      "cs", "sk", "sl", "hr", "hu", "ro", "tr", "vi", "id", "ms", "et", "lv", "lt", "ca", "eu",
      "gl", "ga", "cy":
      return [.latin]
    case "ru", "uk", "bg", "be", "mk": return [.cyrillic]
    case "sr": return [.cyrillic, .latin]
    case "el": return [.greek]
    case "he", "yi": return [.hebrew]
    case "ar", "fa", "ur": return [.arabic]
    case "hi", "mr", "ne": return [.devanagari]
    case "th": return [.thai]
    case "ko": return [.korean, .han]
    case "ja": return [.kana, .han]
    case "zh", "yue": return [.han]
    default: return nil
    }
  }

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports a file in another script.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let tag = track.language, let expected = Self.scripts(of: tag) else { return }
    var counts: [Script: Int] = [:]
    // Enough letters to tell; a library has files with a hundred thousand cues.
    var total = 0
    // Letters of one script follow each other, and are counted together.
    var run: (script: Script, letters: Int) = (.latin, 0)
    let cues = track.cues
    for index in cues.indices {
      guard total < 20_000 else { break }
      let utf8 = cues[index].text.utf8
      var offset = 0
      while offset < utf8.count {
        let (scalar, length) = utf8.scalar(at: offset)
        offset += length
        guard let script = Script(scalar) else { continue }
        if script != run.script {
          counts[run.script, default: 0] += run.letters
          run = (script, 0)
        }
        run.letters += 1
        total += 1
      }
    }
    counts[run.script, default: 0] += run.letters
    let own = expected.reduce(0) { $0 + counts[$1, default: 0] }
    let others = counts.filter { !expected.contains($0.key) && $0.value > 0 }
    guard total >= 20, (total - own) * 5 >= total * 3,
      let most = others.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) })
    else { return }
    report(
      Finding(.file, "the language is \"\(tag)\", but most letters are \(most.key.rawValue)")
    )
  }
}
