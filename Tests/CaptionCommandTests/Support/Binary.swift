import Foundation

/// The built executable, which lies beside the tests.
enum Binary {
  /// What a run gave.
  struct Result: Sendable {
    var status: Int32
    var output: Data
    var error: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  static let path: String? = {
    for argument in CommandLine.arguments where argument.contains(".xctest") {
      var folder = URL(fileURLWithPath: argument)
      while folder.path.count > 1 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("captionkit")
        let values = try? candidate.resourceValues(forKeys: [.isRegularFileKey])
        if values?.isRegularFile == true { return candidate.path }
      }
    }
    return nil
  }()

  /// Runs a line of a shell in which `$CK` is the executable.
  static func shell(_ line: String, in folder: URL, input: String = "") throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ["CK": path ?? "", "PATH": "/usr/bin:/bin"]
    // Files instead of pipes, since a full pipe would need somebody to empty it meanwhile.
    let files = try ["in", "out", "err"].map { name in
      let url = folder.appendingPathComponent(".\(name)-\(UUID().uuidString)")
      try Data(name == "in" ? Array(input.utf8) : []).write(to: url)
      return url
    }
    defer { for url in files { try? FileManager.default.removeItem(at: url) } }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try Data(contentsOf: files[1]),
      error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    )
  }

  /// Makes a folder of its own for a test, which is gone afterwards.
  static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("captionkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
