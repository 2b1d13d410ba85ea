import CaptionKit
import Testing

@testable import CaptionCommand

@Suite struct InspectTests {
  /// A document in which every kind of markup occurs.
  static func rich() -> CaptionDocument {
    var builder = CaptionTextBuilder()
    builder.open(.voice("Ada \"A\""), classes: ["loud", "first"])
    builder.append("Hi ")
    builder.open(.italic)
    builder.append("you")
    builder.mark(MediaTime(milliseconds: 1500))
    builder.close()
    builder.append("\n")
    builder.open(.ruby)
    builder.open(.rubyBase)
    builder.append("漢")
    builder.close()
    builder.open(.rubyText)
    builder.append("kan")
    builder.close()
    builder.close()
    builder.close()
    builder.open(.style(TextStyle(.color(Color(rgb: 0xFF0000)), .fontSize("2c"))))
    builder.open(.bold)
    builder.open(.underline)
    builder.open(.class, classes: ["x"])
    builder.open(.language("de"))
    let text = builder.take()

    var first = Cue(
      identifier: "one",
      begin: MediaTime(milliseconds: 1000),
      end: MediaTime(milliseconds: 2000),
      text: text
    )
    first.region = "top"
    var placement = Placement()
    placement.line = .number(0)
    placement.textAlign = .left
    first.placement = placement
    let second = Cue(begin: MediaTime(milliseconds: 2500), end: nil, text: CaptionText("late"))

    var document = CaptionDocument()
    document.cues = [first, second]
    document.language = "en"
    var anchored = Region.Anchored()
    anchored.scrollsUp = true
    anchored.width = 40.5
    anchored.lines = 1e20
    document.regions = [
      Region(id: "top", geometry: .anchored(anchored)),
      Region(
        id: "box",
        geometry: .box(
          Region.Box(
            x: 10,
            y: 80.25,
            width: 80,
            height: 15,
            displayAlign: .after,
            writingMode: .verticalGrowingLeft
          )
        )
      ),
    ]
    return document
  }

  static let registry = FormatRegistry([
    CaptionFormat(
      id: "rich",
      aliases: [],
      name: "Rich",
      summary: "A fixed document",
      extensions: ["rich"],
      mediaTypes: ["text/x-rich"],
      diagnostics: [],
      sniff: { _ in .none },
      read: { _, _ in
        var map = SourceMap()
        map.cues = [
          .init(start: 0, timing: 0, text: 0..<1), .init(start: 7, timing: 7, text: 7..<8),
        ]
        return ReadResult(
          document: rich(),
          map: map,
          diagnostics: [
            Diagnostic(
              code: "rich/second",
              severity: .error,
              message: "second",
              range: 7..<8,
              cue: 1,
              notes: [.init("see there", range: 0..<1)]
            )
          ]
        )
      },
      write: { _, _ in WriteResult(bytes: []) },
      describe: { cue, _, _ in
        cue == 0
          ? [
            Detail("line", .string("auto")), Detail("size", .number(100)),
            Detail("snap", .bool(true)), Detail("none", .null),
            Detail("list", .list([.number(1), .string("a")])),
          ] : []
      }
    )
  ])

