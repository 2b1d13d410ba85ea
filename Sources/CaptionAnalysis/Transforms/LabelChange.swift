public import CaptionModel

/// A document whose labels were changed, with what that cost.
public struct LabelChange: Sendable {
  /// The changed captions.
  public var document: CaptionDocument
  /// For each cue, the index that it had before.
  public var origins: [Int]
  /// What was taken away or could not be changed; cues by the index that they had before.
  public var losses: [Loss]

  init(_ document: CaptionDocument) {
    self.document = document
    origins = Array(document.cues.indices)
    losses = []
  }

  mutating func lose(_ feature: String, _ what: String, _ reason: String, cue: Int? = nil) {
    losses.append(Loss(feature: feature, what: what, reason: reason, cue: cue))
  }
}

extension TextSpan {
  /// The name of a voice; nil for other spans and for voices without a name.
  var voiceName: String? {
    if case .voice(let name) = kind, !name.isEmpty { return name }
    return nil
  }
}

extension String {
  /// The letters for comparison: small, without accents.
  var foldedLetters: [UInt32] {
    unicodeScalars.compactMap { scalar in
      let letter = LabelFolding.fold(scalar.value)
      return letter == 0 ? nil : letter
    }
  }
}
