import CaptionModel

/// How the names of speakers stand in captions.
public enum SpeakerForm: String, Sendable, CaseIterable {
  /// As markup: a voice of WebVTT, an agent of TTML.
  case voice
  /// As `ANNA: ` before the words.
  case prefix
  /// As `[Anna] ` before the words.
  case bracket
  /// Not at all.
  case drop
}

extension Track {
  /// Rewrites the names of speakers that are typed into the text, as far as they are sure.
  ///
  /// Labels that another reading would explain about as well are left alone. Names are kept as
  /// they are written; a remark behind a name stays, in brackets of its own. Voices in the markup
  /// are typed for ``SpeakerForm/bracket`` and otherwise left to the writer.
  public func changingSpeakers(to form: SpeakerForm) -> LabelChange {
    var change = LabelChange(document)
    for index in cues.indices {
      let parts = parts(ofCue: index)
      let text = cues[index].text
      var rewrite = TextRewrite(text)
      var typed: [Range<Int>] = []
      for label in NameLabel.all(in: parts, of: text.utf8) where label.confidence >= .likely {
        typed.append(label.range)
        rewrite.change(label, to: form, parts)
        if form == .drop {
          change.lose(
            "speaker",
            "speaker \"\(label.name(in: text.utf8))\"",
            "speakers are to be dropped",
            cue: index
          )
        }
      }
      if form == .bracket { rewrite.typeVoices(besides: typed) { "[\($0)] " } }
      if !rewrite.isEmpty { change.document.cues[index].text = rewrite.applied() }
    }
    return change
  }
}

extension TextRewrite {
  fileprivate mutating func change(
    _ label: NameLabel,
    to form: SpeakerForm,
    _ parts: ArraySlice<TextPart>
  ) {
    let name = label.name(in: text.utf8)
    switch form {
    case .voice: makeVoice(of: label, parts)
    case .prefix:
      guard label.form != .colon else { return }
      take(label, parts, leaving: "\(name): \(label.remarkAlone(in: text.utf8))")
    case .bracket:
      guard label.form != .square else { return }
      let remark = label.remark.map { ", \(text.utf8.oneLine($0))" } ?? ""
      take(label, parts, leaving: "[\(name)\(remark)] ")
    case .drop:
      guard label.isFollowedByWords(parts) else { return }
      take(label, parts, leaving: label.remarkAlone(in: text.utf8))
    }
  }

  /// Puts something else in the place of a label, and lets the words close up.
  mutating func take(_ label: NameLabel, _ parts: ArraySlice<TextPart>, leaving rest: String) {
    var end = text.utf8.withSpaceBehind(label.range).upperBound
    // The words of a label on a line of its own move up to it.
    if end < text.utf8.count, text.utf8[end] == 0x0A, label.isFollowedByWords(parts) { end += 1 }
    replace(label.range.lowerBound..<end, with: rest)
    if label.form == .other, let words = label.words(parts), words.content != words.range {
      replace(words.content.upperBound..<words.range.upperBound)
    }
  }

  private mutating func makeVoice(of label: NameLabel, _ parts: ArraySlice<TextPart>) {
    guard let end = label.end(parts) else { return }
    let name = label.name(in: text.utf8)
    let range = label.range.lowerBound..<end
    let voices = text.spans.filter { $0.voiceName != nil && $0.range.overlaps(range) }
    if let voice = voices.first {
      // The voice says it already; one that says something else is not ours to correct.
      guard voices.count == 1, voice.voiceName?.foldedLetters == name.foldedLetters,
        voice.range.lowerBound <= range.lowerBound
      else { return }
    } else {
      add(.voice(name), over: range)
    }
    take(label, parts, leaving: label.remarkAlone(in: text.utf8))
  }

  /// Types the names of voices before their words, behind the dash of a turn.
  ///
  /// A voice that goes on, and one whose name is typed already, gets no other label.
  mutating func typeVoices(besides typed: [Range<Int>], _ label: (String) -> String) {
    var last: (name: String, end: Int)?
    for (index, span) in text.spans.enumerated() {
      guard let name = span.voiceName else { continue }
      hide(span: index)
      let goesOn = last.map { last in
        last.name == name && last.end <= span.range.lowerBound
          && text.utf8[last.end..<span.range.lowerBound].allSatisfy { $0 <= 0x20 }
      }
      last = (name, span.range.upperBound)
      guard !span.range.isEmpty, goesOn != true else { continue }
      let start = span.range.lowerBound + text.utf8.dashLength(span.range)
      if typed.contains(where: { $0.lowerBound == start }) { continue }
      insert(label(name), at: start)
    }
  }
}

extension NameLabel {
  /// The words directly behind the label; nil where there are none.
  fileprivate func words(_ parts: ArraySlice<TextPart>) -> TextPart? {
    parts[nextPart...].first.flatMap { $0.kind == .dialogue || $0.kind == .lyrics ? $0 : nil }
  }

  /// Where the words end that the label's owner says in the cue; nil where there are none.
  func end(_ parts: ArraySlice<TextPart>) -> Int? {
    var end: Int?
    for part in parts[nextPart...] {
      switch part.kind {
      case .dialogue, .lyrics: end = part.range.upperBound
      case .speaker: return end
      case .turn: if part.reason != .arrow { return end }
      case .sound, .music, .manner, .notice: break
      }
    }
    return end
  }

  func isFollowedByWords(_ parts: ArraySlice<TextPart>) -> Bool { end(parts) != nil }
}

extension CaptionText.UTF8View {
  /// The bytes of a dash at the beginning of a range, with the spaces around it.
  func dashLength(_ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, self[index] == 0x20 { index += 1 }
    guard index < range.upperBound else { return 0 }
    let (scalar, length) = scalar(at: index)
    guard scalar == 0x2D || (0x2010...0x2015).contains(scalar) else { return 0 }
    index += length
    while index < range.upperBound, self[index] == 0x20 { index += 1 }
    return index - range.lowerBound
  }
}
