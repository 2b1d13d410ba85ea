import CaptionKit
import Testing

@testable import CaptionCommand

/// Whole episodes in the conventions of seven houses, with the truth beside them.
@Suite struct EpisodeTests {
  private static let kinds: [TextPart.Kind] = [.speaker, .sound, .music, .lyrics, .manner]

  private struct Score {
    var right = 0
    var wrong = 0
    var missed = 0

    mutating func add(_ isFound: Bool, _ isTrue: Bool) {
      if isFound, isTrue { right += 1 }
      if isFound, !isTrue { wrong += 1 }
      if !isFound, isTrue { missed += 1 }
    }

    var precision: Double {
      right == 0 ? (wrong == 0 ? 1 : 0) : Double(right) / Double(right + wrong)
    }
    var recall: Double {
      right == 0 ? (missed == 0 ? 1 : 0) : Double(right) / Double(right + missed)
    }
    var text: String { "\(percent(precision)) % / \(percent(recall)) %" }

    private func percent(_ share: Double) -> Double { (share * 1000).rounded() / 10 }
  }

  @Test(arguments: Episode.all)
  func labelsAreFound(_ episode: Episode) throws {
    let truth = episode.cues
    #expect(truth.count >= 80)
    let track = Track(try episode.document())
    try #require(track.cues.count == truth.count)
    var scores: [TextPart.Kind: Score] = [:]
    var names = Score()
    for (index, cue) in truth.enumerated() {
      let found = Set(track.parts(ofCue: index).map(\.kind)).intersection(Self.kinds)
      for kind in Self.kinds {
        scores[kind, default: Score()].add(found.contains(kind), cue.kinds.contains(kind))
      }
      let speakers = track.labels(ofCue: index)?.speakers ?? []
      for name in Set(speakers + cue.speakers) {
        names.add(speakers.contains(name), cue.speakers.contains(name))
      }
      if found != cue.kinds || speakers != cue.speakers {
        print("\(episode.house): \(cue.text.debugDescription): \(found) \(speakers)")
      }
    }
    let words = Self.kinds.map { "\($0) \(scores[$0]?.text ?? "")" } + ["names \(names.text)"]
    print("\(episode.house), precision / recall: \(words.joined(separator: ", "))")
    for kind in Self.kinds {
      #expect((scores[kind]?.precision ?? 0) >= 0.98, "precision of \(kind)")
      #expect((scores[kind]?.recall ?? 0) >= 0.98, "recall of \(kind)")
    }
    #expect(names.precision >= 0.98)
    #expect(names.recall >= 0.98)
  }

  /// The conventions are those of the houses, and no two are the same.
  @Test func housesDiffer() throws {
    var forms: [String: Set<TypedLabel.Mark>] = [:]
    for episode in Episode.all {
      let track = Track(try episode.document())
      forms[episode.house] = Set(track.typedLabels.map(\.mark))
    }
    #expect(forms["Netflix"]?.contains(.square) == true)
    #expect(forms["Netflix"]?.isDisjoint(with: [.round, .colon, .asterisks, .color]) == true)
    #expect(forms["DCMP"]?.isSuperset(of: [.round, .square]) == true)
    #expect(forms["BBC"]?.isSuperset(of: [.colon, .bare]) == true)
    #expect(forms["UNE"]?.contains(.round) == true)
    #expect(forms["France"]?.isSuperset(of: [.color, .colon]) == true)
    #expect(forms["Germany"]?.isSuperset(of: [.asterisks, .colon, .round]) == true)
    #expect(forms["Japan"]?.contains(.wide) == true)
    #expect(Set(forms.values).count == Episode.all.count)
  }

  @Test(arguments: Episode.all)
  func everyFormatGivesTheSameVerdicts(_ episode: Episode) throws {
    let source = try episode.document()
    let verdicts = Track(source).judged
    for format in [CaptionFormat.webVTT, .subRip, .ttml] {
      let bytes = CaptionFile.write(source, as: format).bytes
      var read = try CaptionFile.read(bytes, name: "episode.\(format.id)", format: format).document
      // SubRip has no place for the language.
      if read.language == nil { read.language = episode.language }
      #expect(Track(read).judged == verdicts, "\(format.id)")
    }
  }

  /// Even without being told, the language is seen from the words.
  @Test(arguments: Episode.all)
  func theLanguageIsGuessed(_ episode: Episode) throws {
    var source = try episode.document()
    let verdicts = Track(source).judged
    source.language = nil
    #expect(Track(source).labelLanguage == episode.language)
    let guessed = Track(source).judged
    let same = zip(verdicts, guessed).count { $0 == $1 }
    #expect(Double(same) >= 0.98 * Double(verdicts.count))
  }
}

/// What is said of a cue.
private struct Judged: Hashable {
  var verdict: CueLabels.Verdict?
  var speakers: [String]
  var spoken: String
}

extension Track {
  fileprivate var judged: [Judged] {
    cues.indices.map { index in
      let labels = labels(ofCue: index)
      return Judged(
        verdict: labels?.verdict,
        speakers: labels?.speakers ?? [],
        spoken: labels?.spoken ?? ""
      )
    }
  }
}
