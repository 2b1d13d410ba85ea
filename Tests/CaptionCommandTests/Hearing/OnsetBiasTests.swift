import CaptionKit
import SystemIO
import Testing

@testable import CaptionCommand

/// The onsets of speech that is spoken here, at times that are known.
@Suite(
  .enabled(
    if: (try? ProgramRun.run("espeak-ng", ["--version"]))?.status == 0,
    "espeak-ng is not installed"
  )
)
struct OnsetBiasTests {
  /// How long before their lines good captions begin, in seconds.
  private static let lead = 0.04

  private static let lines = [
    "Where have you put the ladder?", "Nobody has seen the baker today.",
    "Bring two more chairs, please.",
    "Perhaps the boat was late again.", "Don't forget the garden gate.",
    "That was a very long winter.",
  ]

  /// The samples of a line at 16 kHz, from its first sound on.
  private func spoken(_ text: String, _ voice: String) throws -> [Int16] {
    let wave = try ProgramRun.run("espeak-ng", ["-v", voice, "--stdout", text]).output
    // 44 bytes of heading, then 22,050 samples a second.
    let samples = stride(from: 44, to: wave.count - 1, by: 2).map { place -> Int in
      Int(Int16(bitPattern: UInt16(wave[place]) | UInt16(wave[place + 1]) << 8))
    }
    let count = samples.count * 16_000 / 22_050
    let slow = (0..<max(count - 1, 0)).map { index -> Int16 in
      let place = Double(index) * 22_050 / 16_000
      let low = samples[Int(place)]
      let high = samples[min(Int(place) + 1, samples.count - 1)]
      return Int16(Double(low) + (place - place.rounded(.down)) * Double(high - low))
    }
    let loudest = slow.map { abs(Int($0)) }.max() ?? 0
    return Array(slow.drop { abs(Int($0)) * 60 < loudest })
  }

  @Test func captionsThatBeginWhenTheyShouldAreMeasuredSo() throws {
    var state: UInt32 = 99
    var samples = (0..<(Self.lines.count * 2 * 40_000 + 16_000)).map { _ -> Int16 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int16(state >> 27) - 16
    }
    var onsets: [Double] = []
    var place = 12_345
    for voice in ["en-us+m3", "en-gb+f2"] {
      for line in Self.lines {
        for (index, sample) in try spoken(line, voice).prefix(35_000).enumerated() {
          samples[place + index] = Int16(clamping: Int(samples[place + index]) + Int(sample) / 3)
        }
        onsets.append(Double(place) / 16_000)
        place += 40_000
      }
    }
    var hearing = Hearing(with: .linear)
    hearing.hear(samples)
    let track = hearing.finish()
    var delays: [Double] = []
    for onset in onsets {
      // Where the likelihood first is that of speech, near the onset.
      let first = max(Int(onset * 100) - 25, 1)
      guard
        let record = (first..<first + 60).first(where: {
          track.speech[$0] > 0.6 && track.speech[$0 - 1] <= 0.6
        })
      else { continue }
      delays.append((Double(record) / 100 - (onset - Self.lead)) * 1000)
    }
    #expect(delays.count >= 9, "\(delays)")
    let median = delays.sorted()[delays.count / 2]
    #expect(abs(median - track.onsetBias) <= 40, "\(median) ms, not \(track.onsetBias) ms")
  }
}
