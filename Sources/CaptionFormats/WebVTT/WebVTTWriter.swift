import CaptionModel

struct WebVTTWriter {
  static func write(_ document: CaptionDocument, _ options: WritingOptions) -> WriteResult {
    WriteResult(bytes: [])
  }
}
