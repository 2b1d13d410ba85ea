/// Several profiles of TTML.
struct TTMLProfileSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(_ profile: TTMLProfile) {
    let index = TTMLProfile.allCases.firstIndex(of: profile) ?? 0
    rawValue = 1 << UInt32(truncatingIfNeeded: index)
  }

  static let text10 = TTMLProfileSet(.imsc1Text)
  static let image10 = TTMLProfileSet(.imsc1Image)
  static let text13 = TTMLProfileSet(.imsc13Text)
  /// The Text Profiles that take fonts along.
  static let text12: TTMLProfileSet = [TTMLProfileSet(.imsc12Text), text13]
  /// The Text Profiles that are built on TTML2.
  static let text11: TTMLProfileSet = [
    TTMLProfileSet(.imsc11Text), TTMLProfileSet(.imsc12Text), text13,
  ]
  /// The Image Profiles that are built on TTML2.
  static let image11: TTMLProfileSet = [
    TTMLProfileSet(.imsc11Image), TTMLProfileSet(.imsc12Image),
  ]
  static let text: TTMLProfileSet = [text10, text11]
  static let image: TTMLProfileSet = [image10, image11]
  static let imsc10: TTMLProfileSet = [text10, image10]
  static let imsc11: TTMLProfileSet = [text11, image11]
  static let imsc: TTMLProfileSet = [text, image]
  static let smpteTT = TTMLProfileSet(.smpteTT)
  static let ebuTTD = TTMLProfileSet(.ebuTTD)
  static let netflix = TTMLProfileSet(.netflix)
  static let itt = TTMLProfileSet(.itt)

  /// The profiles that permit only what they name; the others permit what their TTML has.
  static let closed: TTMLProfileSet = [imsc, ebuTTD]

  /// The profiles of those who take files for delivery, who ask for more than TTML1 does.
  static let delivery: TTMLProfileSet = [smpteTT, netflix, itt]

  /// The profiles whose documents are documents of TTML1.
  static let firstVersion: TTMLProfileSet = [
    TTMLProfileSet(.dfxp), smpteTT, imsc10, ebuTTD, netflix, itt,
  ]

  /// The first of the profiles, to name it.
  var first: TTMLProfile? {
    isEmpty ? nil : TTMLProfile.allCases.first { contains(TTMLProfileSet($0)) }
  }
}

/// The versions of TTML.
enum TTMLVersion: Int, Sendable, Comparable {
  case first = 1
  case second = 2

  static func < (left: TTMLVersion, right: TTMLVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}
