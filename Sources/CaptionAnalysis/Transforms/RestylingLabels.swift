import CaptionModel

extension Track {
  /// Rewrites the labels in the form of a house, as far as its guideline says how.
  ///
  /// Doubtful labels, labels inside a sentence where the house wants a line for them, and kinds of
  /// which its guideline says nothing stay as they are, which is reported.
  ///
  /// - Parameters:
  ///   - style: The house.
  ///   - typesVoices: Whether the names of voices are typed in the form of the house too.
  public func restylingLabels(_ style: HouseStyle, typesVoices: Bool) -> LabelChange {
    var change = LabelChange(document)
    let letters = LabelLetters(self, labelLanguages)
    for index in cues.indices {
      let continues =
        index + 1 < cues.count && parts(ofCue: index + 1).contains { $0.kind == .lyrics }
      var restyler = LabelRestyler(
        cues[index].text,
        parts(ofCue: index),
        style,
        letters,
        songGoesOn: continues
      )
      restyler.restyle(typesVoices: typesVoices)
      for (what, reason) in restyler.leftovers {
        change.lose("label-style", what, reason, cue: index)
      }
      if !restyler.rewrite.isEmpty { change.document.cues[index].text = restyler.rewrite.applied() }
    }
    return change
  }
}

/// Rewrites the labels of one cue.
private struct LabelRestyler {
  let utf8: CaptionText.UTF8View
  let parts: ArraySlice<TextPart>
  let style: HouseStyle
  let letters: LabelLetters
  let songGoesOn: Bool
  var rewrite: TextRewrite
  var leftovers: [(what: String, reason: String)] = []

  init(
    _ text: CaptionText,
    _ parts: ArraySlice<TextPart>,
    _ style: HouseStyle,
    _ letters: LabelLetters,
    songGoesOn: Bool
  ) {
    utf8 = text.utf8
    rewrite = TextRewrite(text)
    self.parts = parts
    self.style = style
    self.letters = letters
    self.songGoesOn = songGoesOn
  }

  mutating func restyle(typesVoices: Bool) {
    let labels = NameLabel.all(in: parts, of: utf8)
    for label in labels { restyle(label) }
    if typesVoices, let form = style.speaker {
      let style = style
      let letters = letters
      rewrite.typeVoices(besides: labels.map(\.range)) { name in
        Self.speaker(name, nil, form, style, letters)
      }
    }
    var inLabels = labels.map(\.range)[...]
    for part in parts {
      while let first = inLabels.first, first.upperBound <= part.range.lowerBound {
        inLabels.removeFirst()
      }
      let isInLabel = inLabels.first?.contains(part.range.lowerBound) == true
      switch part.kind {
      case .manner where !isInLabel: restyle(part, style.manner, "manner label")
      case .sound: restyle(part, style.sound, "sound label")
      case .music where part.reason != .musicSignAlone:
        restyle(part, style.music, "music label")
      default: break
      }
    }
    restyleSong()
  }

  private mutating func leave(_ what: String, _ range: Range<Int>, _ reason: String) {
    leftovers.append(("the form of the \(what) \"\(utf8.oneLine(range))\"", reason))
  }

  // MARK: Speakers

  private mutating func restyle(_ label: NameLabel) {
    let kind = "speaker label"
    guard let form = style.speaker else {
      return leave(kind, label.range, "the guideline of \(style.name) does not say how")
    }
    guard label.confidence >= .likely, label.isFollowedByWords(parts) else {
      return leave(kind, label.range, "it may be something else, and stays as it is")
    }
    let remark = label.remark.map { utf8.oneLine($0) }
    let written = Self.speaker(label.name(in: utf8), remark, form, style, letters)
    rewrite.take(label, parts, leaving: written)
  }

  private static func speaker(
    _ name: String,
    _ remark: String?,
    _ form: HouseStyle.Form,
    _ style: HouseStyle,
    _ letters: LabelLetters
  ) -> String {
    let end = style.isSpeakerOnOwnLine ? "\n" : " "
    switch form {
    case .enclosed(let open, let close, let kind):
      let inside: String
      switch kind {
      case .small:
        inside =
          letters.small(name, isName: true) + (remark.map { ", \(letters.small($0))" } ?? "")
      case .capitals:
        inside = name.uppercased() + (remark.map { ", \($0.uppercased())" } ?? "")
      case .asWritten:
        inside = letters.asWritten(name: name) + (remark.map { ", \($0)" } ?? "")
      }
      return "\(open)\(inside)\(close)\(end)"
    case .capitalsAndColon, .capitals:
      return name.uppercased() + (remark.map { " (\($0.uppercased()))" } ?? "") + ":\(end)"
    case .nameAndColon, .color:
      return letters.asWritten(name: name) + (remark.map { " (\($0))" } ?? "") + ":\(end)"
    }
  }

