import CaptionFormats
public import CaptionModel

extension CaptionFile {
  /// After so many losses of one kind the rest is only counted.
  private static let mostLosses = 100

  /// What the reader left out, so that no format that is written has it.
  ///
  /// The same thing at several places is one loss.
  public var losses: [Loss] {
    guard let format, isAccepted else { return [] }
    var features: [String: String] = [:]
    for info in format.diagnostics { features[info.code] = info.loss }
    var kinds: [String: Kind] = [:]
    var losses: [Loss] = []
    for diagnostic in result.diagnostics {
      guard let feature = features[diagnostic.code] else { continue }
      var kind = kinds[feature] ?? Kind()
      // So that the lists have one owner.
      kinds[feature] = nil
      if let index = kind.places[diagnostic.message] {
        kind.counts[index, default: 1] += 1
      } else if kind.places.count < Self.mostLosses {
        kind.places[diagnostic.message] = losses.count
        losses.append(
          Loss(
            feature: feature,
            what: diagnostic.message,
            reason: "it is not among the captions that were read",
            cue: diagnostic.cue,
            offset: diagnostic.range?.lowerBound
          )
        )
      } else {
        kind.rest += 1
      }
      kinds[feature] = kind
    }
    for (feature, kind) in kinds.sorted(by: { $0.key < $1.key }) {
      for (index, count) in kind.counts { losses[index].what += ", \(count) times" }
      guard kind.rest > 0 else { continue }
      losses.append(
        Loss(
          feature: feature,
          what: "\(kind.rest) more of the kind",
          reason: "it is not among the captions that were read"
        )
      )
    }
    return losses
  }

  /// Losses of one kind.
  private struct Kind {
    /// What is said of them, with their indices.
    var places: [String: Int] = [:]
    /// How often those are met that are met again.
    var counts: [Int: Int] = [:]
    /// How many are not listed.
    var rest = 0
  }
}
