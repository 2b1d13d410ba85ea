/// What a path says of a caption file in a library: its title, its language and what it is for.
///
/// Names are read from the right, as players do: `night-ferry.en.sdh.srt`, `Title.S01E02.en-GB.forced.vtt`,
/// `title_ger_sdh.ttml`, `title.en[cc].srt`. Where nothing is left for a title, or a number, the folder
/// is it: `Title/en.sdh.vtt`, `Title/Subs/2_English.srt`, `Title/de/subtitles.vtt`. A name is a claim of
/// whoever gave it, never evidence.
public struct TitleName: Sendable, Hashable {
  /// The title with the folders in which it lies; files with the same one belong together.
  public var title: String
  /// The language, or nil where the path has none.
  public var language: LanguageTag?
  /// What the file is for, or nil where the path does not say.
  public var kind: CaptionKind?
  /// Whether what is taken for a language may well be a word of the title, as in `just.do.it.srt`.
  public var isLanguageDoubtful = false

  /// Makes a name.
  public init(title: String, language: LanguageTag? = nil, kind: CaptionKind? = nil) {
    self.title = title
    self.language = language
    self.kind = kind
  }

  /// Reads a path, whose folders `/` divides, by the conventions.
  public init(_ path: String) {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false)
    var stem = folders.popLast() ?? ""
    if let dot = stem.lastIndex(of: "."), dot > stem.startIndex { stem = stem[..<dot] }
    var tags = NameTags(stem)
    tags.takeAll()
    // Folders that say how the files of a title are kept are no part of it.
    while let folder = folders.last, tags.take(folder: folder) { folders.removeLast() }
    let rest = tags.rest
    if !tags.saysNothing(rest) || folders.allSatisfy(\.isEmpty) {
      folders.append(rest.isEmpty ? stem : rest)
    }
    title = folders.joined(separator: "/")
    language = tags.language
    kind = tags.kind
    isLanguageDoubtful = tags.isLanguageDoubtful
  }
}

/// Takes the tags off the end of a name, one by one.
private struct NameTags {
  /// What is left of the name.
  private(set) var rest: Substring
  private(set) var language: LanguageTag?
  private(set) var kind: CaptionKind?
  private(set) var isLanguageDoubtful = false
  /// Whether a folder says only that captions are in it.
  private var isInContainer = false

  init(_ stem: Substring) { rest = stem }

  mutating func takeAll() {
    while takeBracket() || takeWord() {
      while let last = rest.last, Self.separators.contains(last) || last == "-" {
        rest.removeLast()
      }
    }
  }

  private static let separators: Set<Character> = [".", "_", " "]

  /// Takes a group in brackets, all of whose words are known.
  private mutating func takeBracket() -> Bool {
    guard let close = rest.last, close == "]" || close == ")",
      let open = rest.lastIndex(of: close == "]" ? "[" : "(")
    else { return false }
    var copy = self
    let words = rest[rest.index(after: open)...].dropLast()
    for word in words.split(whereSeparator: { Self.separators.contains($0) || ",+&".contains($0) })
    {
      let small = word.lowercased()
      if let named = CaptionKind.named(small) {
        copy.take(kind: named)
      } else if !CaptionKind.neutralWords.contains(small) {
        guard copy.language == nil, let found = WrittenLanguage(word) else { return false }
        copy.language = found.tag
      }
    }
    copy.rest = rest[..<open]
    self = copy
    return true
  }

  /// Takes the last word.
  private mutating func takeWord() -> Bool {
    let start = rest.lastIndex(where: { Self.separators.contains($0) })
    let word = rest[(start.map { rest.index(after: $0) } ?? rest.startIndex)...]
    guard !word.isEmpty else { return false }
    let separator = start.map { rest[$0] }
    let before = start.map { rest[..<$0] } ?? ""
    if take(word, separator, before) { return true }
    // `title-en-sdh`, of which the whole is no tag as `en-GB` is.
    guard let hyphen = word.lastIndex(of: "-"), hyphen > word.startIndex else { return false }
    return take(word[word.index(after: hyphen)...], "-", rest[..<hyphen])
  }

