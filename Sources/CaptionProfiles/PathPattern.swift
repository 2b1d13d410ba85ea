/// A pattern of paths: `*` and `?` stay within a name, `**` goes through folders.
///
/// A pattern without `/` is held against the file's name, one with it against the whole path.
public struct PathPattern: Sendable, Hashable {
  private let pattern: [UInt8]
  private let isNameOnly: Bool

  /// Makes a pattern.
  public init(_ text: String) {
    var pattern = Array(text.utf8)
    isNameOnly = !pattern.contains(0x2F)
    if pattern.starts(with: [0x2E, 0x2F]) { pattern.removeFirst(2) }
    if pattern.first == 0x2F { pattern.removeFirst() }
    self.pattern = pattern
  }

  /// Whether a path, relative to the folder that the pattern is about, fits.
  public func matches(_ path: String) -> Bool {
    var text = Array(path.utf8)
    if isNameOnly, let slash = text.lastIndex(of: 0x2F) { text.removeSubrange(...slash) }
    // After a mismatch the last `*`, and where that may not grow the last `**`, takes one byte more.
    var (at, place) = (0, 0)
    var star: (pattern: Int, text: Int)?
    var deep: (pattern: Int, text: Int)?
    while place < text.count {
      if at < pattern.count, pattern[at] == 0x2A {
        if at + 1 < pattern.count, pattern[at + 1] == 0x2A {
          at += 2
          // `**/` also stands for no folder at all.
          if at < pattern.count, pattern[at] == 0x2F { at += 1 }
          deep = (at, place)
          star = nil
        } else {
          at += 1
          star = (at, place)
        }
      } else if at < pattern.count, fits(pattern[at], text[place]) {
        at += 1
        place += 1
      } else if let last = star, text[last.text] != 0x2F {
        star = (last.pattern, last.text + 1)
        (at, place) = (last.pattern, last.text + 1)
      } else if let last = deep {
        deep = (last.pattern, last.text + 1)
        star = nil
        (at, place) = (last.pattern, last.text + 1)
      } else {
        return false
      }
    }
    while at < pattern.count, pattern[at] == 0x2A { at += 1 }
    return at == pattern.count
  }

  private func fits(_ pattern: UInt8, _ byte: UInt8) -> Bool {
    pattern == byte || pattern == 0x3F && byte != 0x2F
  }
}
