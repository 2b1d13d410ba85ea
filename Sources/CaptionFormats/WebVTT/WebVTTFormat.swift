extension CaptionFormat {
  /// WebVTT.
  public static let webVTT = CaptionFormat(
    id: "webvtt",
    aliases: ["vtt"],
    name: "WebVTT",
    summary: "WebVTT captions",
    extensions: ["vtt"],
    mediaTypes: ["text/vtt"],
    diagnostics: [],
    sniff: { _ in .none },
    read: { _, _ in ReadResult(accepted: false) },
    write: { _, _ in WriteResult(bytes: []) },
    describe: { _, _, _ in [] }
  )
}
