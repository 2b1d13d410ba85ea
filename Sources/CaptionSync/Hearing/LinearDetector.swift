/// Tells speech by a weighted sum of features; needs nothing but what the library brings.
struct LinearDetector: SpeechDetector {
  var name: String { "linear \(model.version)" }
  var onsetBias: Double { model.onsetBias }
  let isSureOfSpeech = false

  private let model: SpeechModel
  private var features = SpeechFeatureStream()

  init(_ model: SpeechModel) {
    self.model = model
  }

  mutating func hear(_ samples: [Float], _ frames: [SoundFrame], into speech: inout [Float]) {
    features.hear(frames) { speech.append(model.likelihood(of: $0)) }
  }

  mutating func finish(_ frames: [SoundFrame], into speech: inout [Float]) {
    hear([], frames, into: &speech)
    features.finish { speech.append(model.likelihood(of: $0)) }
  }
}
