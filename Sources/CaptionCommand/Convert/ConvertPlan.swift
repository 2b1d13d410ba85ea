import CaptionKit

/// What a convert command is to do, worked out of what was typed.
struct ConvertPlan {
  /// One output and what it is made of.
  struct Job {
    var inputs: [String]
    var output: String
    var format: CaptionFormat
    /// The id of the format's flavour, or nil for its first.
    var flavour: String?
    /// The movie that the output is, or nil for a text file; the format is then the one that holds
    /// nearly what the movie's codec does.
    var movie: MovieTarget?

    /// What reports call the kind of output.
    var formatID: String { movie?.codec.rawValue ?? format.id }

    /// What messages call the output.
    var outputName: String { output == "-" ? "standard output" : output }
  }

  var jobs: [Job]
  /// Where losses are written as JSON, or nil.
  var lossesPath: String?

  init(_ settings: ConvertCommand, _ registry: FormatRegistry) throws(UsageError) {
    try settings.input.validate(registry)
    var target: CaptionFormat?
    if let name = settings.target { target = try format(named: name, registry) }
    let flavour = try Self.flavour(settings, target)
    lossesPath = settings.lossesPath
    jobs =
      if let directory = settings.outputDirectory {
        try Self.jobs(settings, into: directory, target, flavour)
      } else {
        [try Self.job(settings, target, flavour, registry)]
      }
    for job in jobs { try Self.check(settings.writing.counting, job) }
    try checkStandardStreams()
  }

  private static func job(
    _ settings: ConvertCommand,
    _ target: CaptionFormat?,
    _ flavour: String?,
    _ registry: FormatRegistry
  ) throws(UsageError) -> Job {
    let operands = settings.operands
    if let job = try movieJob(settings, target, flavour) { return job }
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
    if let format = target {
      return Job(inputs: inputs, output: output, format: format, flavour: flavour)
    }
    if MatroskaFile.isNamed(output) {
      let captions = "\(stem(of: output)).srt"
      throw UsageError(
        "captions are not written as '\(output)'; 'convert IN \(captions) --role ROLE --language TAG "
          + "--tag mkv' writes them into a Matroska file beside \(captions), and --into adds them to one"
      )
    }
    guard let format = registry.format(forPath: output) else {
      throw UsageError(
        output == "-"
          ? "standard output needs --to FORMAT"
          : "the extension of '\(output)' names no format; name it with --to"
      )
    }
    let named = try settings.flavour.map { name throws(UsageError) in
      try Self.flavour(named: name, of: format)
    }
    return Job(
      inputs: inputs,
      output: output,
      format: format,
      flavour: named?.id ?? format.flavour(forPath: output)?.id
    )
  }

  /// The job whose output is a movie; nil for another one.
  private static func movieJob(
    _ settings: ConvertCommand,
    _ target: CaptionFormat?,
    _ flavour: String?
  ) throws(UsageError) -> Job? {
    var inputs = settings.operands
    var output = inputs.last ?? ""
    let named = inputs.count > 1 ? MP4FileKind(path: output) : nil
    if let host = settings.movie.host, !MatroskaFile.isNamed(host) {
      if settings.tagging.targets.contains(.mkv) {
        throw UsageError("--into takes a Matroska file (.mkv) with --tag mkv, not '\(host)'")
      }
      if target != nil { throw UsageError("--into adds to a movie, so --to is not needed") }
      if inputs.isEmpty { throw UsageError("convert needs an input") }
      if named == nil { output = host } else { inputs.removeLast() }
    } else {
      guard target == nil, named != nil, settings.movie.host == nil else { return nil }
      inputs.removeLast()
    }
    guard inputs.count == 1 || settings.joins else {
      if let last = inputs.last, settings.movie.host != nil, inputs.count == 2 {
        throw UsageError(
          "--into writes a movie, .mp4, .m4v or .mov, and '\(last)' is none; to add several inputs, "
            + "--join makes them one track"
        )
      }
      throw UsageError("several inputs need --join to become one track")
    }
    let movie = MovieTarget(
      kind: settings.movie.host == nil ? named : nil,
      codec: settings.movie.codec ?? .tx3g,
      host: settings.movie.host
    )
    if let kind = movie.kind, !movie.codec.mayStand(in: kind) {
      throw UsageError("--mp4-codec \(movie.codec.rawValue) is for .mp4, not for .\(kind.rawValue)")
    }
    var job = Job(inputs: inputs, output: output, format: movie.format, flavour: nil, movie: movie)
    if let name = settings.flavour {
      job.flavour = movie.format.flavour(named: name)?.id
      guard movie.codec == .stpp, let flavour = job.flavour,
        ["imsc1", "imsc1.1"].contains(flavour)
      else {
        throw UsageError("a movie holds the flavours imsc1 and imsc1.1 in stpp, not \(name)")
      }
    }
    return job
  }

