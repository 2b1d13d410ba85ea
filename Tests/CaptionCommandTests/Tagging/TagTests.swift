import CaptionKit
import Testing

@testable import CaptionCommand

/// `convert --role … --tag …`: claims that the captions bear out, and claims that they refute.
@Suite struct TagTests {
  static let sdh = "TOY\n1000 2000 [gulls cry]\n3000 4500 MARA: Late?\n5000 6000 ♪ organ ♪\n"
  static let plain = "TOY\n1000 2000 Late?\n3000 4500 Yes.\n"
  static let claim = [
    "convert", "a.toy", "out/b.toy", "--role", "sdh", "--tag", "json,hls", "--language", "en",
  ]

  static let line =
    "#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID=\"subs\",NAME=\"English (SDH)\",LANGUAGE=\"en\","
    + "DEFAULT=NO,AUTOSELECT=YES,CHARACTERISTICS=\"public.accessibility.transcribes-spoken-dialog,"
    + "public.accessibility.describes-music-and-sound\",URI=\"b.m3u8\"\n"

  @Test func writesManifestAndLine() {
    let world = World(["a.toy": Self.sdh])
    #expect(world.run(Self.claim) == 0)
    #expect(world.text("out/b.toy") == Self.sdh)
    #expect(world.output == Self.line)
    #expect(world.error.isEmpty)
    let expected =
      #"{"schema":1,"file":"b.toy","format":"toy","language":"en","role":"sdh","#
      + #""characteristics":["public.accessibility.transcribes-spoken-dialog","#
      + #""public.accessibility.describes-music-and-sound"],"overridden":false,"findings":["#
      + #"{"claim":"public.accessibility.transcribes-spoken-dialog","verdict":"supported","#
      + #""reasons":["1 label or voices name speakers: MARA"],"#
      + #""open":"whether the words are right and every unclear speaker is named","cues":[1]},"#
      + #"{"claim":"public.accessibility.describes-music-and-sound","verdict":"supported","#
      + #""reasons":["1 sound label, 1 for music"],"#
      + #""open":"whether every sound that matters is there","cues":[0,2]},"#
      + #"{"claim":"sdh","verdict":"supported","#
      + #""reasons":["the content agrees with every characteristic"],"open":null,"cues":[]}]}"#
    #expect(world.text("out/b.toy.tags.json") == expected + "\n")
  }

