import CaptionKit
import Foundation

/// A small WebVTT text with marks such as `⟦1⟧`, read into a track.
///
/// This reads what examples are made of (times, line settings, `v` and `i` tags) and nothing else, so
/// that a fault of the real reader does not hide one of a rule.
struct MarkedCaptions {
  var track: Track
  /// The offsets in the text without marks at which the marks stood, in their order.
  var marks: [Int] = []
  var text = ""

  init(_ marked: String, context: TrackContext = TrackContext()) {
    var number = 1
    var rest = marked[...]
    while let range = rest.range(of: "⟦\(number)⟧") {
      text += rest[..<range.lowerBound]
      marks.append(text.utf8.count)
      rest = rest[range.upperBound...]
      number += 1
    }
    text += rest

    var document = CaptionDocument()
    var map = SourceMap()
    var offset = 0
    var timing: (offset: Int, cue: Cue)?
    var textStart = 0
    var lines: [Substring] = []
    func finish(at end: Int) {
      guard let (start, found) = timing else { return }
      var cue = found
      cue.text = Self.text(lines.joined(separator: "\n"))
      document.cues.append(cue)
      map.cues.append(.init(start: start, timing: start, text: textStart..<end))
      timing = nil
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let cue = Self.cue(line) {
        timing = (offset, cue)
        textStart = offset + line.utf8.count + 1
      } else if line.isEmpty {
        finish(at: offset - 1)
      } else if timing != nil {
        lines.append(line)
      }
      offset += line.utf8.count + 1
    }
    finish(at: offset - 1)
    track = Track(document, map: map, context: context)
  }

  private static func cue(_ line: Substring) -> Cue? {
    let words = line.split(separator: " ")
    guard words.count >= 3, words[1] == "-->", let begin = time(words[0]), let end = time(words[2])
    else { return nil }
    var cue = Cue(begin: begin, end: end, text: "")
    for setting in words.dropFirst(3) where setting.hasPrefix("line:") {
      let value = setting.dropFirst(5)
      var placement = Placement()
      if let percent = Double(value.dropLast()), value.hasSuffix("%") {
        placement.line = .percent(percent)
      } else if let number = Double(value) {
        placement.line = .number(number)
      }
      cue.placement = placement
    }
    return cue
  }

  private static func time(_ text: Substring) -> MediaTime? {
    var milliseconds = 0
    for part in text.split(whereSeparator: { $0 == ":" || $0 == "." }).dropLast() {
      guard let number = Int(part) else { return nil }
      milliseconds = milliseconds * 60 + number * 1000
    }
    guard let fraction = Int(text.suffix(3)) else { return nil }
    return MediaTime(milliseconds: milliseconds + fraction)
  }

  /// Reads `<v Name>` and `<i>` with their ends.
  static func text(_ marked: String) -> CaptionText {
    var builder = CaptionTextBuilder()
    var rest = marked[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      builder.append(rest[..<open])
      let tag = rest[rest.index(after: open)..<close]
      if tag.hasPrefix("/") {
        builder.close()
      } else if tag.hasPrefix("v ") {
        builder.open(.voice(String(tag.dropFirst(2))))
      } else if tag.hasPrefix("c.") {
        builder.open(.class, classes: [String(tag.dropFirst(2))])
      } else {
        builder.open(.italic)
      }
      rest = rest[rest.index(after: close)...]
    }
    builder.append(rest)
    return builder.take()
  }
}

extension Track {
  /// Makes a track of texts that follow each other, each for three seconds with one between.
  init(texts: [String], language: String? = "en") {
    var document = CaptionDocument()
    document.language = language
    for (index, text) in texts.enumerated() {
      let begin = MediaTime(seconds: index * 4)
      let end = begin + MediaTime(seconds: 3)
      document.cues.append(Cue(begin: begin, end: end, text: MarkedCaptions.text(text)))
    }
    self.init(document)
  }
}
