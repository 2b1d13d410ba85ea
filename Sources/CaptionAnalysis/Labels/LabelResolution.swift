import CaptionModel

/// Decides doubtful labels by what the rest of the file shows.
struct LabelResolution {
  /// Names, in small letters, that markup or a clear label gives.
  private var known: Set<String> = []
  /// How often each doubtful name stands before words.
  private var occurrences: [String: Int] = [:]

  /// Collects what the parts of one cue say for certain.
  mutating func learn(_ parts: ArraySlice<TextPart>, of text: CaptionText) {
    for part in parts where part.kind == .speaker {
      let name = Self.key(part, text)
      switch part.reason {
      // A colon is surer than brackets, in which sounds stand as well.
      case .capitalsBeforeColon, .bracketBeforeColon: known.insert(name)
      case .nameBeforeColon, .shortBeforeColon: occurrences[name, default: 0] += 1
      default: break
      }
    }
  }

  /// Adds a name that markup gives.
  mutating func learn(voice name: String) {
    known.insert(name.lowercased())
  }

  /// The verdict about a part once the whole file is known.
  func resolved(_ part: TextPart, of text: CaptionText) -> TextPart {
    var part = part
    switch part.kind {
    case .label, .sound:
      // Most sounds are in small letters, and no name is as long as a description.
      guard part.reason != .asterisks, part.content.count <= 60,
        let first = text.utf8[part.content].first, !(0x61...0x7A).contains(first),
        known.contains(Self.key(part, text))
      else { return part }
      part.kind = .speaker
      part.reason = .knownName
    case .speaker where part.confidence == .doubtful:
      let name = Self.key(part, text)
      if known.contains(name) {
        part.reason = .knownName
      } else if part.reason == .nameBeforeColon || part.reason == .shortBeforeColon,
        occurrences[name, default: 0] > 1
      {
        part.reason = .recurringName
      }
    default: break
    }
    return part
  }

  private static func key(_ part: TextPart, _ text: CaptionText) -> String {
    String(decoding: text.utf8[part.content], as: UTF8.self).lowercased()
  }
}
