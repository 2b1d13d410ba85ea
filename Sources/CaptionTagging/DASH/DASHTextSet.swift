public import CaptionModel
import CaptionPlaylists

/// How a file of text is described in a DASH manifest: as one adaptation set with one representation.
public struct DASHTextSet: Sendable {
  /// Whose players are to find it.
  public enum Profile: String, Sendable, CaseIterable {
    /// Those that go by the roles of ISO/IEC 23009-1.
    case iso
    /// Those of DVB (ETSI TS 103 285), and the others as well.
    case dvb
  }

  /// How the text is cut into segments of MP4.
  public struct Segments: Sendable {
    /// The address of the segment that every other one needs.
    public var initialization: String
    /// The template of the others' addresses, with `$Number$` in it, which begins at 1.
    public var media: String
    /// The units of a second in which times are given.
    public var timescale: Int
    /// The time in the media at which the programme begins.
    public var begin: Int
    /// How long each segment lasts.
    public var durations: [Int]

    /// Makes a description.
    public init(
      initialization: String,
      media: String,
      timescale: Int,
      begin: Int,
      durations: [Int]
    ) {
      self.initialization = initialization
      self.media = media
      self.timescale = timescale
      self.begin = begin
      self.durations = durations
    }
  }

  /// The role that the text claims.
  public var role: TrackRole
  /// The language, as a BCP 47 tag.
  public var language: LanguageTag
  /// The address of the file, as seen from the manifest.
  public var uri: String
  /// The media type, such as `text/vtt`.
  public var mimeType: String
  /// The codecs, such as `im1t`; nil for none.
  public var codecs: String?
  /// What viewers see in a menu.
  public var label: String
  /// Whether it is the text for who chose nothing.
  public var isMain = false
  /// Whose players are to find it.
  public var profile = Profile.iso
  /// How long the file is, in bits a second; the manifest has to say some number.
  public var bandwidth = 1000
  /// The segments; nil where the text is one file, at the address.
  public var segments: Segments?

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - role: The role that the text claims.
  ///   - language: Its language.
  ///   - uri: The address of the file, as seen from the manifest.
  ///   - mimeType: The media type of the file.
  ///   - label: What viewers see; nil takes ``HLSRendition/displayName(of:role:)``.
  public init(
    role: TrackRole,
    language: LanguageTag,
    uri: String,
    mimeType: String,
    label: String? = nil
  ) {
    self.role = role
    self.language = language
    self.uri = uri
    self.mimeType = mimeType
    self.label = label ?? HLSRendition.displayName(of: language, role: role)
  }

  /// The bandwidth of a file that is shown for a time.
  public static func bandwidth(ofBytes count: Int, lasting duration: MediaTime) -> Int {
    let milliseconds = max(duration.milliseconds, 1000)
    return max(Int(clamping: Int128(count) * 8000 / Int128(milliseconds)), 1)
  }

  /// Whether it is for who cannot hear.
  private var isSDH: Bool { role.characteristics.areSDH }

  /// The values of `Role` in the scheme of DASH, in the order in which they are written.
  ///
  /// DVB finds text for the hard of hearing by `main` and an audio purpose, and takes translations
  /// for alternatives.
  public var roles: [String] {
    var roles: [String]
    switch role {
    case .sdh, .captions: roles = ["caption"]
    case .subtitles, .translation: roles = ["subtitle"]
    case .forced: roles = ["forced-subtitle"]
    case .easyReader: roles = ["easyreader"]
    case .descriptions: roles = ["description"]
    }
    if isMain || profile == .dvb && isSDH {
      roles.append("main")
    } else if profile == .dvb, role == .translation {
      roles.append("alternate")
    }
    return roles
  }

  /// What `Accessibility` says, each by its scheme and value.
  public var accessibilities: [(scheme: String, value: String)] {
    guard isSDH else { return [] }
    var all = [(scheme: DASHRoles.scheme, value: "caption")]
    if profile == .dvb {
      all.append((scheme: DASHRoles.audioPurposeScheme, value: DASHRoles.hardOfHearing))
    }
    return all
  }

  /// The characteristics that the role claims and DASH cannot say, in their order.
  public var unsayable: [MediaCharacteristic] {
    let sayable: Set<MediaCharacteristic> = [
      .transcribesSpokenDialog, .describesMusicAndSound, .easyToRead, .containsOnlyForcedSubtitles,
    ]
    return role.characteristics.filter { !sayable.contains($0) }
  }

