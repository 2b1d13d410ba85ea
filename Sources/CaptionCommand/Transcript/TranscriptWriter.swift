import CaptionKit

/// A transcript in the forms in which it is written.
struct TranscriptWriter {
  let transcript: Transcript
  let title: String
  let language: String?
  let hasTimecodes: Bool

  init(_ transcript: Transcript, title: String, language: String?, hasTimecodes: Bool) {
    self.transcript = transcript
    self.title = oneLine(title)
    self.language = language
    self.hasTimecodes = hasTimecodes
  }

  /// Paragraphs with an empty line between them.
  var text: [UInt8] {
    var output = ""
    for (number, paragraph) in transcript.paragraphs.enumerated() {
      if number > 0 { output += "\n" }
      if hasTimecodes { output += "[\(time(paragraph))] " }
      if let speaker = paragraph.speaker { output += "\(oneLine(speaker)): " }
      output += oneLine(paragraph.text) + "\n"
    }
    return Array(output.utf8)
  }

  /// A heading and paragraphs; what Markdown would take for markup is escaped.
  var markdown: [UInt8] {
    var output = "# \(escapedMarkdown(title))\n"
    for paragraph in transcript.paragraphs {
      output += "\n"
      if hasTimecodes { output += "\\[\(time(paragraph))\\] " }
      if let speaker = paragraph.speaker { output += "**\(escapedMarkdown(speaker)):** " }
      output +=
        "\(escapedMarkdown(paragraph.text, atLineStart: paragraph.speaker == nil && !hasTimecodes))\n"
    }
    return Array(output.utf8)
  }

  /// One document with the paragraphs in order.
  var json: [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("title")
    json.string(title)
    json.key("language")
    json.string(language)
    json.key("paragraphs")
    json.beginArray()
    for paragraph in transcript.paragraphs {
      json.beginObject()
      json.key("kind")
      json.string(paragraph.kind.rawValue)
      json.key("speaker")
      json.string(paragraph.speaker)
      json.key("begin")
      json.milliseconds(paragraph.begin)
      json.key("end")
      json.milliseconds(paragraph.end)
      json.key("text")
      json.string(paragraph.text)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.take()
  }

  private func time(_ paragraph: Transcript.Paragraph) -> String {
    String(clock(paragraph.begin).prefix { $0 != "." })
  }

  private func escapedMarkdown(_ text: String, atLineStart: Bool = false) -> String {
    var result = ""
    for character in oneLine(text) {
      if "\\`*_[]<>&".contains(character) { result.append("\\") }
      result.append(character)
    }
    guard atLineStart, let first = result.first else { return result }
    if "#+-=~".contains(first) { return "\\" + result }
    // A figure and a full stop begin a list.
    let digits = result.prefix { $0.isNumber }
    let rest = result.dropFirst(digits.count)
    if !digits.isEmpty, rest.hasPrefix(".") || rest.hasPrefix(")") { return digits + "\\" + rest }
    return result
  }
}

extension TranscriptWriter {
  /// A web page with one landmark, one heading, its language and direction.
  var html: [UInt8] {
    var output = """
      <!DOCTYPE html>
      <html\(language.map { " lang=\"\(escapedHTML($0))\"" } ?? "") dir="\(direction)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escapedHTML(title))</title>
      <style>
      body { max-width: 40em; margin: 1em auto; padding: 0 1em; line-height: 1.5; }
      .sound, .song { font-style: italic; }
      </style>
      </head>
      <body>
      <main>
      <h1>\(escapedHTML(title))</h1>

      """
    for paragraph in transcript.paragraphs {
      output += "<p class=\"\(paragraph.kind.rawValue)\">"
      if hasTimecodes {
        output += "<time datetime=\"\(duration(paragraph.begin))\">\(time(paragraph))</time> "
      }
      if let speaker = paragraph.speaker {
        output += "<strong><bdi>\(escapedHTML(speaker))</bdi>:</strong> "
      }
      output += "\(escapedHTML(paragraph.text))</p>\n"
    }
    output += "</main>\n</body>\n</html>\n"
    return Array(output.utf8)
  }

  /// The direction in which the language is written; the text's own where it is not known.
  private var direction: String {
    guard let language, language != "und" else { return "auto" }
    let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    if parts.dropFirst().contains("latn") { return "ltr" }
    let leftwards: Set<Substring> = [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    return parts.first.map { leftwards.contains($0) } == true ? "rtl" : "ltr"
  }

  /// The time as a duration of HTML: `PT1M2.5S`.
  private func duration(_ time: MediaTime) -> String {
    let milliseconds = max(time.milliseconds, 0)
    let (minutes, rest) = (milliseconds / 60_000, milliseconds % 60_000)
    return "PT\(minutes)M\(rest / 1000)S"
  }

  private func escapedHTML(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
