import CaptionModel
import Testing

@testable import CaptionFormats

@Suite("TTML time expressions")
struct TTMLTimeExpressionTests {
  private func time(_ text: String, _ timing: TTMLTiming) -> TTMLTimeExpression? {
    let bytes = Array("x\(text)y".utf8)
    return timing.time(bytes, in: 1..<bytes.count - 1)
  }

  /// Times in units of 1/17,640,000,000 s, worked out by hand as seconds times that.
  static let strict: [(text: String, milliseconds: Int)] = [
    ("00:00:00.000", 0), ("00:00:01.500", 1500), ("01:02:03.004", 3_723_004),
    ("100:00:00", 360_000_000), ("00:00:01", 1000), ("00:00:01.5", 1500), ("00:00:01.04", 1040),
    ("00:00:10:15", 10_500), ("0s", 0), ("1s", 1000), ("1.5s", 1500), ("3500ms", 3500),
    ("0.1m", 6000), ("0.002h", 7200), ("90f", 3000), ("1.5f", 50), ("7t", 7000), ("1h", 3_600_000),
    ("00:00:60.000", 60_000),
  ]

  @Test("times at the defaults: media time, 30 frames, one tick a second", arguments: strict)
  func defaults(_ row: (text: String, milliseconds: Int)) {
    let expected = TTMLTimeExpression(
      time: MediaTime(milliseconds: row.milliseconds),
      isStrict: true
    )
    #expect(time(row.text, TTMLTiming()) == expected)
  }

  static let lenient: [(text: String, milliseconds: Int)] = [
    ("00:00:34,040", 34_040), ("0:00:01.5", 1500), ("00:01.5", 1500), ("01:30", 90_000),
    (" 1s ", 1000), ("1,5s", 1500), ("00:00:1.5", 1500), ("00:75:00", 4_500_000),
    ("00:00:01:30", 2000), ("00:00:01;15", 1500), ("1", 1000), ("33.8", 33_800), ("33,8 ", 33_800),
    ("1 s", 1000), ("2S", 2000), ("1500MS", 1500), ("1500 ms", 1500), ("1 H", 3_600_000),
    ("15 F", 500), ("7T", 7000), ("2M", 120_000),
  ]

  @Test("times whose meaning is plain although they are not written right", arguments: lenient)
  func plainMeaning(_ row: (text: String, milliseconds: Int)) {
    let expected = TTMLTimeExpression(
      time: MediaTime(milliseconds: row.milliseconds),
      isStrict: false
    )
    #expect(time(row.text, TTMLTiming()) == expected)
  }

  @Test(
    "what is no time",
    arguments: [
      "", " ", "s", ".5s", "1.s", "+1s", "1x", "1 x", "1sx", "1 Sx", "--1s", "00:00:01.", "::",
      "00;00;01",
      "0:0:0:",
      "00:00:00:00:00", "00:00:01:02.", "NaN", "1e3s", "00:00:01.5.5", "wallclock()x",
    ]
  )
  func noTime(text: String) {
    #expect(time(text, TTMLTiming()) == nil)
  }

  @Test("a sign turns a time round", arguments: ["-00:00:01.5", "-1.5s", " -1500ms"])
  func negative(text: String) throws {
    let found = try #require(time(text, TTMLTiming()))
    #expect(found.time == .zero - MediaTime(milliseconds: 1500))
    #expect(found.isNegative)
    #expect(!found.isStrict)
  }

  @Test("frames, sub-frames and ticks at rates of a document")
  func rates() {
    var timing = TTMLTiming()
    timing.set(
      frames: 24,
      multiplier: FrameRate(frames: 1000, duration: 1001),
      subFrames: 2,
      ticks: nil
    )
    #expect(time("24f", timing)?.time == MediaTime(numerator: 1001, denominator: 1000))
    // Ten seconds of real time and twelve frames of 1001/24000 s.
    #expect(
      time("00:00:10:12", timing)?.time == MediaTime(numerator: 10_500_5, denominator: 10_000)
    )
    #expect(
      time("00:00:00:00.1", timing)?.time == MediaTime(numerator: 1001, denominator: 48_000)
    )
    // Without a tick rate, a tick is a sub-frame.
    #expect(time("48t", timing)?.time == MediaTime(numerator: 1001, denominator: 1000))
    timing.set(frames: 24, multiplier: nil, subFrames: nil, ticks: 10_000_000)
    #expect(time("340400000t", timing)?.time == MediaTime(milliseconds: 34_040))
  }

  @Test("SMPTE time counts frames, without those that are dropped")
  func smpte() {
    var timing = TTMLTiming()
    timing.base = .smpte
    timing.set(
      frames: 30,
      multiplier: FrameRate(frames: 1000, duration: 1001),
      subFrames: nil,
      ticks: nil
    )
    #expect(time("00:10:30:00", timing)?.time == MediaTime(milliseconds: 630_630))
    timing.dropMode = .ntsc
    // Minute 1 has no frames 0 and 1: frame 1800 is 00:01:00:02.
    #expect(
      time("00:01:00:02", timing)?.time == MediaTime(count: 1800, of: .ntsc)
    )
    // Ten minutes are 17982 frames, which is 600 s within a millisecond.
    #expect(time("00:10:00:00", timing)?.time == MediaTime(count: 17_982, of: .ntsc))
    timing.set(frames: 25, multiplier: nil, subFrames: nil, ticks: nil)
    timing.dropMode = .none
    #expect(time("00:00:01:05", timing)?.time == MediaTime(milliseconds: 1200))
  }

  @Test(
    "a time of day",
    arguments: [
      ("wallclock(20:15)", 72_900_000), ("wallclock(00:00:01.5)", 1500),
      ("wallclock(1970-01-01)", 0), ("wallclock(2024-05-01T20:15:30)", 72_930_000),
      ("wallclock( 00:00:02 )", 2000),
    ]
  )
  func wallClock(text: String, milliseconds: Int) {
    let expression = time(text, TTMLTiming())
    #expect(expression?.time == MediaTime(milliseconds: milliseconds))
    #expect(expression?.isWallClock == true)
  }

  @Test("numbers beyond all bounds do no harm")
  func huge() {
    let digits = String(repeating: "9", count: 400)
    for text in [
      "\(digits)h", "\(digits)f", "\(digits)t", "\(digits).\(digits)s", "\(digits):00:00",
      "00:00:\(digits)", "00:00:00:\(digits).\(digits)", "00:00:00.\(digits)", "\(digits).5f",
    ] {
      for base in [TTMLTiming.Base.media, .smpte] {
        var timing = TTMLTiming()
        timing.base = base
        timing.dropMode = .ntsc
        timing.set(
          frames: 1_000_000_000,
          multiplier: FrameRate(frames: 1_000_000_000, duration: 999_999_999),
          subFrames: 1_000_000_000,
          ticks: 1_000_000_000
        )
        #expect(time(text, timing).map { $0.time >= .zero } ?? true)
      }
    }
  }
}
