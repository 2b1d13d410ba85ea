import CaptionAnalysis
import CaptionModel

/// A word of somebody's name, as labels and speech are searched for it.
struct CastName: Hashable {
  /// The letters, folded: one entry for `Mara`, two for `O'Day` and `Jean-Luc`.
  let words: [String]
  /// Whether the script puts no space between words, or joins them with what follows.
  let isSpaceless: Bool

  /// Where a label stands.
  struct Place: Hashable {
    var cue: Int
    var start: Int
  }

  /// What stands beside names and names nobody, as this project found it in lists of casts.
  private static let titles = Set(
    """
    a an the and of young old little big mr mrs ms miss mister mx dr doctor prof professor sir dame
    lady lord madam madame monsieur mademoiselle mme mlle herr frau fraulein senor senora senorita sr
    sra srta don dona signor signora signorina dott senhor senhora meneer mevrouw captain capitaine
    kapitan capitan capitan sergeant sgt inspector detective officer lieutenant colonel major general
    father mother sister brother uncle aunt grandma grandpa nurse king queen prince princess president
    judge agent chief coach man woman boy girl voice narrator le la les el los las il lo gli der die das
    den von van de da di du des del della dos das
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
  )

  /// The words by which an entry of a cast list can be known; none for a mere role.
  static func names(in entry: String) -> [CastName] {
    let tokens = entry.split { $0 == " " || $0 == "." || $0 == "," }
    let hasCapital = tokens.contains { $0.unicodeScalars.first?.properties.isUppercase == true }
    return tokens.compactMap { token in
      // Particles, as in von and de, are small.
      if hasCapital, token.unicodeScalars.first?.properties.isLowercase == true { return nil }
      let words = NameLetters.words(.init(Array(token.utf8)))
      guard let first = words.first, words.count > 1 || !titles.contains(first) else { return nil }
      let isSpaceless = first.unicodeScalars.contains { Self.isSpaceless($0.value) }
      // One letter is an initial, and one sign a word of any sort.
      guard words.reduce(0, { $0 + $1.unicodeScalars.count }) > 1 else { return nil }
      return CastName(words: words, isSpaceless: isSpaceless)
    }
  }

  private static func isSpaceless(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0E00...0x0E7F, 0x3041...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// A label or speech that may hold a name.
struct NamingText {
  private let tokens: [[String]]

  /// Takes a text apart; in speech only words with a capital, or of a script without them, count.
  init(_ text: String, isLabel: Bool) {
    tokens = text.split { " \n\t\u{A0}\u{3000}".contains($0) }.compactMap { token in
      if !isLabel {
        let letter = token.unicodeScalars.first { $0.properties.isAlphabetic }
        if letter?.properties.isLowercase == true { return nil }
      }
      return NameLetters.words(.init(Array(token.utf8)))
    }
  }

  /// Whether a name stands in the text.
  func holds(_ name: CastName) -> Bool {
    tokens.contains { token in
      if name.isSpaceless {
        let letters = name.words.joined()
        return token.contains { $0.contains(letters) }
      }
      guard token.count >= name.words.count else { return false }
      return (0...token.count - name.words.count).contains { start in
        Array(token[start..<start + name.words.count]) == name.words
      }
    }
  }
}
