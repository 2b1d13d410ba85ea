extension CaptionDocument {
  /// Appends the cues of another part of the same track.
  ///
  /// Cues that both parts hold at their border, as segments of a stream do for cues that last beyond
  /// one, are kept once, also where each part numbers its cues afresh: those with which the other part
  /// begins and that are still shown when the last cue here begins. What one part itself holds twice
  /// stays twice, and so does what stands elsewhere.
  ///
  /// What a part says of all its cues counts for those of no other part: regions and styles with an id
  /// that is taken by a different one get a new id, texts in another language say it themselves, and
  /// each extra settles its own by ``CaptionExtra/join(_:to:renamedRegions:)``. The title stays that of
  /// the first part that has one.
  ///
  /// - Parameters:
  ///   - part: The other part.
  ///   - previous: The cues of the part before it, all of which it may repeat, wherever they stand.
  /// - Returns: What of the parts has no place in the whole; cues are counted in the whole.
  @discardableResult
  public mutating func append(_ part: CaptionDocument, after previous: [Cue] = []) -> [Loss] {
    var part = part
    part.drop(repeatedIn: cues, previous)
    let renamed = takenRegions(of: part)
    var losses: [Loss] = []
    if let title, let other = part.title, other != title {
      losses.append(.ofPart("title", "title \"\(other)\""))
    }
    if title == nil { title = part.title }
    var isChanged = false
    for extra in extras.all + part.extras.all {
      guard let lost = settle(extra, &part, renamed) else { continue }
      losses += lost
      isChanged = true
    }
    if settleLanguage(of: &part) { isChanged = true }
    // A repeated cue may have been told from the first one by nothing but what was settled.
    if isChanged {
      let count = part.cues.count
      part.drop(repeatedIn: cues)
      if part.cues.count < count {
        for index in losses.indices where losses[index].cue ?? 0 >= cues.count {
          losses[index].cue = nil
        }
      }
    }
    part.renameRegions(renamed)
    let known = regionIndices()
    regions += part.regions.filter { known[$0.id] == nil }
    appendStyles(of: part)
    cues += part.cues
    return losses
  }

  /// Takes out the cues that the part before holds, too.
  private mutating func drop(repeatedIn cues: [Cue], _ previous: [Cue] = []) {
    // Times may jump back in files that were joined, so the end of that part is what is looked at,
    // and all of the part before where that is given.
    let last = cues.suffix(64)
    let lastBegin = last.lazy.map(\.begin).max() ?? .zero
    let isKnown = !previous.isEmpty
    var border = Set<BorderCue>()
    for cue in last
    where isKnown || cue.begin == lastBegin || cue.end.map({ $0 > lastBegin }) ?? true {
      border.insert(BorderCue(cue))
    }
    for cue in previous { border.insert(BorderCue(cue)) }
    guard !border.isEmpty, self.cues.contains(where: { border.contains(BorderCue($0)) }) else {
      return
    }
    var isAtBorder = true
    self.cues.removeAll { cue in
      guard isAtBorder, border.contains(BorderCue(cue)) else {
        isAtBorder = isKnown
        return false
      }
      return true
    }
  }

  /// Lets an extra's type settle what the parts say; nil where they say the same.
  private mutating func settle<Extra: CaptionExtra>(
    _ extra: Extra,
    _ part: inout CaptionDocument,
    _ renamed: [String: String]
  ) -> [Loss]? {
    guard extras[Extra.self] != part.extras[Extra.self] else { return nil }
    let losses = Extra.join(&part, to: &self, renamedRegions: renamed)
    // It is the same now, so that the other part's extra of the type does not settle it twice.
    part.extras[Extra.self] = extras[Extra.self]
    return losses
  }

  /// Makes texts in another language than the whole's say so; true where there are any.
  private mutating func settleLanguage(of part: inout CaptionDocument) -> Bool {
    guard language != part.language, !part.cues.isEmpty else { return false }
    guard !cues.isEmpty else {
      language = part.language ?? language
      return false
    }
    guard let other = part.language ?? (language == nil ? nil : "") else { return false }
    for index in part.cues.indices where !part.cues[index].text.isEmpty {
      part.cues[index].text = part.cues[index].text.inside(.language(other))
    }
    return true
  }

  /// The regions of a part whose ids are taken by different ones, with their new ids.
  private func takenRegions(of part: CaptionDocument) -> [String: String] {
    guard !part.regions.isEmpty else { return [:] }
    var renamed: [String: String] = [:]
    let indices = regionIndices()
    var taken = Set(indices.keys)
    taken.formUnion(part.regions.map(\.id))
    // Of several with one id the last one counts.
    for (id, index) in part.regionIndices().sorted(by: { $0.value < $1.value }) {
      guard let known = indices[id], regions[known] != part.regions[index] else { continue }
      var number = 2
      while !taken.insert("\(id)-\(number)").inserted { number += 1 }
      renamed[id] = "\(id)-\(number)"
    }
    return renamed
  }

  /// Gives regions new ids, also where cues name them.
  package mutating func renameRegions(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    for index in regions.indices {
      if let name = names[regions[index].id] { regions[index].id = name }
    }
    for index in cues.indices where cues.hasDetails(at: index) {
      if let name = cues[index].region.flatMap({ names[$0] }) { cues[index].region = name }
    }
  }

  /// Texts have the properties of the styles that they name themselves, so that an id is but a name.
  private mutating func appendStyles(of part: CaptionDocument) {
    guard !part.styles.isEmpty else { return }
    var known: [String: TextStyle] = [:]
    for style in styles { known[style.id] = style.style }
    for var style in part.styles where known[style.id] != style.style {
      let id = style.id
      var number = 2
      while let other = known[style.id], other != style.style {
        style.id = "\(id)-\(number)"
        number += 1
      }
      guard known.updateValue(style.style, forKey: style.id) == nil else { continue }
      styles.append(style)
    }
  }
}

extension Loss {
  /// What one part of a track says of the whole, and another part says otherwise or not at all.
  package static func ofPart(_ feature: String, _ what: String, cue: Int? = nil) -> Loss {
    Loss(
      feature: feature,
      what: what,
      reason: "an earlier part says something else for the whole",
      cue: cue
    )
  }
}

extension CaptionExtra {
  /// Keeps what the first part says that says anything, and gives the rest as lost.
  public static func join(
    _ part: inout CaptionDocument,
    to whole: inout CaptionDocument,
    renamedRegions: [String: String]
  ) -> [Loss] {
    guard let other = part.extras[Self.self] else { return [] }
    guard whole.extras[Self.self] != nil else {
      whole.extras[Self.self] = other
      return []
    }
    return other.lossDescription.map { [.ofPart("document-detail", $0)] } ?? []
  }
}

extension CaptionText {
  /// The same text with a span around all of it.
  package func inside(_ kind: TextSpan.Kind) -> CaptionText {
    var spans = spans
    for index in spans.indices { spans[index].level += 1 }
    let all = TextSpan(
      kind: kind,
      classes: [],
      lower: 0,
      upper: Int32(clamping: utf8.count),
      level: 0
    )
    return CaptionText(uncheckedUTF8: utf8, spans: [all] + spans)
  }
}

/// What makes two cues of neighbouring segments the same one.
private struct BorderCue: Hashable {
  let begin: MediaTime
  let end: MediaTime?
  let text: CaptionText
  let placement: Placement?
  let region: String?

  init(_ cue: Cue) {
    begin = cue.begin
    end = cue.end
    text = cue.text
    placement = cue.placement
    region = cue.region
  }
}
