/// What the values of the DASH role scheme, which `kind` boxes and DASH use, mean as media
/// characteristics (ISO/IEC 23009-1, 5.8.5.5).
public enum RoleScheme {
  /// What a value says of a track.
  ///
  /// `caption` stands for dialogue with music and sounds, which is both characteristics of SDH; that
  /// it is so cannot be told from the value, since it also stands for the second one alone.
  /// `subtitle` claims none.
  ///
  /// - Parameter isText: Whether the track is read rather than heard.
  public static func characteristics(
    of value: String,
    isText: Bool
  ) -> [MediaCharacteristic] {
    switch value {
    case "caption": isText ? [.transcribesSpokenDialog, .describesMusicAndSound] : []
    case "easyreader": isText ? [.easyToRead] : []
    case "forced-subtitle", "forced_subtitle": isText ? [.containsOnlyForcedSubtitles] : []
    // Text that describes the picture has no characteristic.
    case "description": isText ? [] : [.describesVideo]
    case "main": [.isMainProgramContent]
    case "commentary", "supplementary": [.isAuxiliaryContent]
    default: []
    }
  }

  /// Characteristics as the scheme says them.
  public struct Wording: Sendable, Hashable {
    /// The values, in the order of the characteristics.
    public var values: [String] = []
    /// The characteristics that no value says.
    public var lost: [MediaCharacteristic] = []
    /// Whether two characteristics have become one value, so that a reader cannot tell them apart.
    public var isMerged = false
  }

  /// The values that say characteristics of a track.
  public static func wording(
    for characteristics: [MediaCharacteristic],
    isText: Bool
  ) -> Wording {
    var wording = Wording()
    let isSDH = isText && characteristics.areSDH
    wording.isMerged = isSDH
    for characteristic in characteristics {
      let value: String? =
        switch characteristic {
        case .transcribesSpokenDialog: isText ? (isSDH ? "caption" : "subtitle") : nil
        case .describesMusicAndSound: isText ? "caption" : nil
        case .easyToRead: isText ? "easyreader" : nil
        case .containsOnlyForcedSubtitles: isText ? "forced-subtitle" : nil
        case .describesVideo: isText ? nil : "description"
        case .isMainProgramContent: "main"
        case .isAuxiliaryContent: "commentary"
        default: nil
        }
      if let value {
        if !wording.values.contains(value) { wording.values.append(value) }
      } else {
        wording.lost.append(characteristic)
      }
    }
    return wording
  }
}
