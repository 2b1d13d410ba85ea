/// The tracks of a manifest or media file, with what each says of itself, whatever the form.
public struct DeclaredTracks: Sendable {
  /// Where tracks are declared.
  public enum Container: String, Sendable, Hashable {
    /// A DASH manifest, whose tracks are adaptation sets.
    case dash
    /// A Matroska or WebM file.
    case matroska
    /// An MP4 or QuickTime movie.
    case movie
  }

  /// Where they are declared.
  public var container: Container
  /// The profiles that a manifest declares.
  public var profiles: [String]
  /// The tracks, in order.
  public var tracks: [DeclaredTrack]

  /// Makes a list.
  public init(_ container: Container, profiles: [String] = [], tracks: [DeclaredTrack]) {
    self.container = container
    self.profiles = profiles
    self.tracks = tracks
  }
}

/// What one track says of itself.
public struct DeclaredTrack: Sendable, Hashable {
  /// What a track holds.
  public enum Kind: Sendable, Hashable {
    /// What is read.
    case text
    /// What is heard.
    case audio
    /// Anything else.
    case other
  }

  /// One thing that it says, with its place.
  public struct Claim: Sendable, Hashable {
    /// The element or flag that says it, such as `Role`.
    public var form: String
    /// The scheme of the value; empty for a flag.
    public var scheme: String
    /// The value; empty for a flag.
    public var value: String
    /// The bytes that it is about.
    public var range: Range<Int>

    /// Makes a claim.
    public init(_ form: String, scheme: String = "", value: String = "", range: Range<Int>) {
      self.form = form
      self.scheme = scheme
      self.value = value
      self.range = range
    }
  }

  /// The form of the tags of media characteristics that movies have.
  static let tagForm = "tagc"

  /// What it holds.
  public var kind: Kind
  /// What messages call it: `track 3`, `adaptation set 11`.
  public var name: String
  /// What viewers see in a menu, or nil.
  public var label: String?
  /// The bytes of the label.
  public var labelRange: Range<Int>?
  /// The language, or nil where it is not said.
  public var language: String?
  /// Which tracks it is an alternative to: those with the same number.
  public var group = 0
  /// Whether it is for who chose nothing.
  public var isDefault = false
  /// The bytes that say so.
  public var defaultRange: Range<Int>?
  /// Whether it holds what every viewer needs.
  public var isForced = false
  /// The bytes that say so.
  public var forcedRange: Range<Int>?
  /// Its coding, where players choose by that as well.
  public var coding: String?
  /// All that it says, in order.
  public var claims: [Claim] = []
  /// The bytes of the whole.
  public var range: Range<Int>

  /// Makes a track that says nothing yet.
  public init(_ kind: Kind, name: String, range: Range<Int> = 0..<0) {
    self.kind = kind
    self.name = name
    self.range = range
  }

  /// The language without script and region, in small letters; empty where there is none.
  var plainLanguage: String {
    let language = (language ?? "").prefix { $0 != "-" }.lowercased()
    return language == "und" ? "" : language
  }

  /// What messages call it, with its label where it has one.
  var shownName: String { label.map { "\(name), \"\($0)\"," } ?? name }

  /// The values of a form and scheme.
  func values(_ form: String, _ scheme: String) -> [String] {
    claims.filter { $0.form == form && $0.scheme == scheme }.map(\.value)
  }
}
