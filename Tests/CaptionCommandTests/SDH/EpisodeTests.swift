import CaptionKit
import Testing

@testable import CaptionCommand

/// Whole episodes in the conventions of houses, with the truth beside them.
@Suite struct EpisodeTests {
  private func document(_ style: HouseStyle) -> CaptionDocument {
    var document = CaptionDocument()
    document.language = style.language
    for (index, cue) in style.episode.enumerated() {
      let begin = MediaTime(seconds: index * 4)
      document.cues.append(
        Cue(begin: begin, end: begin + MediaTime(seconds: 3), text: CueTextMarkup.read(cue.text))
      )
    }
    return document
  }

  private static let shown: Set<TextPart.Kind> = [.speaker, .sound, .music, .lyrics, .manner]

  private func kinds(_ track: Track, _ index: Int) -> Set<TextPart.Kind> {
    Set(track.parts(ofCue: index).map(\.kind)).intersection(Self.shown)
  }

  @Test(arguments: HouseStyle.all)
  func labelsAreFound(_ style: HouseStyle) {
    let truth = style.episode
    #expect(truth.count >= 80)
    let track = Track(document(style))
    var score: [TextPart.Kind: (right: Int, wrong: Int, missed: Int)] = [:]
    for (index, cue) in truth.enumerated() {
      let found = kinds(track, index)
      for kind in Self.shown {
        switch (found.contains(kind), cue.kinds.contains(kind)) {
        case (true, true): score[kind, default: (0, 0, 0)].right += 1
        case (true, false): score[kind, default: (0, 0, 0)].wrong += 1
        case (false, true): score[kind, default: (0, 0, 0)].missed += 1
        case (false, false): break
        }
      }
      if found != cue.kinds { print("\(style.name): \(cue.text.debugDescription) \(found)") }
      #expect(track.labels(ofCue: index)?.speakers == cue.speakers, "\(cue.text)")
    }
    for (kind, counts) in score {
      let right = Double(counts.right)
      #expect(right >= 0.98 * Double(counts.right + counts.wrong), "precision of \(kind)")
      #expect(right >= 0.98 * Double(counts.right + counts.missed), "recall of \(kind)")
    }
  }

  @Test(arguments: HouseStyle.all)
  func everyFormatGivesTheSameVerdicts(_ style: HouseStyle) throws {
    let source = document(style)
    let verdicts = Track(source).verdicts
    for format in [CaptionFormat.webVTT, .subRip, .ttml] {
      let bytes = CaptionFile.write(source, as: format).bytes
      var read = try CaptionFile.read(bytes, name: "episode.\(format.id)", format: format).document
      // SubRip has no place for the language.
      if read.language == nil { read.language = style.language }
      #expect(Track(read).verdicts == verdicts, "\(format.id)")
    }
  }

  /// Even without being told, the language is seen from the words.
  @Test(arguments: HouseStyle.all)
  func theLanguageIsGuessed(_ style: HouseStyle) {
    var source = document(style)
    let verdicts = Track(source).verdicts
    source.language = nil
    let guessed = Track(source).verdicts
    let same = zip(verdicts, guessed).count { $0 == $1 }
    #expect(Double(same) >= 0.98 * Double(verdicts.count))
  }
}

extension Track {
  fileprivate var verdicts: [CueLabels.Verdict?] {
    cues.indices.map { labels(ofCue: $0)?.verdict }
  }
}
