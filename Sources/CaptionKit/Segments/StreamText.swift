public import CaptionModel

/// The captions of a stream, or of a track of a media file, as one document.
public struct StreamText: Sendable {
  /// The captions.
  public var document: CaptionDocument
  /// What has no place in them.
  public var losses: [Loss]
  /// What is wrong with what they were read from.
  public var diagnostics: [Diagnostic]
  /// The file that they were read from; nil for segments and for MP4.
  public var file: CaptionFile?
  /// The language that the stream says, or nil.
  public var language: String?
  /// Whether what they were read from ends so early that some of them are missing, or may be.
  public var isIncomplete = false

  /// Makes a text.
  public init(
    document: CaptionDocument,
    losses: [Loss],
    diagnostics: [Diagnostic] = [],
    file: CaptionFile? = nil,
    language: String? = nil
  ) {
    self.document = document
    self.losses = losses
    self.diagnostics = diagnostics
    self.file = file
    self.language = language
  }
}
