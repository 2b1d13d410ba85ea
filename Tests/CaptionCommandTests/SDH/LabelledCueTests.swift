import CaptionKit
import Testing

@testable import CaptionCommand

/// Cues judged one by one, as `captionkit sdh --labels-tsv` does.
@Suite struct LabelledCueTests {
  @Test(arguments: LabelledCues.all)
  func cue(_ test: LabelledCues.Case) throws {
    var document = CaptionDocument()
    document.language = test.language
    document.cues = [Cue(begin: .zero, end: nil, text: CueTextMarkup.read(test.text))]
    let labels = try #require(Track(document).labels(ofCue: 0))
    #expect(labels.verdict.rawValue == test.verdict)
    #expect(labels.speakers.joined(separator: "|") == test.speakers)
    #expect(labels.spoken == test.spoken)
  }

  @Test func everyKindAndManyLanguages() {
    #expect(LabelledCues.all.count >= 250)
    let kinds = Set(LabelledCues.all.map(\.verdict))
    #expect(kinds == Set(CueLabels.Verdict.allCases.map(\.rawValue)))
    #expect(Set(LabelledCues.all.map(\.language)).count >= 20)
  }

  /// Without a language, fewer words are known, but the form still tells nearly everything.
  @Test func withoutLanguage() {
    let right = LabelledCues.all.count { test in
      var document = CaptionDocument()
      document.cues = [Cue(begin: .zero, end: nil, text: CueTextMarkup.read(test.text))]
      return Track(document).labels(ofCue: 0)?.verdict.rawValue == test.verdict
    }
    #expect(Double(right) >= 0.96 * Double(LabelledCues.all.count))
  }

  @Test func theTableIsJudgedLineByLine() {
    let world = World([
      "cues.tsv": "text\tlanguage\tmore\n[door creaks]\\nVERA: No.\ten\tx\nHallo.\tde\n\n(Ja.)"
    ])
    #expect(world.run("sdh", "--labels-tsv", "cues.tsv") == 0)
    #expect(
      world.output == "mixed\tVERA\tNo.\ndialogue\t\tHallo.\ndialogue\t\t\ndialogue\t\t(Ja.)\n"
    )
  }
}
