import CaptionKit
import Testing

/// What `tx3g` samples are made of captions.
@Suite struct TimedTextSampleTests {
  private func track(
    _ text: String,
    isForced: Bool = false
  ) throws -> CaptionTrackEncoder.Encoded {
    let file = try CaptionFile.read(
      Array(text.utf8),
      name: text.hasPrefix("WEBVTT") ? "a.vtt" : "a.srt"
    )
    var encoder = CaptionTrackEncoder(.tx3g)
    encoder.isForced = isForced
    return try encoder.track(of: file.document)
  }

  private func samples(_ encoded: CaptionTrackEncoder.Encoded) -> [String] {
    encoded.track.samples.map { sample in
      "\(sample.duration) "
        + sample.bytes.map { byte in
          let digits = String(byte, radix: 16)
          return byte < 16 ? "0\(digits)" : digits
        }.joined()
    }
  }

  @Test func gapsAreSamplesWithoutText() throws {
    let encoded = try track(
      "1\n00:00:01,000 --> 00:00:02,500\nHé\n\n2\n00:00:02,500 --> 00:00:03,000\nA\nB\n\n"
        + "3\n00:01:00,000 --> 00:01:00,001\nC\n"
    )
    #expect(
      samples(encoded) == [
        "1000 0000", "1500 000348c3a9", "500 0003410a42", "57000 0000", "1 000143",
      ]
    )
    #expect(encoded.track.timescale == 1000)
    #expect(encoded.losses.isEmpty)
  }

  @Test func stylesAreRecords() throws {
    let encoded = try track(
      "1\n00:00:00,000 --> 00:00:01,000\n"
        + "é<i>a<b>b</b></i> <font color=\"#ff8000\"><u>c</u></font>\n"
    )
    // From and to, font, face, size and colour.
    #expect(
      samples(encoded) == [
        "1000 0006c3a961622063"
          + "0000002e7374796c0003" + "00010002" + "0001" + "02" + "10" + "ffffffff"
          + "00020003" + "0001" + "03" + "10" + "ffffffff"
          + "00040005" + "0001" + "04" + "10" + "ff8000ff"
      ]
    )
  }

  @Test func cuesThatAreShownTogetherAreLinesOfOneText() throws {
    let encoded = try track(
      """
      WEBVTT

      00:00.000 --> 00:03.000
      <i>Below</i>

      00:01.000 --> 00:02.000 line:0
      Above

      """
    )
    #expect(
      samples(encoded) == [
        "1000 000542656c6f77" + "000000167374796c0001" + "00000005" + "0001" + "02" + "10"
          + "ffffffff",
        "1000 000b41626f76650a42656c6f77" + "000000167374796c0001" + "0006000b" + "0001" + "02"
          + "10"
          + "ffffffff",
        "1000 000542656c6f77" + "000000167374796c0001" + "00000005" + "0001" + "02" + "10"
          + "ffffffff",
      ]
    )
    #expect(encoded.losses.map(\.feature) == ["position", "overlap", "overlap"])
    #expect(encoded.losses.map(\.cue) == [1, 0, 1])
  }

  @Test func forcedSamplesSaySo() throws {
    let encoded = try track(
      "1\n00:00:00,000 --> 00:00:02,000\nFerry closed\n",
      isForced: true
    )
    #expect(samples(encoded) == ["2000 000c466572727920636c6f7365640000000866726364"])
    #expect(Array(encoded.track.sampleEntry[16..<20]) == [0xC0, 0, 0, 0])
  }

  @Test func forcedCuesOfTTML() throws {
    let text = """
      <tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en"
        xmlns:itts="http://www.w3.org/ns/ttml/profile/imsc1#styling"><body><div>
      <p begin="0s" end="1s" itts:forcedDisplay="true">A</p>
      <p begin="1s" end="2s">B</p></div></body></tt>
      """
    let document = try CaptionFile.read(Array(text.utf8), name: "a.ttml").document
    let encoded = try CaptionTrackEncoder(.tx3g).track(of: document)
    #expect(samples(encoded) == ["1000 0001410000000866726364", "1000 000142"])
    #expect(Array(encoded.track.sampleEntry[16..<20]) == [0x40, 0, 0, 0])
    #expect(encoded.track.language == "en")
  }

  @Test func speakersAreTyped() throws {
    let encoded = try track("WEBVTT\n\n00:00.000 --> 00:01.000\n<v Mara>Who?</v>\n")
    #expect(String(decoding: encoded.track.samples[0].bytes[2...], as: UTF8.self) == "Mara: Who?")
  }

  @Test(arguments: [
    ("id\n00:00.000 --> 00:01.000\nA", ["identifier"]),
    ("00:00.000 --> 00:01.000 vertical:rl\nA", ["writing-mode", "position"]),
    ("00:00.000 --> 00:01.000\n<ruby>A<rt>b</rt></ruby>", ["ruby"]),
    ("00:00.000 --> 00:01.000\n<lang fr>A</lang>", ["language"]),
    ("00:00.000 --> 00:01.000\nA<00:00.500>B", ["inline-time"]),
    ("00:00.000 --> 00:01.000\n<c.loud>A</c>", ["class"]),
    ("00:00.000 --> 00:01.000\n<c.yellow>A</c>", []),
    ("00:00.000 --> 00:01.000\n<c.bg_blue>A</c>", ["class"]),
    ("1193:02:48.000 --> 1193:02:49.000\nA", ["huge-time"]),
  ])
  func whatIsLostIsTold(_ cue: String, _ features: [String]) throws {
    #expect(try track("WEBVTT\n\n\(cue)\n").losses.map(\.feature) == features)
  }

  @Test func longTextsAreCutBetweenCharacters() throws {
    var document = CaptionDocument()
    document.cues = [
      Cue(
        begin: .zero,
        end: MediaTime(seconds: 1),
        text: CaptionText(String(repeating: "é", count: 40_000))
      )
    ]
    let encoded = try CaptionTrackEncoder(.tx3g).track(of: document)
    #expect(encoded.track.samples[0].bytes.count == 2 + 65_534)
    #expect(encoded.losses.map(\.what) == ["14466 bytes at the end of the text"])
  }

  @Test func soManyCuesAtOnceAreRefused() {
    var document = CaptionDocument()
    // Each of 3,000 cues of 1,000 bytes is shown with all before it.
    document.cues = (0..<3000).map { index in
      Cue(
        begin: MediaTime(milliseconds: index),
        end: MediaTime(seconds: 10),
        text: CaptionText(String(repeating: "x", count: 1000))
      )
    }
    #expect(throws: MovieRefusal.tooManyOverlaps) {
      try CaptionTrackEncoder(.wvtt).track(of: document)
    }
  }
}
