/// The text in lines of at most `width` columns, broken at blanks.
///
/// - Parameters:
///   - text: One paragraph.
///   - width: The columns of a line, `indent` included.
///   - indent: The blanks before each line.
func wrapped(_ text: String, width: Int, indent: Int = 0) -> [String] {
  let space = String(repeating: " ", count: indent)
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if line.isEmpty {
      line = space + word
    } else if displayWidth(line) + 1 + displayWidth(String(word)) <= width {
      line += " " + word
    } else {
      lines.append(line)
      line = space + word
    }
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}

/// A text of several lines, each wrapped; empty lines and indentation stay.
func wrappedText(_ text: String, width: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
    let indent = line.prefix { $0 == " " }.count
    let lines = wrapped(String(line), width: width, indent: indent)
    return lines.isEmpty ? [""] : lines
  }
}
