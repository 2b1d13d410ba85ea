import Testing

@testable import CaptionSync

@Suite struct SoundAnalysisTests {
  private func frames(_ samples: [Float], pieces: Int? = nil) -> [SoundFrame] {
    var analysis = SoundAnalysis()
    var frames: [SoundFrame] = []
    var place = 0
    while place < samples.count {
      let end = min(place + (pieces ?? samples.count), samples.count)
      analysis.hear(Array(samples[place..<end]), into: &frames)
      place = end
    }
    analysis.finish(into: &frames)
    return frames
  }

  @Test func powerIsThatOfTheDefinition() {
    let samples = Signals.noise(seconds: 0.04)
    var spectrum = PowerSpectrum()
    var power = [Float](repeating: 0, count: PowerSpectrum.count)
    spectrum.transform(samples, at: 7, into: &power)
    for bin in [0, 1, 2, 37, 128, 200, 255, 256] {
      var real = 0.0
      var imaginary = 0.0
      for index in 0..<512 {
        let window = 0.5 - 0.5 * Elementary.cosine(turns: (Double(index) + 0.5) / 512)
        let turns = Double(index * bin % 512) / 512
        real += Double(samples[7 + index]) * window * Elementary.cosine(turns: turns)
        imaginary -= Double(samples[7 + index]) * window * Elementary.sine(turns: turns)
      }
      let expected = Float(real * real + imaginary * imaginary)
      #expect(abs(power[bin] - expected) < 1e-4 * max(expected, 1), "bin \(bin)")
    }
  }

  @Test(arguments: [(0, 0), (79, 0), (80, 1), (160, 1), (16_000, 100), (16_100, 101)])
  func everyTenMillisecondsAreAFrame(_ samples: Int, _ count: Int) {
    #expect(frames([Float](repeating: 0.1, count: samples)).count == count)
  }

  @Test func piecesMakeNoDifference() {
    let samples = Signals.bursts(seconds: 0.5) + Signals.noise(seconds: 0.2)
    let whole = frames(samples).map(\.values)
    #expect(frames(samples, pieces: 1).map(\.values) == whole)
    #expect(frames(samples, pieces: 777).map(\.values) == whole)
  }

  @Test func levelsAreInDecibelsOfFullScale() {
    // A tone of full scale has the root mean square of 1/√2.
    #expect(abs(frames(Signals.tone(400, seconds: 0.2, level: 1))[10].level + 3.01) < 0.02)
    #expect(abs(frames(Signals.tone(400, seconds: 0.2, level: 0.1))[10].level + 23.01) < 0.02)
    #expect(frames([Float](repeating: 0, count: 3200))[10].level == -100)
  }

  @Test func voicesAreHarmonicAndNoiseIsNot() {
    let saw = (0..<16_000).map { index -> Float in Float(index % 128 - 64) / 128 }
    let voice = frames(saw)[50]
    #expect(voice.harmonicity > 0.9)
    // 125 Hz, in octaves above 75 Hz.
    #expect(abs(voice.values[SoundFrame.Lane.pitch] - 0.737) < 0.05)
    let noise = frames(Signals.noise(seconds: 1)).dropFirst(5).dropLast(5).map(\.harmonicity)
    #expect(noise.reduce(0, +) / Float(noise.count) < 0.6)
    #expect(frames([Float](repeating: 0, count: 3200))[10].harmonicity == 0)
  }

  @Test func aHeldToneDoesNotChangeAndAStepDoes() {
    let held = frames(Signals.tone(500, seconds: 0.5))
    #expect(held[25].change < 0.5)
    let step = frames(Signals.tone(500, seconds: 0.25) + Signals.tone(3000, seconds: 0.25))
    #expect(step[26].change > 5)
  }

  @Test func bandsFollowTheFrequency() {
    func loudest(_ frequency: Double) -> Int {
      let values = frames(Signals.tone(frequency, seconds: 0.2))[10].values
      return (0..<SoundFrame.bandCount).max { values[$0] < values[$1] } ?? -1
    }
    let bands = [100, 300, 800, 2000, 5000, 7000].map(loudest)
    #expect(bands == bands.sorted() && Set(bands).count == 6)
  }
}

@Suite struct SpeechFeatureTests {
  @Test func momentsAreThoseOfTheFramesAround() throws {
    let values = (0..<900).map { index in
      SIMD32<Float>(repeating: Float(index * 7919 % 211 - 60))
    }
    var stream = SpeechFeatureStream()
    var features: [SpeechFeatures] = []
    // Pieces, so that old frames are dropped in between.
    for start in stride(from: 0, to: values.count, by: 90) {
      stream.hear(values[start..<start + 90].map { SoundFrame(values: $0) }) { features.append($0) }
    }
    #expect(features.count == 600)
    stream.finish { features.append($0) }
    #expect(features.count == 900)
    for place in [0, 3, 99, 100, 450, 899] {
      func mean(_ distance: Int, _ value: (Double) -> Double = { $0 }) -> Double {
        let range = max(place - distance, 0)...min(place + distance, 899)
        return range.reduce(0) { $0 + value(Double(values[$1][0])) } / Double(range.count)
      }
      let near = mean(4)
      #expect(abs(Double(features[place].contrast[5]) - (near - mean(100))) < 1e-3)
      #expect(abs(Double(features[place].longContrast[31]) - (near - mean(300))) < 1e-3)
      let spread = (mean(15) { $0 * $0 } - mean(15) * mean(15)).squareRoot()
      #expect(abs(Double(features[place].spread[0]) - spread) < 1e-3)
      // All lanes are alike here: shapes without their mean are nought, tonal ones stay.
      #expect(abs(features[place].shape[3]) < 1e-4)
      #expect(abs(Double(features[place].shape[SoundFrame.Lane.harmonicity]) - near) < 1e-3)
    }
  }

  @Test func howLoudItIsMakesNoDifference() {
    func features(_ level: Float) -> [Float] {
      var dump = FeatureDump()
      let samples = Signals.whole(Signals.noise(seconds: 0.4, level: level))
      return dump.hear(samples) + dump.finish()
    }
    let loud = features(0.9)
    let soft = features(0.3)
    #expect(loud.count == 40 * FeatureDump.count && loud.count == soft.count)
    // The quietest bands come near to what counts as silence.
    #expect(zip(loud, soft).allSatisfy { abs($0 - $1) < 0.5 })
  }
}
