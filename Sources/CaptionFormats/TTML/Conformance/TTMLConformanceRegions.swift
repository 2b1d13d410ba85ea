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
    if profiles.contains(.itt) { checkCaptions(document) }
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
  func inOrder(_ document: CaptionDocument) -> [Int] {
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

  /// The different characters that the buffer of IMSC's model of a player holds at the initial font
  /// size: 1 ÷ (1 ÷ 15)² (IMSC 1.1, Hypothetical Render Model, Paint Text).
  private static let mostCharacters = 225

  /// Counts the different characters that show at the same time.
  private mutating func checkCharacters(_ document: CaptionDocument) {
    var active: [Int] = []
    var total = 0
    for index in inOrder(document) {
      let cue = document.cues[index]
      if cue.text.utf8.isEmpty { continue }
      active.removeAll { other in
        guard let end = document.cues[other].end, end <= cue.begin else { return false }
        total -= document.cues[other].text.utf8.count
        return true
      }
      active.append(index)
      total += cue.text.utf8.count
      // There are no more characters than bytes, which are cheaper to count.
      guard total > Self.mostCharacters else { continue }
      var characters: Set<Unicode.Scalar> = []
      for other in active {
        characters.formUnion(document.cues[other].text.string.unicodeScalars)
      }
      characters = characters.filter { !$0.properties.isWhitespace }
      guard characters.count > Self.mostCharacters else {
        // What was counted once is not counted again with every cue that joins it.
        if active.count > Self.mostTogether { return }
        continue
      }
      diagnostics.append(
        Diagnostic(
          TTMLConformanceDiagnostics.tooManyCharacters,
          "\(characters.count) different characters show at the same time",
          cue: index
        )
      )
      return
    }
  }

  /// So many cues at one time are no captions, and counting them anew for each would take long.
  private static let mostTogether = 64
}
