/// Tells speech by ``SpeechNetwork``.
struct NetworkDetector: SpeechDetector {
  var onsetBias: Double { Self.measuredBias }
  var isSureOfSpeech: Bool { true }
  var name: String { network.name }

  /// Measured against captions that begin 40 ms before their speech: 50 to 60 ms with synthetic
  /// voices, 80 to 100 ms with actors, whose lines begin more softly.
  private static let measuredBias = 65.0

  private let network: SpeechNetwork
  private var state: SpeechNetwork.State
  /// Samples from the next window on.
  private var pending: [Float] = []
  /// The likelihoods of windows, from that on which the next record lies in.
  private var likelihoods: [Float] = []
  private var firstWindow = 0
  private var frameCount = 0
  private var recordCount = 0

  init(_ network: SpeechNetwork) {
    self.network = network
    state = SpeechNetwork.State(for: network)
  }

  mutating func hear(_ samples: [Float], _ frames: [SoundFrame], into speech: inout [Float]) {
    pending.append(contentsOf: samples)
    var place = 0
    while place + network.window <= pending.count {
      likelihoods.append(network.likelihood(of: pending, at: place, &state))
      place += network.window
    }
    pending.removeFirst(place)
    frameCount += frames.count
    addRecords(to: &speech)
  }

  mutating func finish(_ frames: [SoundFrame], into speech: inout [Float]) {
    let missing = network.window - pending.count
    hear([Float](repeating: 0, count: max(missing, 0)), frames, into: &speech)
    while recordCount < frameCount {
      speech.append(likelihoods.last ?? 0)
      recordCount += 1
    }
  }

  private mutating func addRecords(to speech: inout [Float]) {
    while recordCount < frameCount {
      let middle = recordCount * SoundAnalysis.hop + SoundAnalysis.hop / 2
      let window = middle / network.window - firstWindow
      guard window < likelihoods.count else { break }
      speech.append(likelihoods[window])
      recordCount += 1
    }
    let window = (recordCount * SoundAnalysis.hop + SoundAnalysis.hop / 2) / network.window
    // The last one stays, for what remains at the end.
    let unused = min(window - firstWindow, likelihoods.count - 1)
    if unused > 256 {
      likelihoods.removeFirst(unused)
      firstWindow += unused
    }
  }
}
