import CaptionKit
import Foundation
import TestSupport
import Testing

@testable import CaptionCommand

/// What a captioner would say of whole episodes and of what is left of them.
///
/// The verdicts were written by hand, with the reason for each.
@Suite struct VerdictTests {
  typealias Verdict = RoleAssessment.Verdict

  /// What was done to an episode.
  enum Change: String, CaseIterable {
    case none
    case labelsStripped
    case soundsStripped
    case secondHalfGone
    case firstHalfGone
    case dialogueAsForced
    case threeCuesAsForced
  }

  /// A verdict for each claim, in the order of the columns below.
  struct Row {
    var change: Change
    var transcribes: Verdict
    var describes: Verdict
    var forced: Verdict
    var subtitles: Verdict
    var why: String
  }

  static let rows = [
    Row(
      change: .none,
      transcribes: .supported,
      describes: .supported,
      forced: .refuted,
      subtitles: .open,
      why: "names, sounds and music stand throughout: SDH it is, and never forced; as plain "
        + "subtitles it could be given out, but nobody means it so"
    ),
    Row(
      change: .labelsStripped,
      transcribes: .refuted,
      describes: .refuted,
      forced: .refuted,
      subtitles: .supported,
      why: "nobody is named where two speak, no sound is left, and it is still the whole dialogue"
    ),
    Row(
      change: .soundsStripped,
      transcribes: .supported,
      describes: .refuted,
      forced: .refuted,
      subtitles: .supported,
      why: "names are left, but songs alone describe nothing; and it is the whole dialogue"
    ),
    Row(
      change: .secondHalfGone,
      transcribes: .refuted,
      describes: .supported,
      forced: .refuted,
      subtitles: .refuted,
      why: "the second half of the programme has no words, whatever the first half has"
    ),
    Row(
      change: .firstHalfGone,
      transcribes: .refuted,
      describes: .supported,
      forced: .refuted,
      subtitles: .refuted,
      why: "the same at the other end"
    ),
    Row(
      change: .dialogueAsForced,
      transcribes: .refuted,
      describes: .refuted,
      forced: .refuted,
      subtitles: .supported,
      why: "words stand during nearly all of the regular track's words, so not only what everybody "
        + "needs"
    ),
    Row(
      change: .threeCuesAsForced,
      transcribes: .refuted,
      describes: .refuted,
      forced: .supported,
      subtitles: .refuted,
      why: "three cues that the regular track has too; they are no transcript of anything"
    ),
  ]

  /// Where an episode differs, since its house does: the claim, the verdict, and why.
  static let exceptions: [String: [Change: [(MediaCharacteristic, Verdict, String)]]] = {
    let colors: [(MediaCharacteristic, Verdict, String)] = [
      (
        .transcribesSpokenDialog, .open,
        "the colours by which the house tells speakers apart are left, but not whose they are"
      )
    ]
    let left: [Change: [(MediaCharacteristic, Verdict, String)]] = [
      .labelsStripped: colors, .dialogueAsForced: colors,
    ]
    return ["BBC": left, "UNE": left, "France": left, "Germany": left]
  }()

