import CaptionModel

/// The words of a track in few bytes, so that the tracks of a title can be held against each other without
/// their files.
///
/// Each word is a number of seven bits, by which runs of words are told apart. Cues stand in the order in
/// which they begin; those without words are left out.
public struct DialogueSketch: Sendable, Hashable {
  /// A cue with words.
  public struct Cue: Sendable, Hashable {
    /// The index of the cue in its document.
    public var index: Int
    /// When it begins, in milliseconds.
    public var begin: Int
    /// When it ends, in milliseconds; not before it begins.
    public var end: Int
    /// Whether something in it is said, and not only sung, shown or heard.
    public var isSaid: Bool
    /// The words; those of labels are among them.
    public var words: [Word]
  }

  /// A word by its number.
  public struct Word: Sendable, Hashable {
    /// Which of 128 numbers the word has, without case and accents.
    public var number: UInt8
    /// Whether it is said or sung, and not part of a label or notice.
    public var isSpoken: Bool

    /// The word in one byte.
    var byte: UInt8 { number | (isSpoken ? 0x80 : 0) }

    init(byte: UInt8) {
      number = byte & 0x7F
      isSpoken = byte & 0x80 != 0
    }

    init(number: UInt8, isSpoken: Bool) {
      self.number = number & 0x7F
      self.isSpoken = isSpoken
    }
  }

  /// The cues, packed.
  ///
  /// For each the differences of index and begin to the one before, its duration, twice the number of its
  /// words, plus one where something is said, and a byte for each word. Numbers are LEB128, signed ones in
  /// zigzag.
  public private(set) var bytes: [UInt8] = []
  /// How many cues are in ``bytes``.
  public private(set) var cueCount = 0
  /// Whether the track has more than is kept.
  public private(set) var isCut = false
  /// A hash of all spoken words in their order, whatever their times; 0 where there are none.
  public private(set) var wordsHash: UInt64 = 0
  /// How many words are spoken.
  public private(set) var spokenWords = 0

  /// The most bytes that are kept, as many as some 20,000 cues have.
  public static let mostBytes = 1 << 18

  /// Makes the sketch of no words.
  public init() {}

  /// Makes the sketch of a track.
  public init(_ track: Track) {
    self.init()
    var words: [Word] = []
    var last = (index: 0, begin: 0)
    for index in track.playOrder {
      let cue = track.cues[index]
      words.removeAll(keepingCapacity: true)
      var isSaid = false
      for part in track.parts(ofCue: index) {
        let isSpoken = part.kind == .dialogue || part.kind == .lyrics
        if part.kind == .dialogue { isSaid = true }
        if part.kind != .turn { add(cue.text.utf8, part.content, isSpoken, to: &words) }
      }
      guard !words.isEmpty else { continue }
      let begin = cue.begin.milliseconds
      let end = max(cue.end?.milliseconds ?? begin, begin)
      append(index, begin, end, isSaid, words, &last)
    }
  }

  // MARK: Packing

  private mutating func append(
    _ index: Int,
    _ begin: Int,
    _ end: Int,
    _ isSaid: Bool,
    _ words: [Word],
    _ last: inout (index: Int, begin: Int)
  ) {
    guard !isCut, bytes.count + words.count + 40 <= Self.mostBytes,
      // A time that is out of all bounds is in no programme.
      begin.magnitude < 1 << 50, end.magnitude < 1 << 50
    else {
      isCut = true
      return
    }
    appendSigned(index - last.index)
    appendSigned(begin - last.begin)
    appendUnsigned(UInt(end - begin))
    appendUnsigned(UInt(words.count * 2 + (isSaid ? 1 : 0)))
    for word in words { bytes.append(word.byte) }
    last = (index, begin)
    cueCount += 1
  }

  private mutating func appendSigned(_ value: Int) {
    appendUnsigned(UInt(bitPattern: value << 1 ^ value >> (Int.bitWidth - 1)))
  }

