/// Something of a document that is not kept, and how often there was such a thing.
struct TTMLUnkept: Sendable, Hashable {
  /// The stable name of what is lost.
  var feature: String
  /// What it is, as a phrase.
  var what: String
  var count = 1
  /// Why.
  var reason: String

  /// What initial values are called that texts and regions are written with.
  static let initialFeature = "initial-element"

  /// Whether other formats miss it, too: names of styles mean nothing where there are none.
  var isLostElsewhere: Bool { feature != "style-name" && feature != Self.initialFeature }

  /// What it is and how often.
  var phrase: String { count == 1 ? what : "\(what), \(count) times" }
}

extension TTMLDocument {
  /// Counts something that is not kept.
  mutating func lose(_ feature: String, _ what: String, _ reason: String, count: Int = 1) {
    // There are but a few kinds, unless a document is made to be a burden.
    let what = unkept.count < 64 ? what : "other details"
    if let index = unkept.firstIndex(where: { $0.feature == feature && $0.what == what }) {
      unkept[index].count += count
    } else {
      unkept.append(TTMLUnkept(feature: feature, what: what, count: count, reason: reason))
    }
  }
}
