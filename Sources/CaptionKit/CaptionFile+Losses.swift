import CaptionFormats
public import CaptionModel

extension CaptionFile {
  /// After so many losses of one kind the rest is only counted.
  private static let mostLosses = 100

  private static let notRead = "it is not among the captions that were read"

  /// What the reader left out, so that no format that is written has it.
  ///
  /// The same thing at several places is one loss.
  public var losses: [Loss] {
    guard let format, isAccepted else { return [] }
    var features: [String: String] = [:]
    for info in format.diagnostics { features[info.code] = info.loss }
    var kinds: [String: Kind] = [:]
    var losses: [Loss] = []
    func lose(_ loss: Loss) {
      var kind = kinds[loss.feature] ?? Kind()
      // So that the lists have one owner.
      kinds[loss.feature] = nil
      if let index = kind.places[loss.what] {
        kind.counts[index, default: 1] += 1
      } else if kind.places.count < Self.mostLosses {
        kind.places[loss.what] = losses.count
        losses.append(loss)
      } else {
        kind.rest += 1
      }
      kinds[loss.feature] = kind
    }
    for diagnostic in result.diagnostics {
      for loss in diagnostic.lost { lose(loss) }
      guard diagnostic.lost.isEmpty, let feature = features[diagnostic.code] else { continue }
      lose(
        Loss(
          feature: feature,
          what: diagnostic.message,
          reason: Self.notRead,
          cue: diagnostic.cue,
          offset: diagnostic.range?.lowerBound
        )
      )
    }
    for (feature, kind) in kinds.sorted(by: { $0.key < $1.key }) {
      for (index, count) in kind.counts { losses[index].what += ", \(count) times" }
      guard kind.rest > 0 else { continue }
      losses.append(
        Loss(
          feature: feature,
          what: "\(kind.rest) more of the kind",
          reason: Self.notRead
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
