import CaptionAnalysis
import CaptionModel
import TestSupport
import Testing

/// Tracks of documents that differ in times alone share what is known of their texts.
@Suite struct TrackReuseTests {
  private static func document(_ cues: (Int, Int, String)...) -> CaptionDocument {
    var document = CaptionDocument()
    document.cues = cues.map { begin, end, text in
      Cue(
        begin: MediaTime(milliseconds: begin),
        end: MediaTime(milliseconds: end),
        text: CaptionText(text)
      )
    }
    return document
  }

  private static let first = document(
    (1000, 2000, "[door creaks]"),
    (3000, 4000, "ANNA: Who's  it?")
  )

  @Test func otherTimesKeepTheFactsOfTexts() {
    let later = Self.document((5000, 6000, "[door creaks]"), (3000, 4001, "ANNA: Who's  it?"))
    let track = Track(Self.first).remade(for: later, map: SourceMap())
    let anew = Track(later)
    #expect(track.cues == later.cues)
    #expect(Array(track.playOrder) == [1, 0])
    #expect(track.facts.map(\.characters) == [13, 16])
    #expect(track.typedLabels.map(\.part.kind) == [.sound, .speaker])
    #expect(track.traits == anew.traits)
    #expect(track.duration(ofCue: 1) == MediaTime(milliseconds: 1001))
  }

  @Test func anotherTextIsLookedAt() {
    let other = Self.document((1000, 2000, "Who's there?"), (3000, 4000, "ANNA: Who's  it?"))
    let track = Track(Self.first).remade(for: other, map: SourceMap())
    #expect(track.facts.map(\.characters) == [12, 16])
    #expect(track.typedLabels.map(\.part.kind) == [.speaker])
  }

  @Test func anotherNumberOfCuesIsLookedAt() {
    let other = Self.document((1000, 2000, "[door creaks]"))
    let track = Track(Self.first).remade(for: other, map: SourceMap())
    #expect(track.facts.count == 1)
    #expect(track.typedLabels.count == 1)
  }
}
