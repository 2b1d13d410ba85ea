import CaptionFormats
import CaptionModel
import CaptionPlaylists

extension PlaylistReader {
  /// The track of segments between which the stream's clock starts again.
  ///
  /// Each stretch has a clock of its own, so times are counted from where the stretch begins in the
  /// playlist. Some writers let cue times run on over a discontinuity; a stretch of which more cues
  /// then fall into their segments is taken in that way.
  mutating func joinedOverDiscontinuities() throws(PlaylistProblem) -> StreamText {
    var whole: CaptionDocument?
    var losses: [Loss] = []
    var previous: [Cue] = []
    var stretch: [Piece] = []
    for index in playlist.media.segments.indices {
      let segment = playlist.media.segments[index]
      if segment.isDiscontinuous, !stretch.isEmpty {
        add(stretch, to: &whole, &previous, &losses)
        stretch = []
      }
      guard var document = try self.segment(index)?.document else { continue }
      let map = document.takeMap()
      stretch.append(Piece(segment: segment, document: document, map: map))
    }
    add(stretch, to: &whole, &previous, &losses)
    return StreamText(document: whole ?? CaptionDocument(), losses: losses)
  }

  private struct Piece {
    var segment: HLSSegment
    var document: CaptionDocument
    var map: WebVTTTimestampMap?
  }

  private func add(
    _ stretch: [Piece],
    to whole: inout CaptionDocument?,
    _ previous: inout [Cue],
    _ losses: inout [Loss]
  ) {
    guard let first = stretch.first else { return }
    let origin = first.map
    // How far each segment's cues are moved where they count from the stretch's beginning.
    let moves = stretch.map { piece in
      guard let map = piece.map, let origin else { return first.segment.begin }
      let round = WebVTTTimestampMap.ticksPerRound
      var ticks = (map.streamTicks - origin.streamTicks) % round
      if ticks > round / 2 { ticks -= round }
      if ticks < -round / 2 { ticks += round }
      return first.segment.begin + MediaTime(numerator: Int128(ticks), denominator: 90_000)
        - map.local
    }
    let back = (origin?.local ?? .zero) - first.segment.begin
    let runsOn = shown(stretch, moves.map { $0 + back }) > shown(stretch, moves)
    for (piece, move) in zip(stretch, moves) {
      var document = piece.document
      losses += document.shift(by: runsOn ? move + back : move)
      if whole == nil {
        whole = document
      } else if let lost = whole?.append(document, after: previous) {
        losses += lost
      }
      previous = document.cues
    }
  }

  /// How many cues are shown during their segment.
  private func shown(_ stretch: [Piece], _ moves: [MediaTime]) -> Int {
    zip(stretch, moves).reduce(0) { count, pair in
      let (piece, move) = pair
      return count
        + piece.document.cues.count { cue in
          cue.begin + move < piece.segment.end
            && (cue.end.map { $0 + move } ?? .max) > piece.segment.begin
        }
    }
  }
}

extension CaptionDocument {
  /// Takes the timestamp map out of the WebVTT header; nil where there is none.
  fileprivate mutating func takeMap() -> WebVTTTimestampMap? {
    guard var header = extras[WebVTTHeader.self], let map = header.timestampMap else { return nil }
    header.lines.removeAll { WebVTTTimestampMap(line: $0) != nil }
    extras[WebVTTHeader.self] = header == WebVTTHeader() ? nil : header
    return map
  }
}
