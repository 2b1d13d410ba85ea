import CaptionModel

/// How spans become elements.
extension TTMLWriter {
  static let spanStart = Array("<span".utf8)
  static let spanEnd = Array("</span>".utf8)

  /// Writes a text with its spans, but for those that the paragraph has taken in.
  mutating func writeSpans(
    _ text: CaptionText,
    _ hoisted: Int,
    _ shape: TTMLTextShape,
    _ index: Int
  ) {
    merged.removeAll(keepingCapacity: true)
    merged.append(contentsOf: repeatElement(false, count: text.spans.count))
    for number in 0..<hoisted { merged[number] = true }
    var rubies: [RubyState] = []
    var depth = 0
    var moments = 0
    text.walk { event in
      switch event {
      case .text(let range):
        if let ruby = rubies.last, ruby.depth == depth - 1 { beginBase(&rubies) }
        writeText(text, range, shape, index)
      case .open(let number):
        depth += 1
        let span = text.spans[number]
        if case .time = span.kind {
          moments += 1
          merged[number] = true
          return
        }
        guard !merged[number] else { return }
        if !rubies.isEmpty { prepare(span, &rubies) }
        let start = body.count
        if let depth = open(number, text, index) {
          rubies.append(
            RubyState(
              depth: depth,
              tag: Array(body[start...]),
              isDouble: text.hasDoubleAnnotation(under: depth, from: number)
            )
          )
        }
      case .close(let number):
        depth -= 1
        let span = text.spans[number]
        if span.kind == .ruby, let state = rubies.popLast() {
          if state.hasOpenBase { body.append(contentsOf: Self.spanEnd) }
          if state.hasOpenContainer { body.append(contentsOf: Self.spanEnd) }
        }
        guard !merged[number] else { return }
        body.append(contentsOf: Self.spanEnd)
        if span.kind == .rubyText, let last = rubies.indices.last,
          span.depth == rubies[last].depth + 1
        {
          rubies[last].isComplete = true
        }
      }
    }
    if moments > 0 { lose(moments: moments, index) }
  }

  /// Writes the start tag of a span and takes in those that cover the same text; returns the depth
  /// of a ruby that the tag begins.
  private mutating func open(_ number: Int, _ text: CaptionText, _ index: Int) -> Int? {
    let span = text.spans[number]
    var rubyDepth = span.kind == .ruby ? span.depth : nil
    attributes.clear()
    switch span.kind {
    case .ruby: _ = attributes.set(TTMLProperty.ruby, "container")
    case .rubyBase: _ = attributes.set(TTMLProperty.ruby, "base")
    case .rubyText: _ = attributes.set(TTMLProperty.ruby, "text")
    default: loseDropped(span, index)
    }
    switch span.kind {
    case .ruby, .rubyBase, .rubyText:
      if !span.classes.isEmpty {
        setClasses(span, TextStyle(captionClasses: span.classes), index)
      }
      if span.kind != .ruby { takeStyle(after: number, text, index) }
    default:
      _ = set(span, isParagraph: false, index)
      var next = number + 1
      while next < text.spans.count, text.spans[next].range == span.range,
        text.spans[next].depth == span.depth + next - number,
        set(text.spans[next], isParagraph: false, index)
      {
        merged[next] = true
        next += 1
      }
      // A ruby's own look is written at its container, since not every reader has rubies in spans.
      if next < text.spans.count, text.spans[next].kind == .ruby, !attributes.isEmpty,
        text.spans[next].classes.isEmpty, text.spans[next].range == span.range,
        text.spans[next].depth == span.depth + next - number
      {
        _ = attributes.set(TTMLProperty.ruby, "container")
        merged[next] = true
        rubyDepth = text.spans[next].depth
      }
    }
    if attributes.isEmpty, span.kind != .ruby {
      merged[number] = true
    } else {
      body.append(contentsOf: Self.spanStart)
      writeAttributes()
      body.append(0x3E)
    }
    return rubyDepth
  }

  /// Takes the style of all of a ruby's part into the part's own tag: what is about rubies has no effect
  /// inside it (TTML2, 10.2.37 `rubyPosition`).
  private mutating func takeStyle(after number: Int, _ text: CaptionText, _ index: Int) {
    let next = number + 1
    guard next < text.spans.count, case .style(let style) = text.spans[next].kind,
      style.properties.contains(where: { $0.name.hasPrefix("ruby") }),
      text.spans[next].range == text.spans[number].range,
      text.spans[next].depth == text.spans[number].depth + 1,
      set(text.spans[next], isParagraph: false, index)
    else { return }
    merged[next] = true
  }

