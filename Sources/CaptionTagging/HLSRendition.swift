import CaptionPlaylists

/// How a rendition is described in an HLS multivariant playlist.
public struct HLSRendition: Sendable {
  /// The role that the rendition claims.
  public var role: TrackRole
  /// The language, as a BCP 47 tag; Apple demands it on every subtitle rendition.
  public var language: LanguageTag
  /// The address of the rendition's media playlist, never of the caption file itself.
  public var uri: String
  /// The group to which it belongs.
  public var groupID: String
  /// What viewers see in a menu; unique in its group.
  public var name: String
  /// Whether it is shown where the viewer chose nothing; at most one of a group is.
  public var isDefault = false
  /// An identifier that stays the same wherever the rendition is described anew; nil for none.
  ///
  /// HLS allows letters, digits and `+ / = . - _` in it; others are left out.
  public var stableID: String?

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - role: The role that the rendition claims.
  ///   - language: Its language.
  ///   - uri: The address of its media playlist.
  ///   - groupID: The group to which it belongs.
  ///   - name: What viewers see; nil takes ``displayName(of:role:)``.
  public init(
    role: TrackRole,
    language: LanguageTag,
    uri: String,
    groupID: String = "subs",
    name: String? = nil
  ) {
    self.role = role
    self.language = language
    self.uri = uri
    self.groupID = groupID
    self.name = name ?? Self.displayName(of: language, role: role)
  }

  /// Whether the rendition is marked by `FORCED=YES`, since it holds what every viewer needs.
  public var isForced: Bool { role.characteristics.contains(.containsOnlyForcedSubtitles) }

  /// The characteristics that the role claims and HLS has values for, in their order.
  public var characteristics: [MediaCharacteristic] {
    role.characteristics.filter {
      $0 != .containsOnlyForcedSubtitles && HLSCharacteristics.mayStandOnSubtitles($0.rawValue)
    }
  }

  /// The characteristics that the role claims and HLS cannot say of subtitles, in their order.
  public var unsayable: [MediaCharacteristic] {
    role.characteristics.filter {
      $0 != .containsOnlyForcedSubtitles && !HLSCharacteristics.mayStandOnSubtitles($0.rawValue)
    }
  }

  /// The `EXT-X-MEDIA` line, without a line break (RFC 8216, 4.3.4.1).
  ///
  /// `AUTOSELECT=YES` is demanded for SDH and advised for forced renditions, and lets a player
  /// follow the viewer's language for all others. A forced rendition is marked by `FORCED=YES`
  /// alone: HLS does not list its characteristic.
  public var mediaTag: String {
    "#EXT-X-MEDIA:" + attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
  }

  /// The attributes of the line as they are written.
  var attributes: [(name: String, value: String)] {
    var attributes = [
      ("TYPE", "SUBTITLES"),
      ("GROUP-ID", Self.quoted(groupID)),
      ("NAME", Self.quoted(name)),
      ("LANGUAGE", Self.quoted(language.text)),
      ("DEFAULT", isDefault ? "YES" : "NO"),
      ("AUTOSELECT", "YES"),
    ]
    if isForced { attributes.append(("FORCED", "YES")) }
    let values = characteristics.map(\.rawValue)
    if !values.isEmpty {
      // No spaces: some players compare the values without trimming them.
      attributes.append(("CHARACTERISTICS", Self.quoted(values.joined(separator: ","))))
    }
    if let stableID {
      let kept = stableID.unicodeScalars.filter(Self.mayStandInStableID)
      if !kept.isEmpty {
        attributes.append(
          ("STABLE-RENDITION-ID", Self.quoted(String(String.UnicodeScalarView(kept))))
        )
      }
    }
    attributes.append(("URI", "\"\(Self.percentEncoded(uri))\""))
    return attributes
  }

  /// Whether a character is allowed in a stable identifier.
  public static func mayStandInStableID(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "/", "=", ".", "-", "_": true
    default: false
    }
  }

  /// The name of a rendition in its own language, such as `Français (SDH)`; the tag where the
  /// language is not in the table.
  public static func displayName(of language: LanguageTag, role: TrackRole) -> String {
    let entry = languageNames[language.language]
    var remarks: [String] = []
    if entry != nil, !language.rest.isEmpty { remarks.append(language.rest) }
    switch role {
    case .sdh: remarks.append("SDH")
    case .captions: remarks.append("CC")
    case .forced: remarks.append(entry?.forced ?? "forced")
    case .easyReader: remarks.append("Easy Reader")
    case .subtitles, .translation, .descriptions: break
    }
    let name = entry?.name ?? language.text
    return remarks.isEmpty ? name : "\(name) (\(remarks.joined(separator: ", ")))"
  }

  /// A quoted-string of RFC 8216, 4.2, which can hold neither a quotation mark nor a line break.
  static func quoted(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append("\"")
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: scalars.append("'")
      case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    scalars.append("\"")
    return String(scalars)
  }

  /// An address with what no quoted-string or address can hold written as `%` and two digits.
  public static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0...0x20, 0x22, 0x3C, 0x3E, 0x7F...0xFF:
        bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Languages by their own names, with the word for forced subtitles.
private let languageNames: [String: (name: String, forced: String)] = [
  "ar": ("العربية", "إجبارية"),
  "da": ("Dansk", "tvungne"),
  "de": ("Deutsch", "erzwungen"),
  "en": ("English", "forced"),
  "es": ("Español", "forzados"),
  "fi": ("Suomi", "pakotetut"),
  "fr": ("Français", "forcés"),
  "it": ("Italiano", "forzati"),
  "ja": ("日本語", "強制"),
  "ko": ("한국어", "강제"),
  "nl": ("Nederlands", "geforceerd"),
  "no": ("Norsk", "tvungne"),
  "pl": ("Polski", "wymuszone"),
  "pt": ("Português", "forçadas"),
  "ru": ("Русский", "форсированные"),
  "sv": ("Svenska", "tvingade"),
  "zh": ("中文", "强制"),
]
