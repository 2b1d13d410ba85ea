/// What speaks for a caption at each moment of a programme, as running sums.
///
/// The evidence has a mean of zero over the programme, so that a random place is worth nothing; sums
/// are in seconds of full evidence. Outside the programme there is no speech.
struct EvidenceSums: Sendable {
  /// The evidence of silence, which is below zero.
  let silence: Double
  /// How long the programme is, in seconds.
  let duration: Double
  /// The share of speech in the programme, 0...1.
  let share: Double

  /// Sums of the evidence before each record, `count + 1` of them.
  private let evidence: [Double]
  /// Sums of sure speech before each record.
  private let sure: [Double]

  /// Makes the sums of what was heard.
  init(_ speech: [Float]) {
    let count = speech.count
    let mean = count == 0 ? 0 : speech.reduce(0) { $0 + Double($1) } / Double(count)
    let scale = 1 / (2 * max(0.15, min(mean, 1 - mean)))
    var evidence = [0.0]
    var sure = [0.0]
    evidence.reserveCapacity(count + 1)
    sure.reserveCapacity(count + 1)
    var sum = 0.0
    var sureSum = 0.0
    for value in speech {
      let likelihood = Double(value)
      sum += (likelihood - mean) * scale * Self.step
      sureSum += max(0, 2 * likelihood - 1) * Self.step
      evidence.append(sum)
      sure.append(sureSum)
    }
    self.evidence = evidence
    self.sure = sure
    silence = -mean * scale
    duration = Double(count) * Self.step
    share = mean
  }

  /// How long a record is, in seconds.
  static let step = 1 / Double(SpeechTrack.recordsPerSecond)

  /// The sum of the evidence before a moment.
  func evidence(before time: Double) -> Double {
    if time <= 0 { return silence * time }
    guard time < duration else { return (evidence.last ?? 0) + silence * (time - duration) }
    return Self.interpolate(evidence, time)
  }

  /// The sum of sure speech before a moment.
  func sureSpeech(before time: Double) -> Double {
    if time <= 0 { return 0 }
    guard time < duration else { return sure.last ?? 0 }
    return Self.interpolate(sure, time)
  }

  private static func interpolate(_ sums: [Double], _ time: Double) -> Double {
    let place = time * Double(SpeechTrack.recordsPerSecond)
    let index = min(Int(place), sums.count - 2)
    guard index >= 0 else { return 0 }
    return sums[index] + (sums[index + 1] - sums[index]) * (place - Double(index))
  }

  /// Both kinds of sums, sorted for a search whose steps are so many records.
  func grid(step: Int, padding: Int) -> EvidenceGrid {
    EvidenceGrid(evidence, sure, silence: silence, step: step, padding: padding)
  }
}
