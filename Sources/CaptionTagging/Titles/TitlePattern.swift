/// How the paths of a library are made: `{title}/{language}.{kind}.*`.
///
/// `{title}`, `{language}` and `{kind}` stand for a part of a name each, `*` for any part of one, `**` for
/// any folders. The pattern is held against the end of a path, from a folder on; the folders before it
/// belong to the title. `{title}` may stand several times; the title then has all its parts.
public struct TitlePattern: Sendable, Hashable {
  /// Why a text is no pattern.
  public enum Fault: Error, Sendable, Hashable {
    /// No `{title}` is in it.
    case noTitle
    /// There is no such place as this name.
    case unknownPlace(String)
    /// A brace opens or closes without its other.
    case unpairedBrace
    /// It has more places and stars than can be searched.
    case tooLong
  }

  private enum Piece: Hashable {
    case byte(UInt8)
    case title, language, kind
    /// Any part of a name.
    case star
    /// Any folders.
    case deep
  }

  private let pieces: [Piece]

  /// Reads a pattern.
  public init(_ text: String) throws(Fault) {
    var pieces: [Piece] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x7B:
        guard let end = bytes[index...].firstIndex(of: 0x7D) else { throw .unpairedBrace }
        let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        switch name {
        case "title": pieces.append(.title)
        case "language": pieces.append(.language)
        case "kind": pieces.append(.kind)
        default: throw .unknownPlace(name)
        }
        index = end
      case 0x7D: throw .unpairedBrace
      case 0x2A:
        if index + 1 < bytes.count, bytes[index + 1] == 0x2A {
          pieces.append(.deep)
          index += 1
          // `**/` also stands for no folder at all.
          if index + 1 < bytes.count, bytes[index + 1] == 0x2F { index += 1 }
        } else {
          pieces.append(.star)
        }
      case let byte: pieces.append(.byte(byte))
      }
      index += 1
    }
    guard pieces.contains(.title) else { throw .noTitle }
    guard pieces.count(where: { if case .byte = $0 { false } else { true } }) <= 12 else {
      throw .tooLong
    }
    self.pieces = pieces
  }

  /// What a path says by this pattern; nil where it does not fit.
  public func name(of path: String) -> TitleName? {
    let bytes = Array(path.utf8)
    // The shortest way of folders that fits leaves the most for the title.
    var starts = bytes.indices.filter { $0 > 0 && bytes[$0 - 1] == 0x2F }
    starts.insert(0, at: 0)
    for start in starts.reversed() {
      var search = Search(pieces: pieces, bytes: bytes)
      guard search.fits(0, start) else { continue }
      var parts: [String] = []
      let before = bytes[..<max(start - 1, 0)]
      if !before.isEmpty { parts.append(String(decoding: before, as: UTF8.self)) }
      parts += search.titles.map { String(decoding: bytes[$0], as: UTF8.self) }
      let word = search.kind.map { String(decoding: bytes[$0], as: UTF8.self).lowercased() }
      return TitleName(
        title: parts.joined(separator: "/"),
        language: search.language.flatMap { search.tag($0) },
        kind: word.flatMap { CaptionKind.named($0) }
      )
    }
    return nil
  }

  /// A search for what each place stands for.
  private struct Search {
    let pieces: [Piece]
    let bytes: [UInt8]
    var titles: [Range<Int>] = []
    var language: Range<Int>?
    var kind: Range<Int>?
    /// Patterns of many stars would take forever over long paths.
    private var steps = 0

    init(pieces: [Piece], bytes: [UInt8]) {
      self.pieces = pieces
      self.bytes = bytes
    }

    func tag(_ range: Range<Int>) -> LanguageTag? {
      let text = String(decoding: bytes[range], as: UTF8.self)
      return WrittenLanguage(text[...])?.tag
        ?? WrittenLanguage(text.replacing("_", with: "-")[...])?.tag
    }

    mutating func fits(_ piece: Int, _ place: Int) -> Bool {
      steps += 1
      guard steps < 20_000 else { return false }
      guard piece < pieces.count else { return place == bytes.count }
      switch pieces[piece] {
      case .byte(let byte):
        return place < bytes.count && bytes[place] == byte && fits(piece + 1, place + 1)
      case .star:
        return ends(of: place, least: 0).contains { fits(piece + 1, $0) }
      case .deep:
        var ends = [place]
        ends += bytes.indices.filter { $0 >= place && bytes[$0] == 0x2F }.map { $0 + 1 }
        return ends.contains { fits(piece + 1, $0) }
      case .title:
        for end in ends(of: place, least: 1).reversed() {
          titles.append(place..<end)
          if fits(piece + 1, end) { return true }
          titles.removeLast()
        }
        return false
      case .language:
        for end in ends(of: place, least: 1).reversed() where tag(place..<end) != nil {
          let before = language
          language = place..<end
          if fits(piece + 1, end) { return true }
          language = before
        }
        return false
      case .kind:
        for end in ends(of: place, least: 1) {
          let before = kind
          kind = place..<end
          if fits(piece + 1, end) { return true }
          kind = before
        }
        return false
      }
    }

    /// Where a part of a name that begins at a place may end.
    private func ends(of place: Int, least: Int) -> [Int] {
      let stop = bytes[place...].firstIndex(of: 0x2F) ?? bytes.count
      return place + least > stop ? [] : Array((place + least)...stop)
    }
  }
}
