public import CaptionModel

/// The known formats, and how the one of a file is found.
public struct FormatRegistry: Sendable {
  /// The formats, in the order in which they are tried and listed.
  public let formats: [CaptionFormat]

  /// Makes a registry.
  public init(_ formats: [CaptionFormat]) {
    self.formats = formats
  }

  /// Every format that CaptionKit knows.
  public static let standard = FormatRegistry([
    .webVTT,
    .subRip,
    .ttml,
  ])

  /// The format with this id, alias, flavour or file name extension, in any case; nil where none
  /// has it.
  public func format(named name: String) -> CaptionFormat? {
    let name = name.lowercased()
    return formats.first {
      $0.id == name || $0.aliases.contains(name) || $0.extensions.contains(name)
        || $0.flavour(named: name) != nil
    }
  }

  /// The format that a file name's extension stands for, or nil.
  public func format(forPath path: String) -> CaptionFormat? {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: ".") else { return nil }
    let fileExtension = file[file.index(after: dot)...].lowercased()
    return formats.first { $0.extensions.contains(fileExtension) }
  }

  /// What detection found.
  public struct Detection: Sendable {
    /// The format, or nil where neither content nor name says anything.
    public var format: CaptionFormat?
    /// A warning where content and name disagree.
    public var diagnostic: Diagnostic?
  }

  /// Finds the format of a source: by its content, then by the extension of its name.
  public func detect(_ source: SourceText) -> Detection {
    var best: (format: CaptionFormat, confidence: CaptionFormat.Confidence)?
    for format in formats {
      let confidence = format.sniff(source)
      if confidence > (best?.confidence ?? .none) { best = (format, confidence) }
    }
    let named = format(forPath: source.name)
    guard let best else { return Detection(format: named) }
    guard let named, named.id != best.format.id else { return Detection(format: best.format) }
    // A mere possibility does not outweigh the name.
    guard best.confidence > .possible else { return Detection(format: named) }
    let message = "content is \(best.format.name), but the file name says \(named.name)"
    return Detection(
      format: best.format,
      diagnostic: Diagnostic(FileDiagnostics.extensionMismatch, message, range: 0..<0)
    )
  }
}

extension FormatRegistry {
  /// What speaks against a format that somebody named for a source: its content, then its name.
  public func disagreement(of source: SourceText, with format: CaptionFormat) -> Diagnostic? {
    let likely = formats.filter { $0.sniff(source) > .possible }
    if let other = likely.first, !likely.contains(where: { $0.id == format.id }) {
      let message = "content is \(other.name), but is read as \(format.name)"
      return Diagnostic(FileDiagnostics.formatMismatch, message, range: 0..<0)
    }
    guard let named = self.format(forPath: source.name), named.id != format.id else { return nil }
    let message = "is read as \(format.name), but the file name says \(named.name)"
    return Diagnostic(FileDiagnostics.extensionMismatch, message, range: 0..<0)
  }
}

/// Diagnostics about a file as such, whatever its format.
public enum FileDiagnostics {
  /// The content does not fit the file name.
  public static let extensionMismatch = DiagnosticInfo(
    "file/extension-mismatch",
    .warning,
    "The content is of another format than the file name says.",
    explanation: "The content decides how the file is read. Rename the file, or name the format "
      + "with --format.",
    reference: signs
  )

  /// The content does not fit the format that the user named.
  public static let formatMismatch = DiagnosticInfo(
    "file/format-mismatch",
    .warning,
    "The content is of another format than the one asked for.",
    explanation: "The file is read as the format that was named, which may give few or no cues. "
      + "Leave --format out, and the content decides.",
    reference: signs
  )

  /// No known format was found.
  public static let unknownFormat = DiagnosticInfo(
    "file/unknown-format",
    .error,
    "The file holds no captions in a known format.",
    explanation: "Neither a WebVTT signature, nor a SubRip timing line, nor a TTML root element "
      + "was found. Name the format with --format where you know it.",
    reference: signs
  )

  /// The file is something else.
  public static let otherKind = DiagnosticInfo(
    "file/other-kind",
    .error,
    "The file is no caption file.",
    explanation:
      "Its bytes show what it is, whatever its name says: a movie, an archive, an image, a "
      + "program, captions of a format that is not read, or other data. Of movies, 'captionkit info' "
      + "lists the tracks, and 'captionkit convert MOVIE OUT --track NUMBER' takes captions out.",
    reference: signs
  )

  /// What tells the formats apart.
  private static let signs =
    "WebVTT 4.1, the signature; TTML2, 7.1.1, the root element; Matroska, Subtitles, SRT Subtitles"

  /// All diagnostics of this group.
  public static let all = [extensionMismatch, formatMismatch, unknownFormat, otherKind]
}
