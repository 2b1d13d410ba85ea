import CaptionTagging

/// A track that every title has to have, as options name it: `en.sdh`, `pt-BR`, `forced`.
struct WantedTrack {
  let language: LanguageTag?
  let kind: CaptionKind?
  /// As it was written.
  let text: String

  /// Reads a text; nil where it is neither a language nor a kind nor both with a point between them.
  init?(_ text: String) {
    self.text = text
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, let last = parts.last, parts.count <= 2 else { return nil }
    let kind = CaptionKind(rawValue: last)
    guard kind != .other, kind != .unknown else { return nil }
    self.kind = kind
    if parts.count == 1, kind != nil {
      language = nil
      return
    }
    guard parts.count == 1 || kind != nil, let tag = LanguageTag(first) else { return nil }
    language = tag
  }

  /// Whether a title has the track.
  ///
  /// Files that nothing tells of as SDH or forced are taken for plain ones, so that nothing is missed
  /// that may be there.
  func isMet(by title: TitleFiles) -> Bool {
    title.files.contains { file in
      if let language {
        guard let other = file.language, other.canonicalLanguage == language.canonicalLanguage,
          language.rest.isEmpty || other.rest.lowercased() == language.rest.lowercased()
        else { return false }
      }
      switch kind {
      case .plain: return file.kind == .plain || file.kind == .unknown
      case .sdh, .forced: return file.kind == kind
      default: return file.kind != .forced && file.kind != .other
      }
    }
  }
}

extension TitleFiles {
  /// The file that what is said of the title stands at: the first of a language, else the first.
  func lead(for language: String?) -> SetFile? {
    files.first { language != nil && $0.primaryLanguage == language } ?? files.first
  }
}
