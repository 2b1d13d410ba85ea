import CaptionModel

/// What is open while a text with spans is written.
struct WebVTTSpanState {
  /// What ends a span.
  enum Closing {
    case nothing, parenthesis
    case `class`, italic, bold, underline, ruby, rubyText, voice, language

    /// Whether there is a tag in the output.
    var isTag: Bool { self != .nothing && self != .parenthesis }
  }

  /// A span that is open.
  struct Open {
    var closing: Closing
    /// Whether it is a ruby with a base that still needs its annotation.
    var needsAnnotation: Bool
    /// The index of the innermost span with a tag around this one, or -1.
    var outerTag: Int
  }

  let cue: Int
  let begin: Int
  let end: Int
  var lastMoment: Int?
  private var spans: [Open] = []
  /// The index of the innermost span with a tag, or -1.
  private var innermostTag = -1

  /// Makes the state before a text, with the memory of an earlier one's stack.
  init(cue: Int, begin: Int, end: Int, reusing stack: [Open]) {
    self.cue = cue
    self.begin = begin
    self.end = end
    spans = stack
  }

  /// The stack, empty, for the next text.
  mutating func takeStack() -> [Open] {
    // It must have one owner to keep its memory.
    var stack: [Open] = []
    swap(&stack, &spans)
    stack.removeAll(keepingCapacity: true)
    return stack
  }

  /// Whether the innermost tag is a ruby.
  var isInRuby: Bool { innermostTag >= 0 && spans[innermostTag].closing == .ruby }

  mutating func push(_ closing: Closing) {
    spans.append(
      Open(closing: closing, needsAnnotation: closing == .ruby, outerTag: innermostTag)
    )
    if closing.isTag { innermostTag = spans.count - 1 }
  }

  mutating func pop() -> Open? {
    guard let span = spans.popLast() else { return nil }
    innermostTag = span.outerTag
    return span
  }

  /// Remembers that something stands here that is a ruby's base, where the innermost tag is one.
  mutating func noteBase() {
    if isInRuby { spans[innermostTag].needsAnnotation = true }
  }

  /// Remembers that the ruby that is the innermost tag gets an annotation.
  mutating func noteAnnotation() {
    if isInRuby { spans[innermostTag].needsAnnotation = false }
  }
}

extension WebVTTWriter {
  mutating func open(_ span: TextSpan, _ state: inout WebVTTSpanState) {
    switch span.kind {
    case .time(let time):
      write(moment: time, &state)
      state.push(.nothing)
    case .bold: openTag(letter: 0x62, .bold, span.classes, &state)
    case .italic: openTag(letter: 0x69, .italic, span.classes, &state)
    case .underline: openTag(letter: 0x75, .underline, span.classes, &state)
    case .class: openTag("c", .class, span.classes, &state)
    case .ruby: openTag("ruby", .ruby, span.classes, &state)
    case .rubyBase: openClasses(span.classes, &state)
    case .rubyText: openRubyText(span, &state)
    case .voice(let name): openVoice(name, span, &state)
    case .language(let tag):
      openTag(
        "lang",
        .language,
        span.classes,
        annotation: Array(languageTag(tag, cue: state.cue).utf8),
        &state
      )
    case .style(let style):
      openClasses(span.classes + classes(for: style, cue: state.cue), &state)
    }
  }

  /// Opens one of the tags that most spans are, which rarely have classes.
  private mutating func openTag(
    letter: UInt8,
    _ closing: WebVTTSpanState.Closing,
    _ classes: [String],
    _ state: inout WebVTTSpanState
  ) {
    guard classes.isEmpty else {
      openTag(String(UnicodeScalar(letter)), closing, classes, &state)
      return
    }
    state.noteBase()
    state.push(closing)
    bytes.append(0x3C)
    bytes.append(letter)
    bytes.append(0x3E)
  }

  private mutating func close(letter: UInt8) {
    bytes.append(0x3C)
    bytes.append(0x2F)
    bytes.append(letter)
    bytes.append(0x3E)
  }

