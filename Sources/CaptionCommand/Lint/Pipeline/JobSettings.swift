import CaptionKit
import SystemIO

/// How many files are worked on side by side.
struct JobSettings: Sendable {
  private var count: Int?

  static var options: [OptionSpec<JobSettings>] {
    [
      .value(
        "jobs",
        short: "j",
        "N",
        "Check so many files side by side; as many as there are processor cores unless told. What is "
          + "written is the same for any number."
      ) { (settings, text) throws(UsageError) in
        guard let number = Int(text), (1...1024).contains(number) else {
          throw UsageError("--jobs takes a whole number from 1 to 1024, not '\(text)'")
        }
        settings.count = number
      }
    ]
  }

  /// How many threads check so many files.
  func threads(for files: Int, _ io: ConsoleIO) -> Int {
    min(count ?? io.coreCount(), max(files, 1))
  }
}
