import CaptionEncoding
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
    return losses + undecodedCharacters
  }

  /// A loss for each cue with characters whose bytes could not be decoded; they are U+FFFD now.
  private var undecodedCharacters: [Loss] {
    let faults = source.diagnostics.filter { $0.code == EncodingDiagnostics.invalidBytes.code }
    guard !faults.isEmpty else { return [] }
    var losses: [Loss] = []
    var rest = 0
    for (index, cue) in result.map.cues.enumerated() {
      let places = replacements(in: cue.whole)
      guard let first = places.first else { continue }
      if losses.count < Self.mostLosses {
        losses.append(undecoded(places.count, at: first, cue: index))
      } else {
        rest += places.count
      }
    }
    if losses.isEmpty {
      let count = faults.reduce(0) { $0 + max(1, ($1.range?.count ?? 0) / 3) }
      return [undecoded(count, at: faults.first?.range?.lowerBound, cue: nil)]
    }
    if rest > 0 { losses.append(undecoded(rest, at: nil, cue: nil)) }
    return losses
  }

  private func undecoded(_ count: Int, at offset: Int?, cue: Int?) -> Loss {
    Loss(
      feature: "undecoded-character",
      what: "\(count) character\(count == 1 ? "" : "s"), read as U+FFFD",
      reason: "bytes are not valid \(source.encoding)",
      cue: cue,
      offset: offset
    )
  }

  /// Where U+FFFD stands in a range of the source.
  private func replacements(in range: Range<Int>) -> [Int] {
    let bytes = source.bytes
    var places: [Int] = []
    for index in range.clamped(to: 0..<max(0, bytes.count - 2))
    where bytes[index] == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] == 0xBD {
      places.append(index)
    }
    return places
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
