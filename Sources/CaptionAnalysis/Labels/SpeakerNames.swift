public import CaptionModel

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
  private var phrase = LabelPhrase()

  /// A spelling of a name, by their positions.
  private struct Place {
    var name: Int
    var spelling: Int
  }

  /// The names of one label that hold letters.
  private struct Places {
    var list: [Place] = []
    /// Whether the label has one name, with letters or not.
    var isSingle: Bool
  }

  /// The labels and voices that were seen before: most come back many times.
  private var seen = HashIndex()
  private var places: [Places] = []

  /// Collects the names of a track.
  public init(_ track: Track) {
    let lists = track.labelLists
    if track.summary.speakers + track.summary.doubtfulLabels == 0 { return }
    for index in track.cues.indices where track.facts[index].mayNameSpeaker {
      guard !track.cues[index].text.spans.isEmpty else { continue }
      for name in track.cues[index].speakers {
        let utf8 = CaptionText(name).utf8
        for place in places(utf8, utf8.indices, nil, lists, [name]).list {
          add(Use(cue: index, range: nil), isLikely: true, at: place)
        }
      }
    }
    for label in track.typedLabels where label.part.kind == .speaker {
      let utf8 = track.cues[label.cue].text.utf8
      let range = label.part.content.clamped(to: utf8.indices)
      let found = places(
        utf8,
        range,
        label.mark,
        lists,
        LabelNames.names(utf8, range, lists.main)
      )
      for place in found.list {
        let use = Use(cue: label.cue, range: found.isSingle ? range : nil)
        add(use, isLikely: label.part.confidence >= .likely, at: place)
      }
    }
  }

  private mutating func add(_ use: Use, isLikely: Bool, at place: Place) {
    names[place.name].spellings[place.spelling].uses.append(use)
    if isLikely { names[place.name].spellings[place.spelling].isLikely = true }
  }

  /// Where the names belong that a label or a voice gives.
  ///
  /// - Parameter names: These names, asked for only where the same label has not been seen before.
  private mutating func places(
    _ utf8: CaptionText.UTF8View,
    _ range: Range<Int>,
    _ mark: TypedLabel.Mark?,
    _ lists: LabelLanguages,
    _ names: @autoclosure () -> [String]
  ) -> Places {
    let hash = LabelMemory.hash(utf8, range, UInt32(mark?.rawValue ?? .max))
    if let hash, let known = seen.position(of: hash) { return places[known] }
    let names = names()
    var found = Places(isSingle: names.count == 1)
    for name in names {
      if let place = place(of: name, mark, lists) { found.list.append(place) }
    }
    if let hash {
      _ = seen.append(hash)
      places.append(found)
    }
    return found
  }

  /// Where a name belongs; nil for a text without letters.
  private mutating func place(
    of text: String,
    _ mark: TypedLabel.Mark?,
    _ lists: LabelLanguages
  ) -> Place? {
    let utf8 = CaptionText(text).utf8
    let letters = Self.letters(utf8)
    guard !letters.isEmpty else { return nil }
    let index: Int
    if let known = indices[letters] {
      index = known
    } else {
      phrase.read(utf8, utf8.indices, lists)
      index = names.count
      indices[letters] = index
      let isRole = !phrase.classes.isDisjoint(with: [.role, .group, .voice, .channel])
      names.append(Name(letters: letters, isRole: isRole, spellings: []))
    }
    let known = names[index].spellings.firstIndex { $0.mark == mark && $0.text == text }
    if let known { return Place(name: index, spelling: known) }
    names[index].spellings.append(Spelling(text: text, mark: mark, isLikely: false, uses: []))
    return Place(name: index, spelling: names[index].spellings.count - 1)
  }

  /// The letters and digits of a name as they are compared.
  private static func letters(_ utf8: CaptionText.UTF8View) -> [UInt32] {
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
    phrase.read(utf8, label.part.content.clamped(to: utf8.indices), labelLists)
    guard let word = phrase.words.first else { return false }
    // A language or a role may well be a name or bear a capital.
    return !word.classes.isDisjoint(with: [.sound, .music, .determiner])
      && word.classes.isDisjoint(with: [.language, .role])
  }
}

/// Words made comparable as labels are.
public enum NameLetters {
  /// The words of a text, in small letters and without accents and other marks.
  public static func words(_ utf8: CaptionText.UTF8View) -> [String] {
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
