/// What the values of the DASH role scheme, which `kind` boxes and DASH use, mean as media
/// characteristics (ISO/IEC 23009-1, 5.8.5.5).
public enum RoleScheme {
  /// The scheme's address.
  public static let address = "urn:mpeg:dash:role:2011"

  /// The values of the scheme, as its fifth edition has them.
  public static let values: Set<String> = [
    "caption", "subtitle", "main", "alternate", "supplementary", "commentary", "dub",
    "description", "sign", "metadata", "enhanced-audio-intelligibility", "emergency",
    "forced-subtitle", "easyreader", "karaoke",
  ]

  /// The value that was most likely meant by one that the scheme does not have; nil where none is
  /// near.
  public static func meant(by value: String) -> String? {
    guard !values.contains(value) else { return nil }
    let plain = value.lowercased().replacing("_", with: "-")
    if values.contains(plain) { return plain }
    switch plain {
    case "captions", "sdh", "cc": return "caption"
    case "subtitles": return "subtitle"
    case "forced", "forced-subtitles": return "forced-subtitle"
    case "descriptions": return "description"
    case "easy-reader", "easy-to-read": return "easyreader"
    case "enhanced-audio-inteligibility": return "enhanced-audio-intelligibility"
    default: return nil
    }
  }

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
