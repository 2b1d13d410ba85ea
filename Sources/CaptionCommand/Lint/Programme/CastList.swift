import CaptionKit

/// Reads the names of a programme's cast, one a line.
///
/// What stands behind a tab, such as who plays the part, is passed over, and so are empty lines and
/// those that begin with `#`.
struct CastList {
  /// The names in the order of the file, each once.
  var names: [String] = []

  /// Why a file is no list of names.
  struct Problem: Error, Equatable {
    var line: Int
    var message: String
  }

  /// Longer lines are sentences or other data, of which every word would count as a name.
  private static let longest = 80

  init(_ bytes: [UInt8]) throws(Problem) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    var known: Set<String> = []
    var number = 0
    for line in content.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let text = String(decoding: line.prefix { $0 != 0x09 && $0 != 0x0D }, as: UTF8.self)
      let name = text.split(separator: " ").joined(separator: " ")
      if name.isEmpty || name.hasPrefix("#") { continue }
      guard name.utf8.count <= Self.longest, !name.contains("-->") else {
        throw Problem(line: number, message: "is no name; a list of the cast has one name a line")
      }
      if known.insert(name).inserted { names.append(name) }
    }
    guard !names.isEmpty else { throw Problem(line: 1, message: "names nobody") }
  }
}
