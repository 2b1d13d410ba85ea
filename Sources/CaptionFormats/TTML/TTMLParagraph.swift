import CaptionModel

/// The inline content of one paragraph, flat, with the time and region of each piece.
struct TTMLParagraph: Sendable {
  /// A piece of inline content.
  struct Item: Sendable {
    /// What a piece is.
    enum Kind: Sendable {
      case text, lineBreak, open, close
    }

    var kind: Kind
    /// Whether white space in a text is kept as it is.
    var preservesSpace = false
    /// Whether a text stands between the parts of a ruby, where white space means nothing.
    var isBetweenRubyParts = false
    /// A text's bytes; for an opening, both are the place in ``TTMLParagraph/details`` from 1, or 0.
    var lower: UInt32 = 0
    var upper: UInt32 = 0
    /// The number of the piece's times in ``TTMLParagraph/times``.
    var time: Int32 = 0
    /// The gate that the piece stands behind, or -1.
    var gate: Int32 = -1
    /// The slot of the region that the piece belongs to, or one of ``TTMLRegionChoice``.
    var slot: Int32 = 0
    /// The style chain of an opening.
    var chain: Int32 = 0
    /// The context of an opening, and the one around it.
    var context: Int32 = 0
    var outerContext: Int32 = 0
    /// The index of the closing that belongs to an opening.
    var closing: Int32 = 0
    /// Whether a text has got into a cue.
    var isShown = false
  }

  var items: [Item] = []
  /// Begins and ends that pieces have; the first are the paragraph's.
  var times: [(begin: MediaTime, end: MediaTime?)] = []
  /// What openings have beside style and time.
  var details: [TextStyle] = []
  /// Whether pieces differ in time or region, or stand behind gates.
  var isSplit = false
  /// Whether text was left out since its time never comes.
  var hasLostText = false
  /// Whether there are elements other than line breaks.
  var hasElements = false
  /// Whether there are rubies whose bases or annotations stand in a container of their own.
  var hasRubyGroups = false
  /// Whether there are metadata.
  var hasMetadata = false
  var chain: Int32 = 0
  var context: Int32 = 0
  var division: Int32 = 0
  var preservesSpace = false

  /// The first text or line break; where there is none, anything that may stand for it.
  ///
  /// What ends an element says nothing of time or region, and it comes first where the element is empty.
  var firstPiece: Item? {
    items.first { $0.kind == .text || $0.kind == .lineBreak } ?? items.first { $0.kind != .open }
  }

  /// Makes the record ready for another paragraph.
  mutating func begin() {
    items.empty()
    times.empty()
    details.empty()
    isSplit = false
    hasLostText = false
    hasElements = false
    hasMetadata = false
    hasRubyGroups = false
  }
}

extension Array {
  /// Takes all elements away and keeps the room, faster than `removeAll` does for a few.
  mutating func empty() {
    while !isEmpty { removeLast() }
  }
}

/// What stands for a region where there is none.
enum TTMLRegionChoice {
  /// No element has a region attribute so far.
  static let none: Int32 = -1
  /// Elements around each other name different regions, so no region shows the text.
  static let conflict: Int32 = -2
  /// The default region's slot, also for regions that do not exist.
  static let fallback: Int32 = 0
}