  @Test(arguments: [
    ("captions", ["en"], "English (CC)", ",CHARACTERISTICS=\"public.accessibility.transcribes-"),
    ("translation", ["en", "--original-language", "sv"], "English", ""),
  ])
  func rolesWithALine(
    _ role: String,
    _ language: [String],
    _ name: String,
    _ characteristics: String
  ) {
    let world = World(["a.toy": Self.sdh])
    let call = ["convert", "a.toy", "b.toy", "--tag", "hls", "--role", role, "--language"]
    #expect(world.run(call + language) == 0)
    #expect(world.output.contains("NAME=\"\(name)\","))
    #expect(world.output.contains("AUTOSELECT=YES\(characteristics)"))
    #expect(
      world.error.contains("HLS lists no public.translation") == (role == "translation")
    )
  }

  @Test func aTranslationIsNoOriginal() {
    let world = World(["a.toy": Self.sdh])
    let call = [
      "convert", "a.toy", "b.toy", "--tag", "json", "--role", "translation", "--language", "en-GB",
      "--original-language",
    ]
    #expect(world.run(call + ["en"]) == 1)
    #expect(world.error.contains("the language is that of the original, \"en\""))
    #expect(world.run(call + ["fr"]) == 0)
    let manifest = world.text("b.toy.tags.json") ?? ""
    #expect(manifest.contains(#""characteristics":["public.translation"]"#))
    #expect(manifest.contains(#""verdict":"supported""#))
  }

  @Test func refusesWhatTheCaptionsRefute() {
    let world = World(["a.toy": Self.plain])
    #expect(world.run(Self.claim) == 1)
    #expect(world.text("out/b.toy") == nil)
    #expect(world.text("out/b.toy.tags.json") == nil)
    #expect(world.output.isEmpty)
    #expect(
      world.error == """
        captionkit: out/b.toy: not written, since the captions refute the role sdh
        captionkit: out/b.toy: public.accessibility.describes-music-and-sound: no label for a \
        sound or for music in 2 cues, and nobody states that there is none
        captionkit: --force-claim writes it all the same and records that in the manifest

        """
    )
  }

  @Test func recordsAnOverride() throws {
    let world = World(["a.toy": Self.plain])
    #expect(world.run(Self.claim + ["--force-claim"]) == 0)
    #expect(world.output == Self.line)
    let manifest = try #require(world.text("out/b.toy.tags.json"))
    #expect(manifest.contains(#""overridden":true"#))
    #expect(manifest.contains(#""verdict":"refuted""#))
  }

  @Test func judgesWhatIsWritten() {
    // Bare has no asterisks, so the sound is gone from the output.
    let world = World(["a.toy": "TOY\n1000 2000 *rain*\n3000 4000 *Musik*\n5000 6000 ANNA: Na.\n"])
    #expect(world.run(["convert", "a.toy", "b.toy"] + Self.claim.dropFirst(3)) == 0)
    #expect(world.run(["convert", "a.toy", "b.bare"] + Self.claim.dropFirst(3)) == 1)
    #expect(world.text("b.bare") == nil)
  }

  @Test func writesNothingWhereAFileIsInTheWay() {
    let world = World(["a.toy": Self.sdh, "out/b.toy.tags.json": "mine"])
    #expect(world.run(Self.claim) == 3)
    #expect(world.text("out/b.toy") == nil)
    #expect(world.text("out/b.toy.tags.json") == "mine")
    #expect(world.run(Self.claim + ["--overwrite"]) == 0)
    #expect(world.text("out/b.toy") == Self.sdh)
  }

  @Test func tellsHowToNameTheLanguage() {
    let world = World(["a.toy": Self.sdh])
    #expect(world.run("convert", "a.toy", "b.toy", "--role", "sdh", "--tag", "hls") == 1)
    #expect(world.error.contains("captionkit: --language states which language it is\n"))
  }

  @Test func theLineNeedsALanguage() {
    let world = World(["a.toy": Self.plain])
    let call = ["convert", "a.toy", "b.toy", "--role", "subtitles", "--tag"]
    #expect(world.run(call + ["hls"]) == 2)
    #expect(world.text("b.toy") == nil)
    #expect(world.error.contains("needs a language; name it with --language"))
    #expect(world.run(call + ["json"]) == 0)
  }

  @Test func eachOutputOfAFolderHasItsOwn() {
    let world = World(["a.toy": Self.plain, "b.toy": Self.sdh])
    let status = world.run([
      "convert", "a.toy", "b.toy", "--to", "toy", "--out-dir", "out", "--role", "sdh", "--tag",
      "hls", "--language", "en",
    ])
    #expect(status == 1)
    #expect(world.text("out/a.toy") == nil)
    #expect(world.text("out/b.toy") == Self.sdh)
    #expect(world.output == Self.line)
  }

  @Test(arguments: [
    (["--role", "sdh"], "--role needs --tag json, hls, dash, mkv, html, name, dapt or mp4"),
    (
      ["--tag", "json"],
      "--tag needs --role sdh, captions, subtitles, forced, easy-reader, translation or descriptions"
    ),
    (["--force-claim"], "--force-claim needs --role and --tag"),
    (
      ["--role", "sdh", "--tag", "hsl"], "or several with commas, not 'hsl'"
    ),
    (["--role", "sdh", "--tag", "json,"], "or several with commas, not ''"),
    (
      ["--role", "hi", "--tag", "json"],
      "--role takes sdh, captions, subtitles, forced, easy-reader, translation or descriptions, not 'hi'"
    ),
    (
      ["--role", "descriptions", "--tag", "json,hls", "--language", "en"],
      "HLS cannot say that a text track describes the picture; --tag json can"
    ),
    (["--original-language", "?"], "--original-language takes a BCP 47 tag such as en or pt-BR"),
    (["--language", "english_us"], "--language takes a BCP 47 tag such as en or pt-BR"),
    (
      ["--role", "sdh", "--tag", "hls", "--losses", "-"],
      "the EXT-X-MEDIA line and losses cannot both go to standard output"
    ),
  ])
  func wrongUsage(_ options: [String], _ message: String) {
    let world = World(["a.toy": Self.sdh])
    #expect(world.run(["convert", "a.toy", "b.toy"] + options) == 2)
    #expect(world.error.contains(message))
    #expect(world.text("b.toy") == nil)
  }

  @Test func tagsNeedAFileName() {
    let world = World(["a.toy": Self.sdh])
    let status = world.run([
      "convert", "a.toy", "-", "--to", "toy", "--role", "sdh", "--tag", "json",
    ])
    #expect(status == 2)
    #expect(world.error.contains("--tag needs an output file"))
  }
}
