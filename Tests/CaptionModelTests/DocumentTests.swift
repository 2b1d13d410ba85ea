import CaptionModel
import Testing

private func cue(_ begin: Int, _ end: Int?, _ text: String, region: String? = nil) -> Cue {
  Cue(
    begin: MediaTime(milliseconds: begin),
    end: end.map { MediaTime(milliseconds: $0) },
    text: CaptionText(text),
    region: region
  )
}

private struct Number: CaptionExtra {
  static let formatID = "subrip"
  var value: Int
  var lossDescription: String? { "number \(value)" }
}

private struct Header: CaptionExtra {
  static let formatID = "webvtt"
  var text: String
  var lossDescription: String? { nil }
}

private struct Sheet: CaptionExtra {
  static let formatID = "webvtt"
  var name: String
  var lossDescription: String? { "sheet \(name)" }
}

@Suite("Document")
struct DocumentTests {
  @Test("extras are found by type, replaced and removed")
  func extras() {
    var extras = Extras()
    extras[Number.self] = Number(value: 1)
    extras[Header.self] = Header(text: "x")
    extras[Number.self] = Number(value: 2)
    #expect(extras[Number.self]?.value == 2)
    #expect(extras.all.count == 2)
    #expect(extras.losses(writing: "ttml") == ["number 2"])
    #expect(extras.losses(writing: "subrip") == [])
    extras[Header.self] = nil
    #expect(extras[Header.self] == nil)
    #expect(!extras.isEmpty)
  }

  @Test("extras are equal whatever the order in which they were set")
  func extrasEquality() {
    var first = Extras()
    first[Number.self] = Number(value: 1)
    first[Header.self] = Header(text: "x")
    var second = Extras()
    second[Header.self] = Header(text: "x")
    second[Number.self] = Number(value: 1)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    second[Number.self] = Number(value: 3)
    #expect(first != second)
  }