  /// Reports a speaker who is left out.
  mutating func loseDropped(_ span: TextSpan, _ index: Int) {
    guard case .voice(let name) = span.kind, options.speakers != .native, !name.isEmpty else {
      return
    }
    lose("speaker", "speaker \"\(name)\"", "speakers are left out as asked", index)
  }

  // MARK: Ruby

  /// Where the writer is in a ruby.
  ///
  /// TTML wants the base marked and one pair in a container, while the model, as WebVTT, may have a
  /// bare base and any number of pairs.
  private struct RubyState {
    var depth: Int
    /// The container's start tag.
    var tag: [UInt8]
    /// Whether the base has several annotations, so that each part needs a container of its own (TTML2,
    /// 10.2.35).
    let isDouble: Bool
    var hasOpenBase = false
    /// Whether such a container is open.
    var hasOpenContainer = false
    /// How many annotations there were in such containers.
    var annotations = 0
    /// Whether a base has its annotation, so that more needs another container.
    var isComplete = false
    /// Whether the container has a base.
    var hasBase = false
  }

  /// Gets ready for a span, which may be a child of the innermost ruby.
  private mutating func prepare(_ span: TextSpan, _ rubies: inout [RubyState]) {
    guard let last = rubies.indices.last, span.depth == rubies[last].depth + 1 else { return }
    switch span.kind {
    case .rubyText:
      if rubies[last].hasOpenBase {
        body.append(contentsOf: Self.spanEnd)
        rubies[last].hasOpenBase = false
      }
      if !rubies[last].isDouble { nextContainer(&rubies[last]) }
      if !rubies[last].hasBase {
        // An annotation of nothing stands over nothing.
        beginBaseContainer(&rubies[last])
        body.append("<span tts:ruby=\"base\"></span>")
        rubies[last].hasBase = true
      }
      beginAnnotation(&rubies[last])
    case .rubyBase:
      nextContainer(&rubies[last])
      beginBaseContainer(&rubies[last])
      rubies[last].hasBase = true
    default: beginBase(&rubies)
    }
  }

  /// Begins the container of a base with several annotations.
  private mutating func beginBaseContainer(_ state: inout RubyState) {
    guard state.isDouble, !state.hasOpenContainer else { return }
    body.append("<span tts:ruby=\"baseContainer\">")
    state.hasOpenContainer = true
  }

  /// Begins the container of an annotation beside others; a ruby has two at most.
  private mutating func beginAnnotation(_ state: inout RubyState) {
    guard state.isDouble else { return }
    if state.annotations < 2 {
      if state.hasOpenContainer { body.append(contentsOf: Self.spanEnd) }
      body.append("<span tts:ruby=\"textContainer\">")
      state.hasOpenContainer = true
    }
    state.annotations += 1
  }

  private mutating func nextContainer(_ state: inout RubyState) {
    guard state.isComplete else { return }
    body.append(contentsOf: Self.spanEnd)
    // An id is given once.
    if String(decoding: state.tag, as: UTF8.self).contains(" xml:id=") {
      body.append("<span tts:ruby=\"container\">")
    } else {
      body.append(contentsOf: state.tag)
    }
    state.isComplete = false
    state.hasBase = false
  }

  /// Marks what stands directly in a ruby as its base.
  private mutating func beginBase(_ rubies: inout [RubyState]) {
    guard let last = rubies.indices.last, !rubies[last].hasOpenBase else { return }
    nextContainer(&rubies[last])
    beginBaseContainer(&rubies[last])
    body.append("<span tts:ruby=\"base\">")
    rubies[last].hasOpenBase = true
    rubies[last].hasBase = true
  }
}

extension CaptionText {
  /// Whether a ruby has one base with several annotations after it.
  ///
  /// - Parameters:
  ///   - depth: The ruby's depth.
  ///   - number: The ruby's span, or one before it that covers the same text.
  fileprivate func hasDoubleAnnotation(under depth: Int, from number: Int) -> Bool {
    let ruby = spans.indices[number...].first {
      spans[$0].depth == depth && spans[$0].kind == .ruby
    }
    guard let ruby else { return false }
    var annotations = 0
    var end = 0
    for span in spans[(ruby + 1)...] {
      if span.depth <= depth { break }
      guard span.depth == depth + 1 else { continue }
      guard span.kind == .rubyText else {
        if annotations > 0 { return false }
        continue
      }
      // What stands between is another base.
      if annotations > 0, span.range.lowerBound > end { return false }
      annotations += 1
      end = span.range.upperBound
    }
    return annotations > 1 && end == spans[ruby].range.upperBound
  }
}
