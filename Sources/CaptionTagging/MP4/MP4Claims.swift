public import CaptionModel

/// How a track of a movie says what it is for, and what of that it cannot say.
///
/// QuickTime and Apple's MPEG-4 have the characteristics themselves, one box `tagc` each. MPEG-4 has
/// boxes `kind` with the roles of MPEG-DASH, which are fewer.
public struct MP4Claims: Sendable, Hashable {
  /// The characteristics to be written as `tagc`, in order.
  public private(set) var characteristics: [MediaCharacteristic] = []
  /// The roles of MPEG-DASH to be written as `kind`, in order.
  public private(set) var roles: [String] = []
  /// Whether players are not to choose the track by themselves.
  public private(set) var isExcludedFromAutoselection = false
  /// The characteristics that are lost, each with the reason.
  public private(set) var losses: [Loss] = []

  /// Works out what a track can say.
  ///
  /// - Parameters:
  ///   - role: What the track is meant for, or nil.
  ///   - more: Characteristics that it claims besides.
  ///   - hasCharacteristics: Whether the file takes `tagc`, or `kind` otherwise.
  ///   - saysForced: Whether the samples themselves say that captions are forced.
  public init(
    role: TrackRole?,
    characteristics more: [MediaCharacteristic] = [],
    hasCharacteristics: Bool,
    saysForced: Bool
  ) {
    var claimed = role?.characteristics ?? []
    for characteristic in more where !claimed.contains(characteristic) {
      claimed.append(characteristic)
    }
    if hasCharacteristics {
      // What samples say is not said a second time, since readers show both and they could differ.
      characteristics = claimed.filter { !saysForced || $0 != .containsOnlyForcedSubtitles }
      isExcludedFromAutoselection = claimed.contains(.isAuxiliaryContent)
      if role == .descriptions {
        lose("the role descriptions", "movies have a characteristic for audible descriptions only")
      }
    } else {
      takeRoles(role, claimed)
    }
  }

  private mutating func takeRoles(_ role: TrackRole?, _ claimed: [MediaCharacteristic]) {
    if role == .subtitles { roles.append("subtitle") }
    if role == .descriptions { roles.append("description") }
    let wording = RoleScheme.wording(for: claimed, isText: true)
    for value in wording.values where !roles.contains(value) { roles.append(value) }
    if wording.isMerged {
      lose(
        "the difference between \(MediaCharacteristic.transcribesSpokenDialog.rawValue) and "
          + MediaCharacteristic.describesMusicAndSound.rawValue,
        "a box kind has the one role \"caption\" for both"
      )
    }
    for characteristic in wording.lost {
      lose(
        characteristic.rawValue,
        "a box kind has no role for it, and tagc is for .mov and .m4v"
      )
    }
  }

  private mutating func lose(_ what: String, _ reason: String) {
    losses.append(Loss(feature: "characteristic", what: what, reason: reason))
  }
}
