import CaptionModel
import Testing

@Suite("Media time")
struct MediaTimeTests {
  /// Frames (numerator, denominator) and the units that one frame lasts, worked out by hand.
  @Test(
    "every broadcast frame is a whole number of units",
    arguments: [
      (24, 1, 735_000_000), (25, 1, 705_600_000), (30, 1, 588_000_000), (50, 1, 352_800_000),
      (60, 1, 294_000_000), (100, 1, 176_400_000), (120, 1, 147_000_000),
      (24000, 1001, 735_735_000), (30000, 1001, 588_588_000), (60000, 1001, 294_294_000),
      (120_000, 1001, 147_147_000), (90000, 1, 196_000), (1000, 1, 17_640_000),
      (1_000_000, 1, 17_640), (10_000_000, 1, 1764), (44100, 1, 400_000), (48000, 1, 367_500),
    ]
  )
  func wholeUnits(frames: Int, duration: Int, units: Int) throws {
    let rate = try #require(FrameRate(frames: frames, duration: duration))
    #expect(MediaTime(count: 1, of: rate).units == Int128(units))
    #expect(MediaTime(count: 1_000_003, of: rate).units == 1_000_003 * Int128(units))
    #expect(MediaTime(count: 1_000_003, of: rate).frames(at: rate) == 1_000_003)
  }

  @Test("counts that aren't whole are rounded to the nearest unit, halves away from zero")
  func rounding() throws {
    // One unit is 17,640,000,000 th of a second: thirds of a unit round to the nearest one.
    let third = try #require(FrameRate(frames: 3 * 17_640_000_000))
    #expect(MediaTime(count: 1, of: third).units == 0)
    #expect(MediaTime(count: 2, of: third).units == 1)
    let half = try #require(FrameRate(frames: 2 * 17_640_000_000))
    #expect(MediaTime(count: 1, of: half).units == 1)
    #expect(MediaTime(count: -1, of: half).units == -1)
    #expect(MediaTime(count: -3, of: half).units == -2)
  }

  @Test(
    "milliseconds are rounded halves away from zero",
    arguments: [
      (0, 0), (8_819_999, 0), (8_820_000, 1), (17_640_000, 1), (26_459_999, 1), (26_460_000, 2),
      (-8_819_999, 0), (-8_820_000, -1), (-26_460_000, -2),
    ]
  )
  func milliseconds(units: Int, expected: Int) {
    #expect(MediaTime(units: Int128(units)).milliseconds == expected)
  }

  @Test("4.4 × 10¹² seconds and more are held exactly")
  func range() {
    let far = MediaTime(seconds: 4_444_444_444_444) + MediaTime(milliseconds: 1)
    #expect(far.milliseconds == 4_444_444_444_444_001)
    let units: Int128 = 4_444_444_444_444 * 17_640_000_000 + 17_640_000
    #expect(far.units == units)
    let farther = MediaTime(seconds: .max)
    #expect(farther.count(per: 1) == Int128(Int.max))
    #expect(farther.milliseconds == .max)
  }

  @Test("arithmetic saturates")
  func saturation() {
    #expect(MediaTime.max + MediaTime(milliseconds: 1) == .max)
    #expect(MediaTime.min - MediaTime(milliseconds: 1) == .min)
    #expect(MediaTime.max - MediaTime.min == .max)
    #expect(MediaTime.min + MediaTime.min == .min)
    #expect(MediaTime.max.scaled(by: 2, over: 1) == .max)
    #expect(MediaTime.max.scaled(by: -2, over: 1) == .min)
    #expect(MediaTime(count: .max, of: .ntsc) == .max)
    #expect(MediaTime(count: .min, of: .ntsc) == .min)
    #expect(MediaTime(numerator: .max, denominator: 0) == .zero)
  }

  @Test("a fraction of seconds is exact where it can be")
  func fraction() {
    #expect(MediaTime(numerator: 1001, denominator: 30000).units == 588_588_000)
    #expect(MediaTime(numerator: 5, denominator: 4) == MediaTime(milliseconds: 1250))
    let digits: Int128 = 10_000_000_000_000_000_000_000_000_000
    #expect(MediaTime(numerator: digits, denominator: digits / 10) == MediaTime(seconds: 10))
  }

