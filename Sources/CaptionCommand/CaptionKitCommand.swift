public import CaptionKit
import SystemIO

/// The command line of CaptionKit.
public enum CaptionKitCommand {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// Every command, in the order in which help lists them.
  static var commands: [Command] {
    [
      Command(ConvertCommand.self),
      Command(SegmentCommand.self),
      Command(LintCommand.self),
      Command(ReportCommand.self),
      Command(CacheCommand.self),
      Command(FixCommand.self),
      Command(SyncCommand.self),
      Command(InspectCommand.self),
      Command(InfoCommand.self),
      Command(SDHCommand.self),
      Command(TagCommand.self),
      Command(AuditCommand.self),
      Command(TitlesCommand.self),
      Command(ModelCommand.self),
      Command(ConfigCommand.self),
      Command(TranscriptCommand.self),
      Command(FormatsCommand.self),
      Command(ProfilesCommand.self),
      Command(RulesCommand.self),
      Command(ExplainCommand.self),
      Command(CompletionsCommand.self),
      Command(HelpCommand.self),
    ]
  }

  /// Runs the process's command line and ends the process.
  public static func main() -> Never {
    ProcessControl.reserveStandardStreams()
    ProcessControl.turnSignalsIntoErrors()
    ProcessControl.reportTraps()
    ProcessControl.exit(run(.system()).rawValue)
  }

  /// Runs the command line and returns the exit status.
  ///
  /// - Parameters:
  ///   - io: The world around the command.
  ///   - registry: The formats that it knows.
  public static func run(_ io: ConsoleIO, registry: FormatRegistry = .standard) -> ExitStatus {
    var dispatcher = Dispatcher(io: io, registry: registry)
    return dispatcher.run()
  }
}
