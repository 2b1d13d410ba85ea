import CaptionKit
import SystemIO

/// Where the weights of the speech network are kept, once somebody has installed them.
struct SpeechNetworkStore {
  /// The environment variable that names the folder.
  static let variable = "CAPTIONKIT_MODELS"

  /// The folder.
  let folder: String

  /// A store in the folder that an option or the environment names, or else where the XDG Base
  /// Directory Specification wants a program's data; nil where the environment names no home.
  init?(_ io: ConsoleIO, folder: String? = nil) {
    func variable(_ name: String) -> String? {
      io.environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let folder = folder ?? variable(Self.variable) {
      self.folder = folder
    } else if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") {
      self.folder = "\(data)/captionkit/models"
    } else if let home = variable("HOME") {
      self.folder = "\(home)/.local/share/captionkit/models"
    } else {
      return nil
    }
  }

  /// The file of weights.
  var path: String { "\(folder)/\(SpeechNetwork.knownFile.name)" }

  /// Checks a file of weights and copies it into the folder.
  ///
  /// - Throws: Why it is not taken or cannot be copied, with the path that it is about.
  func install(_ file: String, _ io: ConsoleIO) throws(SpeechNetwork.Problem) {
    let bytes = try Self.bytes(file, io)
    do throws(SpeechNetwork.Problem) {
      _ = try SpeechNetwork(bytes)
    } catch {
      throw SpeechNetwork.Problem(description: "\(shown(file)): \(error)")
    }
    do throws(FileError) {
      if io.entry(folder) == nil { try io.makeDirectory(folder) }
      try io.writeFile(path, bytes, true)
    } catch {
      throw SpeechNetwork.Problem(description: "\(shown(path)): \(error)")
    }
  }

  /// The installed network; nil where none is.
  ///
  /// - Throws: Why the weights that are there cannot be used, with their path.
  func load(_ io: ConsoleIO) throws(SpeechNetwork.Problem) -> SpeechNetwork? {
    guard io.entry(path) != nil else { return nil }
    let bytes = try Self.bytes(path, io)
    do throws(SpeechNetwork.Problem) {
      return try SpeechNetwork(bytes)
    } catch {
      throw SpeechNetwork.Problem(description: "\(shown(path)): \(error)")
    }
  }

  private static func bytes(
    _ path: String,
    _ io: ConsoleIO
  ) throws(SpeechNetwork.Problem) -> [UInt8] {
    do throws(FileError) {
      return try io.readFile(path)
    } catch {
      throw SpeechNetwork.Problem(description: "\(shown(path)): \(error)")
    }
  }
}