  @Test(
    "rates as people write them",
    arguments: [
      ("25", 25, 1), ("23.976", 24000, 1001), ("23.98", 24000, 1001), ("29.97", 30000, 1001),
      ("59.94", 60000, 1001), ("30000/1001", 30000, 1001), ("12.5", 25, 2), ("24.0", 24, 1),
      ("50/2", 25, 1), ("119.88", 120_000, 1001),
    ]
  )
  func rates(text: String, frames: Int, duration: Int) throws {
    let rate = try #require(FrameRate(text))
    #expect(rate.frames == frames)
    #expect(rate.duration == duration)
  }

  @Test(
    "what is no rate is refused",
    arguments: ["", "0", "-25", "25/0", "25/", "x", "25.", ".5/2", "1/2/3", "2.5e1", "٢٥"]
  )
  func noRate(text: String) {
    #expect(FrameRate(text) == nil)
  }

  @Test("from 25 to 23.976 frames a second, 24 seconds become 25.025")
  func retime() throws {
    var document = CaptionDocument()
    document.cues = [
      Cue(begin: MediaTime(seconds: 24), end: MediaTime(seconds: 48), text: "one")
    ]
    document.retime(from: .pal, to: try #require(FrameRate("23.976")))
    #expect(document.cues[0].begin == MediaTime(milliseconds: 25025))
    #expect(document.cues[0].end == MediaTime(milliseconds: 50050))
  }

  @Test("nothing is shifted below zero, and moments move with their cue")
  func shift() {
    var builder = CaptionTextBuilder()
    builder.append("a")
    builder.mark(MediaTime(milliseconds: 1500))
    builder.append("b")
    var document = CaptionDocument()
    document.cues = [
      Cue(begin: MediaTime(seconds: 1), end: MediaTime(seconds: 3), text: builder.take()),
      Cue(begin: MediaTime(seconds: 4), end: nil, text: "c"),
    ]
    document.shift(by: MediaTime(milliseconds: -1200))
    #expect(document.cues[0].begin == .zero)
    #expect(document.cues[0].end == MediaTime(milliseconds: 1800))
    #expect(document.cues[0].text.spans.map(\.kind) == [.time(MediaTime(milliseconds: 300))])
    #expect(document.cues[1].begin == MediaTime(milliseconds: 2800))
    #expect(document.cues[1].end == nil)
  }

  @Test("what a shift cuts off is lost")
  func lossesOfAShift() {
    var document = CaptionDocument()
    let times: [(Int, Int?)] = [
      (1000, 2000), (1000, 3000), (2500, 3250), (3000, 4000), (1000, nil), (2000, 1000),
      (-5000, -4000), (5000, 6000),
    ]
    document.cues = times.map { begin, end in
      Cue(
        begin: MediaTime(milliseconds: begin),
        end: end.map { MediaTime(milliseconds: $0) },
        text: "a"
      )
    }
    var later = document
    #expect(later.shift(by: MediaTime(seconds: 3)).isEmpty)
    let losses = document.shift(by: MediaTime(seconds: -3))
    #expect(losses.map(\.cue) == [0, 1, 2, 4])
    #expect(losses.map(\.feature) == ["cut-cue", "cut-cue", "cut-begin", "cut-begin"])
    #expect(
      losses.map(\.what) == [
        "cue 1 as a whole", "cue 2 as a whole", "the first 0.5 s of cue 3",
        "the first 2 s of cue 5",
      ]
    )
    #expect(losses.first?.reason == "moved by -3 s it would be over before the programme begins")
    #expect(losses.last?.reason == "moved by -3 s it would begin before the programme")
    // The first two are gone; those that were never shown have not got lost.
    #expect(document.cues.count == 6)
    #expect(document.cues.map(\.begin.milliseconds) == [0, 0, 0, 0, -8000, 2000])
    #expect(document.cues.map { $0.end?.milliseconds } == [250, 1000, nil, 0, -7000, 3000])
  }
}
