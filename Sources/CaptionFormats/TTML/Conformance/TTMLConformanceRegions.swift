import CaptionModel
import CaptionXML

extension TTMLConformance {
  /// How far a rectangle may miss, in percent of the picture, before it counts.
  private static let tolerance = 0.01

  /// Checks where regions stand, and what shows at the same time.
  mutating func checkRegions(_ document: CaptionDocument) {
    var boxes: [String: Region.Box] = [:]
    for region in document.regions {
      guard case .box(let box) = region.geometry else { continue }
      boxes[region.id] = box
      checkInside(region.id, box)
    }
    guard !profiles.isDisjoint(with: .imsc) else { return }
    checkTogether(document, boxes)
    checkCharacters(document)
  }

  private mutating func checkInside(_ id: String, _ box: Region.Box) {
    let limit = 100 + Self.tolerance
    guard
      box.x < -Self.tolerance || box.y < -Self.tolerance || box.x + box.width > limit
        || box.y + box.height > limit
    else { return }
    let bytes = Array(id.utf8)
    // Styles inside the region take part in ways that not all players agree on.
    guard let entry = ids.entry(bytes, 0..<bytes.count, in: tree), entry.kind == .region,
      !childElements(entry.node).contains(where: { kind($0) == .style })
    else { return }
    let isError = !profiles.isDisjoint(with: .closed)
    let info = TTMLConformanceDiagnostics.regionOutside
    report(info, "region \"\(id)\" reaches beyond the picture", at: entry.node)
    if isError, let last = diagnostics.indices.last { diagnostics[last].severity = .error }
  }

  /// Looks for regions that show at the same time and are too many or overlap.
  ///
  /// At most four regions are ever kept, since looking ends with the fifth.
  private mutating func checkTogether(_ document: CaptionDocument, _ boxes: [String: Region.Box]) {
    struct Active {
      var region: String
      var end: MediaTime?
    }
    struct Pair: Hashable {
      var first: String
      var second: String
    }
    var active: [Active] = []
    var known: Set<Pair> = []
    for index in inOrder(document) {
      let cue = document.cues[index]
      if let end = cue.end, end <= cue.begin { continue }
      let region = cue.region ?? ""
      active.removeAll { active in active.end.map { $0 <= cue.begin } ?? false }
      if let place = active.firstIndex(where: { $0.region == region }) {
        let end = active[place].end
        active[place].end = end.flatMap { known in cue.end.map { max($0, known) } }
        continue
      }
      for other in active {
        guard let first = boxes[region], let second = boxes[other.region],
          overlap(first, second),
          known.insert(Pair(first: min(region, other.region), second: max(region, other.region)))
            .inserted
        else { continue }
        diagnostics.append(
          Diagnostic(
            TTMLConformanceDiagnostics.overlappingRegions,
            "regions \"\(other.region)\" and \"\(region)\" overlap while both show text",
            range: regionPlace(region),
            cue: index
          )
        )
      }
      active.append(Active(region: region, end: cue.end))
      if active.count > 4 {
        diagnostics.append(
          Diagnostic(
            TTMLConformanceDiagnostics.tooManyRegions,
            "\(active.count) regions show text at the same time",
            range: regionPlace(region),
            cue: index
          )
        )
        return
      }
    }
  }

  /// The cues by their begin.
  private func inOrder(_ document: CaptionDocument) -> [Int] {
    let cues = document.cues
    let isOrdered = cues.indices.dropFirst().allSatisfy { cues[$0 - 1].begin <= cues[$0].begin }
    if isOrdered { return Array(cues.indices) }
    return cues.indices.sorted { (cues[$0].begin, $0) < (cues[$1].begin, $1) }
  }

  private func overlap(_ first: Region.Box, _ second: Region.Box) -> Bool {
    first.x + Self.tolerance < second.x + second.width
      && second.x + Self.tolerance < first.x + first.width
      && first.y + Self.tolerance < second.y + second.height
      && second.y + Self.tolerance < first.y + first.height
  }

  private func regionPlace(_ id: String) -> Range<Int>? {
    let bytes = Array(id.utf8)
    guard let entry = ids.entry(bytes, 0..<bytes.count, in: tree) else { return nil }
    let element = tree.nodes[entry.node]
    return Int(element.lower)..<max(Int(element.lower), Int(element.contentStart))
  }

  /// The most characters that are taken for something that can be shown and read at once.
  private static let mostCharacters = 1000

  /// Counts the characters that show at the same time.
  private mutating func checkCharacters(_ document: CaptionDocument) {
    let order = inOrder(document)
    var ends = document.cues.indices.filter { document.cues[$0].end != nil }
    func end(_ index: Int) -> MediaTime { document.cues[index].end ?? .max }
    let isOrdered = zip(ends, ends.dropFirst()).allSatisfy { end($0) <= end($1) }
    if !isOrdered { ends.sort { end($0) < end($1) } }
    // Every character has one byte that continues none.
    let counts = document.cues.map { cue in
      cue.text.utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
    var total = 0
    var ended = 0
    for index in order {
      while ended < ends.count, end(ends[ended]) <= document.cues[index].begin {
        total -= counts[ends[ended]]
        ended += 1
      }
      total += counts[index]
      guard total > Self.mostCharacters else { continue }
      diagnostics.append(
        Diagnostic(
          TTMLConformanceDiagnostics.tooManyCharacters,
          "\(total) characters show at the same time",
          cue: index
        )
      )
      return
    }
  }
}
