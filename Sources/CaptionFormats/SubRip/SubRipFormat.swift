extension CaptionFormat {
  /// SubRip.
  public static let subRip = CaptionFormat(
    id: "subrip",
    aliases: ["srt"],
    name: "SubRip",
    summary: "SubRip captions",
    extensions: ["srt"],
    mediaTypes: ["application/x-subrip"],
    diagnostics: [],
    sniff: { _ in .none },
    read: { _, _ in ReadResult(accepted: false) },
    write: { _, _ in WriteResult(bytes: []) },
    describe: { _, _, _ in [] }
  )
}
