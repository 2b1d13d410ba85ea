import CaptionKit
import Testing

/// That texts count the same wherever in memory they lie, and verdicts the same wherever in the
/// file.
@Suite struct TrackPassTests {
  struct Sample: CustomTestStringConvertible {
    var text: String
    var characters: Int
    var words: Int
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ characters: Int, words: Int) {
      self.text = text
      self.characters = characters
      self.words = words
    }
  }

  static let samples = [
    Sample("it's -b- (c) 5", 14, words: 4),
    Sample("\"No\" – 'yes'", 12, words: 2),
    Sample("żółty\tśnieg i coś.", 18, words: 4),
    Sample("пришла, \u{7F}ушла", 12, words: 2),
    Sample("私は 東京 です", 8, words: 3),
    Sample("a&b @c #1 %", 11, words: 3),
    Sample("ทำ ไม", 4, words: 2),
    Sample("Ça va, où é", 11, words: 4),
    Sample("ガム、た べ", 6, words: 2),
  ]

  /// Bytes are taken eight at a time, so each place among the eight is tried.
  @Test(arguments: samples)
  func everyBeginningCountsTheSame(_ sample: Sample) {
    for length in 0..<17 {
      for ending in ["", ".", " ", "  \n", "\nlast line"] {
        let lead = length == 0 ? "" : String(repeating: "x", count: length) + " "
        let measure = TextMeasure(lead + sample.text + ending)
        let isDotted = ending == "."
        let first = lead.count + sample.characters + (isDotted ? 1 : 0)
        let last = ending == "\nlast line" ? 9 : 0
        #expect(measure.characters == first + last, "\(length) \(ending.debugDescription)")
        #expect(measure.words == sample.words + (lead.isEmpty ? 0 : 1) + (last > 0 ? 2 : 0))
        #expect(measure.longestLine == max(first, last))
      }
    }
  }

  /// Whether a file is in capitals is known at its end, whatever its beginning looks like.
  @Test(arguments: [true, false])
  func mostOfTheFileDecidesAboutCapitals(_ beginsInCapitals: Bool) {
    let loud = Array(repeating: "WAIT HERE.", count: beginsInCapitals ? 40 : 60)
    let quiet = Array(repeating: "Wait here.", count: beginsInCapitals ? 60 : 40)
    let track = Track(texts: (beginsInCapitals ? loud + quiet : quiet + loud) + ["DOOR CREAKS"])
    let last = track.parts(ofCue: 100)
    #expect(last.map(\.kind) == [beginsInCapitals ? .sound : .dialogue])
    #expect(track.facts.count == 101)
    #expect(track.summary.dialogueCues == (beginsInCapitals ? 100 : 101))
    #expect(track.typedLabels.count == (beginsInCapitals ? 1 : 0))
  }

  /// What stood in brackets before says nothing of a number in brackets.
  @Test(arguments: ["[12]: Go.", "[...]: Go."])
  func bracketsWithoutLettersNameNobody(_ text: String) {
    let track = Track(texts: ["[Anna] Come in.", text])
    #expect(track.parts(ofCue: 1).allSatisfy { $0.kind != .speaker })
  }

  /// A verdict that is changed late changes the label, its cue and the summary together.
  @Test func lateVerdictsReachLabelsAndFacts() {
    let track = Track(texts: ["[Ivo]", "IVO: Wait.", "(ZORB) Fine.", "花「待って」", "[花]"])
    #expect(
      track.typedLabels.map(\.part.kind) == [.speaker, .speaker, .speaker, .speaker, .speaker]
    )
    #expect(track.typedLabels.map(\.cue) == [0, 1, 2, 3, 4])
    #expect(track.typedLabels.map(\.mark) == [.square, .colon, .round, .quotation, .square])
    #expect(track.facts.map(\.mayNameSpeaker) == [true, true, true, true, true])
    #expect(track.facts.map(\.hasSound) == [false, false, false, false, false])
  }

  /// Words for music are found at the end of a line of song, in phrases too.
  @Test(arguments: [
    ("♪ Row on, row on ♪", TextPart.Kind.lyrics), ("♪ soft guitar music ♪", .music),
    ("♪ He played the old guitar for me ♪", .lyrics), ("♪ piano playing ♪", .music),
  ])
  func songsAndDescriptions(_ text: String, _ kind: TextPart.Kind) {
    #expect(Track(texts: [text]).parts(ofCue: 0).map(\.kind) == [kind])
  }

  @Test func cuesOutOfOrderArePlayedInOrder() {
    var document = CaptionDocument()
    document.cues = [3, 1, 2, 1].map { second in
      Cue(begin: MediaTime(seconds: second), end: nil, text: "A.")
    }
    #expect(Array(Track(document).playOrder) == [1, 3, 2, 0])
  }
}
