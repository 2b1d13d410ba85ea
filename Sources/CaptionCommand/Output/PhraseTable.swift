import CaptionKit

/// Texts that are written again and again, one behind the other in one piece of memory.
///
/// To take a text out of a list of texts counts references to it, which takes longer than to copy its
/// few bytes.
struct PhraseTable {
  /// All texts.
  private(set) var bytes: [UInt8] = []
  private var ends: [Int] = [0]

  /// Makes a table of texts.
  init(_ phrases: [String] = []) {
    for phrase in phrases { add(Array(phrase.utf8)) }
  }

  /// How many texts there are.
  var count: Int { ends.count - 1 }

  /// Adds a text.
  mutating func add(_ phrase: [UInt8]) {
    bytes += phrase
    ends.append(bytes.count)
  }

  /// Where a text stands in ``bytes``.
  subscript(number: Int) -> Range<Int> { ends[number]..<ends[number + 1] }

  /// Appends a text.
  func append(_ number: Int, to output: inout [UInt8]) {
    let phrase = self[number]
    output.append(addingCapacity: phrase.count) { $0.write(bytes.span.extracting(phrase)) }
  }
}
