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
    ("{", "is not JSON"),
  ])
  func errorsNameFileAndPlace(_ json: String, _ words: String) {
    let world = World(["/.captionkit.json": json, "/x.srt": Self.captions])
    #expect(world.run(["lint", "/x.srt"], registry: .standard) == 2)
    #expect(world.error.hasPrefix("captionkit: .captionkit.json: "))
    #expect(world.error.contains(words))
    #expect(world.output.isEmpty)
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
    #expect(list.output.split(separator: "\n").count == ProfileCatalog.fileNames.count + 1)
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
    #expect(world.output.split(separator: "\n").count == RuleCatalog.all.count + 1)
  }

  @Test func explainNamesTheProfiles() {
    let world = World()
    #expect(world.run(["explain", "reading/line-too-long"], registry: .standard) == 0)
    #expect(world.output.contains("In the profiles\n"))
    #expect(world.output.contains("max 37: bbc; BBC"))
  }
}