  // MARK: Flavours

  /// The flavour that `--to` or `--flavour` names; nil where the output's extension tells.
  private static func flavour(
    _ settings: ConvertCommand,
    _ target: CaptionFormat?
  ) throws(UsageError) -> String? {
    guard let target, let name = settings.target else { return nil }
    let implied = target.flavour(named: name)
    guard let asked = settings.flavour else { return implied?.id }
    let flavour = try Self.flavour(named: asked, of: target)
    if let implied, implied.id != flavour.id {
      throw UsageError("--to \(name) is another flavour than --flavour \(asked)")
    }
    return flavour.id
  }

  private static func flavour(
    named name: String,
    of format: CaptionFormat
  ) throws(UsageError) -> CaptionFormat.Flavour {
    if let flavour = format.flavour(named: name) { return flavour }
    let known = format.flavours.map(\.id)
    guard !known.isEmpty else {
      throw UsageError("\(format.name) has no flavours, so not '\(name)'")
    }
    throw UsageError(
      "unknown flavour '\(name)'; \(format.name) has \(listed(known, "and"))",
      suggestion: nearest(to: name, among: known + format.flavours.flatMap(\.aliases))
    )
  }

  /// Makes sure that a flavour can count in the way that was asked for.
  private static func check(_ counting: TTMLCounting?, _ job: Job) throws(UsageError) {
    guard let counting else { return }
    let option: String
    switch counting {
    case .frames: option = "--frame-rate"
    case .ticks: option = "--tick-rate"
    }
    guard job.format.id == CaptionFormat.ttml.id else {
      throw UsageError("\(option) is for TTML, and \(job.format.name) has clock times only")
    }
    let flavour = job.flavour.flatMap { TTMLFlavour(rawValue: $0) } ?? .imsc11
    guard flavour.allows(counting) else {
      throw UsageError("\(option) does not go with \(flavour.rawValue), which counts otherwise")
    }
  }

  private static func jobs(
    _ settings: ConvertCommand,
    into directory: String,
    _ target: CaptionFormat?,
    _ flavour: String?
  ) throws(UsageError) -> [Job] {
    guard let target else { throw UsageError("--out-dir needs --to FORMAT") }
    guard !settings.joins else {
      throw UsageError("--join makes one file, so name it instead of --out-dir")
    }
    guard !settings.operands.isEmpty else { throw UsageError("convert needs an input") }
    let fileExtension =
      flavour.flatMap { target.flavour(named: $0)?.extensions.first } ?? target.extensions.first
    var jobs: [Job] = []
    var sources: [String: String] = [:]
    for input in settings.operands {
      guard input != "-" else {
        throw UsageError("standard input has no name for a file in --out-dir; name an output")
      }
      let name = "\(stem(of: input)).\(fileExtension ?? target.id)"
      if let other = sources[name] {
        throw UsageError("'\(other)' and '\(input)' would both become '\(name)'")
      }
      sources[name] = input
      let separator = directory.hasSuffix("/") ? "" : "/"
      jobs.append(
        Job(
          inputs: [input],
          output: "\(directory)\(separator)\(name)",
          format: target,
          flavour: flavour
        )
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