  @Test("the timeline splits where what is shown changes and joins what does not")
  func timeline() {
    var document = CaptionDocument()
    document.regions = [
      Region(id: "b", geometry: .box(.ordinary)), Region(id: "a", geometry: .box(.ordinary)),
    ]
    document.cues = [
      cue(0, 2000, "one", region: "a"),
      cue(1000, 3000, "two", region: "b"),
      cue(3000, 4000, "two", region: "b"),
      cue(5000, 5000, "never"),
      cue(6000, 5500, "never"),
      cue(6000, 7000, " \n "),
      cue(8000, nil, "to the end"),
    ]
    let shown = document.timeline()
    #expect(shown.map(\.begin.milliseconds) == [0, 1000, 2000, 8000])
    #expect(shown.map { $0.end?.milliseconds } == [1000, 2000, 4000, nil])
    #expect(
      shown[1].regions == [
        .init(region: "b", paragraphs: ["two"]), .init(region: "a", paragraphs: ["one"]),
      ]
    )
    #expect(shown[2].regions == [.init(region: "b", paragraphs: ["two"])])
    #expect(shown[3].regions == [.init(region: nil, paragraphs: ["to the end"])])
  }

  @Test("the timeline of many regions at once is as long as it has to be", .timeLimit(.minutes(3)))
  func crowdedTimeline() {
    let count = 1000
    var document = CaptionDocument()
    for number in 0..<count {
      document.regions.append(Region(id: "\(number)", geometry: .box(.ordinary)))
      document.cues.append(cue(number, 2 * count - number, "x", region: "\(number)"))
    }
    let shown = document.timeline()
    #expect(shown.count == 2 * count - 1)
    #expect(shown[count - 1].regions.map(\.region) == document.regions.map(\.id))
  }

  @Test("intervals are given one by one, the same as in the list")
  func timelineOneByOne() {
    struct Enough: Error {}
    var document = CaptionDocument()
    document.cues = (0..<40).map { cue($0 * 10, 60_000 + $0 / 2, "x\($0 % 3)") }
    var given: [TimelineInterval] = []
    document.forEachInterval { given.append($0) }
    #expect(given == document.timeline())
    #expect(given.count == 59)
    var count = 0
    #expect(throws: Enough.self) {
      try document.forEachInterval { _ throws(Enough) in
        count += 1
        if count == 3 { throw Enough() }
      }
    }
    #expect(count == 3)
  }

  @Test("joining keeps a cue on the border once and renames regions that differ")
  func joining() {
    var first = CaptionDocument()
    first.regions = [Region(id: "r", geometry: .box(.ordinary))]
    first.cues = [cue(0, 1000, "a"), cue(5000, 7000, "border", region: "r")]
    var second = CaptionDocument()
    second.language = "en"
    second.regions = [Region(id: "r", geometry: .box(Region.Box(x: 1)))]
    second.cues = [cue(5000, 7000, "border", region: "r"), cue(8000, 9000, "b", region: "r")]
    first.append(second)
    #expect(first.cues.map(\.text.string) == ["a", "border", "b"])
    #expect(first.regions.map(\.id) == ["r", "r-2"])
    #expect(first.cues[2].region == "r-2")
    // Nobody knows the language of the first part.
    #expect(first.language == nil)
    #expect(first.cues[0].text.spans.isEmpty)
    #expect(first.cues[2].text.spans.map(\.kind) == [.language("en")])
  }

  @Test("a part without cues says nothing of the language of others")
  func joiningEmpty() {
    var first = CaptionDocument()
    first.language = "en"
    var second = CaptionDocument()
    second.language = "de"
    second.cues = [cue(0, 1000, "a")]
    first.append(second)
    #expect(first.language == "de")
    #expect(first.cues[0].text.spans.isEmpty)
    second.language = "fr"
    second.cues = []
    first.append(second)
    #expect(first.language == "de")
  }

  @Test("the same cue away from the border is another one")
  func joiningElsewhere() {
    var first = CaptionDocument()
    first.cues = [cue(0, 1000, "a"), cue(2000, 3000, "b"), cue(4000, 5000, "c")]
    var second = CaptionDocument()
    second.cues = [cue(0, 1000, "a"), cue(6000, 7000, "d"), cue(4000, 5000, "c")]
    var whole = first
    whole.append(second)
    #expect(whole.cues.map(\.text.string) == ["a", "b", "c", "a", "d", "c"])
    whole = first
    whole.append(second, after: first.cues)
    #expect(whole.cues.map(\.text.string) == ["a", "b", "c", "d"])
  }

  @Test("a cue that lasts through several parts is kept once")
  func joiningLong() {
    var whole = CaptionDocument()
    whole.cues = [cue(0, 9000, "long"), cue(1000, 2000, "a")]
    for (begin, text) in [(3000, "b"), (5000, "c")] {
      var part = CaptionDocument()
      part.cues = [cue(0, 9000, "long"), cue(begin, begin + 1000, text)]
      whole.append(part)
    }
    #expect(whole.cues.map(\.text.string) == ["long", "a", "b", "c"])
  }

  @Test("joining keeps cues that one part has twice")
  func joiningRepetitions() {
    var first = CaptionDocument()
    first.cues = [cue(0, 1000, "a")]
    var second = CaptionDocument()
    second.cues = [cue(2000, 3000, "b"), cue(2000, 3000, "b")]
    first.append(second)
    #expect(first.cues.map(\.text.string) == ["a", "b", "b"])
  }

  @Test("joining says what only one part can say")
  func joiningLosses() {
    var first = CaptionDocument()
    first.language = "en"
    first.extras[Sheet.self] = Sheet(name: "x")
    var second = first
    #expect(first.append(second).isEmpty)
    second.language = "de"
    second.title = "T"
    second.extras[Sheet.self] = Sheet(name: "y")
    #expect(first.append(second).map(\.what) == ["sheet y"])
    #expect(first.title == "T")
    second.title = "U"
    #expect(first.append(second).map(\.feature) == ["title", "document-detail"])
  }

  @Test("at a border the same cue may have another number; in one part the same twice is two")
  func joiningNumbered() {
    func numbered(_ id: String, _ begin: Int, _ text: String) -> Cue {
      var cue = cue(begin, begin + 1000, text)
      cue.identifier = id
      return cue
    }
    var first = CaptionDocument()
    first.cues = [numbered("1", 0, "a"), numbered("2", 5000, "border")]
    var second = CaptionDocument()
    var elsewhere = numbered("3", 5000, "border")
    elsewhere.placement = Placement()
    elsewhere.placement?.line = .number(0)
    second.cues = [
      numbered("1", 5000, "border"), numbered("2", 6000, "twice"), elsewhere,
      numbered("4", 6000, "twice"),
    ]
    first.append(second)
    #expect(first.cues.map(\.text.string) == ["a", "border", "twice", "border", "twice"])
    #expect(first.cues.map(\.identifier) == ["1", "2", "2", "3", "4"])
  }
}
