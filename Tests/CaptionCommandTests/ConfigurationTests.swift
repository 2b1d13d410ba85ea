import CaptionKit
import Testing

@testable import CaptionCommand

/// Configuration files: found, put on one another, and refused where they are wrong.
@Suite struct ConfigurationTests {
  static let captions =
    "1\n00:00:01,000 --> 00:00:02,000\nForty letters in a second is too many oh\n"

  /// The codes that lint finds in a file.
  private func codes(_ files: [String: String], _ arguments: String...) -> [Substring] {
    let world = World(files)
    world.run(["lint", "--report", "concise", "-q"] + arguments, registry: .standard)
    return world.output.matches(of: /\[([a-z\/-]+)\]\n/).map(\.output.1)
  }

  @Test func isFoundUpward() {
    let files = [
      "/a/.captionkit.json": #"{"rules": {"reading/speed": "off", "sound/uncovered": "off"}}"#,
      "/a/b/c/x.srt": Self.captions, "/y.srt": Self.captions,
    ]
    #expect(codes(files, "/a/b/c/x.srt").isEmpty)
    #expect(codes(files, "/y.srt").contains("reading/speed"))
    #expect(codes(files, "/a/b/c/x.srt", "--isolated").contains("reading/speed"))
    #expect(codes(files, "/y.srt", "--config", "/a/.captionkit.json").isEmpty)
  }

  /// A group stands for its rules, and a rule of it by its own name wins.
  @Test func groupsHaveLevels() {
    for settings in [#""off""#, #"{"level": "off"}"#] {
      let files = [
        "/.captionkit.json":
          #"{"rules": {"reading": \#(settings), "sound": "off", "text": "off"}}"#,
        "/x.srt": Self.captions,
      ]
      #expect(codes(files, "/x.srt").isEmpty)
      #expect(codes(files, "/x.srt", "--severity", "reading=warning") == ["reading/speed"])
    }
    let files = [
      "/.captionkit.json":
        #"{"rules": {"reading/speed": "error", "reading": "off", "sound": "off"}}"#,
      "/x.srt": Self.captions,
    ]
    #expect(codes(files, "/x.srt") == ["reading/speed"])
    let typed = codes(["/x.srt": Self.captions], "/x.srt", "--severity", "reading=off")
    #expect(!typed.contains("reading/speed"))
    let suppressed = [
      "/.captionkit.json":
        #"{"rules": {"sound": "off"}, "suppress": [{"rule": "reading", "reason": "sung"}]}"#,
      "/x.srt": Self.captions,
    ]
    #expect(codes(suppressed, "/x.srt").isEmpty)
  }

  /// Rules of a group that are off by default stay so, whatever the level of the group.
  @Test func groupsTurnNothingOn() throws {
    let quiet = try #require(RuleCatalog.all.first { !$0.isOnByDefault && $0.subject == .track })
    let group = String(quiet.id.prefix { $0 != "/" })
    #expect(!RuleCatalog.rules(named: group, to: .error).contains { $0.id == quiet.id })
    #expect(RuleCatalog.rules(named: group, to: .off).contains { $0.id == quiet.id })
  }

  @Test(arguments: [
    (["--select", "readng"], "unknown rule 'readng'\nDid you mean 'reading'?"),
    (["--ignore", "snc"], "Did you mean 'sync'?"),
    (["--severity", "spead=off"], "unknown rule 'spead'"),
    (["--severity", "max-cp=off"], "Did you mean 'max-cps'?"),
    (["--set", "reading.max=1"], "'reading' is a group, of which each rule has its own options"),
    (["-p", "imsc1.0.1-text"], "Did you mean 'imsc1"),
    (["-p", "nope"], "unknown profile 'nope'; 'captionkit profiles' lists them"),
  ])
  func wrongNamesGetTheNearestOne(_ arguments: [String], _ words: String) {
    let world = World(["/x.srt": Self.captions])
    #expect(world.run(["lint", "/x.srt"] + arguments, registry: .standard) == 2)
    #expect(world.error.contains(words), "\(world.error)")
  }

