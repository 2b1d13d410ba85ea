extension CaptionFormat {
  /// TTML.
  public static let ttml = CaptionFormat(
    id: "ttml",
    aliases: ["imsc"],
    name: "TTML",
    summary: "TTML captions",
    extensions: ["ttml"],
    mediaTypes: ["application/ttml+xml"],
    diagnostics: [],
    sniff: { _ in .none },
    read: { _, _ in ReadResult(accepted: false) },
    write: { _, _ in WriteResult(bytes: []) },
    describe: { _, _, _ in [] }
  )
}
