/// What the name of a caption file says by convention: `Title.en.sdh.srt`.
///
/// Names are read from the right: an extension, words for what the file is for, a language, and the
/// title before them. Players agree on little more (Jellyfin, mpv, Bazarr and Plex). A name is a
/// claim of whoever gave it, never evidence.
public struct SidecarName: Sendable, Hashable {
  /// The title, with the folders in which the file lies.
  public var title: String
  /// The language, or nil where the name has none.
  public var language: LanguageTag?
  /// What the file is for, or nil where the name does not say.
  public var role: TrackRole?
  /// Whether the name calls it a commentary.
  public var isCommentary = false

  /// Reads a path, whose folders `/` divides.
  public init(_ path: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    title = ""
    // What stands first is the title, however short.
    var parts = path[start...].split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1 { parts.removeLast() }
    takeWords(&parts)
    if parts.count > 1, let last = parts.last, let tag = Self.tag(last) {
      language = tag
      parts.removeLast()
      // Some put the language last: `Title.forced.en.srt`.
      takeWords(&parts)
    }
    title = path[..<start] + parts.joined(separator: ".")
  }

  /// Takes the words at the end that say what the file is for.
  private mutating func takeWords(_ parts: inout [Substring]) {
    while parts.count > 1, let last = parts.last, let word = Self.words[last.lowercased()] {
      if last.lowercased() == "hi" {
        // It is Hindi where no language stands before it.
        guard language == nil, parts.count > 2, Self.tag(parts[parts.count - 2]) != nil else {
          return
        }
      }
      role = role ?? word.role
      if word.isCommentary { isCommentary = true }
      parts.removeLast()
    }
  }

  private struct Word {
    var role: TrackRole?
    var isCommentary = false
  }

  private static let words: [String: Word] = [
    "sdh": Word(role: .sdh), "hi": Word(role: .sdh), "cc": Word(role: .captions),
    "captions": Word(role: .captions), "subtitles": Word(role: .subtitles),
    "forced": Word(role: .forced), "foreign": Word(role: .forced),
    "easy": Word(role: .easyReader), "easy-reader": Word(role: .easyReader),
    "translation": Word(role: .translation), "ad": Word(role: .descriptions),
    "descriptions": Word(role: .descriptions), "description": Word(role: .descriptions),
    "commentary": Word(isCommentary: true), "default": Word(), "normal": Word(), "plain": Word(),
  ]

  static func tag(_ part: Substring) -> LanguageTag? {
    guard let tag = LanguageTag(String(part).replacing("_", with: "-")) else { return nil }
    // A word with one capital, such as `Is`, belongs to a title.
    let primary = tag.text.prefix(tag.language.utf8.count)
    guard primary == primary.lowercased() || primary == primary.uppercased() else { return nil }
    // Three letters behind a language are one of its own only where it has such, as `zh-yue`; those
    // of `de_srt` are something else (RFC 5646, 2.2.2).
    let next = tag.rest.prefix { $0 != "-" }
    if next.utf8.count == 3, next.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 }),
      !languagesWithExtensions.contains(tag.language)
    {
      return nil
    }
    if let short = threeLetterCodes[tag.language] {
      return LanguageTag(tag.rest.isEmpty ? short : "\(short)-\(tag.rest)")
    }
    return twoLetterCodes.contains(tag.language) ? tag : nil
  }

  /// Languages with subtags for languages that they comprise.
  private static let languagesWithExtensions: Set<String> = [
    "ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh",
  ]

  /// The codes of ISO 639-1.
  private static let twoLetterCodes: Set<String> = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da \
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz \
    ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln \
    lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi \
    pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti \
    tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """
    .split(separator: " ").map(String.init)
  )

  /// Codes of three letters that stand in names, by what BCP 47 takes instead.
  private static let threeLetterCodes = [
    "ara": "ar", "chi": "zh", "zho": "zh", "cze": "cs", "ces": "cs", "dan": "da", "dut": "nl",
    "nld": "nl", "eng": "en", "fin": "fi", "fre": "fr", "fra": "fr", "ger": "de", "deu": "de",
    "gre": "el", "ell": "el", "heb": "he", "hin": "hi", "hun": "hu", "ita": "it", "jpn": "ja",
    "kor": "ko", "nor": "no", "pol": "pl", "por": "pt", "rum": "ro", "ron": "ro", "rus": "ru",
    "spa": "es", "swe": "sv", "tur": "tr", "ukr": "uk",
  ]
}

extension SidecarName {
  /// The name by which most players find a file as what it is: `Title.en.sdh.srt`.
  ///
  /// The title is that of the given path, without a language or words that are there already. `hi`
  /// is never written, since some take it for Hindi.
  ///
  /// - Parameters:
  ///   - path: The path as it is without the convention.
  ///   - language: The language.
  ///   - role: What the file is for; roles without a word of the convention leave it out.
  public static func conventional(
    _ path: String,
    _ language: LanguageTag,
    _ role: TrackRole
  ) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = path[start...]
    let ending = name.lastIndex(of: ".").flatMap {
      $0 > name.startIndex ? String(name[$0...]) : nil
    }
    let word = word(for: role).map { ".\($0)" } ?? ""
    return "\(SidecarName(path).title).\(language.text)\(word)\(ending ?? "")"
  }

  /// The word of the convention for a role, or nil.
  public static func word(for role: TrackRole) -> String? {
    switch role {
    case .sdh: "sdh"
    case .captions: "cc"
    case .forced: "forced"
    case .subtitles, .easyReader, .translation, .descriptions: nil
    }
  }
}