  private mutating func openTag(
    _ name: String,
    _ closing: WebVTTSpanState.Closing,
    _ classes: [String],
    annotation: [UInt8] = [],
    _ state: inout WebVTTSpanState
  ) {
    if closing != .rubyText { state.noteBase() }
    state.push(closing)
    bytes.append(0x3C)
    bytes.append(name)
    for name in classes where !name.isEmpty {
      let safe = WebVTTSafeText.className(name)
      if safe != name {
        lose(
          "class",
          "class \"\(name)\"",
          "WebVTT class names have no such characters; written as \"\(safe)\"",
          cue: state.cue
        )
      }
      bytes.append(0x2E)
      bytes.append(safe)
    }
    if !annotation.isEmpty {
      bytes.append(0x20)
      bytes.append(contentsOf: annotation)
    }
    bytes.append(0x3E)
  }

  /// Opens a span that is nothing but its classes; without them there is no tag.
  private mutating func openClasses(_ classes: [String], _ state: inout WebVTTSpanState) {
    if classes.isEmpty {
      state.push(.nothing)
    } else {
      openTag("c", .class, classes, &state)
    }
  }

  private mutating func openVoice(_ name: String, _ span: TextSpan, _ state: inout WebVTTSpanState)
  {
    let annotation = WebVTTSafeText.annotation(name)
    guard !annotation.isEmpty else {
      lose("voice", "voice span without a name", "a WebVTT voice has a name", cue: state.cue)
      openClasses(span.classes, &state)
      return
    }
    switch options.speakers {
    // With prefixes the names have been typed into the text before.
    case .native, .prefix: openTag("v", .voice, span.classes, annotation: annotation, &state)
    case .drop:
      lose("speaker", "speaker \"\(name)\"", "speakers are dropped on request", cue: state.cue)
      openClasses(span.classes, &state)
    }
  }

  /// The tag itself where it is one; else `und`, which is BCP 47's for a language not known.
  private mutating func languageTag(_ tag: String, cue: Int) -> String {
    if tag.isEmpty { return "und" }
    if WebVTTLanguageTag.isWellFormed(tag) { return tag }
    let hyphenated = String(decoding: tag.utf8.map { $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
    let written = WebVTTLanguageTag.isWellFormed(hyphenated) ? hyphenated : "und"
    lose(
      "language",
      "language \"\(tag)\"",
      "WebVTT has language tags of BCP 47 only; written as \"\(written)\"",
      cue: cue
    )
    return written
  }

  private mutating func openRubyText(_ span: TextSpan, _ state: inout WebVTTSpanState) {
    guard state.isInRuby else {
      lose(
        "ruby",
        "ruby annotation outside of a ruby",
        "WebVTT has it directly inside; written in parentheses",
        cue: state.cue
      )
      bytes.append(0x28)
      state.push(.parenthesis)
      return
    }
    state.noteAnnotation()
    openTag("rt", .rubyText, span.classes, &state)
  }

  mutating func close(_ state: inout WebVTTSpanState) {
    guard let span = state.pop() else { return }
    switch span.closing {
    case .nothing: break
    case .parenthesis: bytes.append(0x29)
    case .class: close(letter: 0x63)
    case .italic: close(letter: 0x69)
    case .bold: close(letter: 0x62)
    case .underline: close(letter: 0x75)
    case .rubyText: bytes.append("</rt>")
    case .voice: bytes.append("</v>")
    case .language: bytes.append("</lang>")
    case .ruby:
      // Every base has its annotation, be it an empty one (4.2.2, WebVTT cue ruby span).
      bytes.append(span.needsAnnotation ? "<rt></rt></ruby>" : "</ruby>")
    }
  }

  private mutating func write(moment: MediaTime, _ state: inout WebVTTSpanState) {
    let time = moment.milliseconds
    guard time > state.lastMoment ?? state.begin, time < state.end else {
      lose(
        "inline-time",
        "time of \(time) ms inside the text",
        "times inside a WebVTT cue rise, between its begin and its end",
        cue: state.cue
      )
      return
    }
    state.lastMoment = time
    bytes.append(0x3C)
    bytes.append(clock: moment, separator: 0x2E)
    bytes.append(0x3E)
  }
}
