public import CaptionModel

/// What TTML says of a cue and the shared model has no place for.
public struct TTMLCue: CaptionExtra {
  /// The id of the format.
  public static let formatID = "ttml"

  /// The roles of the text, as `ttm:role` gives them (TTML2, 14.2.2), in source order.
  public var roles: [String]

  /// Whether the paragraph's base direction is right to left.
  public var isRightToLeft: Bool

  /// Makes a record.
  public init(roles: [String] = [], isRightToLeft: Bool = false) {
    self.roles = roles
    self.isRightToLeft = isRightToLeft
  }

  /// The roles, which other formats cannot name.
  public var lossDescription: String? {
    roles.isEmpty ? nil : "role \(roles.joined(separator: " "))"
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

  /// Makes a record.
  public init(profile: String? = nil, description: String? = nil, copyright: String? = nil) {
    self.profile = profile
    self.description = description
    self.copyright = copyright
  }

  /// The descriptions, which other formats cannot hold.
  public var lossDescription: String? {
    switch (description, copyright) {
    case (nil, nil): nil
    case (_?, nil): "description of the document"
    case (nil, _?): "copyright notice"
    case (_?, _?): "description and copyright notice"
    }
  }
}
