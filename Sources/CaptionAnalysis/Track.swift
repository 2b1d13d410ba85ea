public import CaptionModel

/// A document with the facts that rules and tagging share, each computed once.
public struct Track: Sendable {
  /// The captions.
  public let document: CaptionDocument

  /// Where each cue stood in its source.
  public let map: SourceMap

  /// Makes a track and computes its facts.
  public init(_ document: CaptionDocument, map: SourceMap = SourceMap()) {
    self.document = document
    self.map = map
  }
}
