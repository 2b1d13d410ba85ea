import CaptionModel

/// The names that labels and voices give, each with its spellings and where they stand.
public struct SpeakerNames: Sendable {
  /// A place where a name stands.
  public struct Use: Sendable, Hashable {
    /// The index of the cue.
    public var cue: Int
    /// The bytes of the cue's text that are the name; nil for a voice and for one of several names.
    public var range: Range<Int>?
  }

  /// A name in one spelling and one form of label.
  public struct Spelling: Sendable, Hashable {
    /// The name as written.
    public var text: String
    /// What sets it off; nil for a voice of the markup.
    public var mark: TypedLabel.Mark?
    /// Whether any of its labels is more than doubtful.
    public var isLikely: Bool
    /// Where it stands, in the order of the document.
    public var uses: [Use]
  }

  /// Spellings that differ in case, accents and other marks only.
  public struct Name: Sendable {
    /// The letters, folded; no mark, space or other sign.
    public var letters: [UInt32]
    /// Whether it holds a word for a role or a group, so that it is nobody's name.
    public var isRole: Bool
    /// The spellings, in order of first appearance.
    public var spellings: [Spelling]

    /// How often the name stands anywhere.
    public var count: Int { spellings.reduce(0) { $0 + $1.uses.count } }
  }

  /// Everybody, in order of first appearance.
  public private(set) var names: [Name] = []

  private var indices: [[UInt32]: Int] = [:]

  /// Collects the names of a track.
  public init(_ track: Track) {
    let words = LabelLanguages(track.document, language: track.context.language)
    var phrase = LabelPhrase()
    func add(_ text: String, _ mark: TypedLabel.Mark?, _ isLikely: Bool, _ use: Use) -> Place? {
      let utf8 = Array(text.utf8)
      let letters = Self.letters(utf8)
      guard !letters.isEmpty else { return nil }
      let index: Int
      if let known = indices[letters] {
        index = known
      } else {
        phrase.read(utf8, utf8.indices, words)
        index = names.count
        indices[letters] = index
        let isRole = !phrase.classes.isDisjoint(with: [.role, .group, .voice, .channel])
        names.append(Name(letters: letters, isRole: isRole, spellings: []))
      }
      let known = names[index].spellings.firstIndex { $0.mark == mark && $0.text == text }
      guard let known else {
        names[index].spellings.append(
          Spelling(text: text, mark: mark, isLikely: isLikely, uses: [use])
        )
        return Place(name: index, spelling: names[index].spellings.count - 1)
      }
      let place = Place(name: index, spelling: known)
      record(use, isLikely, at: place)
      return place
    }
    // The same label comes back again and again.
    var seen: [SeenLabel: (count: Int, places: [Place])] = [:]
    if track.summary.speakers + track.summary.doubtfulLabels == 0 { return }
    for index in track.cues.indices where track.facts[index].mayNameSpeaker {
      for name in track.cues[index].speakers {
        _ = add(name, nil, true, Use(cue: index, range: nil))
      }
    }
    for label in track.typedLabels where label.part.kind == .speaker {
      let utf8 = track.cues[label.cue].text.utf8
      let range = label.part.content.clamped(to: utf8.indices)
      let isLikely = label.part.confidence >= .likely
      let key = SeenLabel(text: utf8[range], mark: label.mark)
      if let (count, places) = seen[key] {
        let use = Use(cue: label.cue, range: count == 1 ? range : nil)
        for place in places { record(use, isLikely, at: place) }
        continue
      }
      let found = LabelNames.names(utf8, range, words.main)
      let use = Use(cue: label.cue, range: found.count == 1 ? range : nil)
      seen[key] = (found.count, found.compactMap { add($0, label.mark, isLikely, use) })
    }
  }

  /// A label as it is written.
  private struct SeenLabel: Hashable {
    var text: ArraySlice<UInt8>
    var mark: TypedLabel.Mark
  }

  /// A spelling, by its index among those of its name.
  private struct Place {
    var name: Int
    var spelling: Int
  }

  private mutating func record(_ use: Use, _ isLikely: Bool, at place: Place) {
    names[place.name].spellings[place.spelling].uses.append(use)
    if isLikely { names[place.name].spellings[place.spelling].isLikely = true }
  }

  /// The letters and digits of a name as they are compared.
  private static func letters(_ utf8: [UInt8]) -> [UInt32] {
    var letters: [UInt32] = []
    var index = 0
    while index < utf8.count {
      let (scalar, length) = utf8.scalar(at: index)
      index += length
      let letter = LabelFolding.fold(scalar)
      if letter != 0, LabelFolding.isLetter(letter) { letters.append(letter) }
    }
    return letters
  }
}

extension Track {
  /// Whether a label begins with a capital though its first word is an ordinary one, such as a word
  /// for a sound.
  public func opensWithCommonWord(_ label: TypedLabel) -> Bool {
    guard label.letters == .capitalized, cues.indices.contains(label.cue) else { return false }
    let utf8 = cues[label.cue].text.utf8
    var phrase = LabelPhrase()
    phrase.read(
      utf8,
      label.part.content.clamped(to: utf8.indices),
      LabelLanguages(document, language: context.language)
    )
    guard let word = phrase.words.first else { return false }
    // A language or a role may well be a name or bear a capital.
    return !word.classes.isDisjoint(with: [.sound, .music, .determiner])
      && word.classes.isDisjoint(with: [.language, .role])
  }
}

/// Words made comparable as labels are.
public enum NameLetters {
  /// The words of a text, in small letters and without accents and other marks.
  public static func words(_ utf8: [UInt8]) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var index = 0
    while index < utf8.count {
      let (scalar, length) = utf8.scalar(at: index)
      index += length
      let letter = LabelFolding.fold(scalar)
      if letter == 0 { continue }
      if LabelFolding.isLetter(letter), let folded = Unicode.Scalar(letter) {
        word.append(folded)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }
}
