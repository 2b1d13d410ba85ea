/// The schemes and values by which DASH says what a set is for.
public enum DASHRoles {
  /// The scheme of ISO/IEC 23009-1, whose values stand in `Role` and in `Accessibility`.
  public static let scheme = "urn:mpeg:dash:role:2011"
  /// How the scheme's address begins in every edition.
  public static let schemeWithoutYear = "urn:mpeg:dash:role"
  /// The scheme of TV-Anytime's audio purposes, which DVB uses for text as well.
  public static let audioPurposeScheme = "urn:tva:metadata:cs:AudioPurposeCS:2007"
  /// The audio purpose of an audio description.
  public static let audioDescription = "1"
  /// The audio purpose of what is for the hard of hearing; DVB has it on text.
  public static let hardOfHearing = "2"
  /// How the names of DVB's profiles begin.
  public static let dvbProfiles = "urn:dvb:dash:profile:"

  /// The values of the scheme, fifth edition.
  public static let known = [
    "main", "alternate", "supplementary", "commentary", "dub", "caption", "subtitle",
    "forced-subtitle", "easyreader", "description", "sign", "metadata",
    "enhanced-audio-intelligibility", "emergency", "karaoke",
  ]

  /// Other spellings that some players take, each with the value that is meant.
  public static let aliases = [
    "forced_subtitle": "forced-subtitle", "captions": "caption",
    "enhanced-audio-inteligibility": "enhanced-audio-intelligibility",
  ]

  /// The value that was most likely meant by one that is not known; nil where none is near.
  public static func meant(by value: String) -> String? {
    guard !known.contains(value) else { return nil }
    if let alias = aliases[value] { return alias }
    let small = value.lowercased()
    if known.contains(small) { return small }
    switch small.filter({ $0 != "-" && $0 != "_" && $0 != " " }) {
    case "subtitles": return "subtitle"
    case "captions", "cc", "sdh", "closedcaption", "closedcaptions": return "caption"
    case "forced", "forcedsubtitle", "forcedsubtitles", "forcedonly": return "forced-subtitle"
    case "easyreader", "easyread", "easytoread": return "easyreader"
    case "descriptions", "audiodescription", "ad": return "description"
    default: return nil
    }
  }
}
