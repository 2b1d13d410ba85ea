import CaptionModel

extension CaptionText {
  /// The text with each speaker's name typed before the words instead of marked by a voice span.
  ///
  /// A label that is typed already is not repeated, one goes behind the dash with which a turn
  /// begins, and a voice that goes on needs none. Classes of a voice are kept.
  func typingSpeakers() -> CaptionText {
    guard !speakers.isEmpty else { return self }
    var builder = CaptionTextBuilder()
    var wasOpened: [Bool] = []
    var lastVoice: (name: String, end: Int)?
    // A label waits for the text of its voice, since a dash goes before it.
    var waiting: String?
    walk { event in
      switch event {
      case .open(let index):
        let span = spans[index]
        guard case .voice(let name) = span.kind, !name.isEmpty else {
          builder.open(span.kind, classes: span.classes)
          wasOpened.append(true)
          return
        }
        let goesOn = lastVoice.map { last in
          last.name == name && last.end <= span.range.lowerBound
            && utf8[last.end..<span.range.lowerBound].allSatisfy { $0 <= 0x20 }
        }
        lastVoice = (name, span.range.upperBound)
        if !span.classes.isEmpty { builder.open(.class, classes: span.classes) }
        wasOpened.append(!span.classes.isEmpty)
        let label = SpeakerLabel(name)
        if goesOn == true || label.stands(in: utf8, span.range) { return }
        if label.dashLength(utf8, span.range) > 0 {
          waiting = label.name
        } else {
          builder.append("\(label.name): ")
        }
      case .close:
        if wasOpened.popLast() == true { builder.close() }
      case .text(var range):
        if let name = waiting {
          waiting = nil
          let words = range.lowerBound + SpeakerLabel.dashLength(utf8, range)
          builder.append(utf8: utf8.contiguous(range.lowerBound..<words))
          builder.append("\(name): ")
          range = words..<range.upperBound
        }
        builder.append(utf8: utf8.contiguous(range))
      }
    }
    return builder.take()
  }
}
