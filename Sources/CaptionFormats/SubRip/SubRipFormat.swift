import CaptionModel

extension CaptionFormat {
  /// SubRip, the format of `.srt` files.
  public static let subRip = CaptionFormat(
    id: "subrip",
    aliases: ["srt"],
    name: "SubRip",
    summary: "SubRip text: numbered cues with times, simple tags and {\\an} placement",
    extensions: ["srt"],
    mediaTypes: ["application/x-subrip", "text/srt"],
    diagnostics: SubRipDiagnostics.all,
    sniff: { SubRipSniffer.sniff($0) },
    read: { source, _ in SubRipReader.read(source) },
    write: { document, options in SubRipWriter.write(document, options, nil) },
    writeInPortions: { SubRipWriter.write($0, $1, $2) },
    describe: { SubRipDescription.details(ofCue: $0, $1, $2) },
    editor: SubRipEditor.editor,
    textPlaces: { TextPlaces($0, $1) { SubRipEditor.syntax } },
    remedies: [
      SubRipDiagnostics.wrongNumber.code: .renumber,
      SubRipDiagnostics.missingNumber.code: .renumber,
    ],
    outputEncodings: .any
  )
}
