import CCLD2

/// The languages that a text is in, as CLD2 (Compact Language Detector 2) tells them.
public struct LanguageDetection: Sendable, Hashable {
  /// A language with its share of the text.
  public struct Part: Sendable, Hashable {
    /// The language as a BCP 47 tag, such as `de` or `zh-Hant`.
    public var language: String
    /// Its share of what was judged, in percent.
    public var percent: Int

    /// Makes a part.
    public init(_ language: String, percent: Int) {
      self.language = language
      self.percent = percent
    }
  }

  /// At most three languages, the one with the largest share first; none where nothing was told.
  public var parts: [Part]
  /// Whether the first language is likely to be right.
  public var isReliable: Bool
  /// How many bytes were judged, without digits, marks and repeated stretches.
  public var bytes: Int

  /// Makes the result of a detection.
  public init(parts: [Part] = [], isReliable: Bool = false, bytes: Int = 0) {
    self.parts = parts
    self.isReliable = isReliable
    self.bytes = bytes
  }

  /// Detects the languages of plain text in UTF-8.
  ///
  /// Nothing is told of what is no valid UTF-8, and on systems without the library.
  public init(of text: [UInt8]) {
    self.init()
    // A part of a long text serves as well.
    let length = min(text.count, Self.most)
    guard length > 0 else { return }
    // It looks some bytes ahead.
    let padded = text.prefix(length) + [UInt8](repeating: 0, count: 32)
    var languages = unsafe (
      captionkit_cld2_language(), captionkit_cld2_language(), captionkit_cld2_language()
    )
    var reliable = false
    let judged = unsafe padded.withUnsafeBytes { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe withUnsafeMutableBytes(of: &languages) { found in
        guard let first = found.baseAddress else { return 0 }
        return unsafe captionkit_cld2_detect(
          base.assumingMemoryBound(to: CChar.self),
          Int32(length),
          first.assumingMemoryBound(to: captionkit_cld2_language.self),
          &reliable
        )
      }
    }
    guard judged > 0 else { return }
    bytes = Int(judged)
    isReliable = reliable
    unsafe add(languages.0)
    unsafe add(languages.1)
    unsafe add(languages.2)
  }

  private mutating func add(_ language: captionkit_cld2_language) {
    guard unsafe language.percent > 0, let code = unsafe language.code,
      let name = unsafe Self.tag(String(cString: code))
    else { return }
    unsafe parts.append(Part(name, percent: Int(language.percent)))
  }

  private static let most = 1 << 20

  /// The BCP 47 tag of a code of the library; nil where it names no language.
  private static func tag(_ code: String) -> String? {
    switch code {
    case "un", "xxx": nil
    case "iw": "he"
    case "jw": "jv"
    case "in": "id"
    case "mo": "ro"
    default: code.hasPrefix("xx-") || code.hasPrefix("zz") ? nil : code
    }
  }
}
