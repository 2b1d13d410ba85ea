import CaptionModel

enum SubRipWriter {
  static func write(_ document: CaptionDocument, _ options: WritingOptions) -> WriteResult {
    WriteResult(bytes: [])
  }
}
