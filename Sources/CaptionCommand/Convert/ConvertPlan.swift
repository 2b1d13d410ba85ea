import CaptionKit

/// What a convert command is to do, worked out of what was typed.
struct ConvertPlan {
  /// One output and what it is made of.
  struct Job {
    var inputs: [String]
    var output: String
    var format: CaptionFormat

    /// What messages call the output.
    var outputName: String { output == "-" ? "standard output" : output }
  }

  var jobs: [Job]
  /// Where losses are written as JSON, or nil.
  var lossesPath: String?

  init(_ settings: ConvertCommand, _ registry: FormatRegistry) throws(UsageError) {
    if let name = settings.input.format { _ = try format(named: name, registry) }
    var target: CaptionFormat?
    if let name = settings.target { target = try format(named: name, registry) }
    lossesPath = settings.lossesPath
    jobs =
      if let directory = settings.outputDirectory {
        try Self.jobs(settings, into: directory, target)
      } else {
        [try Self.job(settings, target, registry)]
      }
    try checkStandardStreams()
  }

  private static func job(
    _ settings: ConvertCommand,
    _ target: CaptionFormat?,
    _ registry: FormatRegistry
  ) throws(UsageError) -> Job {
    let operands = settings.operands
    guard let output = operands.last, operands.count > 1 else {
      throw UsageError(
        operands.isEmpty
          ? "convert needs an input and an output"
          : "convert needs an output after '\(operands[0])': a file, - or --out-dir DIR"
      )
    }
    let inputs = Array(operands.dropLast())
    guard inputs.count == 1 || settings.joins else {
      throw UsageError(
        "several inputs need --join to become one track, or --to FORMAT --out-dir DIR"
      )
    }
    if let format = target { return Job(inputs: inputs, output: output, format: format) }
    guard let format = registry.format(forPath: output) else {
      throw UsageError(
        output == "-"
          ? "standard output needs --to FORMAT"
          : "the extension of '\(output)' names no format; name it with --to"
      )
    }
    return Job(inputs: inputs, output: output, format: format)
  }

  private static func jobs(
    _ settings: ConvertCommand,
    into directory: String,
    _ target: CaptionFormat?
  ) throws(UsageError) -> [Job] {
    guard let target else { throw UsageError("--out-dir needs --to FORMAT") }
    guard !settings.joins else {
      throw UsageError("--join makes one file, so name it instead of --out-dir")
    }
    guard !settings.operands.isEmpty else { throw UsageError("convert needs an input") }
    var jobs: [Job] = []
    var sources: [String: String] = [:]
    for input in settings.operands {
      guard input != "-" else {
        throw UsageError("standard input has no name for a file in --out-dir; name an output")
      }
      let name = "\(stem(of: input)).\(target.extensions.first ?? target.id)"
      if let other = sources[name] {
        throw UsageError("'\(other)' and '\(input)' would both become '\(name)'")
      }
      sources[name] = input
      let separator = directory.hasSuffix("/") ? "" : "/"
      jobs.append(
        Job(inputs: [input], output: "\(directory)\(separator)\(name)", format: target)
      )
    }
    return jobs
  }

  /// The file's name without folder and extension.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? "captions"
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  private func checkStandardStreams() throws(UsageError) {
    guard jobs.flatMap(\.inputs).filter({ $0 == "-" }).count <= 1 else {
      throw UsageError("standard input can be read only once")
    }
    guard lossesPath != "-" || !jobs.contains(where: { $0.output == "-" }) else {
      throw UsageError("captions and losses cannot both go to standard output")
    }
    if let lossesPath, lossesPath != "-", jobs.contains(where: { $0.output == lossesPath }) {
      throw UsageError("captions and losses cannot both go to '\(lossesPath)'")
    }
  }
}
