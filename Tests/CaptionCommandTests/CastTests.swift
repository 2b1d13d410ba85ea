import CaptionKit
import Testing

@testable import CaptionCommand

/// Names that labels give before the programme does, by a list of the cast.
@Suite struct CastTests {
  @Test func namesStandOneALine() throws {
    let text = "\u{FEFF}# The cast\nMara  Lind\tIda Berg\r\n\n  Jonas \nMara Lind\n"
    #expect(try CastList(Array(text.utf8)).names == ["Mara Lind", "Jonas"])
  }

  @Test(arguments: [
    ("", 1, "names nobody"), ("# nobody\n\n", 1, "names nobody"),
    ("Mara\n00:01.000 --> 00:02.000\n", 2, "is no name; a list of the cast has one name a line"),
    (String(repeating: "a", count: 81), 1, "is no name; a list of the cast has one name a line"),
  ])
  func whatIsNoListIsRefused(_ text: String, _ line: Int, _ message: String) {
    #expect(throws: CastList.Problem(line: line, message: message)) {
      try CastList(Array(text.utf8))
    }
  }

  private func lint(_ cues: [String], cast: String, language: String = "en") -> World {
    var text = "WEBVTT\n\n"
    for (index, cue) in cues.enumerated() {
      text += "00:\(10 + index).000 --> 00:\(10 + index).900\n\(cue)\n\n"
    }
    let world = World(["a.vtt": text, "cast.txt": cast])
    world.run(
      [
        "lint", "a.vtt", "--cast", "cast.txt", "--select", "speaker/early-name", "--report",
        "concise", "--language", language, "-q",
      ],
      registry: .standard
    )
    return world
  }

  /// The cues, the cast, the language, and the cue and label that are found; none where nothing is.
  static let cases: [(cues: [String], cast: String, language: String, found: [String])] = [
    (["MARA: Who is there?", "Only me, Mara."], "Mara Lind", "en", ["\"MARA:\""]),
    (["MARA: Who is there?", "Only me."], "Mara Lind", "en", []),
    (["Hello, Mara.", "MARA: Who is there?"], "Mara Lind", "en", []),
    (["MARA: I am Mara.", "Hello, Mara."], "Mara", "en", []),
    // Both words of a name that are said at once are one finding.
    (["MARA LIND: No.", "Mara Lind!"], "Mara Lind", "en", ["\"MARA LIND:\""]),
    // Titles and articles name nobody, nor do small letters.
    (["THE DOCTOR: No.", "The doctor is in."], "The Doctor", "en", []),
    (["DR ROSE: No.", "A rose, doctor."], "Dr. Rose", "en", []),
    (["DR ROSE: No.", "Thank you, Rose."], "Dr. Rose", "en", ["\"DR ROSE:\""]),
    (["O'DAY: No.", "One day, perhaps. Day after day."], "O'Day", "en", []),
    (["O'DAY: No.", "Mrs. O’Day, please."], "O'Day", "en", ["\"O'DAY:\""]),
    (["JEAN: Non.", "Où est Jean-Luc ?"], "Jean-Luc", "fr", []),
    (["JEAN-LUC : Non.", "Où est Jean-Luc ?"], "Jean-Luc", "fr", ["\"JEAN-LUC :\""]),
    (["VON: Nein.", "Von mir aus, Herr von Berg."], "Otto von Berg", "de", []),
    (["[Žaneta] Ne.", "ŽANETO, stůj! Zaneta!"], "Žaneta", "cs", ["\"[Žaneta]\""]),
    (["（健太）\n待って", "健太くん、早く"], "健太", "ja", ["\"（健太）\""]),
    (["（健太）\n待って", "早く"], "健太", "ja", []),
    (["[마라] 기다려", "마라야, 어서 와"], "마라", "ko", ["\"[마라]\""]),
    (["[ليلى] من هناك؟", "أنا ليلى"], "ليلى", "ar", ["\"[ليلى]\""]),
  ]

  @Test(arguments: cases)
  func earlyNames(_ test: (cues: [String], cast: String, language: String, found: [String])) {
    let world = lint(test.cues, cast: test.cast, language: test.language)
    let found = world.output.split(separator: "\n").compactMap { line in
      line.firstRange(of: " gives a name").map { end in
        String(line[..<end.lowerBound].split(separator: "\"", maxSplits: 1)[1]).quotedAgain
      }
    }
    #expect(found == test.found, "\(world.output)\(world.error)")
  }

  @Test func withoutACastNothingIsSaid() {
    let world = World(["a.vtt": "WEBVTT\n\n00:01.000 --> 00:02.000\nMARA: Mara!\n"])
    #expect(world.run(["lint", "a.vtt", "--json"], registry: .standard) == 0)
    #expect(world.output.contains(#""rule":"speaker/early-name","reason":"the cast is not known""#))
    #expect(!world.error.contains("early-name"))
  }

  @Test func aWrongListIsToldWithItsLine() {
    let world = World([
      "a.vtt": "WEBVTT\n", "cast.txt": "Mara\n\(String(repeating: "so ", count: 40))",
    ])
    #expect(world.run(["lint", "a.vtt", "--cast", "cast.txt"], registry: .standard) == 2)
    #expect(
      world.error
        == "captionkit: cast.txt:2: is no name; a list of the cast has one name a line\n"
        + "See 'captionkit help lint'.\n"
    )
    #expect(world.run(["lint", "a.vtt", "--cast", "gone.txt"], registry: .standard) == 3)
  }
}

extension String {
  fileprivate var quotedAgain: String { "\"" + self }
}
