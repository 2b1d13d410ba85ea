extension CaptionDocument {
  /// Appends the cues of another part of the same track.
  ///
  /// Cues that both parts hold, as segments of a stream do for cues on their border, are kept once,
  /// also where each part numbers its cues afresh. What one part itself holds twice stays twice.
  /// Regions and styles with an id that is taken by a different one get a new id. Language, title
  /// and extras of the document stay those of the first part that has them.
  public mutating func append(_ part: CaptionDocument) {
    var renamed: [String: String] = [:]
    for region in part.regions {
      guard let known = self.region(region.id) else {
        regions.append(region)
        continue
      }
      guard known != region else { continue }
      var number = 2
      while self.region("\(region.id)-\(number)") != nil { number += 1 }
      let id = "\(region.id)-\(number)"
      renamed[region.id] = id
      var copy = region
      copy.id = id
      regions.append(copy)
    }
    for style in part.styles where !styles.contains(where: { $0.id == style.id }) {
      styles.append(style)
    }
    // A cue is repeated at the border only, so the end of this part is all that is looked at.
    let border = Set(cues.suffix(64).map { BorderCue($0) })
    for var cue in part.cues {
      guard !border.contains(BorderCue(cue)) else { continue }
      if let region = cue.region, let id = renamed[region] { cue.region = id }
      cues.append(cue)
    }
    if language == nil { language = part.language }
    if title == nil { title = part.title }
    for extra in part.extras.all { extras.add(extra) }
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
  /// Adds a value unless there is one of its type.
  fileprivate mutating func add<Extra: CaptionExtra>(_ extra: Extra) {
    if self[Extra.self] == nil { self[Extra.self] = extra }
  }
}
