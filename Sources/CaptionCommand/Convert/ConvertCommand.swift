import CaptionKit
import SystemIO

/// `captionkit convert`: captions from one format to another.
struct ConvertCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings()
  var target: String?
  var flavour: String?
  var outputDirectory: String?
  var shift: MediaTime?
  /// The time code that becomes zero, or nil.
  var zeroPoint: String?
  /// The track of a movie, by its place among all tracks or its id; nil for its only one of text.
  var track: Int?
  var retime: RateChange?
  var joins = false
  var appliesTimestampMap = false
  var countsFromFirstMap = false
  var collapsesRolling = false
  var writing = WritingOptions()
  var form = OutputForm()
  var lossesPath: String?
  var failsOnLoss = false
  var overwrites = false
  var tagging = TagSettings()
  var labels = LabelSettings()
  var movie = MovieSettings()

  static let description = CommandDescription(
    name: "convert",
    summary: "convert captions to another format",
    usage: [
      "IN OUT", "IN… OUT --join", "IN… --to FORMAT --out-dir DIR", "IN --into MOVIE [OUT]",
    ],
    discussion: [
      "The format of OUT is that of its extension unless --to names it; - stands for standard "
        + "input and output. TTML is written as IMSC 1.1 Text unless the extension (.itt, .dfxp), "
        + "--to or --flavour names another flavour. An existing file is only replaced with --overwrite, and an "
        + "interrupted run leaves nothing half-written.",
      "Inputs are first moved by their timestamp maps, then joined, collapsed, counted from "
        + "--zero-at, retimed and shifted, and last their labels are changed. What the output format cannot hold is reported on "
        + "standard error, or as JSON with --losses.",
      "IN may be the media playlist (.m3u8) of an HLS rendition, whose WebVTT segments are joined "
        + "again: each cue once, counted from the first segment. Only files in the playlist's folder "
        + "and below are read, and nothing from a network. IN may also be a DASH manifest (.mpd) with "
        + "text in files, or a Matroska file (.mkv); --track names the set or track, as info lists "
        + "them.",
      "IN may be an MP4 or QuickTime movie (.mp4, .m4v, .mov, fragments behind their initialization), "
        + "of which the only track of text is read, or the one that --track names, as info numbers "
        + "them: 3GPP and QuickTime timed text, WebVTT and TTML.",
      "With --role and --tag, what the track is meant for is written beside the output, as the "
        + "media characteristics that HLS and Apple's players know, and in the words of DASH, Matroska and "
        + "HTML. What a target cannot say is a reported loss. A role that the captions "
        + "plainly refute is refused, and nothing is written, unless --force-claim is given.",
      "OUT may be a movie (.mp4, .m4v, .mov) with the captions as its only track, or --into adds them "
        + "to one. There --role is written into the track: as the characteristics themselves in .mov "
        + "and .m4v, as the roles of MPEG-DASH in .mp4. What neither can say is a reported loss.",
    ],
    examples: [
      .init(line: "convert episode.srt episode.vtt", purpose: "convert one file"),
      .init(line: "convert a.vtt b.ttml --to srt --out-dir out", purpose: "convert several files"),
      .init(line: "convert - - --format srt --to vtt", purpose: "convert in a pipe"),
      .init(
        line: "convert a.vtt a.itt --frame-rate 29.97df",
        purpose: "write iTunes Timed Text with drop-frame time code"
      ),
      .init(line: "convert a.srt a.ttml --flavour ebu-tt-d", purpose: "write a flavour of TTML"),
      .init(line: "convert a.srt b.srt --shift -1500ms", purpose: "show captions 1.5 s earlier"),
      .init(
        line: "convert a.srt b.srt --retime 25:23.976",
        purpose: "fit captions of a 25 fps master to a 23.976 fps one"
      ),
      .init(
        line: "convert a.srt a.vtt --speakers voice",
        purpose: "make voices of the names that are typed before the words"
      ),
      .init(line: "convert sdh.vtt plain.srt --strip-sdh", purpose: "make plain subtitles of SDH"),
      .init(
        line: "convert reel1.srt reel2.srt film.vtt --join",
        purpose: "make one track of several files"
      ),
      .init(
        line: "convert seg1.vtt seg2.vtt film.vtt --join --rebase",
        purpose: "make one file of the segments of an HLS stream"
      ),
      .init(line: "convert hls/en.m3u8 film.vtt", purpose: "make one file of an HLS rendition"),
      .init(
        line: "convert movie.mp4 film.vtt --track 2",
        purpose: "take the captions out of a movie"
      ),
      .init(
        line: "convert a.srt a.vtt --role sdh --tag json,hls --language en",
        purpose: "say beside the output that it is SDH"
      ),
      .init(
        line: "convert a.srt a.vtt --role sdh --tag dash --mpd film.mpd",
        purpose: "add SDH to a DASH manifest"
      ),
      .init(
        line: "convert a.vtt a.srt --role sdh --tag mkv --into film.mkv",
        purpose: "add SDH to a Matroska file, through mkvmerge"
      ),
      .init(line: "convert film.mkv film.srt --track 3", purpose: "take a track out of a film"),
      .init(
        line: "convert a.vtt --into film.mp4 --role sdh --language en",
        purpose: "add SDH captions to a movie"
      ),
    ]
  )

  static var options: [OptionSpec<ConvertCommand>] {
    formatOptions + changeOptions + labelOptions + lossOptions + tagOptions + movieOptions
      + outputOptions
  }

  private static var formatOptions: [OptionSpec<ConvertCommand>] {
    InputSettings.options.map { $0.lifted(to: \.input) } + [
      .value(
        "track",
        "NUMBER",
        "Which track of a movie or Matroska file (or its id, in a movie), set of a DASH manifest, or "
          + "rendition of a multivariant playlist, counted from 1 as info lists them; needed where "
          + "several are text."
      ) { (settings, text) throws(UsageError) in
        guard let number = Int(text), number > 0 else {
          throw UsageError("--track takes the number of a track, not '\(text)'")
        }
        settings.track = number
      },
      .value(
        "to",
        short: "t",
        "FORMAT",
        kind: .format,
        "The format of the output, or the flavour of one such as ebu-tt-d or itt; otherwise the "
          + "extension of OUT tells."
      ) { (settings, name) throws(UsageError) in settings.target = name },
      .value(
        "flavour",
        "NAME",
        kind: .oneOf(TTMLFlavour.allCases.map(\.rawValue)),
        "Which TTML is written: imsc1.1 unless told, imsc1, ebu-tt-d, netflix, itt or dfxp."
      ) { (settings, name) throws(UsageError) in settings.flavour = name },
      .value(
        "frame-rate",
        "RATE",
        "Write TTML's times in frames of a rate such as 25, 23.976, 30000/1001 or 29.97df with "
          + "drop-frame time code. Times between two frames are rounded, which is reported."
      ) { (settings, text) throws(UsageError) in
        guard let counting = FrameCounting(text), !counting.isDropFrame || counting == .dropNTSC
        else {
          throw UsageError(
            "--frame-rate takes a rate such as 25, 23.976 or 29.97df, not '\(text)'"
          )
        }
        settings.writing.counting = .frames(counting)
      },
      .value(
        "tick-rate",
        "NUMBER",
        "Write TTML's times in ticks, so many a second, such as 10000000."
      ) { (settings, text) throws(UsageError) in
        guard let number = Int(text), (1...1_000_000_000).contains(number),
          let rate = FrameRate(frames: number)
        else {
          throw UsageError("--tick-rate takes a whole number up to 1000000000, not '\(text)'")
        }
        settings.writing.counting = .ticks(rate)
      },
    ]
  }

  private static var changeOptions: [OptionSpec<ConvertCommand>] {
    [
      .value(
        "shift",
        "TIME",
        "Move every time, such as 1500ms, -2.5s, 1m, 0.5h or -00:00:01.500. Nothing goes below "
          + "zero; what is cut off there is a reported loss."
      ) { (settings, text) throws(UsageError) in
        guard let shift = MediaTime(distance: text) else {
          throw UsageError(
            "--shift takes a time such as 1500ms, -2.5s or -00:00:01.500, not '\(text)'"
          )
        }
        settings.shift = shift
      },
      .value(
        "zero-at",
        "TIMECODE",
        "Make zero of the time code at which the programme begins, such as 10:00:00:00. Frames "
          + "count as in the input, which may drop some."
      ) { (settings, text) throws(UsageError) in
        guard CaptionDocument.isTimeCode(text) else {
          throw UsageError("--zero-at takes a time code such as 10:00:00:00, not '\(text)'")
        }
        settings.zeroPoint = text
      },
      .value(
        "retime",
        "FROM:TO",
        "Stretch every time as when a programme made at FROM frames a second is played at TO, "
          + "such as 25:23.976."
      ) { (settings, text) throws(UsageError) in
        guard let rates = RateChange(text) else {
          throw UsageError("--retime takes two frame rates such as 25:23.976, not '\(text)'")
        }
        settings.retime = rates
      },
      .flag(
        "join",
        "Make one track of all inputs before OUT; cues that segments repeat at their border are "
          + "kept once."
      ) { $0.joins = true },
      .flag(
        "apply-timestamp-map",
        "Move the cues of HLS segments onto the clock of their stream, as X-TIMESTAMP-MAP says."
      ) { $0.appliesTimestampMap = true },
      .flag(
        "rebase",
        "Apply the timestamp maps, and count from the stream's time in that of the first input."
      ) { $0.countsFromFirstMap = true },
      .flag(
        "collapse-rolling",
        "Make one cue of each line of scrolling captions, in which cues repeat the lines before."
      ) { $0.collapsesRolling = true },
    ]
  }

  private static var lossOptions: [OptionSpec<ConvertCommand>] {
    [
      .value(
        "losses",
        "FILE",
        kind: .file,
        "Write what the output format cannot hold as JSON, one document for each output on a line "
          + "of its own; - is standard output."
      ) { (settings, path) throws(UsageError) in settings.lossesPath = path },
      .flag(
        "fail-on-loss",
        "Write no output that lacks something of its input; the exit status is then 4."
      ) { $0.failsOnLoss = true },
    ]
  }

  private static var labelOptions: [OptionSpec<ConvertCommand>] {
    LabelSettings.options.map { $0.lifted(to: \.labels) }
  }

  private static var tagOptions: [OptionSpec<ConvertCommand>] {
    TagSettings.options.map { $0.lifted(to: \.tagging) }
  }

  private static var movieOptions: [OptionSpec<ConvertCommand>] {
    MovieSettings.options.map { $0.lifted(to: \.movie) }
  }

  private static var outputOptions: [OptionSpec<ConvertCommand>] {
    [
      .value(
        "out-dir",
        short: "o",
        "DIR",
        kind: .directory,
        "Write the outputs into a folder, under the inputs' names; it is made where it is missing."
      ) { (settings, path) throws(UsageError) in
        guard path != "-" else {
          throw UsageError("--out-dir takes a folder; the output '-' is standard output")
        }
        settings.outputDirectory = path
      },
      .flag("overwrite", "Replace files that exist.") { $0.overwrites = true },
      .choice(
        "newline",
        "HOW",
        "What ends a line of the output: lf or crlf; otherwise crlf in SubRip and lf elsewhere."
      ) { (settings, newline: OutputForm.Newline) in settings.form.newline = newline },
      .flag("bom", "Begin the output with a byte order mark.") { $0.form.byteOrderMark = true },
      .value(
        "output-encoding",
        "NAME",
        "The character encoding of the output, otherwise UTF-8; --encoding is that of the input. "
          + "SubRip may have any, TTML UTF-16, WebVTT none but UTF-8."
      ) { (settings, name) throws(UsageError) in settings.form.encoding = name },
    ]
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    let plan = try ConvertPlan(self, registry)
    try tagging.validate(plan, movie)
    try labels.validate()
    try movie.validate(plan, form, hasMenu: tagging.hasMenu)
    for job in plan.jobs {
      do throws(OutputForm.Refusal) {
        try form.check(job.format)
      } catch {
        throw UsageError(error.words)
      }
    }
  }

  /// A text file has no tracks to choose from.
  private func validateTrack(_ plan: ConvertPlan, _ io: ConsoleIO) throws(UsageError) {
    guard track != nil else { return }
    for input in plan.jobs.flatMap(\.inputs)
    where !DeclarationCheck.concerns(input, io) && io.container(of: input) != .movie {
      throw UsageError(
        "--track is for movies, Matroska files, manifests and playlists, not for '\(input)'"
      )
    }
  }

  func run(_ console: inout Console) throws(Failure) {
    let plan: ConvertPlan
    do throws(UsageError) {
      plan = try ConvertPlan(self, console.registry)
      try validateTrack(plan, console.io)
    } catch {
      throw Failure(error)
    }
    var losses = LossReport(plan, isVerbose: console.common.isVerbose)
    if let path = lossesPath, path != "-", !overwrites, console.io.entry(path) == .file {
      throw Failure(.inputOutput, "\(path): exists already; --overwrite replaces it")
    }
    if let directory = outputDirectory { try makeDirectory(directory, console) }
    for job in plan.jobs {
      var conversion = Conversion(settings: self, job: job)
      try conversion.run(&console, &losses)
    }
    try losses.finish(replacing: overwrites, &console)
  }
}

extension OutputForm.Refusal {
  /// Why, for the user.
  var words: String {
    switch self {
    case .unknownEncoding(let name): "the encoding '\(name)' is not known to this system"
    case .encodingNotAllowed(let reason): "--output-encoding can't be had: \(reason)"
    case .noByteOrderMark(let name): "--bom needs UTF-8, UTF-16 or UTF-32, not '\(name)'"
    }
  }
}
