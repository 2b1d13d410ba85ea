extension CaptionDocument {
  /// Appends the cues of another part of the same track.
  ///
  /// Cues that both parts hold at their border, as segments of a stream do for cues that last beyond
  /// one, are kept once, also where each part numbers its cues afresh: those with which the other part
  /// begins and that are still shown when the last cue here begins. What one part itself holds twice
  /// stays twice, and so does what stands elsewhere.
  /// Regions and styles with an id that is taken by a different one get a new id. Language, title
  /// and extras of the document stay those of the first part that has them.
  ///
  /// - Parameters:
  ///   - part: The other part.
  ///   - previous: The cues of the part before it, all of which it may repeat, wherever they stand.
  /// - Returns: What of the part has no place in the whole.
  @discardableResult
  public mutating func append(_ part: CaptionDocument, after previous: [Cue] = []) -> [Loss] {
    var renamed: [String: String] = [:]
    var indices = regionIndices()
    for region in part.regions {
      guard let known = indices[region.id] else {
        indices[region.id] = regions.count
        regions.append(region)
        continue
      }
      guard regions[known] != region else { continue }
      var number = 2
      while indices["\(region.id)-\(number)"] != nil { number += 1 }
      let id = "\(region.id)-\(number)"
      renamed[region.id] = id
      var copy = region
      copy.id = id
      indices[id] = regions.count
      regions.append(copy)
    }
    for style in part.styles where !styles.contains(where: { $0.id == style.id }) {
      styles.append(style)
    }
    // Times may jump back in files that were joined, so the end of this part is what is looked at.
    let last = cues.suffix(64)
    let lastBegin = last.lazy.map(\.begin).max() ?? .zero
    let isKnown = !previous.isEmpty
    var border = Set<BorderCue>()
    for cue in last
    where isKnown || cue.begin == lastBegin || cue.end.map({ $0 > lastBegin }) ?? true {
      border.insert(BorderCue(cue))
    }
    for cue in previous { border.insert(BorderCue(cue)) }
    var isAtBorder = true
    for var cue in part.cues {
      guard !isAtBorder || !border.contains(BorderCue(cue)) else { continue }
      isAtBorder = isKnown
      if let region = cue.region, let id = renamed[region] { cue.region = id }
      cues.append(cue)
    }
    var losses: [Loss] = []
    func lose(_ feature: String, _ what: String?) {
      guard let what else { return }
      let reason = "an earlier part says something else for the whole"
      losses.append(Loss(feature: feature, what: what, reason: reason))
    }
    if let language, let other = part.language, other != language {
      lose("language", "language \"\(other)\"")
    }
    if let title, let other = part.title, other != title { lose("title", "title \"\(other)\"") }
    if language == nil { language = part.language }
    if title == nil { title = part.title }
    for extra in part.extras.all where !extras.add(extra) {
      lose("document-detail", extra.lossDescription)
    }
    return losses
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

extension Extras {
  /// Adds a value unless there is a different one of its type; false where there is.
  fileprivate mutating func add<Extra: CaptionExtra>(_ extra: Extra) -> Bool {
    if let known = self[Extra.self] { return known == extra }
    self[Extra.self] = extra
    return true
  }
}
