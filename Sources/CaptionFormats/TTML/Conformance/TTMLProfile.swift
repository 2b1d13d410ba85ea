/// A profile of TTML: what a document may use and what it has to say, by whose specification.
///
/// One list for those that check and those that write, so that `--profile` and the flavours of
/// `--to` have the same names.
public enum TTMLProfile: String, Sendable, Hashable, CaseIterable {
  /// TTML1 (W3C, 2018), also known as DFXP.
  case dfxp = "dfxp"
  /// TTML2 (W3C, 2021).
  case ttml2 = "ttml2"
  /// SMPTE Timed Text (ST 2052-1).
  case smpteTT = "smpte-tt"
  /// IMSC 1.0.1, Text Profile.
  case imsc1Text = "imsc1-text"
  /// IMSC 1.0.1, Image Profile.
  case imsc1Image = "imsc1-image"
  /// IMSC 1.1, Text Profile.
  case imsc11Text = "imsc1.1-text"
  /// IMSC 1.1, Image Profile.
  case imsc11Image = "imsc1.1-image"
  /// IMSC 1.2, Text Profile.
  case imsc12Text = "imsc1.2-text"
  /// IMSC 1.2, Image Profile.
  case imsc12Image = "imsc1.2-image"
  /// IMSC 1.3, Text Profile.
  case imsc13Text = "imsc1.3-text"
  /// EBU-TT-D (EBU Tech 3380).
  case ebuTTD = "ebu-tt-d"
  /// TTML1 as Netflix asks for it in its Timed Text Style Guide.
  case netflix = "netflix-ttml1"
  /// iTunes Timed Text (Apple).
  case itt = "itt"

  /// The stable id, as `--profile` takes it.
  public var id: String { rawValue }

  /// Every name by which a profile can be asked for.
  public static let allNames = allCases.flatMap { [$0.id] + $0.aliases }

  /// Further names that people use.
  public var aliases: [String] {
    switch self {
    case .dfxp: ["ttml1"]
    case .smpteTT: ["smpte"]
    case .imsc1Text: ["imsc1", "imsc1.0-text"]
    case .imsc1Image: ["imsc1.0-image"]
    case .imsc11Text: ["imsc1.1"]
    case .imsc12Text: ["imsc1.2"]
    case .imsc13Text: ["imsc1.3", "imsc"]
    case .ebuTTD: ["ebuttd"]
    case .netflix: ["netflix"]
    case .ttml2, .imsc11Image, .imsc12Image, .itt: []
    }
  }

  /// The name as its owner writes it.
  public var name: String {
    switch self {
    case .dfxp: "TTML1"
    case .ttml2: "TTML2"
    case .smpteTT: "SMPTE-TT"
    case .imsc1Text: "IMSC 1.0.1 Text Profile"
    case .imsc1Image: "IMSC 1.0.1 Image Profile"
    case .imsc11Text: "IMSC 1.1 Text Profile"
    case .imsc11Image: "IMSC 1.1 Image Profile"
    case .imsc12Text: "IMSC 1.2 Text Profile"
    case .imsc12Image: "IMSC 1.2 Image Profile"
    case .imsc13Text: "IMSC 1.3 Text Profile"
    case .ebuTTD: "EBU-TT-D"
    case .netflix: "Netflix TTML1"
    case .itt: "iTunes Timed Text"
    }
  }

  /// The URIs by which a document declares the profile, the one to write first.
  ///
  /// In `ttp:profile` (TTML1, 6.2.8), `ttp:contentProfiles` (TTML2, 7.2.2) or
  /// `ebuttm:conformsToStandard` (EBU Tech 3390); empty where none is defined.
  public var designators: [String] {
    switch self {
    case .dfxp: ["transformation", "presentation", "full"].map { Self.w3c + "dfxp-" + $0 }
    case .ttml2: ["transformation", "presentation", "full"].map { Self.w3c + "ttml2-" + $0 }
    case .smpteTT:
      ["http://www.smpte-ra.org/schemas/2052-1/2010/profiles/smpte-tt-full"]
        + ["http://www.smpte-ra.org/schemas/2052-1/2013/profiles/smpte-tt-full"]
    case .imsc1Text: [Self.w3c + "imsc1/text"]
    case .imsc1Image: [Self.w3c + "imsc1/image"]
    case .imsc11Text: [Self.w3c + "imsc1.1/text"]
    case .imsc11Image: [Self.w3c + "imsc1.1/image"]
    case .imsc12Text: [Self.w3c + "imsc1.2/text"]
    case .imsc12Image: [Self.w3c + "imsc1.2/image"]
    case .imsc13Text: [Self.w3c + "imsc1.3/text"]
    case .ebuTTD: ["urn:ebu:tt:distribution:2018-04", "urn:ebu:tt:distribution:2014-01"]
    case .netflix, .itt: []
    }
  }

  private static let w3c = "http://www.w3.org/ns/ttml/profile/"

  /// Finds a profile by its id or an alias, without regard to case.
  public init?(named name: String) {
    let name = name.lowercased()
    let found = Self.allCases.first { $0.id == name || $0.aliases.contains(name) }
    guard let found else { return nil }
    self = found
  }

  /// Finds the profile that a URI designates.
  public init?(designator: String) {
    guard let found = Self.allCases.first(where: { $0.designators.contains(designator) }) else {
      return nil
    }
    self = found
  }
}
