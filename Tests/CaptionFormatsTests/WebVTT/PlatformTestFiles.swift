import CaptionModel
import Foundation

/// The test corpora, which lie outside of the package.
enum PlatformTestFiles {
  /// The folder, from the environment variable `CAPTIONKIT_CORPORA`, or nil.
  static let root = ProcessInfo.processInfo.environment["CAPTIONKIT_CORPORA"]

  /// The files with a suffix below a folder, as paths from the root; none without the corpora.
  static func files(in folder: String, suffix: String) -> [String] {
    guard
      let root, let walk = FileManager.default.enumerator(atPath: root + "/" + folder)
    else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }.sorted()
      .map { folder + "/" + $0 }
  }

  /// A file's bytes.
  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: (root ?? "") + "/" + path))
  }

  /// A file read as UTF-8, without its byte order mark.
  static func source(_ path: String) throws -> SourceText {
    var bytes = try Array(data(path))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    return SourceText(name: path, String(decoding: bytes, as: UTF8.self))
  }

  /// A file read as JSON.
  static func json(_ path: String) throws -> Any {
    try JSONSerialization.jsonObject(with: data(path))
  }
}