  private mutating func appendUnsigned(_ value: UInt) {
    var value = value
    while value >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
      value >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  /// Takes what was packed before; nil where it cannot have been.
  public init?(bytes: [UInt8], isCut: Bool, wordsHash: UInt64, spokenWords: Int) {
    self.init()
    guard bytes.count <= Self.mostBytes, spokenWords >= 0 else { return nil }
    self.bytes = bytes
    self.isCut = isCut
    self.wordsHash = wordsHash
    self.spokenWords = spokenWords
    var reader = Reader(bytes)
    while !reader.isAtEnd {
      guard reader.next() != nil else { return nil }
      cueCount += 1
    }
  }

  /// Takes the cues out, and leaves what is known of all words together.
  public mutating func removeCues() {
    bytes = []
    cueCount = 0
  }

  /// The cues.
  public var cues: [Cue] {
    var reader = Reader(bytes)
    var cues: [Cue] = []
    cues.reserveCapacity(cueCount)
    while let cue = reader.next() { cues.append(cue) }
    return cues
  }

  /// Reads packed cues.
  private struct Reader {
    private let bytes: [UInt8]
    private var place = 0
    private var index = 0
    private var begin = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place >= bytes.count }

    mutating func next() -> Cue? {
      guard !isAtEnd, let step = signed(), let delay = signed(), let length = unsigned(),
        let size = unsigned()
      else { return nil }
      let count = Int(size >> 1)
      guard length < 1 << 52, count <= bytes.count - place else { return nil }
      let (nextIndex, isIndexTooLarge) = index.addingReportingOverflow(step)
      let (nextBegin, isTooLarge) = begin.addingReportingOverflow(delay)
      guard !isIndexTooLarge, !isTooLarge, nextIndex >= 0, nextBegin.magnitude < 1 << 52 else {
        return nil
      }
      index = nextIndex
      begin = nextBegin
      let words = bytes[place..<place + count].map { Word(byte: $0) }
      place += count
      return Cue(
        index: index,
        begin: begin,
        end: begin + Int(length),
        isSaid: size & 1 == 1,
        words: words
      )
    }

    private mutating func signed() -> Int? {
      guard let value = unsigned() else { return nil }
      return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1)
    }

    private mutating func unsigned() -> UInt? {
      var value: UInt = 0
      var shift: UInt = 0
      while place < bytes.count, shift < 63 {
        let byte = bytes[place]
        place += 1
        value |= UInt(byte & 0x7F) << shift
        if byte < 0x80 { return value }
        shift += 7
      }
      return nil
    }
  }

  // MARK: Words

  /// Adds the words of a range of a text.
  private mutating func add(
    _ utf8: CaptionText.UTF8View,
    _ range: Range<Int>,
    _ isSpoken: Bool,
    to words: inout [Word]
  ) {
    var hash = Self.seed
    var isOpen = false
    var index = range.lowerBound
    func close(_ sketch: inout DialogueSketch) {
      guard isOpen else { return }
      isOpen = false
      words.append(Word(number: UInt8(truncatingIfNeeded: hash >> 57), isSpoken: isSpoken))
      if isSpoken {
        sketch.wordsHash = (sketch.wordsHash ^ hash) &* 0x9E37_79B9_7F4A_7C15
        sketch.wordsHash ^= sketch.wordsHash >> 29
        sketch.spokenWords += 1
      }
      hash = Self.seed
    }
    while index < range.upperBound {
      let (scalar, size) = utf8.scalar(at: index)
      index += size
      let letter = LabelFolding.fold(scalar)
      // Marks and apostrophes do not part a word.
      if letter == 0 || letter == 0x27 { continue }
      guard LabelFolding.isLetter(letter) else {
        close(&self)
        continue
      }
      if LabelFolding.isSpaceless(letter) { close(&self) }
      hash = (hash ^ UInt64(letter)) &* 0x9E37_79B9_7F4A_7C15
      isOpen = true
      if LabelFolding.isSpaceless(letter) { close(&self) }
    }
    close(&self)
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
}
