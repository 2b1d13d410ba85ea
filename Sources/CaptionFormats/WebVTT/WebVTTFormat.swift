import CaptionModel

extension CaptionFormat {
  /// WebVTT: The Web Video Text Tracks Format, as the W3C specifies it.
  public static let webVTT = CaptionFormat(
    id: "webvtt",
    aliases: ["vtt"],
    name: "WebVTT",
    summary: "Web Video Text Tracks (W3C), the captions of HTML and HLS",
    extensions: ["vtt", "webvtt"],
    mediaTypes: ["text/vtt"],
    diagnostics: WebVTTDiagnostics.all,
    sniff: WebVTTSignature.confidence,
    read: { source, options in WebVTTReader.read(source, options) },
    write: { document, options in WebVTTWriter.write(document, options, nil) },
    writeInPortions: { WebVTTWriter.write($0, $1, $2) },
    describe: WebVTTDescription.details,
    editor: WebVTTEditor.editor,
    textPlaces: { TextPlaces($0, $1) { WebVTTEditor.syntax } },
    comments: WebVTTCommentRanges.ranges
  )
}
