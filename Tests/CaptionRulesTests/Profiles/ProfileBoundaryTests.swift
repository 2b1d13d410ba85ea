import CaptionKit
import Testing

/// Every profile's figures, each at its limit and just beyond it on either side.
///
/// The figures stand here by hand, so that a slip in a profile's file does not pass.
@Suite struct ProfileBoundaryTests {
  static func findings(
    _ profile: String,
    _ rule: String,
    _ cues: [Cue],
    language: String?,
    rate: FrameRate? = nil
  ) throws -> Int {
    var stack = SettingsStack()
    try stack.add(ProfileCatalog.profile(named: profile))
    var document = CaptionDocument()
    document.language = language
    document.cues = cues
    var context = TrackContext()
    context.frameRate = rate
    let track = Track(document, context: context)
    let report = Linter.lint(track, options: stack.options(language: track.language))
    return report.findings.count { $0.diagnostic.code == rule }
  }

  static func cue(_ text: String, milliseconds: Int, from begin: Int = 1000) -> Cue {
    Cue(
      begin: MediaTime(milliseconds: begin),
      end: MediaTime(milliseconds: begin + milliseconds),
      text: CaptionText(text)
    )
  }

  // MARK: Reading speed

  struct Speed: Sendable {
    var profile: String
    var language: String
    var perSecond: Int
    var character = "a"
    init(_ profile: String, _ language: String, _ perSecond: Int, _ character: String = "a") {
      self.profile = profile
      self.language = language
      self.perSecond = perSecond
      self.character = character
    }
  }

  static let speeds = [
    Speed("default", "en", 20),
    Speed("netflix", "en", 20), Speed("netflix", "de", 17), Speed("netflix", "ar", 20, "م"),
    Speed("netflix", "hi", 22, "क"), Speed("netflix", "zh-Hans", 9, "字"),
    Speed("netflix", "ko", 12, "가"), Speed("netflix", "ja", 4, "字"),
    Speed("netflix-children", "en", 17), Speed("netflix-children", "fr", 13),
    Speed("netflix-children", "ar", 17, "م"), Speed("netflix-children", "hi", 18, "क"),
    Speed("netflix-children", "zh", 7, "字"), Speed("netflix-children", "ko", 9, "가"),
    Speed("netflix-children", "ja", 4, "字"),
    Speed("netflix-sdh", "en", 20), Speed("netflix-sdh", "fr", 20),
    Speed("netflix-sdh", "ar", 23, "م"), Speed("netflix-sdh", "hi", 25, "क"),
    Speed("netflix-sdh", "zh", 11, "字"), Speed("netflix-sdh", "ko", 14, "가"),
    Speed("netflix-sdh", "ja", 7, "字"),
    Speed("netflix-sdh-children", "en", 17), Speed("netflix-sdh-children", "fr", 17),
    Speed("netflix-sdh-children", "ar", 20, "م"), Speed("netflix-sdh-children", "hi", 20, "क"),
    Speed("netflix-sdh-children", "zh", 9, "字"), Speed("netflix-sdh-children", "ko", 11, "가"),
    Speed("netflix-sdh-children", "ja", 7, "字"),
    Speed("netflix-template", "fr", 17), Speed("netflix-template-children", "fr", 15),
    Speed("amazon", "en", 17), Speed("amazon", "ar", 20, "م"), Speed("arte", "de", 20),
    Speed("ebu-ard", "de", 15), Speed("ebu-ard-children", "de", 11), Speed("ted", "en", 21),
    Speed("une-153010", "es", 15), Speed("masc", "ja", 6, "字"),
  ]

