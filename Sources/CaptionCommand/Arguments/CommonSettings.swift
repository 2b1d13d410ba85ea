import CaptionKit

/// What every command can be told.
struct CommonSettings: Sendable {
  /// When messages and tables are coloured.
  enum Color: String, CaseIterable {
    case auto
    case always
    case never
  }

  var color = Color.auto
  var isQuiet = false
  var isVerbose = false
  var wantsHelp = false
  var wantsVersion = false

  static var options: [OptionSpec<CommonSettings>] {
    [
      .flag("quiet", short: "q", "Say nothing on standard error but errors.") { $0.isQuiet = true },
      .flag("verbose", short: "v", "Say more on standard error.") { $0.isVerbose = true },
      .choice("color", "WHEN", "Colour the output: auto, always or never. NO_COLOR turns auto off.")
      {
        (settings, color: Color) in settings.color = color
      },
      .flag("help", short: "h", "Show this help.") { $0.wantsHelp = true },
      .flag("version", "Show the version.") { $0.wantsVersion = true },
    ]
  }
}

/// How the files that a command reads are to be understood.
struct InputSettings: Sendable {
  var format: String?
  var encoding: String?
  /// Whether the file is a segment of an HLS stream.
  var isSegment = false
  /// Whether somebody said so, which only WebVTT can be.
  var saysSegment = false
  /// Whether text that was encoded as UTF-8 twice is put right.
  var repairsDoubleEncoding = false
  /// Whether files are checked against the whole of their specification.
  var checksConformance = false
  /// The profile of TTML that files have to follow.
  var profile: TTMLProfile?
  /// The time code at which the programme begins, which is to be zero.
  var zeroPoint: String?

  /// The settings of a command that says what is wrong with files.
  static let checking: InputSettings = {
    var settings = InputSettings()
    settings.checksConformance = true
    return settings
  }()

  /// What the reader is told.
  var reading: ReadingOptions {
    var options = ReadingOptions()
    options.isSegment = isSegment
    options.checksConformance = checksConformance
    options.profile = profile
    options.repairsDoubleEncoding = repairsDoubleEncoding
    return options
  }

  /// Checks what is wrong whatever the files hold, before any is read.
  func validate(_ registry: FormatRegistry) throws(UsageError) {
    if let format { _ = try CaptionCommand.format(named: format, registry) }
    guard let encoding else { return }
    do throws(DecodingError) {
      _ = try SourceText.decode([], name: "", encoding: encoding)
    } catch {
      throw UsageError("the encoding '\(encoding)' is not known to this system")
    }
  }

  /// The option by which times count from the programme's beginning.
  static var zeroOption: OptionSpec<InputSettings> {
    .value(
      "zero-at",
      "TIMECODE",
      "Count from the time code at which the programme begins, such as 10:00:00:00. Frames count as "
        + "in the input, which may drop some."
    ) { (settings, text) throws(UsageError) in
      guard CaptionDocument.isTimeCode(text) else {
        throw UsageError("--zero-at takes a time code such as 10:00:00:00, not '\(text)'")
      }
      settings.zeroPoint = text
    }
  }

  static var options: [OptionSpec<InputSettings>] {
    [
      .value(
        "format",
        short: "f",
        "FORMAT",
        kind: .format,
        "The format of the input; otherwise the content tells, then the file name's extension."
      ) { (settings, name) throws(UsageError) in settings.format = name },
      .value(
        "encoding",
        "NAME",
        "The character encoding of the input, as an IANA name such as windows-1252."
      ) { (settings, name) throws(UsageError) in settings.encoding = name },
      .flag(
        "repair-encoding",
        "Put text right that was encoded as UTF-8 twice, such as cafÃ© for café; without this it "
          + "is only reported."
      ) { $0.repairsDoubleEncoding = true },
      .flag(
        "segment",
        "The input is a segment of an HLS stream, in which X-TIMESTAMP-MAP is right and due."
      ) {
        $0.isSegment = true
        $0.saysSegment = true
      },
    ]
  }
}
