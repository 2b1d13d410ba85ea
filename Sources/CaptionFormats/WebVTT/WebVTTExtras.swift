public import CaptionModel

/// What a WebVTT file says between its signature and the first empty line.
public struct WebVTTHeader: CaptionExtra {
  /// The format that reads and writes this.
  public static var formatID: String { "webvtt" }

  /// The rest of the signature's line, with its leading space or tab: ` - harbour film`.
  public var text: String
  /// The lines below, such as `X-TIMESTAMP-MAP=…`, without their line breaks.
  public var lines: [String]

  /// Makes a header.
  public init(text: String = "", lines: [String] = []) {
    self.text = text
    self.lines = lines
  }

  /// The header's text, except for a language, which the document holds.
  public var lossDescription: String? {
    let kept = ([text] + lines).compactMap { line -> String? in
      let text = WebVTTHeader.trimmed(line)
      return text.isEmpty || WebVTTHeader.language(in: text) != nil ? nil : text
    }
    return kept.isEmpty ? nil : "header text \"\(kept.joined(separator: " | "))\""
  }

  /// The language that the header declares in a `Language:` part, or nil.
  public var language: String? {
    for line in [text] + lines {
      for part in line.split(separator: ";") {
        if let language = WebVTTHeader.language(in: part) { return language }
      }
    }
    return nil
  }

  private static func language(in part: some StringProtocol) -> String? {
    let part = trimmed(part)
    guard part.lowercased().hasPrefix("language:") else { return nil }
    let value = trimmed(part.dropFirst("language:".count))
    return value.isEmpty || value.contains(";") || value.contains(" ") ? nil : value
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = text.drop(while: isBlank)
    return String(start.prefix(start.count - start.reversed().prefix(while: isBlank).count))
  }
}

/// The blocks before the first cue: style sheets, and comments that stand above sheets or regions.
public struct WebVTTHead: CaptionExtra {
  /// One block.
  public enum Block: Sendable, Hashable {
    /// A comment: what follows `NOTE`, beginning with a space, a tab or a line feed, or empty.
    case comment(String)
    /// A style sheet in CSS; its lines are separated by line feeds, none of them empty.
    case style(String)
    /// The place of the document's next region.
    case region
  }

  /// The format that reads and writes this.
  public static var formatID: String { "webvtt" }

  /// The blocks, in file order.
  public var blocks: [Block]

  /// Whether style sheets of joined parts stand in the texts, so that those of a further part do as
  /// well.
  var isWorkedIn = false

  /// Makes a list of blocks.
  public init(_ blocks: [Block] = []) {
    self.blocks = blocks
  }

  /// The number of style sheets and comments.
  public var lossDescription: String? {
    var sheets = 0
    var comments = 0
    for block in blocks {
      switch block {
      case .comment: comments += 1
      case .style: sheets += 1
      case .region: break
      }
    }
    let parts = [(sheets, "style sheet"), (comments, "comment")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}

/// The comments that stand directly above a cue, or, on a document, below its last one.
public struct WebVTTComments: CaptionExtra {
  /// The format that reads and writes this.
  public static var formatID: String { "webvtt" }

  /// What follows each `NOTE`, beginning with a space, a tab or a line feed, or empty.
  public var comments: [String]

  /// Makes comments.
  public init(_ comments: [String]) {
    self.comments = comments
  }

  /// The comments' number and the first one's text.
  public var lossDescription: String? {
    guard let first = comments.first else { return nil }
    let text = first.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if comments.count == 1 { return text.isEmpty ? "empty comment" : "comment \"\(text)\"" }
    return "\(comments.count) comments, the first \"\(text)\""
  }
}