  /// The id of the representation, unless another one has it.
  var representationID: String { "text-\(language.text)-\(role.rawValue)" }

  /// The element, without a line break at its end.
  ///
  /// - Parameters:
  ///   - prefix: What stands before the names of elements, with its colon.
  ///   - indent: The white space before its lines.
  ///   - step: The white space by which what is inside stands further in.
  ///   - newline: The line break.
  ///   - id: The set's id; nil for none.
  ///   - representation: The id of the representation; nil takes one of language and role.
  public func element(
    prefix: String = "",
    indent: String = "",
    step: String = "  ",
    newline: String = "\n",
    id: String? = nil,
    representation: String? = nil
  ) -> String {
    let inner = indent + step
    let attributes =
      (id.map { " id=\"\(xmlText($0))\"" } ?? "")
      + " contentType=\"text\" mimeType=\"\(xmlText(mimeType))\""
      + (codecs.map { " codecs=\"\(xmlText($0))\"" } ?? "")
      + " lang=\"\(xmlText(language.text))\""
    // The order is the schema's.
    var lines = ["\(indent)<\(prefix)AdaptationSet\(attributes)>"]
    lines.append("\(inner)<\(prefix)Label>\(xmlText(label))</\(prefix)Label>")
    for (scheme, value) in accessibilities {
      lines.append("\(inner)\(Self.descriptor("\(prefix)Accessibility", scheme, value))")
    }
    for role in roles {
      lines.append("\(inner)\(Self.descriptor("\(prefix)Role", DASHRoles.scheme, role))")
    }
    let name = xmlText(representation ?? representationID)
    lines.append("\(inner)<\(prefix)Representation id=\"\(name)\" bandwidth=\"\(bandwidth)\">")
    if let segments {
      lines += template(segments, prefix, inner + step, step)
    } else {
      let address = xmlText(HLSRendition.percentEncoded(uri))
      lines.append("\(inner)\(step)<\(prefix)BaseURL>\(address)</\(prefix)BaseURL>")
    }
    lines.append("\(inner)</\(prefix)Representation>")
    lines.append("\(indent)</\(prefix)AdaptationSet>")
    return lines.joined(separator: newline)
  }

  /// The template of segments with its timeline, in which neighbours of one length are one entry.
  private func template(
    _ segments: Segments,
    _ prefix: String,
    _ indent: String,
    _ step: String
  ) -> [String] {
    let offset = segments.begin > 0 ? " presentationTimeOffset=\"\(segments.begin)\"" : ""
    var lines = [
      "\(indent)<\(prefix)SegmentTemplate timescale=\"\(segments.timescale)\"\(offset) "
        + "initialization=\"\(xmlText(segments.initialization))\" "
        + "media=\"\(xmlText(segments.media))\">",
      "\(indent)\(step)<\(prefix)SegmentTimeline>",
    ]
    var rest = segments.durations[...]
    var start = " t=\"\(segments.begin)\""
    while let duration = rest.first {
      let run = rest.prefix { $0 == duration }.count
      rest = rest.dropFirst(run)
      let further = run > 1 ? " r=\"\(run - 1)\"" : ""
      lines.append("\(indent)\(step)\(step)<\(prefix)S\(start) d=\"\(duration)\"\(further)/>")
      start = ""
    }
    lines.append("\(indent)\(step)</\(prefix)SegmentTimeline>")
    lines.append("\(indent)</\(prefix)SegmentTemplate>")
    return lines
  }

  static func descriptor(_ name: String, _ scheme: String, _ value: String) -> String {
    "<\(name) schemeIdUri=\"\(scheme)\" value=\"\(value)\"/>"
  }
}

/// A text as it stands in an element or between quotation marks; what XML cannot hold is left out.
func xmlText(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x26: scalars.append(contentsOf: "&amp;".unicodeScalars)
    case 0x3C: scalars.append(contentsOf: "&lt;".unicodeScalars)
    case 0x3E: scalars.append(contentsOf: "&gt;".unicodeScalars)
    case 0x22: scalars.append(contentsOf: "&quot;".unicodeScalars)
    case 0x09, 0x0A, 0x0D: scalars.append(" ")
    case 0...0x1F, 0xFFFE, 0xFFFF: continue
    default: scalars.append(scalar)
    }
  }
  return String(scalars)
}