  /// Figures for no language in particular count where none is known, and that is said once.
  @Test func profilesOfLanguagesSayThatNoneIsKnown() {
    let words = "the language is not known"
    for (arguments, count) in [
      (["-p", "netflix"], 1), (["-p", "netflix-en"], 0),
      (["-p", "netflix", "--language", "en"], 0),
      (["-p", "bbc"], 0), (["-p", "netflix", "-q"], 0),
    ] {
      let world = World(["/x.srt": Self.captions, "/y.srt": Self.captions])
      world.run(["lint", "/x.srt", "/y.srt"] + arguments, registry: .standard)
      #expect(world.error.ranges(of: words).count == count, "\(arguments)")
    }
  }

  @Test func aWorkingCopyIsAWorldOfItsOwn() {
    let world = [
      "/a/.captionkit.json": #"{"rules": {"reading/speed": "off"}}"#,
      "/a/b/.git": "", "/a/b/x.srt": Self.captions,
    ]
    #expect(codes(world, "/a/b/x.srt").contains("reading/speed"))
  }

  @Test func overridesFitByPattern() {
    let files = [
      "/.captionkit.json": """
      {"rules": {"sound/uncovered": "off", "text/language-script": "off"},
       "overrides": [{"files": "drafts/**", "rules": {"reading/speed": "off"}}]}
      """,
      "/drafts/deep/x.srt": Self.captions, "/x.srt": Self.captions,
    ]
    #expect(codes(files, "/drafts/deep/x.srt").isEmpty)
    #expect(codes(files, "/x.srt") == ["reading/speed"])
  }

