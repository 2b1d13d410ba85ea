import CaptionKit
import Testing

/// The examples of the rules about movies.
@Suite struct MovieRuleExampleTests {
  struct Case: CustomTestStringConvertible {
    var info: RuleInfo
    var example: RuleExample
    var testDescription: String { "\(info.id): \(example.messages.first ?? "passes")" }
  }

  static let cases = RuleCatalog.all.filter { $0.subject == .movie }.flatMap { info in
    info.examples.map { Case(info: info, example: $0) }
  }

  @Test(arguments: cases)
  func example(_ test: Case) throws {
    let example = try MovieExample(test.example.markedText)
    var options = LintOptions()
    options.only = [test.info.id]
    let (report, findings) = Linter.lint(example.facts, options: options)
    #expect(report.run == [test.info.id])
    #expect(findings.map(\.diagnostic.message) == test.example.messages)
    #expect(findings.map { $0.diagnostic.range?.lowerBound } == example.marks)
    for finding in findings {
      #expect(finding.diagnostic.severity == test.info.severity)
      #expect(finding.diagnostic.code == test.info.id)
    }
  }

  @Test func aGoodMoviePassesAllRules() throws {
    let example = try MovieExample(
      """
      movie qt
      track audio mp4a eng
      track audio mp4a eng
      tagc public.accessibility.describes-video
      track text tx3g eng
      elng en-US
      group 2
      enabled
      track text tx3g eng
      elng en-US
      group 2
      tagc public.accessibility.transcribes-spoken-dialog
      tagc public.accessibility.describes-music-and-sound
      track text tx3g eng
      elng en-US
      group 2
      flags C0000000
      tagc public.subtitles.forced-only
      """
    )
    #expect(Linter.lint(example.facts).findings.map(\.diagnostic.message) == [])
  }
}

/// A movie as the examples of rules write it; ranges are those of the lines.
struct MovieExample {
  let facts: MovieFacts
  let marks: [Int]

  enum Fault: Error { case line(String) }

  init(_ marked: String) throws {
    var marks: [Int] = []
    var tracks: [MP4Track] = []
    var brand: FourCC?
    var offset = 0
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = line
      if line.hasPrefix("⟦\(marks.count + 1)⟧") {
        marks.append(offset)
        line = line.drop { $0 != "⟧" }.dropFirst()
      }
      let range = offset..<offset + line.utf8.count
      offset = range.upperBound + 1
      let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let rest = words.count > 1 ? String(words[1]) : ""
      if words[0] == "movie" {
        brand = rest == "qt" ? "qt" : "isom"
      } else if words[0] == "track" {
        tracks.append(try Self.track(rest, number: tracks.count + 1, range))
      } else {
        guard var track = tracks.popLast() else { throw Fault.line(String(line)) }
        try Self.add(String(words[0]), rest, range, to: &track)
        tracks.append(track)
      }
    }
    self.marks = marks
    facts = MovieFacts(MP4Movie(majorBrand: brand), tracks: tracks)
  }

  private static func track(
    _ text: String,
    number: Int,
    _ range: Range<Int>
  ) throws -> MP4Track {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3 else { throw Fault.line(text) }
    var track = MP4Track(number: number, range: range)
    track.handler = words[0] == "text" ? "sbtl" : "soun"
    var code: UInt32 = 0
    for scalar in words[1].unicodeScalars { code = code << 8 | scalar.value }
    var entry = MP4SampleEntry(format: FourCC(rawValue: code), range: range)
    if words[1] == "tx3g" { entry.content = .timedText(MP4TextStyling()) }
    track.entries = [entry]
    track.isEnabled = false
    if words[2] != "und" { track.mediaLanguage = .letters(words[2]) }
    return track
  }

  private static func add(
    _ name: String,
    _ value: String,
    _ range: Range<Int>,
    to track: inout MP4Track
  ) throws {
    switch name {
    case "elng": track.extendedLanguage = MP4Track.Text(value, range: range)
    case "name": track.name = MP4Track.Text(value, range: range)
    case "tagc": track.tags.append(MP4Track.Text(value, range: range))
    case "kind":
      let words = value.split(separator: " ").map(String.init)
      track.kinds.append(
        MP4Track.KindValue(
          scheme: words.count > 1 ? words[0] : DASHRoles.scheme,
          value: words[words.count - 1],
          range: range
        )
      )
    case "group": track.alternateGroup = try #require(Int(value))
    case "enabled": track.isEnabled = true
    case "flags":
      var styling = MP4TextStyling()
      styling.displayFlags = try #require(UInt32(value, radix: 16))
      track.entries[0].content = .timedText(styling)
      track.entries[0].range = range
    default: throw Fault.line(name)
    }
  }
}