  @Test(arguments: Episode.all, rows.indices)
  func verdicts(_ episode: Episode, _ position: Int) throws {
    let row = Self.rows[position]
    let whole = try episode.document()
    let changed = try Self.change(row.change, episode)
    var options = AssessmentOptions()
    switch row.change {
    case .secondHalfGone, .firstHalfGone: options.programmeDuration = Self.end(of: whole)
    case .dialogueAsForced, .threeCuesAsForced: options.compared = Track(whole)
    default: break
    }
    let assessment = TrackAssessment(Track(changed), options: options)
    var expected: [(MediaCharacteristic, Verdict, String)] = [
      (.transcribesSpokenDialog, row.transcribes, row.why),
      (.describesMusicAndSound, row.describes, row.why),
      (.containsOnlyForcedSubtitles, row.forced, row.why),
    ]
    for (claim, verdict, why) in Self.exceptions[episode.house]?[row.change] ?? [] {
      expected.removeAll { $0.0 == claim }
      expected.append((claim, verdict, why))
    }
    for (claim, verdict, why) in expected {
      let finding = try #require(
        assessment.characteristics.first { $0.characteristic == claim }
      )
      #expect(
        finding.verdict == verdict,
        "\(episode.house), \(row.change), \(claim.rawValue): \(why); not \(finding.reasons)"
      )
    }
    let sdh = assessment.roles.first { $0.role == .sdh }
    let isSDH = row.change == .none
    #expect(sdh?.verdict == (isSDH ? .supported : .refuted), "\(episode.house), \(row.change)")
    let subtitles = assessment.roles.first { $0.role == .subtitles }
    #expect(
      subtitles?.verdict == row.subtitles,
      "\(episode.house), \(row.change), subtitles: \(subtitles?.findings.last?.reasons ?? [])"
    )
    for finding in assessment.characteristics + assessment.roles.flatMap(\.findings) {
      let words = (finding.reasons + [finding.openQuestion ?? ""]).joined(separator: " ")
      #expect(!words.contains("accessible") && !words.contains("passes"))
    }
  }

  private static func change(_ change: Change, _ episode: Episode) throws -> CaptionDocument {
    var document = try episode.document()
    let count = document.cues.count
    switch change {
    case .none: break
    case .labelsStripped, .dialogueAsForced:
      document = Track(document).strippingLabels().document
    case .soundsStripped:
      // By the truth that stands beside the episode, not by what is found in it.
      let truth = episode.cues
      document.cues = document.cues.indices.filter { index in
        truth[index].kinds.isDisjoint(with: [.sound, .music])
      }
      .map { document.cues[$0] }
    case .secondHalfGone: document.cues = Array(document.cues.prefix(count / 2))
    case .firstHalfGone: document.cues = Array(document.cues.suffix(count / 2))
    case .threeCuesAsForced:
      let words = document.cues.indices.filter { episode.cues[$0].kinds.isEmpty }
      document.cues = words.prefix(3).map { document.cues[$0] }
    }
    return document
  }

  private static func end(of document: CaptionDocument) -> MediaTime {
    document.cues.compactMap(\.end).max() ?? .zero
  }

  // MARK: Text that is easy to read

  /// The first scene of "The Night Ferry", told in half as many words.
  private static let easy = [
    "This is the last ferry.\nIs anyone on the pier?", "A woman and a boy.\nHe has no coat.",
    "It is October!", "He is not cold.", "Good evening.\nDo you go to Harrow Point?",
    "Yes. Mind the rope.", "Thank you. Come, Tomas.", "Can I stand at the front?", "No.",
    "Come on!",
  ]

  /// What Mara, Jonas, Ilse and Tomas say in the regular track meanwhile.
  private static let regular = [
    "Last crossing of the night, is anybody still left out there on the pier?",
    "There are two of them, a woman with a suitcase and a boy who has no coat on.",
    "In October, of all months?", "He says that he isn't cold at all.",
    "Good evening, is this by any chance the boat that goes to Harrow Point?",
    "It is whenever the fog lets us, and please mind the rope there.",
    "Thank you very much. Come along with me now, Tomas.",
    "Can I stand at the very front and look at the water?", "Absolutely not, young man.",
    "Come on then, old girl, don't let me down.",
  ]

  @Test func easyToRead() throws {
    let easy = Self.track(Self.easy, seconds: 5)
    let regular = Self.track(Self.regular, seconds: 4)
    func verdict(_ track: Track, besides other: Track?) throws -> Verdict {
      var options = AssessmentOptions()
      options.compared = other
      return RoleAssessment.assess(.easyReader, of: track, options: options).verdict
    }
    // Shorter and slower than the regular track.
    #expect(try verdict(easy, besides: regular) == .supported)
    // Alone it could as well be a film with little talk.
    #expect(try verdict(easy, besides: nil) == .open)
    // Long sentences at 180 words a minute are for quick readers.
    #expect(try verdict(regular, besides: nil) == .refuted)
    // Nothing was edited.
    #expect(try verdict(easy, besides: easy) == .refuted)
    // The regular track is no easier than the easy one.
    #expect(try verdict(regular, besides: easy) == .refuted)
  }

  private static func track(_ texts: [String], seconds: Int) -> Track {
    var document = CaptionDocument()
    document.language = "en"
    for (index, text) in texts.enumerated() {
      let begin = MediaTime(seconds: index * 6)
      document.cues.append(
        Cue(begin: begin, end: begin + MediaTime(seconds: seconds), text: CaptionText(text))
      )
    }
    return Track(document)
  }

  // MARK: Translations

  static let origins: [(language: String, original: String?, verdict: Verdict)] = [
    // The German episode runs beside the English one, cue by cue.
    ("de", "en", .supported), ("de", nil, .open),
    // It is the original.
    ("de", "de", .refuted), ("de", "de-AT", .refuted),
    // It is called English, but its words are German.
    ("en", "de", .refuted),
  ]

  @Test(arguments: origins)
  func translations(_ language: String, _ original: String?, _ verdict: Verdict) throws {
    var document = try Episode.germany.document()
    document.language = language
    var options = AssessmentOptions()
    options.originalLanguage = original
    options.compared = Track(try Episode.bbc.document())
    let assessment = TrackAssessment(Track(document), options: options)
    let role = try #require(assessment.roles.first { $0.role == .translation })
    #expect(role.verdict == verdict, "\(role.findings)")
    if verdict == .supported {
      #expect(role.findings[0].reasons.last?.hasPrefix("84 of 85") == true, "\(role.findings[0])")
    }
    let first = assessment.characteristics.first { $0.characteristic == .isOriginalContent }
    let isOriginal = language == "de" && original?.hasPrefix("de") == true
    let expected: Verdict = isOriginal ? .supported : original == nil ? .open : .refuted
    #expect(first?.verdict == expected)
    // Captions are in the language that is heard.
    let captions = try #require(assessment.roles.first { $0.role == .captions })
    #expect(captions.isRefuted == (original == "en" || language == "en"))
  }

  // MARK: The sample

  @Test func theNightFerry() throws {
    let folder = Fixtures.repository.appendingPathComponent("Samples")
    func document(_ name: String) throws -> CaptionDocument {
      let bytes = try Array(Data(contentsOf: folder.appendingPathComponent(name)))
      var document = try CaptionFile.read(bytes, name: name).document
      if document.language == nil { document.language = "en" }
      return document
    }
    for name in ["night-ferry.en.sdh.srt", "night-ferry.en.sdh.vtt", "night-ferry.en.sdh.ttml"] {
      let assessment = TrackAssessment(Track(try document(name)))
      let verdicts = Dictionary(
        uniqueKeysWithValues: assessment.roles.map { ($0.role, $0.verdict) }
      )
      #expect(verdicts[.sdh] == .supported, "\(name)")
      // Whoever hears the programme knows whether this is its language.
      #expect(verdicts[.captions] == .supported, "\(name)")
      #expect(verdicts[.subtitles] == .open, "\(name)")
      #expect(verdicts[.forced] == .refuted, "\(name)")
      #expect(verdicts[.easyReader] == .refuted, "\(name)")
      #expect(verdicts[.descriptions] == .refuted, "\(name)")
    }
    // What is left of it when labels go, and when it stops halfway.
    let whole = try document("night-ferry.en.sdh.srt")
    var options = AssessmentOptions()
    options.compared = Track(whole)
    options.programmeDuration = Self.end(of: whole)
    let plain = Track(Track(whole).strippingLabels().document)
    let withoutLabels = TrackAssessment(plain, options: options).roles
    // Cues in which two speak have dashes now, and nobody is named.
    #expect(
      withoutLabels.first { $0.role == .sdh }?.findings.map(\.verdict) == [
        .refuted, .refuted, .refuted,
      ]
    )
    #expect(withoutLabels.first { $0.role == .subtitles }?.verdict == .supported)
    // It is all that is said.
    #expect(withoutLabels.first { $0.role == .forced }?.verdict == .refuted)
    var half = whole
    half.cues = Array(whole.cues.prefix(whole.cues.count / 2))
    let firstHalf = TrackAssessment(Track(half), options: options).roles
    #expect(
      firstHalf.first { $0.role == .sdh }?.findings.map(\.verdict) == [
        .refuted, .supported, .refuted,
      ]
    )
    #expect(firstHalf.first { $0.role == .subtitles }?.verdict == .refuted)

    let forced = Track(try document("night-ferry.en.forced.srt"))
    // Two signs and a voice: no transcript, and nothing that speaks against forced.
    #expect(RoleAssessment.assess(.forced, of: forced).verdict == .open)
    #expect(RoleAssessment.assess(.sdh, of: forced).verdict == .refuted)
  }
}
