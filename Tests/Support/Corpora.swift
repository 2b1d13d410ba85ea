public import Foundation

/// The shared test data, which lies outside the repository.
public enum Corpora {
  /// The folder that `CAPTIONKIT_CORPORA` names, or nil where the variable is not set.
  public static var root: URL? {
    guard let path = ProcessInfo.processInfo.environment["CAPTIONKIT_CORPORA"], !path.isEmpty
    else { return nil }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Every file below a folder of the corpora with one of the extensions, in a stable order.
  ///
  /// Empty, with a plain line on standard error, where the corpora are not at hand.
  public static func files(_ folder: String, extensions: Set<String>) -> [URL] {
    guard let root else {
      FileHandle.standardError.write(
        Data("skipped: \(folder) of the corpora, since CAPTIONKIT_CORPORA is not set\n".utf8)
      )
      return []
    }
    return Fixtures.files(
      below: root.appendingPathComponent(folder, isDirectory: true),
      extensions: extensions
    )
  }
}

/// Files of the repository that tests read.
public enum Fixtures {
  /// The repository's top folder, found from this file's own place.
  public static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The samples that users get.
  public static var samples: [URL] {
    files(
      below: repository.appendingPathComponent("Samples", isDirectory: true),
      extensions: ["srt", "vtt", "ttml"]
    )
  }

  /// Every file below a folder with one of the extensions, in a stable order.
  public static func files(below folder: URL, extensions: Set<String>) -> [URL] {
    guard let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    var found: [URL] = []
    for case let url as URL in walker
    where extensions.contains(url.pathExtension.lowercased()) {
      found.append(url)
    }
    return found.sorted { $0.path < $1.path }
  }
}