  // MARK: Sounds, music, manner

  private mutating func restyle(_ part: TextPart, _ form: HouseStyle.Form?, _ kind: String) {
    guard let form else {
      return leave(kind, part.range, "the guideline of \(style.name) does not say how")
    }
    guard part.confidence >= .likely else {
      return leave(kind, part.range, "it may be something else, and stays as it is")
    }
    // A title behind MUSIC: is not a description.
    guard part.kind != .music || utf8.isDescription(part) else {
      return leave(kind, part.range, "a title is written in a way of its own")
    }
    let begins = utf8.beginsLine(part.range.lowerBound)
    let ends = utf8.endsLine(part.range.upperBound)
    let content = utf8.oneLine(utf8.withoutLabelMarks(part.content))
    var replacement: String
    switch form {
    case .enclosed(let open, let close, let kind):
      switch kind {
      case .small: replacement = letters.small(content)
      case .capitals: replacement = content.uppercased()
      case .asWritten: replacement = content
      }
      replacement = open + replacement + close
    case .capitalsAndColon, .nameAndColon:
      guard begins, !ends else {
        return leave(kind, part.range, "a label with a colon stands before the words")
      }
      replacement = content.uppercased() + ":"
    case .capitals:
      guard begins || ends else {
        return leave(kind, part.range, "it stands inside a sentence and needs a line of its own")
      }
      replacement = content.uppercased()
      if !ends { replacement += "\n" } else if !begins { replacement = "\n" + replacement }
    case .color(let rgb):
      guard begins, ends else {
        return leave(kind, part.range, "a colour needs a line of its own")
      }
      replacement = content.prefix(1).uppercased() + content.dropFirst()
      rewrite.add(.style(TextStyle(.color(Color(rgb: rgb)))), over: part.range)
    }
    hideColors(of: part)
    var range = part.range
    // The space beside a label that gets a line of its own.
    if replacement.hasSuffix("\n") { range = utf8.withSpaceBehind(range) }
    if replacement.hasPrefix("\n") {
      var start = range.lowerBound
      while start > 0, utf8[start - 1] == 0x20 { start -= 1 }
      range = start..<range.upperBound
    }
    rewrite.replace(range, with: replacement)
  }

  /// Takes away the colours that stood for a sound or music.
  private mutating func hideColors(of part: TextPart) {
    guard part.reason == .color else { return }
    for (index, span) in rewrite.text.spans.enumerated() {
      guard case .style(let style) = span.kind, let color = style.color,
        color == Color(rgb: 0xFF0000) || color == Color(rgb: 0xFF00FF),
        span.range.contains(part.range.lowerBound), style.properties.count == 1
      else { continue }
      rewrite.hide(span: index)
    }
  }

  // MARK: Song

  private mutating func restyleSong() {
    let sung = parts.filter { $0.kind == .lyrics }
    guard let first = sung.first, let last = sung.last else { return }
    guard let song = style.song else {
      return leave("song", first.range, "the guideline of \(style.name) does not say how")
    }
    if case .color(let rgb) = song {
      for part in sung {
        rewrite.add(.style(TextStyle(.color(Color(rgb: rgb)))), over: part.range)
      }
      return
    }
    for part in sung {
      let isFirst = part == first
      let isLast = part == last
      let opening: String
      let closing: String
      switch song {
      case .bothEnds(let sign):
        opening = isFirst ? "\(sign) " : ""
        closing = isLast ? " \(sign)" : ""
      case .beginnings(let sign):
        opening = isFirst ? "\(sign) " : ""
        closing = isLast && !songGoesOn ? " \(sign)" : ""
      case .color: continue
      }
      change(part.range.lowerBound..<part.content.lowerBound, to: opening)
      change(part.content.upperBound..<part.range.upperBound, to: closing)
    }
  }

  private mutating func change(_ range: Range<Int>, to replacement: String) {
    guard utf8.oneLine(range) != replacement else { return }
    rewrite.replace(range, with: replacement)
  }
}

extension CaptionText.UTF8View {
  /// Whether a label for music describes it, and does not name a title.
  fileprivate func isDescription(_ part: TextPart) -> Bool {
    !self[part.range.lowerBound..<part.content.lowerBound].contains(0x3A)
      && !self[part.content].contains(0x22) && !self[part.content].contains(0xAB)
      && self[part.content].firstIndex(of: 0xE2, followedBy: [0x80, 0x9C]) == nil
  }
}
