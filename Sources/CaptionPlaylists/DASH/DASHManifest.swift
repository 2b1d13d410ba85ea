public import CaptionModel

/// A DASH manifest, called MPD, with what its adaptation sets say of themselves (ISO/IEC 23009-1).
public struct DASHManifest: Sendable {
  /// The text.
  public let source: SourceText
  /// The profiles that it declares.
  public internal(set) var profiles: [String] = []
  /// Whether it changes while it is played, as a live programme's does.
  public internal(set) var isDynamic = false
  /// How long the programme lasts; nil where it is not said.
  public internal(set) var duration: MediaTime?
  /// The periods, in order.
  public internal(set) var periods: [DASHPeriod] = []
  /// The adaptation sets of all periods, in order.
  public internal(set) var sets: [DASHAdaptationSet] = []
  /// Where it departs from its format.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Whether all of it has been read, so that it can be changed.
  public internal(set) var isWhole = true
  /// The prefix of its elements with a colon, or nothing.
  public internal(set) var prefix = ""

  /// The namespace of all elements of a manifest.
  public static let namespace = "urn:mpeg:dash:schema:mpd:2011"

  init(source: SourceText) {
    self.source = source
  }
}

/// A period: a stretch of the programme with its own adaptation sets.
public struct DASHPeriod: Sendable, Hashable {
  /// Its id, or nil.
  public var id: String?
  /// How long it lasts; nil where it does not say so.
  public var duration: MediaTime?
  /// The bytes of the element.
  public var range: Range<Int>
  /// The bytes of its start tag.
  public var tag: Range<Int>
  /// The bytes between its tags; empty where the element is written as one tag.
  public var content: Range<Int>
  /// The byte before which a new adaptation set has to stand; nil where it is the content's end.
  public var bound: Int?
  /// The indices of its sets in ``DASHManifest/sets``.
  public var sets: Range<Int>
}

/// What an adaptation set says of itself with a scheme and a value.
public struct DASHDescriptor: Sendable, Hashable {
  /// The element in which it is said.
  public enum Place: String, Sendable, Hashable {
    /// `Role`.
    case role = "Role"
    /// `Accessibility`.
    case accessibility = "Accessibility"
  }

  /// The element.
  public var place: Place
  /// `schemeIdUri`.
  public var scheme: String
  /// `value`; empty where there is none.
  public var value: String
  /// The bytes of the value, or of the element where it has none.
  public var range: Range<Int>
  /// The bytes of the element.
  public var element: Range<Int>
}

/// Representations of the same content between which players switch.
public struct DASHAdaptationSet: Sendable, Hashable {
  /// What its content is.
  public enum Kind: String, Sendable, Hashable {
    /// What is read.
    case text
    /// What is heard.
    case audio
    /// What is seen.
    case video
    /// Anything else, or nothing says what.
    case other
  }

  /// What the content is.
  public var kind: Kind
  /// The index of its period.
  public var period: Int
  /// Its id, or nil.
  public var id: String?
  /// The language as a BCP 47 tag, or nil.
  public var language: String?
  /// The bytes of the language, or nil.
  public var languageRange: Range<Int>?
  /// The media type of the set or of its first representation, or nil.
  public var mimeType: String?
  /// The codecs of the set or of its first representation, or nil.
  public var codecs: String?
  /// What viewers see in a menu, in each language that there is.
  public var labels: [DASHLabel] = []
  /// What `Role` and `Accessibility` say, in the order of the source.
  public var descriptors: [DASHDescriptor] = []
  /// The representations, in order.
  public var representations: [DASHRepresentation] = []
  /// The bytes of the element.
  public var range: Range<Int>
  /// The bytes of its start tag.
  public var tag: Range<Int>
  /// Where a new `Accessibility` and a new `Role` have to stand; nil where the element is one tag.
  public var places: Places?

  /// Where descriptors go, since the schema fixes the order of elements.
  public struct Places: Sendable, Hashable {
    /// The byte for a new `Accessibility`.
    public var accessibility: Int
    /// The byte for a new `Role`.
    public var role: Int
  }

  /// The values of one kind and scheme.
  public func values(_ place: DASHDescriptor.Place, _ scheme: String) -> [String] {
    descriptors.filter { $0.place == place && $0.scheme == scheme }.map(\.value)
  }

  /// The values of `Role` in the scheme of DASH, aliases taken for what they mean.
  public var roles: [String] {
    values(.role, DASHRoles.scheme).map { DASHRoles.aliases[$0] ?? $0 }
  }

  /// The values of `Accessibility` in the scheme of DASH, aliases taken for what they mean.
  public var accessibilityRoles: [String] {
    values(.accessibility, DASHRoles.scheme).map { DASHRoles.aliases[$0] ?? $0 }
  }

  /// The purposes of `Accessibility` in DVB's and TV-Anytime's scheme.
  public var purposes: [String] { values(.accessibility, DASHRoles.audioPurposeScheme) }
}

/// A label in a menu.
public struct DASHLabel: Sendable, Hashable {
  /// The text.
  public var text: String
  /// The bytes of the element.
  public var range: Range<Int>
}

/// One form of an adaptation set's content.
public struct DASHRepresentation: Sendable, Hashable {
  /// Its id.
  public var id: String
  /// The media type that counts for it, or nil.
  public var mimeType: String?
  /// The codecs that count for it, or nil.
  public var codecs: String?
  /// The address of the file, by all `BaseURL` around it; nil where nothing names one.
  public var address: String?
  /// The number of bits a second that it says, as it is written; empty where it says none.
  public var bandwidth = ""
  /// How it is cut into segments; nil for one file.
  public var segments: DASHSegments?
  /// Whether it is cut into segments, by a list or a template.
  public var isSegmented: Bool { segments != nil }
}
