import CaptionKit
import SystemIO

/// `captionkit segment`: captions as the segments of an HLS rendition.
struct SegmentCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings()
  var directory: String?
  var segmentDuration: HLSDecimal?
  var segmentFormat = SegmentFormat.vtt
  var followed: String?
  var programmeDuration: MediaTime?
  /// The stream's clock at the programme's beginning, and wherever it starts again; empty for what
  /// is usual with the format.
  var streamTicks: [Int] = []
  var rendition = RenditionSettings()
  var dash = ManifestEntry.Settings()
  var failsOnLoss = false
  var overwrites = false
  var isJSON = false

  /// What a segment is.
  enum SegmentFormat: String, CaseIterable, Sendable {
    case vtt
    case wvtt
    case stpp

    /// The codec of fragmented MP4, or nil for files of their own.
    var codec: MP4TextTrack.Codec? { MP4TextTrack.Codec(rawValue: rawValue) }
  }

  static let description = CommandDescription(
    name: "segment",
    summary: "cut captions into the segments of an HLS rendition",
    usage: ["IN --out DIR [--role ROLE --multivariant FILE]"],
    discussion: [
      "Writes WebVTT segments and their media playlist into a folder. Each segment holds every cue "
        + "that is shown during it, with its full times and the same identifier, and the styles and "
        + "regions of all; a segment without cues is written as well. X-TIMESTAMP-MAP ties the "
        + "times to the stream's clock.",
      "With --segment-format wvtt or stpp, the segments are fragments of MP4 with WebVTT or IMSC 1.1 in "
        + "it, and an initialization segment stands beside them, to which EXT-X-MAP leads.",
      "Segments last as long as --segment-duration says, up to the last cue's end or --duration, "
        + "or are those of a video's media playlist with --follow.",
      "With --role, the captions are held against the role, which is refused where they plainly "
        + "refute it. --multivariant adds the rendition to a multivariant playlist, or writes a new "
        + "one. No other line changes but for variants without a group of subtitles: they get "
        + "SUBTITLES, since no player would offer the rendition otherwise, and that is told. "
        + "Without --multivariant the EXT-X-MEDIA line is printed.",
      "--mpd adds the text to a DASH manifest, or writes a new one. DASH has no segments of WebVTT "
        + "with a clock of their own, so the manifest names a file of all captions, which is written "
        + "as well.",
      "All files are written, or none; existing ones are only replaced with --overwrite. "
        + "captionkit convert joins segments again.",
    ],
    examples: [
      .init(line: "segment episode.vtt --out hls", purpose: "make segments of six seconds"),
      .init(
        line: "segment a.srt --out hls --follow video.m3u8",
        purpose: "cut where the video is cut"
      ),
      .init(
        line: "segment a.vtt --out hls --role sdh --multivariant a.m3u8",
        purpose: "add an SDH rendition to a programme"
      ),
    ]
  )

  static var options: [OptionSpec<SegmentCommand>] {
    cutOptions + RenditionSettings.options.map { $0.lifted(to: \.rendition) }
      + ManifestEntry.Settings.options.map { $0.lifted(to: \.dash) } + [
        .flag(
          "fail-on-loss",
          "Write nothing that lacks something of its input; the exit status is then 4."
        ) { $0.failsOnLoss = true },
        .flag("overwrite", "Replace files that exist.") { $0.overwrites = true },
        .flag("json", "Print what was written as one JSON document.") { $0.isJSON = true },
      ] + InputSettings.options.map { $0.lifted(to: \.input) }
  }

  private static var cutOptions: [OptionSpec<SegmentCommand>] {
    [
      .value(
        "out",
        "DIR",
        kind: .directory,
        "The folder for segments and media playlist; it is made where it is missing."
      ) { (settings, path) throws(UsageError) in settings.directory = path },
      .value(
        "segment-duration",
        "SECONDS",
        "How long each segment lasts, such as 6 or 5.005; 6 unless told."
      ) { (settings, text) throws(UsageError) in
        let number = text.hasSuffix("s") ? text.dropLast() : text[...]
        guard let duration = HLSDecimal(number), duration.time.milliseconds >= 1 else {
          throw UsageError("--segment-duration takes seconds such as 6 or 5.005, not '\(text)'")
        }
        settings.segmentDuration = HLSDecimal(duration.time)
      },
      .choice(
        "segment-format",
        "FORMAT",
        "What a segment is: vtt for a WebVTT file, which is usual, or fragmented MP4 that holds WebVTT "
          + "(wvtt) or IMSC 1.1 (stpp)."
      ) { (settings, format: SegmentFormat) in settings.segmentFormat = format },
      .value(
        "follow",
        "FILE",
        kind: .file,
        "The media playlist of the video, whose segments the captions' segments match."
      ) { (settings, path) throws(UsageError) in settings.followed = path },
      .value(
        "duration",
        "TIME",
        "How long the programme lasts, such as 00:42:10 or 2530s; otherwise up to the last cue's "
          + "end."
      ) { (settings, text) throws(UsageError) in
        settings.programmeDuration = try CaptionCommand.programmeDuration("--duration", text)
      },
      .value(
        "mpegts",
        "TICKS",
        "The stream's clock at the programme's beginning, in 1/90000 s; 900000 unless told, which "
          + "is ten seconds, as most video segments have it, and 0 in fragmented MP4. Where the "
          + "followed playlist has EXT-X-DISCONTINUITY, a number for each stretch, with commas "
          + "between them."
      ) { (settings, text) throws(UsageError) in
        settings.streamTicks = []
        for number in text.split(separator: ",", omittingEmptySubsequences: false) {
          guard let ticks = Int(number), (0..<WebVTTTimestampMap.ticksPerRound).contains(ticks)
          else {
            throw UsageError(
              "--mpegts takes a whole number of 33 bits such as 900000, not '\(number)'"
            )
          }
          settings.streamTicks.append(ticks)
        }
      },
    ]
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard operands.count == 1 else {
      throw UsageError(
        operands.isEmpty
          ? "segment needs a file, or - for standard input"
          : "segment takes one file, not also '\(operands[1])'"
      )
    }
    guard directory != nil else { throw UsageError("segment needs --out DIR") }
    if followed != nil {
      if segmentDuration != nil {
        throw UsageError("--follow and --segment-duration exclude each other")
      }
      if programmeDuration != nil {
        throw UsageError("--follow tells how long the programme is, so --duration may not")
      }
    }
    try rendition.validate(writesManifest: dash.manifest != nil)
    if rendition.role == nil, dash.manifest != nil { throw UsageError("--mpd needs --role") }
    if dash.manifest == nil, dash.profile != nil {
      throw UsageError("--dash-profile needs --mpd")
    }
    if followed == nil, streamTicks.count > 1 {
      throw UsageError("--mpegts takes one number, but for --follow with discontinuities")
    }
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    let path = operands[0]
    switch try console.load(path, input) {
    case .unreadable(let reason): console.report(path, reason)
    case .file(let file):
      guard file.isAccepted else { return console.report(path, file.refusal.message) }
      DiagnosticSummary(file, path).write(to: console)
      let language = FileLanguage(of: file.document, path: path, named: rendition.language)
        .flatMap { LanguageTag($0.tag) }
      guard rendition.role == nil || language != nil else {
        throw Failure(.usage, "the EXT-X-MEDIA line needs a language; name it with --language")
      }
      do throws(PlaylistProblem) {
        try SegmentRun(settings: self, file: file, language: language).run(&console)
      } catch {
        throw Failure(.inputOutput, error.message)
      }
    }
  }
}
