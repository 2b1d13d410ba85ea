import CaptionFormats
import CaptionModel
import Foundation
import Testing

/// The tests that browsers share (web-platform-tests, folder `webvtt`), where they are at hand.
@Suite(.enabled(if: PlatformTestFiles.root != nil))
struct WebVTTPlatformTests {
  @Test(arguments: PlatformTestFiles.files(in: "wpt-webvtt", suffix: ".expected.json"))
  func filesParseAsInBrowsers(_ path: String) throws {
    let expected = try PlatformTestFiles.json(path) as? [String: Any] ?? [:]
    let source = try PlatformTestFiles.source(path.replacing(".expected.json", with: ".vtt"))
    let result = CaptionFormat.webVTT.read(source, ReadingOptions())
    #expect(result.accepted == expected["fileAccepted"] as? Bool)
    if let count = expected["cueCount"] as? Int { #expect(result.document.cues.count == count) }
    // The expectations are in text track order: by begin, then by end with the later one first.
    let order = result.document.cues.indices.sorted {
      let (one, other) = (result.document.cues[$0], result.document.cues[$1])
      if one.begin != other.begin { return one.begin < other.begin }
      if one.end != other.end { return (other.end ?? .max) < (one.end ?? .max) }
      return $0 < $1
    }
    let cues = expected["cues"] as? [[String: Any]] ?? []
    try #require(order.count >= cues.count)
    for (wanted, index) in zip(cues, order) {
      for (key, value) in wanted {
        check(key, value, index, order, result, source)
      }
    }
  }

  private func check(
    _ key: String,
    _ value: Any,
    _ index: Int,
    _ order: [Int],
    _ result: ReadResult,
    _ source: SourceText
  ) {
    let cue = result.document.cues[index]
    switch key {
    case "id": #expect(cue.identifier ?? "" == value as? String)
    case "start", "end":
      let time = key == "start" ? cue.begin : cue.end
      let seconds = (value as? NSNumber)?.doubleValue ?? -1
      #expect(Double(time?.milliseconds ?? -1) / 1000 == seconds)
    case "region": checkRegion(value, cue, order, result)
    case "tree":
      #expect(WebVTTTree.drawing(value) == WebVTTTree.drawing(cue.text))
    case "plainText": #expect(cue.text.string == value as? String)
    default:
      let details = CaptionFormat.webVTT.describe(index, result, source)
      let detail = details.first { $0.key == key }?.value
      switch detail {
      case .string(let string): #expect(string == value as? String, "\(key)")
      case .number(let number):
        #expect(number == (value as? NSNumber)?.doubleValue, "\(key)")
      case .bool(let bool): #expect(bool == value as? Bool, "\(key)")
      default: Issue.record("no detail \(key)")
      }
    }
  }

  private func checkRegion(_ value: Any, _ cue: Cue, _ order: [Int], _ result: ReadResult) {
    guard let wanted = value as? [String: Any] else {
      #expect(cue.region == nil)
      return
    }
    guard
      let id = cue.region, let region = result.document.region(id),
      case .anchored(let anchored) = region.geometry
    else {
      Issue.record("no region")
      return
    }
    for (key, value) in wanted {
      let number = (value as? NSNumber)?.doubleValue
      switch key {
      case "id": #expect(region.id == value as? String)
      case "width": #expect(anchored.width == number)
      case "lines": #expect(anchored.lines == number)
      case "regionAnchorX": #expect(anchored.regionAnchor.x == number)
      case "regionAnchorY": #expect(anchored.regionAnchor.y == number)
      case "viewportAnchorX": #expect(anchored.viewportAnchor.x == number)
      case "viewportAnchorY": #expect(anchored.viewportAnchor.y == number)
      case "scroll": #expect((anchored.scrollsUp ? "up" : "") == value as? String)
      case "sameRegionAsCue", "differsFromRegionOfCue":
        let other = result.document.cues[order[Int(number ?? 0)]].region
        #expect((other == id) == (key == "sameRegionAsCue"))
      default: Issue.record("unknown key \(key)")
      }
    }
  }

  @Test(arguments: PlatformTestFiles.files(in: "wpt-webvtt/cue-text-parsing", suffix: ".json"))
  func cueTextParsesAsInBrowsers(_ path: String) throws {
    let file = try PlatformTestFiles.json(path) as? [String: Any] ?? [:]
    let prefix = file["filePrefix"] as? String
    for entry in file["cases"] as? [[String: Any]] ?? [] {
      let name = entry["case"] as? String ?? ""
      let input = entry["input"] as? String ?? ""
      let source = SourceText((prefix ?? "WEBVTT\n\n00:00.000 --> 00:01.000\n") + input)
      let result = CaptionFormat.webVTT.read(source, ReadingOptions())
      try #require(result.document.cues.count == 1, "\(name)")
      var wanted = WebVTTTree.drawing(entry["tree"] as Any)
      // Without a prefix the case is meant for the parser of cue text, which knows no NUL.
      if prefix == nil { wanted = wanted.replacing("\0", with: "\u{FFFD}") }
      #expect(WebVTTTree.drawing(result.document.cues[0].text) == wanted, "\(name): \(input)")
    }
  }
}