  private mutating func take(_ word: Substring, _ separator: Character?, _ before: Substring)
    -> Bool
  {
    let small = word.lowercased()
    // It is Hindi where no language stands before it.
    let isHindi = small == "hi" && language == nil && !Self.endsInLanguage(before)
    if !isHindi, let named = CaptionKind.named(small) {
      // `The Foreign` and `Signs` are titles; most words have to be beside a language.
      guard
        separator != nil && (language != nil || Self.endsInLanguage(before))
          || CaptionKind.unmistakableWords.contains(small)
      else { return false }
      take(kind: named)
      rest = before
      return true
    }
    if CaptionKind.neutralWords.contains(small) {
      guard separator != nil, language != nil || kind != nil || Self.endsInLanguage(before) else {
        return false
      }
      rest = before
      return true
    }
    return takeLanguage(word, separator, before)
  }

  /// The word that stands last counts, but for one such as `full` beside one that says more.
  private mutating func take(kind named: CaptionKind) {
    if kind == nil || kind == .plain { kind = named }
  }

  private mutating func takeLanguage(
    _ word: Substring,
    _ separator: Character?,
    _ before: Substring
  ) -> Bool {
    guard language == nil else { return false }
    if separator == "_" || separator == "-", let (tag, start) = Self.regional(word, before) {
      language = tag
      rest = start
      return true
    }
    guard let found = WrittenLanguage(word) else { return false }
    let isPlainWord = found.isName || found.isCommonWord
    switch separator {
    // The whole name, or what no title is likely to end in.
    case nil, ".": break
    case "_": if found.isCommonWord, found.isShort, kind == nil { return false }
    // `Wall-E`, `let it be`: something beside a short code has to show that it is one.
    default: if found.isShort, kind == nil { return false }
    }
    language = found.tag
    isLanguageDoubtful = separator != nil && isPlainWord && kind == nil && !Self.isNumber(before)
    rest = before
    return true
  }

  /// The tag of `pt_BR`, of which the last part has been cut off, and what stands before it.
  private static func regional(
    _ region: Substring,
    _ before: Substring
  ) -> (tag: LanguageTag, before: Substring)? {
    let isRegion = region.utf8.count == 2 && region.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    let isScript = ["Hans", "Hant", "Latn", "Cyrl"].contains(region)
    guard isRegion || isScript || region == "419" else { return nil }
    let start = before.lastIndex { separators.contains($0) }
    let code = before[(start.map { before.index(after: $0) } ?? before.startIndex)...]
    guard let found = WrittenLanguage(code), found.isShort,
      let tag = LanguageTag("\(found.tag.text)-\(region)")
    else { return nil }
    return (tag, start.map { before[..<$0] } ?? "")
  }

  private static func endsInLanguage(_ text: Substring) -> Bool {
    text.last == "]" || text.last == ")"
      ? false
      : text.split(whereSeparator: { separators.contains($0) }).last.map { word in
        WrittenLanguage(word) != nil
          || word.split(separator: "-").last.map { WrittenLanguage($0) != nil } == true
      } ?? false
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  // MARK: Folders

  /// Takes what a folder says of the files in it; false where it is the title's.
  mutating func take(folder: Substring) -> Bool {
    let word = folder.lowercased()
    if Self.containers.contains(word) {
      isInContainer = true
      return true
    }
    if kind == nil, let named = CaptionKind.named(word), named != .other, word != "hi" {
      kind = named
      return true
    }
    if language == nil, let found = WrittenLanguage(folder), !found.isCommonWord {
      language = found.tag
      // Any name may be a folder's.
      isLanguageDoubtful = true
      return true
    }
    return false
  }

  private static let containers: Set<String> = [
    "subs", "sub", "subtitles", "subtitle", "caption", "captions", "closed captions",
    "closed-captions",
    "timed text", "timedtext", "texts",
  ]

  /// Whether what is left of a name says only that these are captions, or in a folder such as `Subs` is a
  /// number.
  func saysNothing(_ stem: Substring) -> Bool {
    stem.isEmpty || isInContainer && Self.isNumber(stem)
      || Self.containers.contains(stem.lowercased())
  }
}
