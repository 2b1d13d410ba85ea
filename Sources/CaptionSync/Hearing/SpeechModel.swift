/// The weights of the linear detector, as a script trains them.
///
/// The text has a line for each figure, `NAME VALUE`; those of the features are named `weight` and
/// stand in the order of ``SpeechFeatures/all``. What begins with `#` is left out.
struct SpeechModel: Sendable {
  /// Its version, which changes with the weights.
  let version: String
  /// Milliseconds by which the onsets are late.
  let onsetBias: Double
  let intercept: Float
  /// The weights, in blocks as the features are.
  let weights: SpeechFeatures

  /// Reads the text; nil where a figure is missing or no number.
  init?(_ text: String) {
    var version: String?
    var bias: Double?
    var intercept: Float?
    var weights: [Float] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count == 2 else { return nil }
      switch words[0] {
      case "version": version = String(words[1])
      case "onset-bias": bias = Double(words[1])
      case "intercept": intercept = Float(words[1])
      case "weight":
        guard let weight = Float(words[1]), weight.isFinite else { return nil }
        weights.append(weight)
      default: return nil
      }
    }
    guard let version, let bias, let intercept, bias.isFinite, intercept.isFinite,
      weights.count == SpeechFeatures.count
    else { return nil }
    self.version = version
    self.onsetBias = bias
    self.intercept = intercept
    let lanes = SIMD32<Float>.scalarCount
    func block(_ number: Int) -> SIMD32<Float> {
      SIMD32(weights[number * lanes..<(number + 1) * lanes])
    }
    self.weights = SpeechFeatures(
      shape: block(0),
      contrast: block(1),
      longContrast: block(2),
      spread: block(3),
      longSpread: block(4)
    )
  }

  /// The model that comes with the library.
  static let standard = SpeechModel(
    String(decoding: PackageResources.speech_model_txt, as: UTF8.self)
  )

  /// The likelihood of speech.
  func likelihood(of features: SpeechFeatures) -> Float {
    let first = weights.shape * features.shape + weights.contrast * features.contrast
    let second = weights.spread * features.spread + weights.longSpread * features.longSpread
    let sum = first + second + weights.longContrast * features.longContrast
    return Elementary.logistic(intercept + sum.sum())
  }
}
