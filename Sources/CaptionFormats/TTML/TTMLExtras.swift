public import CaptionModel

/// What TTML says of a cue and the shared model has no place for.
public struct TTMLCue: CaptionExtra {
  /// The id of the format.
  public static let formatID = "ttml"

  /// The roles of the text, as `ttm:role` gives them (TTML2, 14.2.2), in source order.
  public var roles: [String]

  /// Whether the paragraph's base direction is right to left.
  public var isRightToLeft: Bool

  /// Fonts, sizes, line heights and so on of the paragraph, where they are not those of the whole
  /// document; what stands out of the paragraph is in the text's spans.
  public var style: TextStyle

  /// The same as ``style``.
  public var look: TextStyle? { style }

  /// Whether the base direction is right to left and the letters of the text say otherwise, so that other
  /// formats put the text in another order.
  var isAgainstText = false

  /// What the paragraph has of other vocabularies.
  public var foreign = TTMLForeign()

  /// What the divisions that the paragraph lies in have of other vocabularies.
  public var division = TTMLForeign()

  /// Whether the cue is shown even where the viewer asked for no captions (IMSC 1.1, 8.4.5
  /// `itts:forcedDisplay`).
  public var isForced: Bool {
    style.properties.contains { $0.name == "forcedDisplay" && $0.value == "true" }
  }

  /// Makes a record.
  public init(roles: [String] = [], isRightToLeft: Bool = false, style: TextStyle = TextStyle()) {
    self.roles = roles
    self.isRightToLeft = isRightToLeft
    self.style = style
  }

  /// The roles and the style, which other formats cannot name.
  public var lossDescription: String? {
    // Many records say no more than the direction.
    let look = style.isEmpty ? "" : style.summary
    guard
      !roles.isEmpty || !look.isEmpty || !foreign.isEmpty || !division.isEmpty || isAgainstText
    else { return nil }
    var parts: [String] = []
    if isAgainstText { parts.append("direction rtl") }
    if !roles.isEmpty { parts.append("role \(roles.joined(separator: " "))") }
    if !look.isEmpty { parts.append("style \(look)") }
    if let phrase = foreign.phrase { parts.append(phrase) }
    if let phrase = division.phrase { parts.append("\(phrase) of its div") }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}

extension TextStyle {
  /// The properties with their values, as a phrase.
  fileprivate var summary: String {
    properties.lazy.filter { !$0.isNoLook }.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }
}

/// So many columns by so many rows.
public struct TTMLGrid: Sendable, Hashable {
  /// The columns, or pixels across.
  public var columns: Double
  /// The rows, or pixels down.
  public var rows: Double

  /// Makes a grid.
  public init(columns: Double, rows: Double) {
    self.columns = columns
    self.rows = rows
  }
}

/// What TTML says of a document and the shared model has no place for.
public struct TTMLDocument: CaptionExtra {
  /// The id of the format.
  public static let formatID = "ttml"

  /// The profile that the document says it conforms to, as a URI or a list of them.
  public var profile: String?

  /// What the head's metadata say the document is (`ttm:desc`).
  public var description: String?

  /// Whose rights the head's metadata name (`ttm:copyright`).
  public var copyright: String?

  /// The time code at which the programme begins, as EBU metadata give it
  /// (`ebuttm:documentStartOfProgramme`; EBU Tech 3350).
  public var programmeStart: String?

  /// How the document counted time, where it did not by TTML's defaults.
  var timing: TTMLTiming?

  /// Fonts, sizes, line heights and so on of all text.
  public var style = TextStyle()

  /// The same as ``style``.
  public var look: TextStyle? { style }

  /// How the document counts time where it shows no clock times, so that it can be written the same
  /// way.
  public var counting: TTMLCounting?

  /// Columns and rows of the grid that the unit `c` counts in (`ttp:cellResolution`); nil for the
  /// initial 32 by 15.
  public var cellResolution: TTMLGrid?

  /// The picture's size in pixels that lengths are measured in (`tts:extent` of the root), or nil.
  public var pixels: TTMLGrid?

  /// Whether the document says that it counts time by TTML's default.
  var saysTimeBase = false

  /// What the root element and the head's metadata have of other vocabularies.
  public var foreign = TTMLForeign()

  /// What the head's `styling` has of other vocabularies.
  public var styling = TTMLForeign()

  /// What the head's `layout` has of other vocabularies.
  public var layout = TTMLForeign()

  /// What regions have of other vocabularies, by the regions' ids.
  public var regions: [String: TTMLForeign] = [:]

  /// What the body has of other vocabularies.
  public var body = TTMLForeign()

  /// Those who speak, in source order, whether or not they have anything to say.
  public var agents: [TTMLAgent] = []

  /// What was not kept since no document that is written has a place for it.
  var unkept: [TTMLUnkept] = []

  /// Makes a record.
  public init(profile: String? = nil, description: String? = nil, copyright: String? = nil) {
    self.profile = profile
    self.description = description
    self.copyright = copyright
  }

  /// The descriptions and the style, which other formats cannot hold.
  public var lossDescription: String? {
    var parts: [String] = []
    if description != nil { parts.append("description of the document") }
    if copyright != nil { parts.append("copyright notice") }
    if let programmeStart { parts.append("start of the programme at \(programmeStart)") }
    let look = style.summary
    if !look.isEmpty { parts.append("style of all text: \(look)") }
    if let phrase = foreign.phrase { parts.append(phrase) }
    for (foreign, name) in [(styling, "styling"), (layout, "layout"), (body, "body")] {
      if let phrase = foreign.phrase { parts.append("\(phrase) of the \(name)") }
    }
    for (id, foreign) in regions.sorted(by: { $0.key < $1.key }) {
      if let phrase = foreign.phrase { parts.append("\(phrase) of region \"\(id)\"") }
    }
    for unkept in unkept where unkept.isLostElsewhere { parts.append(unkept.phrase) }
    for agent in agents where agent.isUnusual {
      parts.append("that \"\(agent.knownName)\" is \(agent.phrase)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