  @Test func printsTheWholeModelAsJSON() {
    let world = World(["a.rich": "ä\n\u{1D11E}x"])
    #expect(world.run("inspect", "a.rich", "--json", "--timeline", registry: Self.registry) == 0)
    let expected = #"""
      {"schema":1,"file":"a.rich","format":"rich","accepted":true,"encoding":"UTF-8","language":"en",
      "cues":[
      {"id":"one","begin":1000,"end":2000,"text":"Hi you\n漢","speakers":["Ada \"A\""],
      "region":"top","nodes":[
      {"kind":"voice","classes":["loud","first"],"name":"Ada \"A\"","children":[
      {"text":"Hi "},{"kind":"italic","children":[{"text":"you"},{"time":1500}]},{"text":"\n"},
      {"kind":"ruby","children":[{"kind":"rubyBase","children":[{"text":"漢"}]},
      {"kind":"rubyText","children":[{"text":"kan"}]}]}]},
      {"kind":"style","style":{"color":"#ff0000","fontSize":"2c"},"children":[
      {"kind":"bold","children":[{"kind":"underline","children":[
      {"kind":"class","classes":["x"],"children":[{"kind":"language","tag":"de","children":[]}]}]}]}]}],
      "source":{"line":1,"column":1},
      "rich":{"line":"auto","size":100,"snap":true,"none":null,"list":[1,"a"]}},
      {"id":null,"begin":2500,"end":null,"text":"late","speakers":[],"region":null,
      "nodes":[{"text":"late"}],"source":{"line":2,"column":2}}],
      "regions":[
      {"id":"top","width":40.5,"lines":100000000000000000000,"regionAnchorX":0,"regionAnchorY":100,
      "viewportAnchorX":0,"viewportAnchorY":100,"scroll":"up"},
      {"id":"box","origin":[10,80.25],"extent":[80,15],"displayAlign":"after","writingMode":"tbrl"}],
      "diagnostics":[
      {"code":"rich/second","severity":"error","kind":"format","message":"second","line":2,"column":2,
      "cue":1,"notes":[{"message":"see there","line":1,"column":1}]}],
      "timeline":[
      {"begin":1000,"end":2000,"regions":[{"region":"top","paragraphs":["Hi you\n漢kan"]}]},
      {"begin":2500,"end":null,"regions":[{"region":null,"paragraphs":["late"]}]}]}
      """#
    // Before byte 7 stand a line of two bytes and its break, and one scalar of four bytes.
    #expect(world.output == expected.replacing("\n", with: "") + "\n")
  }

  @Test func printsAReadableTree() {
    let world = World(["a.rich": "ä\n\u{1D11E}x"])
    #expect(world.run("inspect", "a.rich", "--timeline", registry: Self.registry) == 0)
    #expect(
      world.output == """
        a.rich: Rich, UTF-8, language en, 2 cues, 2 regions
        region "top": width 40.5 %, 100000000000000000000 lines, point 0 %, 100 % held at 0 %, \
        100 %, scrolls up
        region "box": x 10 %, y 80.25 %, width 80 %, height 15 %, after, tbrl

        cue 1 "one"  00:00:01.000 --> 00:00:02.000  line 1, column 1
          region: "top"
          placement: line 0, align left
          speakers: "Ada "A""
          voice "Ada "A"" .loud .first
            "Hi "
            italic
              "you"
              time 00:00:01.500
            "\\n"
            ruby
              rubyBase
                "漢"
              rubyText
                "kan"
          style color=#ff0000 fontSize=2c
            bold
              underline
                class .x
                  language "de"

        cue 2  00:00:02.500 --> open  line 2, column 2
          "late"

        timeline
          00:00:01.000 --> 00:00:02.000
            region "top"
              "Hi you\\n漢kan"
          00:00:02.500 --> open
            default region
              "late"

        a.rich:2:2: error: second [rich/second]

        """
    )
  }

  @Test func printsADocumentForEachFileWhateverItIs() {
    let world = World(["a.toy": "TOY\n0 1 x\nbad\n", "junk": "\u{FEFF}hello", "no.toy": "TOY\n"])
    world.put("dir", .directory)
    let status = world.run("inspect", "--json", "--", "a.toy", "junk", "gone", "dir", "no.toy")
    #expect(status == 3)
    let lines = world.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(
      lines == [
        #"{"schema":1,"file":"a.toy","format":"toy","accepted":true,"encoding":"UTF-8","#
          + #""language":null,"cues":[{"id":null,"begin":0,"end":1,"text":"x","speakers":[],"#
          + #""region":null,"nodes":[{"text":"x"}],"source":{"line":2,"column":1},"#
          + #""toy":{"letters":1}}],"regions":[],"diagnostics":[{"code":"toy/bad-line","#
          + #""severity":"warning","kind":"format","message":"not a cue: \"bad\"","line":3,"#
          + #""column":1,"cue":null}]}"#,
        #"{"schema":1,"file":"junk","format":null,"accepted":false,"encoding":"UTF-8","#
          + #""language":null,"cues":[],"regions":[],"diagnostics":[{"code":"file/unknown-format","#
          + #""severity":"error","kind":"format","message":"no captions in a known format","#
          + #""line":1,"column":1,"cue":null}]}"#,
        #"{"schema":1,"file":"gone","format":null,"accepted":false,"encoding":null,"#
          + #""language":null,"cues":[],"regions":[],"diagnostics":[{"code":"file/unreadable","#
          + #""severity":"error","kind":"format","message":"no such file or folder","#
          + #""line":1,"column":1,"cue":null}]}"#,
        #"{"schema":1,"file":"dir","format":null,"accepted":false,"encoding":null,"#
          + #""language":null,"cues":[],"regions":[],"diagnostics":[{"code":"file/unreadable","#
          + #""severity":"error","kind":"format","message":"is a folder, not a file","#
          + #""line":1,"column":1,"cue":null}]}"#,
        #"{"schema":1,"file":"no.toy","format":"toy","accepted":false,"encoding":"UTF-8","#
          + #""language":null,"cues":[],"regions":[],"diagnostics":[{"code":"toy/bad-line","#
          + #""severity":"warning","kind":"format","message":"no cue at all","line":1,"column":1,"#
          + #""cue":null}]}"#,
      ]
    )
    #expect(
      world.error == """
        captionkit: junk: no captions in a known format
        captionkit: gone: no such file or folder
        captionkit: dir: is a folder, not a file
        captionkit: no.toy: no cue at all

        """
    )
  }

  @Test func contentOutweighsTheNameWithAWarning() {
    let world = World(["a.bare": "TOY\n0 1 x\n"])
    #expect(world.run("inspect", "a.bare", "--json") == 0)
    #expect(world.output.contains(#""format":"toy","accepted":true"#))
    #expect(world.output.contains(#""code":"file/extension-mismatch","severity":"warning""#))
  }

  @Test(
    arguments: [
      ("a.bare", "TOY", "bare", "file/format-mismatch", "content is Toy, but is read as Bare"),
      (
        "a.bare", "x", "toy", "file/extension-mismatch",
        "is read as Toy, but the file name says Bare"
      ),
      ("a.bare", "x", "bare", nil, nil), ("a.txt", "TOY", "toy", nil, nil),
    ] as [(String, String, String, String?, String?)]
  )
  func theNamedFormatDecidesWithAWarning(
    _ path: String,
    _ mark: String,
    _ format: String,
    _ code: String?,
    _ message: String?
  ) {
    let world = World([path: "\(mark)\n0 1 x\n"])
    #expect(world.run("inspect", path, "--json", "--format", format) == 0)
    #expect(world.output.contains(#""format":"\#(format)","accepted":true"#))
    guard let code, let message else {
      #expect(!world.output.contains("mismatch"))
      return
    }
    #expect(world.output.contains(#""code":"\#(code)","severity":"warning""#))
    #expect(world.output.contains(message))
  }

  @Test func survivesDeepNesting() {
    var builder = CaptionTextBuilder()
    for _ in 0..<20_000 { builder.open(.bold) }
    builder.append("x")
    let text = builder.take()
    var json = JSONOutput()
    json.nodes(of: text)
    let expected =
      "[" + String(repeating: #"{"kind":"bold","children":["#, count: 20_000) + #"{"text":"x"}"#
      + String(repeating: "]}", count: 20_000) + "]"
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }
}