  @Test(arguments: speeds)
  func speed(_ figure: Speed) throws {
    let text = String(repeating: figure.character, count: figure.perSecond * 2)
    for (milliseconds, count) in [(2000, 0), (1999, 1), (2001, 0)] {
      #expect(
        try Self.findings(
          figure.profile,
          "reading/speed",
          [Self.cue(text, milliseconds: milliseconds)],
          language: figure.language
        ) == count,
        "\(milliseconds) ms"
      )
    }
  }

  @Test(arguments: [("bbc", 180), ("dcmp", 235), ("dcmp-children", 130)])
  func words(_ profile: String, _ perMinute: Int) throws {
    let text = String(repeating: "so ", count: perMinute)
    for (milliseconds, count) in [(60_000, 0), (59_999, 1)] {
      #expect(
        try Self.findings(
          profile,
          "reading/speed",
          [Self.cue(text, milliseconds: milliseconds)],
          language: "en"
        ) == count
      )
    }
  }

  /// Four fifths of 1, 2, 3 and 4 s, and half-way between the points.
  @Test(arguments: [(12, 800), (20, 1600), (36, 2400), (60, 3200), (28, 2000), (16, 1200)])
  func frenchTable(_ characters: Int, _ milliseconds: Int) throws {
    let text = String(repeating: "a", count: characters)
    for (time, count) in [(milliseconds, 0), (milliseconds - 1, 1)] {
      #expect(
        try Self.findings(
          "fr-charte",
          "reading/speed",
          [Self.cue(text, milliseconds: time)],
          language: "fr"
        ) == count
      )
    }
  }

  @Test(arguments: ["fcc", "apple-podcasts"])
  func noFigureIsNoRule(_ profile: String) throws {
    let text = String(repeating: "a", count: 500)
    for rule in ["reading/speed", "reading/line-too-long", "sync/min-duration"] {
      #expect(
        try Self.findings(profile, rule, [Self.cue(text, milliseconds: 40)], language: "en") == 0
      )
    }
  }

  // MARK: Lines

  @Test(arguments: [
    ("default", "en", 42, "a"), ("netflix", "en", 42, "a"), ("netflix", "th", 35, "ก"),
    ("netflix", "zh", 16, "字"), ("netflix", "ko", 16, "가"), ("netflix", "ja", 13, "字"),
    ("netflix-sdh", "ja", 16, "字"), ("netflix", "ja", 26, "a"), ("bbc", "en", 37, "a"),
    ("ebu-ard", "de", 37, "a"), ("dcmp", "en", 32, "a"), ("une-153010", "es", 37, "a"),
    ("ted", "en", 42, "a"), ("amazon", "en", 42, "a"), ("arte", "de", 40, "a"),
    ("masc", "ja", 33, "a"),
  ])
  func line(_ profile: String, _ language: String, _ most: Int, _ character: String) throws {
    for (length, count) in [(most - 1, 0), (most, 0), (most + 1, 1)] {
      #expect(
        try Self.findings(
          profile,
          "reading/line-too-long",
          [Self.cue(String(repeating: character, count: length), milliseconds: 9000)],
          language: language
        ) == count,
        "\(length)"
      )
    }
  }

  /// In Arial a figure is 1139, r 682, " 727, A 1366 and H 1479 2048ths of the size wide: at 1/15 of the
  /// height, 32 figures with r take 67.99 % of 16:9, with " 68.07 %; at 3.75 %, 23 with A take 89.72 %
  /// of 9:16, with H 90.09 %.
  @Test(arguments: [
    ("bbc-online", 32, "r", 0), ("bbc-online", 32, "\"", 1),
    ("bbc-online-vertical", 23, "A", 0), ("bbc-online-vertical", 23, "H", 1),
  ])
  func share(_ profile: String, _ figures: Int, _ last: String, _ count: Int) throws {
    let text = String(repeating: "8", count: figures) + last
    for line in [text, "1\n\(text)", " \(text) "] {
      #expect(
        try Self.findings(
          profile,
          "reading/line-too-long",
          [Self.cue(line, milliseconds: 9000)],
          language: "en"
        ) == count
      )
    }
  }

  @Test func threeLinesInVerticalPictures() throws {
    for (text, count) in [("a\nb\nc", 0), ("a\nb\nc\nd", 1)] {
      #expect(
        try Self.findings(
          "bbc-online-vertical",
          "reading/line-count",
          [Self.cue(text, milliseconds: 3000)],
          language: "en"
        ) == count
      )
    }
  }

  @Test(arguments: [
    "default", "netflix", "bbc", "ebu-ard", "dcmp", "fr-charte", "une-153010", "masc", "ted",
    "amazon", "arte",
  ])
  func twoLines(_ profile: String) throws {
    for (text, count) in [("a\nb", 0), ("a\nb\nc", 1)] {
      #expect(
        try Self.findings(
          profile,
          "reading/line-count",
          [Self.cue(text, milliseconds: 3000)],
          language: "en"
        ) == count
      )
    }
  }

  // MARK: Times

  struct Frames: Sendable {
    var rate: FrameRate
    var frames: Int
    init(_ rate: FrameRate, _ frames: Int) {
      self.rate = rate
      self.frames = frames
    }
  }

  static func cue(frames: Int, _ rate: FrameRate) -> Cue {
    Cue(
      begin: MediaTime(count: 100, of: rate),
      end: MediaTime(count: Int128(100 + frames), of: rate),
      text: "Now."
    )
  }

  static let fiveSixths = [
    Frames(.filmNTSC, 20), Frames(.film, 20), Frames(.pal, 21), Frames(.ntsc, 25),
  ]
  static let oneSecond = [
    Frames(.filmNTSC, 24), Frames(.film, 24), Frames(.pal, 25), Frames(.ntsc, 30),
  ]
  static let sevenSeconds = [
    Frames(.filmNTSC, 168), Frames(.film, 168), Frames(.pal, 175), Frames(.ntsc, 210),
  ]

  @Test(arguments: ["default", "netflix"], fiveSixths)
  func least(_ profile: String, _ least: Frames) throws {
    try checkLeast(profile, least)
  }

  @Test(arguments: ["ebu-ard", "ted", "amazon", "arte"], oneSecond)
  func leastSecond(_ profile: String, _ least: Frames) throws {
    try checkLeast(profile, least)
  }

  private func checkLeast(_ profile: String, _ least: Frames) throws {
    for (frames, count) in [(least.frames - 1, 1), (least.frames, 0), (least.frames + 1, 0)] {
      let cue = Self.cue(frames: frames, least.rate)
      #expect(
        try Self.findings(profile, "sync/min-duration", [cue], language: "en", rate: least.rate)
          == count,
        "\(frames)"
      )
    }
  }

  @Test(arguments: [
    ("default", 833), ("netflix", 833), ("ebu-ard", 1000), ("ted", 1000), ("amazon", 1000),
    ("arte", 1000), ("dcmp", 2000),
  ])
  func leastMilliseconds(_ profile: String, _ milliseconds: Int) throws {
    for (time, count) in [(milliseconds - 1, 1), (milliseconds, 0), (milliseconds + 1, 0)] {
      let cue = Self.cue("Now.", milliseconds: time)
      #expect(
        try Self.findings(profile, "sync/min-duration", [cue], language: "en") == count,
        "\(time)"
      )
    }
  }

  @Test(arguments: ["default", "netflix", "ted", "amazon"], sevenSeconds)
  func longest(_ profile: String, _ most: Frames) throws {
    for (frames, count) in [(most.frames, 0), (most.frames + 1, 1)] {
      let cue = Self.cue(frames: frames, most.rate)
      #expect(
        try Self.findings(profile, "sync/max-duration", [cue], language: "en", rate: most.rate)
          == count
      )
    }
  }

  @Test(arguments: [("netflix", 7000), ("ted", 7000), ("amazon", 7000), ("arte", 10_000)])
  func longestMilliseconds(_ profile: String, _ milliseconds: Int) throws {
    for (time, count) in [(milliseconds, 0), (milliseconds + 1, 1)] {
      let cue = Self.cue("Now.", milliseconds: time)
      #expect(
        try Self.findings(profile, "sync/max-duration", [cue], language: "en") == count
      )
    }
  }

  struct Pauses: Sendable {
    var profile: String
    var rate: FrameRate
    var allowed: [Int]
    var refused: [Int]
    init(_ profile: String, _ rate: FrameRate, allowed: [Int], refused: [Int]) {
      self.profile = profile
      self.rate = rate
      self.allowed = allowed
      self.refused = refused
    }
  }

  static let pauses = [
    Pauses("netflix", .film, allowed: [2, 12, 13], refused: [0, 1, 3, 11]),
    Pauses("netflix", .filmNTSC, allowed: [2, 12, 13], refused: [0, 1, 3, 11]),
    Pauses("netflix", .ntsc, allowed: [2, 15, 16], refused: [0, 1, 3, 14]),
    Pauses("netflix", .pal, allowed: [2, 13], refused: [0, 1, 3, 11]),
    Pauses("bbc", .pal, allowed: [0, 25, 26], refused: [1, 2, 24]),
    Pauses("ebu-ard", .pal, allowed: [1, 2, 25], refused: [0]),
    Pauses("masc", .ntsc, allowed: [0, 3, 4], refused: [1, 2]),
    Pauses("amazon", .film, allowed: [2, 3, 12], refused: [0, 1]),
    Pauses("arte", .pal, allowed: [5, 6], refused: [0, 4]),
    Pauses("default", .film, allowed: [0, 2, 3], refused: [1]),
  ]

  @Test(arguments: pauses)
  func pause(_ figure: Pauses) throws {
    for frames in figure.allowed + figure.refused {
      let first = Self.cue(frames: 50, figure.rate)
      let begin = MediaTime(count: Int128(150 + frames), of: figure.rate)
      let second = Cue(begin: begin, end: begin + MediaTime(seconds: 2), text: "Later.")
      let count = try Self.findings(
        figure.profile,
        "sync/gap",
        [first, second],
        language: "en",
        rate: figure.rate
      )
      #expect(count == (figure.allowed.contains(frames) ? 0 : 1), "\(frames) frames")
    }
  }

  @Test func japaneseHasNoPauseRule() throws {
    let cues = [
      Self.cue("字", milliseconds: 2000, from: 1000), Self.cue("字", milliseconds: 2000, from: 3001),
    ]
    #expect(try Self.findings("netflix", "sync/gap", cues, language: "ja") == 0)
    #expect(try Self.findings("netflix", "sync/gap", cues, language: "en") == 1)
  }
}
