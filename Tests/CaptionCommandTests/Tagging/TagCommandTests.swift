import CaptionKit
import Testing

@testable import CaptionCommand

/// `captionkit tag`: the report, the claim, and what the exit status says.
@Suite struct TagCommandTests {
  private static let sdh =
    "TOY\n1000 2000 [gulls cry]\n3000 4500 MARA: Late?\n5000 6000 ♪ organ ♪\n"
  private static let plain = "TOY\n1000 2000 Late?\n3000 4500 Yes.\n"

  private func world(_ files: [String: String] = [:]) -> World {
    World(["a.en.toy": Self.sdh, "b.en.toy": Self.plain, "c.toy": Self.sdh].merging(files) { $1 })
  }

  @Test func theTable() {
    let world = world()
    #expect(world.run("tag", "a.en.toy") == 0)
    let lines = world.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "a.en.toy: Toy, 3 cues, language en by the file's name")
    #expect(lines[1] == "characteristic or role                          verdict    why")
    #expect(
      lines[2] == "public.accessibility.transcribes-spoken-dialog  supported  1 label or voices"
    )
    #expect(lines[3].hasSuffix(" name speakers: MARA"))
    #expect(lines.contains("  cue 2, 00:00:03.000 to 00:00:04.500: \"MARA: Late?\""))
    #expect(lines.contains("  a person has to check whether every sound that matters is there"))
    #expect(!lines.contains { $0.hasPrefix("  longest-edge ") })
    #expect(
      lines.contains(
        "not known: the programme's length, the language of the original, another track to compare "
          + "with"
      )
    )
    #expect(world.error.isEmpty)
  }

  @Test func aClaimThatIsRefuted() {
    let world = world()
    #expect(world.run("tag", "--claim", "sdh", "b.en.toy") == 1)
    #expect(world.output.contains("role sdh: refuted\n"))
    #expect(
      world.output.contains(
        "  no label for a sound or for music in 2 cues, and nobody states that there is none\n"
      )
    )
    #expect(world.error == "captionkit: b.en.toy: the captions refute the role sdh\n")
  }

  @Test func aClaimThatIsSupported() {
    let world = world()
    #expect(world.run("tag", "--claim", "sdh", "a.en.toy") == 0)
    #expect(world.output.contains("role sdh: supported\n"))
    #expect(world.error.isEmpty)
  }

  @Test func anOverrideIsRecorded() {
    let world = world()
    #expect(world.run("tag", "--claim", "sdh", "--force-claim", "b.en.toy") == 0)
    #expect(world.output.contains("role sdh: refuted, but kept by --force-claim\n"))
    #expect(world.error == "captionkit: b.en.toy: the captions refute the role sdh; kept\n")
    let json = self.world()
    #expect(json.run("tag", "--json", "--claim", "sdh", "--force-claim", "b.en.toy") == 0)
    #expect(
      json.output.contains(#""claim":{"role":"sdh","verdict":"refuted","overridden":true}"#)
    )
  }

  @Test func nothingIsOverriddenWhereNothingIsRefuted() {
    let world = world()
    #expect(world.run("tag", "--json", "--claim", "sdh", "--force-claim", "a.en.toy") == 0)
    #expect(
      world.output.contains(#""claim":{"role":"sdh","verdict":"supported","overridden":false}"#)
    )
    #expect(world.error.isEmpty)
  }

  @Test func theDocument() {
    let world = world()
    #expect(world.run("tag", "--json", "a.en.toy") == 0)
    let output = world.output
    let head: String =
      #"{"schema":1,"file":"a.en.toy","format":"toy","accepted":true,"language":"en","#
      + #""languageSource":"the file's name","cues":3,"claim":null,"characteristics":["#
      + #"{"claim":"public.accessibility.transcribes-spoken-dialog","verdict":"supported","#
      + #""reasons":["1 label or voices name speakers: MARA"],"#
    let rest: String =
      #""open":"whether the words are right and every unclear speaker is named","#
      + #""cues":[{"cue":1,"begin":3000,"end":4500,"text":"MARA: Late?"}]},"#
    #expect(output.hasPrefix(head + rest))
    #expect(output.contains(#"{"claim":"sdh","characteristics":["public.accessibility.tr"#))
    #expect(output.contains(#"{"name":"longest-edge","value":"5m"}"#))
    #expect(
      output.hasSuffix(
        "\"unknown\":[\"the programme's length\",\"the language of the original\",\"another track to compare with\"]}\n"
      )
    )
  }

  @Test func limitsAreOptions() {
    let world = world()
    let call = ["tag", "--json", "--claim", "sdh", "--duration", "9s", "a.en.toy", "--set"]
    #expect(world.run(call + ["longest-edge=3s"]) == 0)
    #expect(world.run(call + ["longest-edge=2999ms"]) == 1)
    #expect(world.output.contains("the last cue ends 3 s before the programme"))
    #expect(world.output.contains(#"{"name":"longest-edge","value":"2999ms"}"#))
  }

  @Test func aTrackToCompareWith() {
    let world = world([
      "d.en.toy": "TOY\n1000 2000 Late?\n",
      "e.en.toy": "TOY\n1000 2000 Late?\n9000 9500 CLOSED\n",
    ])
    let call = ["tag", "--claim", "forced", "--compare", "b.en.toy"]
    #expect(world.run(call + ["d.en.toy"]) == 0)
    #expect(world.output.contains("role forced: supported\n"))
    #expect(world.run(call + ["e.en.toy"]) == 0)
    #expect(world.output.contains("1 of 2 cues do not stand in the regular track at the same time"))
    #expect(world.output.contains("  cue 2, 00:00:09.000 to 00:00:09.500: \"CLOSED\"\n"))
    #expect(world.run(call + ["b.en.toy"]) == 1)
    #expect(world.run("tag", "--compare", "gone.toy", "a.en.toy") == 3)
  }

  @Test func whoSaysTheLanguage() {
    let world = world()
    #expect(world.run("tag", "--claim", "sdh", "c.toy") == 1)
    #expect(world.output.contains("c.toy: Toy, 3 cues, no language\n"))
    #expect(world.output.contains("no language is known, and the claim is about one"))
    #expect(world.run("tag", "--claim", "sdh", "--language", "en-GB", "c.toy") == 0)
    #expect(world.output.contains("c.toy: Toy, 3 cues, language en-GB by --language\n"))
  }

  @Test func statements() {
    let world = world(["s.en.toy": "TOY\n1000 2000 [gulls cry]\n3000 4500 ♪ organ ♪\n"])
    #expect(world.run("tag", "--claim", "sdh", "s.en.toy") == 1)
    #expect(world.run("tag", "--claim", "sdh", "--no-dialogue", "s.en.toy") == 0)
    #expect(world.run("tag", "--claim", "sdh", "--no-sound", "b.en.toy") == 0)
  }

  @Test func aTranslationThatSaysWhatItTranslates() {
    let text = """
      <tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en"
          xmlns:daptm="http://www.w3.org/ns/ttml/profile/dapt#metadata" daptm:langSrc="fi">
      <body><div><p begin="1s" end="3s">Hush.</p></div></body></tt>
      """
    let world = World(["a.ttml": text])
    let call = ["tag", "--claim", "translation", "a.ttml"]
    #expect(world.run(call, registry: .standard) == 0)
    #expect(world.output.contains("the language is \"en\", that of the original \"fi\""))
    #expect(world.run(call + ["--original-language", "en"], registry: .standard) == 1)
  }

  @Test func forcedDisplay() {
    let text = """
      <tt xmlns="http://www.w3.org/ns/ttml" xmlns:itts="http://www.w3.org/ns/ttml/profile/imsc1#styling"
          xml:lang="en"><body itts:forcedDisplay="true"><div>
      <p begin="1s" end="3s">HARBOUR OFFICE</p></div></body></tt>
      """
    let world = World(["a.ttml": text])
    #expect(world.run("tag", "--claim", "forced", "a.ttml", registry: .standard) == 0)
    #expect(world.output.contains("role forced: supported\n"))
    #expect(world.output.contains("every cue is marked as forced"))
  }

  @Test func filesThatCannotBeRead() {
    let world = world()
    #expect(world.run("tag", "--json", "gone.toy", "a.en.toy") == 3)
    #expect(
      world.output.hasPrefix(#"{"schema":1,"file":"gone.toy","format":null,"accepted":false,"#)
    )
    #expect(world.output.contains(#""file":"a.en.toy","format":"toy","accepted":true"#))
  }

  @Test(arguments: [
    ([], "tag needs a file, or - for standard input"),
    (["--force-claim", "a.en.toy"], "--force-claim needs --claim"),
    (["--claim", "hi", "a.en.toy"], "--claim takes sdh, captions, subtitles, forced,"),
    (["--set", "longest-edge", "a.en.toy"], "--set takes LIMIT=VALUE, not 'longest-edge'"),
    (["--set", "longest-edg=1m", "a.en.toy"], "Did you mean 'longest-edge'?"),
    (
      ["--set", "longest-edge=5", "a.en.toy"],
      "longest-edge takes a time such as 5m or 90s, not '5'"
    ),
    (["--set", "fast-share=101", "a.en.toy"], "fast-share takes a percentage from 0 to 100"),
    (["--duration", "5", "a.en.toy"], "--duration takes a time such as 00:42:10 or 2530s"),
    (["--compare", "-", "-"], "standard input can be read only once"),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) {
    let world = world()
    #expect(world.run(["tag"] + arguments) == 2)
    #expect(world.error.contains(message))
    #expect(world.output.isEmpty)
  }
}
