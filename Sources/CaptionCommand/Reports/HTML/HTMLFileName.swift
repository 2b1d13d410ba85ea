import CaptionKit

/// What a report calls a file: the title it belongs to, and its language.
struct HTMLFileName {
  /// The title, with its folders.
  let title: String
  /// The language as a BCP 47 tag; nil where nobody says.
  let language: String?

  /// Reads it off the file's name, and the language off the file where that says it.
  init(_ file: CheckedFile) {
    let name = TitleName(file.path)
    title = oneLine(name.title)
    language =
      file.file.map { FileLanguage(of: $0.document, path: file.path)?.tag } ?? name.language?.text
  }
}
