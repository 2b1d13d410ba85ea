import CaptionModel

/// The signs that stand for music.
enum MusicSign {
  /// How many bytes the sign takes that begins here; 0 where none does.
  ///
  /// Among them are the signs that stood for notes in old encodings: `¶`, and `♪` whose bytes were
  /// read as windows-1252.
  @inline(__always)
  static func length(_ utf8: CaptionText.UTF8View, at index: Int) -> Int {
    switch utf8[index] {
    case 0xE2:
      guard index + 2 < utf8.count, utf8[index + 1] == 0x99 else { return 0 }
      return (0xA9...0xAC).contains(utf8[index + 2]) ? 3 : 0
    case 0xC2: return index + 1 < utf8.count && utf8[index + 1] == 0xB6 ? 2 : 0
    case 0xC3: return garbledLength(utf8, index)
    case 0xF0:
      guard index + 3 < utf8.count, utf8[index + 1] == 0x9F, utf8[index + 2] == 0x8E else {
        return 0
      }
      return utf8[index + 3] == 0xB5 || utf8[index + 3] == 0xB6 ? 4 : 0
    default: return 0
    }
  }

  /// `â™ª` and `â™«`.
  private static func garbledLength(_ utf8: CaptionText.UTF8View, _ index: Int) -> Int {
    guard index + 6 < utf8.count, utf8[index + 1] == 0xA2, utf8[index + 2] == 0xE2,
      utf8[index + 3] == 0x84, utf8[index + 4] == 0xA2, utf8[index + 5] == 0xC2,
      utf8[index + 6] == 0xAA || utf8[index + 6] == 0xAB
    else { return 0 }
    return 7
  }
}

/// How number signs stand for music signs in a cue.
enum NumberSigns {
  case none
  /// At the beginning and at the end.
  case pair
  /// At the beginning only.
  case opening

  init(_ utf8: CaptionText.UTF8View) {
    self = .none
    let text = utf8.trimmed(utf8.indices)
    guard text.count >= 4, utf8[text.lowerBound] == 0x23 else { return }
    let isSpaced = utf8[text.lowerBound + 1] == 0x20
    let inside = utf8.trimmed(text.lowerBound + 1..<text.upperBound)
    if utf8[text.upperBound - 1] == 0x23, isSpaced || utf8[text].contains(0x20) {
      self = .pair
    } else if isSpaced, LetterCase(utf8.scalar(at: inside.lowerBound).value) != .none {
      self = .opening
    }
  }
}
