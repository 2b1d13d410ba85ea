/// A `track` element of HTML, by which a page gives text to a video (HTML, 4.8.11).
public struct HTMLTrack: Sendable {
  /// The role that the text claims.
  public var role: TrackRole
  /// The language, as a BCP 47 tag.
  public var language: LanguageTag
  /// The address of the WebVTT file, as seen from the page.
  public var uri: String
  /// What viewers see in a menu.
  public var label: String
  /// Whether it is shown where the viewer chose nothing.
  public var isDefault = false

  /// Makes a track.
  ///
  /// - Parameters:
  ///   - role: The role that the text claims.
  ///   - language: Its language.
  ///   - uri: The address of the WebVTT file, as seen from the page.
  ///   - label: What viewers see; nil takes ``HLSRendition/displayName(of:role:)``.
  public init(role: TrackRole, language: LanguageTag, uri: String, label: String? = nil) {
    self.role = role
    self.language = language
    self.uri = uri
    self.label = label ?? HLSRendition.displayName(of: language, role: role)
  }

  /// The value of `kind`: the only thing that HTML says of a text besides its language.
  public var kind: String {
    switch role {
    case .sdh, .captions: "captions"
    case .descriptions: "descriptions"
    case .subtitles, .forced, .easyReader, .translation: "subtitles"
    }
  }

  /// The characteristics that the role claims and HTML cannot say, in their order.
  public var unsayable: [MediaCharacteristic] {
    role.characteristics.areSDH ? [] : role.characteristics
  }

  /// The element, without a line break.
  public var element: String {
    "<track kind=\"\(kind)\" src=\"\(xmlText(HLSRendition.percentEncoded(uri)))\" "
      + "srclang=\"\(xmlText(language.text))\" label=\"\(xmlText(label))\""
      + (isDefault ? " default>" : ">")
  }
}
