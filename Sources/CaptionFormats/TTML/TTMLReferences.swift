import CaptionXML

/// The ids in an attribute that refers to several elements (XML Schema's `IDREFS`).
struct TTMLReferences {
  /// The bytes in which the ids stand.
  let array: [UInt8]
  /// Where each id stands in ``array``.
  private(set) var words: [Range<Int>] = []
  /// What to add to a place in ``array`` for the place in the tree.
  let shift: Int

  init(_ value: Range<Int>, in tree: XMLTree) {
    let place = tree.bytes(value)
    array = place.array
    shift = value.lowerBound - place.range.lowerBound
    var cursor = ByteCursor(place.array, in: place.range)
    while true {
      cursor.scan(while: { $0.isASCIIWhiteSpace })
      let word = cursor.scan(while: { !$0.isASCIIWhiteSpace })
      guard !word.isEmpty else { return }
      words.append(word)
    }
  }

  func string(_ word: Range<Int>) -> String {
    String(decoding: array[word], as: UTF8.self)
  }
}
