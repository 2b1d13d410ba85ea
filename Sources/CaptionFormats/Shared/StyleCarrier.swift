import CaptionModel

/// What one format says of its texts' look apart from the texts, such as a style sheet.
///
/// The format's own writer keeps it as it is; others take the document with it worked into the
/// texts.
protocol StyleCarrier: CaptionExtra {
  /// Works the look into a document's texts and takes it out of the document's extras.
  ///
  /// - Returns: What has no place in the shared model.
  func moveStyles(into document: inout CaptionDocument) -> [Loss]
}

extension CaptionDocument {
  /// The document with all looks in its texts, for writers of other formats, and what that loses.
  func withStylesInTexts() -> (document: CaptionDocument, losses: [Loss]) {
    var document = self
    var losses: [Loss] = []
    for extra in extras.all {
      if let carrier = extra as? any StyleCarrier {
        losses += carrier.moveStyles(into: &document)
      }
    }
    return (document, losses)
  }
}
