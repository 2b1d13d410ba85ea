/// How a house writes the labels of captions for the deaf and hard of hearing.
///
/// Only what a guideline itself says is here; what it leaves open is nil.
public struct HouseStyle: Sendable, Hashable {
  /// How a label is written.
  enum Form: Sendable, Hashable {
    /// Between two marks.
    case enclosed(open: String, close: String, Letters)
    /// Capitals and a colon.
    case capitalsAndColon
    /// A name as it is and a colon.
    case nameAndColon
    /// Capitals with nothing around them.
    case capitals
    /// A colour with nothing around the words, `0xRRGGBB`.
    case color(UInt32)
  }

  /// In which letters a label is written.
  enum Letters: Sendable, Hashable {
    case asWritten
    case small
    case capitals
  }

  /// How what is sung is marked.
  enum Song: Sendable, Hashable {
    /// A sign at both ends of each cue.
    case bothEnds(String)
    /// A sign at the beginning of each cue and at the end of the last.
    case beginnings(String)
    /// A colour, `0xRRGGBB`.
    case color(UInt32)
  }

  /// The name under which the style is asked for.
  public let id: String
  /// Whose style it is.
  public let name: String
  let speaker: Form?
  /// Whether a speaker's label stands on a line of its own.
  var isSpeakerOnOwnLine = false
  let manner: Form?
  let sound: Form?
  let music: Form?
  let song: Song?

  /// The styles, with where they are written down.
  public static let all: [HouseStyle] = [
    // Timed Text Style Guide, English, SDH; General Requirements.
    HouseStyle(
      id: "netflix",
      name: "Netflix",
      speaker: .enclosed(open: "[", close: "]", .small),
      manner: .enclosed(open: "[", close: "]", .small),
      sound: .enclosed(open: "[", close: "]", .small),
      music: .enclosed(open: "[", close: "]", .small),
      song: .bothEnds("♪")
    ),
    // BBC Subtitle Guidelines 1.2.5, March 2026.
    HouseStyle(
      id: "bbc",
      name: "BBC",
      speaker: .capitalsAndColon,
      manner: .capitalsAndColon,
      sound: .capitals,
      music: .capitals,
      song: .beginnings("#")
    ),
    // DCMP Captioning Key, speaker identification and sound effects.
    HouseStyle(
      id: "dcmp",
      name: "DCMP Captioning Key",
      speaker: .enclosed(open: "(", close: ")", .asWritten),
      isSpeakerOnOwnLine: true,
      manner: nil,
      sound: .enclosed(open: "[", close: "]", .small),
      music: .enclosed(open: "[", close: "]", .small),
      song: .bothEnds("♪")
    ),
    // UNE 153010:2012; how it writes sounds and songs is not confirmed.
    HouseStyle(
      id: "une",
      name: "UNE 153010, Spain",
      speaker: .enclosed(open: "(", close: ")", .capitals),
      manner: .enclosed(open: "(", close: ")", .capitals),
      sound: nil,
      music: nil,
      song: nil
    ),
    // Charter of 12 December 2011: red for sounds, magenta for music and what is sung.
    HouseStyle(
      id: "fr",
      name: "French charter",
      speaker: nil,
      manner: nil,
      sound: .color(0xFF0000),
      music: .color(0xFF00FF),
      song: .color(0xFF00FF)
    ),
    // Common standards of ARD, ORF, SRF and ZDF.
    HouseStyle(
      id: "de",
      name: "ARD, ORF, SRF, ZDF",
      speaker: nil,
      manner: nil,
      sound: .enclosed(open: "*", close: "*", .asWritten),
      music: .enclosed(open: "*", close: "*", .asWritten),
      song: .bothEnds("♪")
    ),
    // W3C WAI, Captions/Subtitles, 14 July 2022.
    HouseStyle(
      id: "w3c",
      name: "W3C WAI",
      speaker: .nameAndColon,
      manner: nil,
      sound: .enclosed(open: "(", close: ")", .small),
      music: nil,
      song: .bothEnds("♪")
    ),
  ]
}
