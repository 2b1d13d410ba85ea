public import CaptionModel

extension WebVTTHead {
  /// Makes one head of two.
  ///
  /// Style sheets that get along with the other part's cues are kept. Others are worked into the texts for
  /// which they are, since the rules of a file pick among all its cues. Comments of the second part go to
  /// its first cue.
  public static func join(
    _ part: inout CaptionDocument,
    to whole: inout CaptionDocument,
    renamedRegions: [String: String]
  ) -> [Loss] {
    let other = part.extras[WebVTTHead.self] ?? WebVTTHead()
    guard !whole.cues.isEmpty || whole.extras[WebVTTHead.self] != nil else {
      whole.extras[WebVTTHead.self] = other
      return []
    }
    var head = whole.extras[WebVTTHead.self] ?? WebVTTHead()
    let known = Set(head.comments)
    let comments = other.comments.filter { !known.contains($0) }
    part.putAboveFirstCue(comments)
    if part.cues.isEmpty { head.blocks += comments.map { .comment($0) } }
    let new = other.sheets.filter { !head.sheets.contains($0) }
    let joint = head.sheets + new
    defer { whole.extras[WebVTTHead.self] = head.blocks.isEmpty && !head.isWorkedIn ? nil : head }
    // Rules for nothing are not missed.
    guard !part.cues.isEmpty, !head.sheets.isEmpty || !other.sheets.isEmpty else { return [] }
    if !head.isWorkedIn, joint.count <= maxSheets {
      let sheets = joint.map { WebVTTStyleSheet($0) }
      let language = whole.language == part.language || !sheets.contains(where: \.asksForLanguage)
      if language, whole.looksTheSame(with: head.sheets, as: joint),
        part.looksTheSame(with: other.sheets, as: joint, renamedRegions)
      {
        head.blocks += new.map { .style($0) }
        return []
      }
    }
    var losses = whole.workIn(head.sheets, cuesBefore: 0)
    losses += part.workIn(other.sheets, cuesBefore: whole.cues.count)
    head.blocks.removeAll { if case .style = $0 { true } else { false } }
    head.isWorkedIn = true
    return losses
  }

  /// Sheets that are looked at together; with more, each part's are worked into its texts.
  private static var maxSheets: Int { 64 }

  /// The style sheets, in file order.
  fileprivate var sheets: [String] {
    blocks.compactMap { if case .style(let text) = $0 { text } else { nil } }
  }

  fileprivate var comments: [String] {
    blocks.compactMap { if case .comment(let text) = $0 { text } else { nil } }
  }
}

extension WebVTTHeader {
  /// Keeps the header of the whole; a part's text is about that part only.
  public static func join(
    _ part: inout CaptionDocument,
    to whole: inout CaptionDocument,
    renamedRegions: [String: String]
  ) -> [Loss] {
    guard let other = part.extras[WebVTTHeader.self] else { return [] }
    guard !whole.cues.isEmpty || whole.extras[WebVTTHeader.self] != nil else {
      whole.extras[WebVTTHeader.self] = other
      return []
    }
    guard let text = other.lossDescription else { return [] }
    // What every part says is no loss, whatever else stands beside it.
    let known = whole.extras[WebVTTHeader.self]?.lossDescription
    guard text != known else { return [] }
    var loss = Loss.ofPart("document-detail", text)
    if known == nil { loss.reason = "a header is about the whole, and the parts before have none" }
    return [loss]
  }
}

extension WebVTTComments {
  /// Moves the comments below the last cue of the whole above the first one that follows.
  public static func join(
    _ part: inout CaptionDocument,
    to whole: inout CaptionDocument,
    renamedRegions: [String: String]
  ) -> [Loss] {
    let last = part.extras[WebVTTComments.self]?.comments ?? []
    guard !part.cues.isEmpty else {
      guard !last.isEmpty else { return [] }
      let comments = whole.extras[WebVTTComments.self]?.comments ?? []
      whole.extras[WebVTTComments.self] = WebVTTComments(comments + last)
      return []
    }
    part.putAboveFirstCue(whole.extras[WebVTTComments.self]?.comments ?? [])
    whole.extras[WebVTTComments.self] = last.isEmpty ? nil : WebVTTComments(last)
    return []
  }
}

extension CaptionDocument {
  /// Puts comments above the first cue and those that it has.
  fileprivate mutating func putAboveFirstCue(_ comments: [String]) {
    guard !comments.isEmpty, !cues.isEmpty else { return }
    let known = cues[0].extras[WebVTTComments.self]?.comments ?? []
    cues[0].extras[WebVTTComments.self] = WebVTTComments(comments + known)
  }

  /// Whether style sheets give the same look as others, where regions are renamed beside them.
  fileprivate func looksTheSame(
    with own: [String],
    as joint: [String],
    _ renamedRegions: [String: String] = [:]
  ) -> Bool {
    if own == joint, renamedRegions.isEmpty { return true }
    var one = self
    let losses = one.style(with: own)
    one.renameRegions(renamedRegions)
    var other = self
    other.renameRegions(renamedRegions)
    let otherLosses = other.style(with: joint)
    return one.cues == other.cues && one.regions == other.regions
      && Set(losses) == Set(otherLosses)
  }

  private mutating func style(with sheets: [String]) -> [Loss] {
    guard !sheets.isEmpty else { return [] }
    var styling = WebVTTStyling(sheets.map { WebVTTStyleSheet($0) }, language: language ?? "")
    styling.apply(to: &self)
    return styling.losses
  }

  /// Works style sheets into the texts; losses name the first cue that they concern.
  fileprivate mutating func workIn(_ sheets: [String], cuesBefore: Int) -> [Loss] {
    guard !sheets.isEmpty else { return [] }
    var styling = WebVTTStyling(sheets.map { WebVTTStyleSheet($0) }, language: language ?? "")
    styling.apply(to: &self)
    var losses = styling.losses
    for (index, cue) in styling.firstCues where losses.indices.contains(index) {
      losses[index].cue = cuesBefore + cue
    }
    return losses
  }
}

extension WebVTTStyleSheet {
  /// Whether a rule picks by language, so that it matters which language a file as a whole is in.
  fileprivate var asksForLanguage: Bool {
    rules.contains { rule in
      rule.selectors.contains { selector in
        guard case .cue(let compound) = selector.target else { return false }
        return !compound.languages.isEmpty || compound.element == .lang
          || compound.attributes.contains { $0.name == "lang" }
      }
    }
  }
}
