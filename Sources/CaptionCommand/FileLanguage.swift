import CaptionKit

/// The language that a file's captions are in, and who says so; one answer for all commands.
///
/// An option outweighs what the file declares, and that outweighs the file's name, such as
/// `film.en.srt`.
struct FileLanguage {
  /// The language as a BCP 47 tag.
  let tag: String
  /// Who says so, for reports.
  let source: String

  /// Finds the language; nil where nobody says.
  ///
  /// - Parameters:
  ///   - document: The captions.
  ///   - path: The file's path, or `-`.
  ///   - named: What `--language` names.
  init?(of document: CaptionDocument, path: String, named: LanguageTag? = nil) {
    if let named {
      (tag, source) = (named.text, "--language")
    } else if let declared = LanguageTag(document.language ?? "") {
      (tag, source) = (declared.text, "the file")
    } else if let name = SidecarName(path).language {
      (tag, source) = (name.text, "the file's name")
    } else {
      return nil
    }
  }
}
