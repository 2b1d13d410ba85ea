import CaptionModel

/// A kind of TTML that recipients ask for, and what the writer does differently for it.
public enum TTMLFlavour: String, Sendable, Hashable, CaseIterable {
  /// IMSC 1.1 Text Profile, on TTML2; what `ttml` means.
  case imsc11 = "imsc1.1"
  /// IMSC 1.0.1 Text Profile, on TTML1.
  case imsc1 = "imsc1"
  /// EBU-TT-D (EBU Tech 3380): styles by reference only, spans not nested, an id on every paragraph.
  case ebuTTD = "ebu-tt-d"
  /// TTML1 as Netflix asks for it: top or bottom, few styles, nothing from other namespaces.
  case netflix
  /// iTunes Timed Text (Apple): SMPTE time in frames, four fixed regions.
  case itt
  /// TTML1, DFXP Presentation profile.
  case dfxp

  /// The flavour's name as its owner writes it.
  var name: String {
    switch self {
    case .imsc11: "IMSC 1.1 Text"
    case .imsc1: "IMSC 1.0.1 Text"
    case .ebuTTD: "EBU-TT-D"
    case .netflix: "Netflix TTML1"
    case .itt: "iTunes Timed Text"
    case .dfxp: "TTML1 (DFXP)"
    }
  }

  /// What `captionkit formats` says.
  var description: CaptionFormat.Flavour {
    switch self {
    case .imsc11: .init(rawValue, aliases: ["imsc"], name: name, extensions: ["ttml", "xml"])
    case .imsc1, .ebuTTD, .netflix: .init(rawValue, name: name, extensions: ["ttml", "xml"])
    case .itt: .init(rawValue, name: name, extensions: ["itt"])
    case .dfxp: .init(rawValue, aliases: ["ttml1"], name: name, extensions: ["dfxp"])
    }
  }

  /// The attribute and URI by which a document says what it conforms to, or nil where none is
  /// defined on the root element (TTML1, 6.2.8; TTML2, 7.2.2).
  var declaration: (attribute: StaticString, uri: String)? {
    let profile = "\(TTMLNamespace.current)/profile/"
    return switch self {
    case .imsc11: ("ttp:contentProfiles", profile + "imsc1.1/text")
    case .imsc1: ("ttp:profile", profile + "imsc1/text")
    case .dfxp: ("ttp:profile", profile + "dfxp-presentation")
    case .ebuTTD, .netflix, .itt: nil
    }
  }

  /// The standards that `ebuttm:conformsToStandard` names (EBU Tech 3390).
  var conformsToStandards: [String] {
    self == .ebuTTD ? ["urn:ebu:tt:distribution:2018-04"] : []
  }

  /// The profile by which a document of the flavour is checked.
  var profile: TTMLProfile { TTMLProfile(named: rawValue) ?? .ttml2 }

  /// The version of TTML that the flavour is built on.
  var version: TTMLVersion { self == .imsc11 ? .second : .first }

  // MARK: What there is

  /// Whether ruby can be written; TTML1 has none.
  var hasRuby: Bool { self == .imsc11 }

  /// Whether style attributes may stand at paragraphs and spans (EBU Tech 3380, 3.2.1, has them at
  /// `style` only).
  var hasInlineStyles: Bool { self != .ebuTTD }

  /// Whether properties that occur often become a style that is referred to; iTunes Timed Text has them
  /// at the text (Apple, iTunes Package Film Specification, iTunes Timed Text Example).
  var sharesStyles: Bool { hasInlineStyles && self != .itt }

  /// Whether spans may hold spans.
  var hasNestedSpans: Bool { self != .ebuTTD }

  /// Whether every paragraph has to have an id, and `styling` and `layout` have to be there.
  var isStrictlyStructured: Bool { self == .ebuTTD }

  /// Whether a cue's number may become an id; where not, it is left out, as it is no name.
  var writesNumbersAsIDs: Bool { self != .netflix && self != .itt }

  /// Whether the places of text are fixed regions instead of rectangles of the document's own.
  var hasFixedRegions: Bool { self == .netflix || self == .itt }

  /// Whether all lines are centred (Netflix, Timed Text Style Guide: General Requirements, 3).
  var isAlwaysCentered: Bool { self == .netflix }

  /// Whether regions that show text at the same time may not overlap.
  var forbidsOverlap: Bool { self == .imsc11 || self == .imsc1 || self == .ebuTTD }

  /// Whether text can be there and not be seen: there is `tts:visibility`.
  var hidesText: Bool { self == .imsc11 || self == .imsc1 || self == .dfxp }

  /// Whether vertical text can be written.
  var hasVerticalText: Bool { self != .netflix }

  /// Whether elements and attributes of other namespaces may be written.
  var allowsForeign: Bool { self == .imsc11 || self == .imsc1 || self == .dfxp }

  /// Whether foreign elements may stand in the head's metadata.
  var allowsForeignMetadata: Bool { allowsForeign || self == .ebuTTD }

  /// Whether times may be counted in a way.
  public func allows(_ counting: TTMLCounting) -> Bool {
    switch counting {
    case .ticks: countsTicks
    // Drop-frame numbers are those of SMPTE time, which IMSC and Netflix do not have, and TTML drops
    // two a minute only.
    case .frames(let counting):
      countsFrames
        && (!counting.isDropFrame || counting == .dropNTSC && (self == .itt || self == .dfxp))
    }
  }

  /// Whether times may count frames.
  var countsFrames: Bool { self != .ebuTTD }

  /// Whether times may count ticks.
  var countsTicks: Bool { self != .ebuTTD && self != .itt }
}
