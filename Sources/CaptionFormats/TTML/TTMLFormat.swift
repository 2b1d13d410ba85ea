import CaptionModel

extension CaptionFormat {
  /// Timed Text Markup Language: TTML1 and TTML2, and what is made of them: IMSC, EBU-TT-D,
  /// SMPTE-TT, DFXP and iTT.
  public static let ttml = CaptionFormat(
    id: "ttml",
    aliases: [],
    name: "TTML",
    summary: "Timed Text Markup Language, written as IMSC 1.1 Text or a flavour that is named",
    flavours: TTMLFlavour.allCases.map(\.description),
    extensions: ["ttml", "dfxp", "itt", "xml"],
    mediaTypes: ["application/ttml+xml"],
    diagnostics: TTMLDiagnostics.all + TTMLConformanceDiagnostics.all,
    sniff: { TTMLSniffer.confidence($0) },
    read: { source, options in TTMLReader.read(source, options) },
    write: { document, options in TTMLWriter.write(document, options) },
    describe: { cue, result, _ in TTMLDescription.details(of: cue, in: result.document) },
    editor: TTMLEditor.editor,
    textPlaces: { TextPlaces($0, $1) { TTMLEditor.syntax } },
    outputEncodings: .unicode,
    comments: TTMLCommentRanges.ranges
  )
}

/// What TTML adds to the description of a cue.
enum TTMLDescription {
  static func details(of index: Int, in document: CaptionDocument) -> [Detail] {
    guard document.cues.indices.contains(index) else { return [] }
    let cue = document.cues[index]
    // The reader leaves out what is ordinary: the middle in a region, the start without one.
    let align = cue.placement?.textAlign ?? (cue.region == nil ? .start : .center)
    let direction = cue.extras[TTMLCue.self]?.isRightToLeft == true ? "rtl" : "ltr"
    return [
      Detail("textAlign", .string(align.ttmlName)),
      Detail("direction", .string(direction)),
    ]
  }
}

extension Placement.TextAlign {
  /// The alignment as `tts:textAlign` has it.
  var ttmlName: String {
    switch self {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    case .left: "left"
    case .right: "right"
    }
  }
}
