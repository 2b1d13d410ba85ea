import CaptionModel
public import CaptionAnalysis
public import CaptionTagging

/// The files of one title, in the order of their paths.
public struct TitleFiles: Sendable {
  /// The title with its folders, as messages write it.
  public let title: String
  /// The files.
  public let files: [SetFile]

  init(_ title: String, _ facts: [SetFacts], unpacks: Bool = false) {
    self.title = title
    // A word of the title would stand in the names of all files alike.
    let languages = Set(facts.compactMap { $0.name.language?.text })
    files = facts.map { SetFile($0, isNameTrusted: languages.count > 1, unpacks: unpacks) }
  }

  /// The regular track that a file is held against: of the same language, one with plain dialogue rather
  /// than one with labels; nil where there is none, or where nothing tells which.
  func regular(for file: SetFile, _ isWanted: (SetFile) -> Bool = { $0.isRegular }) -> SetFile? {
    guard let language = file.language else { return nil }
    let others = files.filter { other in
      other.path != file.path && isWanted(other) && other.language?.mayBeSame(as: language) == true
    }
    let exact = others.filter { $0.language?.rest.lowercased() == language.rest.lowercased() }
    let chosen = exact.isEmpty ? others : exact
    // Versions for several regions have words of their own.
    if exact.isEmpty, Set(others.map { $0.language?.rest.lowercased() ?? "" }).count > 1 {
      return nil
    }
    return chosen.first { $0.kind == .plain } ?? chosen.first { $0.kind == .sdh } ?? chosen.first
  }
}

/// All files of a run, title by title, whatever order they came in.
public struct CaptionLibrary: Sendable {
  /// Which language and kind there is.
  public struct Entry: Sendable, Hashable, Comparable {
    /// The language without region; nil where nothing tells.
    public var language: String?
    /// The kind; files of unknown kind that hold the dialogue count as plain.
    public var kind: CaptionKind

    /// The order of languages, then of kinds.
    public static func < (left: Entry, right: Entry) -> Bool {
      (left.language ?? "", left.kind.rawValue) < (right.language ?? "", right.kind.rawValue)
    }
  }

  /// The facts of the files in the order of their paths, each once.
  public let facts: [SetFacts]
  /// The titles in the order of their first files, each with the indices of its files.
  let titles: [(name: String, files: [Int])]
  /// In how many titles there is each language and kind.
  let entryCounts: [Entry: Int]
  /// The indices of files with the same content.
  private let sameContent: [ContentHash: [Int]]
  /// The indices of files with the same spoken words.
  private let sameWords: [UInt64: [Int]]

  /// The words of a file.
  private let dialogue: @Sendable (SetFacts) -> DialogueSketch

  /// Puts files together by their titles.
  ///
  /// - Parameters:
  ///   - facts: What is known of the files, in any order; of a path that comes twice one counts.
  ///   - dialogue: Where the words of a file are kept, if not in its facts.
  public init(
    _ facts: [SetFacts],
    dialogue: @escaping @Sendable (SetFacts) -> DialogueSketch = { $0.dialogue }
  ) {
    self.dialogue = dialogue
    var sorted: [SetFacts] = []
    for fact in facts.sorted(by: Self.precedes)
    where sorted.last.map({ $0.path.utf8.elementsEqual(fact.path.utf8) }) != true {
      sorted.append(fact)
    }
    self.facts = sorted
    var places: [String: Int] = [:]
    var titles: [(name: String, files: [Int])] = []
    var content: [ContentHash: [Int]] = [:]
    var words: [UInt64: [Int]] = [:]
    for (index, fact) in sorted.enumerated() {
      if let place = places[fact.name.title] {
        titles[place].files.append(index)
      } else {
        places[fact.name.title] = titles.count
        titles.append((fact.name.title, [index]))
      }
      content[fact.contentHash, default: []].append(index)
      if fact.dialogue.spokenWords > 0 {
        words[fact.dialogue.wordsHash, default: []].append(index)
      }
    }
    var counts: [Entry: Int] = [:]
    for title in titles {
      let files = TitleFiles(title.name, title.files.map { sorted[$0] })
      for entry in files.entries { counts[entry, default: 0] += 1 }
    }
    self.titles = titles
    entryCounts = counts
    sameContent = content.filter { $0.value.count > 1 }
    sameWords = words.filter { $0.value.count > 1 }
  }

  /// Whether facts come first: by the bytes of their paths, so that no order of arrival shows.
  private static func precedes(_ left: SetFacts, _ right: SetFacts) -> Bool {
    if left.path.utf8.elementsEqual(right.path.utf8) {
      return left.contentHash.digits < right.contentHash.digits
    }
    return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
  }

  /// The files with the same text, in the order of their paths.
  func files(withTextOf file: SetFile) -> [SetFacts] {
    (sameContent[file.facts.contentHash] ?? []).map { facts[$0] }
      .filter { $0.contentLength == file.facts.contentLength }
  }

  /// The files with the same spoken words, in the order of their paths.
  func files(withWordsOf file: SetFile) -> [SetFacts] {
    (sameWords[file.facts.dialogue.wordsHash] ?? []).map { facts[$0] }
      .filter { $0.dialogue.spokenWords == file.facts.dialogue.spokenWords }
  }

  /// The titles, each with its files, in the order of their first files.
  public var allTitles: [TitleFiles] {
    titles.map { TitleFiles($0.name, $0.files.map { facts[$0] }) }
  }

  /// A title with the words of its files.
  func title(_ index: Int) -> TitleFiles {
    TitleFiles(
      titles[index].name,
      titles[index].files.map { file in
        var facts = facts[file]
        facts.dialogue = dialogue(facts)
        return facts
      },
      unpacks: true
    )
  }
}

extension TitleFiles {
  /// Which languages and kinds there are, each once.
  public var entries: Set<CaptionLibrary.Entry> {
    Set(
      files.compactMap { file in
        switch file.kind {
        case .sdh, .plain, .forced: .init(language: file.primaryLanguage, kind: file.kind)
        case .unknown where file.isRegular: .init(language: file.primaryLanguage, kind: .plain)
        case .unknown, .other: nil
        }
      }
    )
  }
}