  @Test func filesExtendFiles() {
    let world = World([
      "/a/.captionkit.json":
        #"{"extends": "../house.json", "rules": {"reading/speed": {"max": 17}}}"#,
      "/house.json": #"{"extends": "bbc", "frameRate": 25}"#, "/a/x.srt": Self.captions,
    ])
    #expect(world.run(["config", "show", "/a/x.srt"], registry: .standard) == 0)
    #expect(world.output.contains("frame rate: 25\n"))
    #expect(
      world.output.contains(
        "layers, the last one wins: profile bbc, house.json, a/.captionkit.json\n"
      )
    )
    #expect(world.output.contains(/max +17 +a\/\.captionkit\.json\n/))
    #expect(world.output.contains(/max +37 +BBC .*\(profile bbc/))
  }

  @Test func whatIsTypedWins() {
    let files = [
      "/.captionkit.json": #"{"rules": {"reading/speed": {"max": 10}, "sound/uncovered": "off"}}"#,
      "/x.srt": "1\n00:00:01,000 --> 00:00:02,000\nFifteen letters\n",
    ]
    #expect(codes(files, "/x.srt").contains("reading/speed"))
    #expect(!codes(files, "/x.srt", "--set", "reading/speed.max=15").contains("reading/speed"))
    #expect(!codes(files, "/x.srt", "-p", "netflix-en").contains("reading/speed"))
  }

  @Test(arguments: [
    (#"{"rulez": {}}"#, "unknown name 'rulez'\nDid you mean 'rules'?"),
    (
      #"{"extends": "netflx-en"}"#,
      "extends: unknown profile 'netflx-en'\nDid you mean 'netflix-en'?"
    ),
    (
      #"{"rules": {"reading/sped": "off"}}"#,
      "unknown rule 'reading/sped'\nDid you mean 'reading/speed'?"
    ),
    (#"{"rules": {"reading/speed": {"max": []}}}"#, "rules.reading/speed.max: takes a number"),
    (#"{"extends": "./gone.json"}"#, "extends: './gone.json' cannot be read: no such file"),
    (#"{"overrides": [{"files": "*.{srt,vtt}"}]}"#, "overrides.0.files: patterns have *, ** and ?"),
    ("{", "is not JSON: a name or '}' was expected in line 1, column 2"),
    (
      "{\n // Ours.\n \"rules\": {\n  \"reading/speed\": {\"max\": 1}\n  \"a\": 2}}",
      "is not JSON: a comma or '}' was expected in line 5, column 3"
    ),
    ("{\"rules\": {\"é\": tru}}", "is not JSON: 'tru' is no value in line 1, column 17"),
    ("{\"rules\": \"x\n}", "is not JSON: a text does not end in line 1, column 11"),
    ("[1,", "is not JSON: a value or ']' was expected in line 1, column 4"),
    ("{} {}", "is not JSON: nothing more was expected in line 1, column 4"),
    ("{\"a\" 1}", "is not JSON: a colon was expected in line 1, column 6"),
    ("{} /* x", "is not JSON: a comment does not end in line 1, column 4"),
    (
      "{\"rules\": {\"reading/speed\": {\"max\": 1,\n'max': 2}}}",
      "rules.reading/speed: 'max' is given twice, in line 1 and in line 2"
    ),
    ("{rules: {},\n \"r\\u0075les\": {}}", "'rules' is given twice, in line 1 and in line 2"),
    (
      #"{"overrides": [{"files": "a"}, {"files": "b", "files": "c"}]}"#,
      "overrides.1: 'files' is given twice"
    ),
  ])
  func errorsNameFileAndPlace(_ json: String, _ words: String) {
    let world = World(["/.captionkit.json": json, "/x.srt": Self.captions])
    #expect(world.run(["lint", "/x.srt"], registry: .standard) == 2)
    #expect(world.error.hasPrefix("captionkit: .captionkit.json: "))
    #expect(world.error.contains(words))
    #expect(world.output.isEmpty)
  }

  @Test func aBrokenBaselineNamesFileAndPlace() {
    for (json, words) in [
      ("{\"schema\": 1,\n\"findings\": [}", "is not JSON: a value or ']' was expected in line 2"),
      ("{\"schema\": 1, \"findings\": [], \"schema\": 1}", "'schema' is given twice"),
    ] {
      let world = World(["/known.json": json, "/x.srt": Self.captions])
      let arguments = ["lint", "/x.srt", "--baseline", "/known.json"]
      #expect(world.run(arguments, registry: .standard) == 2)
      #expect(world.error.hasPrefix("captionkit: /known.json: \(words)"), "\(world.error)")
    }
  }

  @Test(arguments: [
    ("*.srt", "a/b.srt", true), ("*.srt", "b.vtt", false), ("a/*.srt", "a/b.srt", true),
    ("a/*.srt", "a/b/c.srt", false), ("a/**", "a/b/c.srt", true), ("**/c.srt", "c.srt", true),
    ("**/c.srt", "a/b/c.srt", true), ("a/**/c.srt", "a/c.srt", true), ("?.srt", "ab.srt", false),
    ("a/**/b*/*.srt", "a/x/bc/y.srt", true), ("*", "a/b", true), ("a*b*c", "axbybc", true),
    ("**/*.srt", "a/b.vtt", false), ("./a.srt", "a.srt", true),
  ])
  func patternsFit(_ pattern: String, _ path: String, _ fits: Bool) {
    #expect(PathPattern(pattern).matches(path) == fits)
  }

  @Test func profilesAreListedShownAndCompared() {
    let list = World()
    #expect(list.run(["profiles"], registry: .standard) == 0)
    // What goes on in a further line is indented.
    let lines = list.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(lines.count == ProfileCatalog.fileNames.count + 1)
    let show = World()
    #expect(show.run(["profiles", "show", "bbc"], registry: .standard) == 0)
    #expect(show.output.contains(/reading\/line-too-long +max +37 +BBC/))
    let diff = World()
    #expect(diff.run(["profiles", "diff", "bbc", "bbc"], registry: .standard) == 0)
    #expect(diff.output.split(separator: "\n").count == 1)
    let wrong = World()
    #expect(wrong.run(["profiles", "show", "bcb"], registry: .standard) == 2)
    #expect(wrong.error.contains("Did you mean 'bbc'?"))
  }

  @Test func rulesAreListed() {
    let world = World()
    #expect(world.run(["rules"], registry: .standard) == 0)
    let lines = world.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(lines.count == RuleCatalog.all.count + 1)
  }

  @Test func explainNamesTheProfiles() {
    let world = World()
    #expect(world.run(["explain", "reading/line-too-long"], registry: .standard) == 0)
    #expect(world.output.contains("In the profiles\n"))
    #expect(world.output.contains("max 37: bbc; BBC"))
  }
}
