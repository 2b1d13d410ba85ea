import Testing

@testable import CaptionCommand

/// Reading JSON as it comes.
@Suite struct JSONInputTests {
  @Test func whatIsWrittenIsRead() throws {
    let texts = ["", "plain", "\"quoted\" \\ and\nlines\t\u{1}", "ünï → 🎵", "\u{10FE80}"]
    var json = JSONOutput()
    json.beginObject()
    json.key("texts")
    json.strings(texts)
    json.key("number")
    json.number(-42)
    json.key("yes")
    json.bool(true)
    json.key("none")
    json.null()
    json.key("inner")
    json.beginObject()
    json.key("a")
    json.beginArray()
    json.endArray()
    json.endObject()
    json.endObject()
    json.endLine()
    var read: [String] = []
    var number = 0
    var isYes = false
    var isNull = false
    var inner: [UInt8] = []
    var input = JSONInput(json.take())
    try input.object { (json, name) throws(JSONFault) in
      switch name {
      case "texts": read = try json.strings()
      case "number": number = try json.int()
      case "yes": isYes = try json.bool()
      case "none": isNull = json.null()
      default: inner = try json.raw()
      }
    }
    try input.end()
    #expect(read == texts)
    #expect(number == -42 && isYes && isNull)
    #expect(String(decoding: inner, as: UTF8.self) == #"{"a":[]}"#)
  }

  @Test(arguments: [
    (#""A\u00e9\ud83c\udfb5\/""#, "Aé🎵/"), (#""\ud83cx""#, "\u{FFFD}x"), (#""\b\f""#, "\u{8}\u{C}"),
  ])
  func escapesAreRead(text: String, expected: String) throws {
    var input = JSONInput(Array(text.utf8))
    #expect(try input.string() == expected)
  }

  @Test(arguments: [
    "", "{", "[1,", "{\"a\" 1}", "{\"a\":}", "[1 2]", "\"no end", "\"\\u12\"", "\"\\x\"", "nope",
    "{,}",
    "[\"a\",]", "-", "{\"a\":1}}",
  ])
  func whatIsNoJSONIsRefused(text: String) {
    var input = JSONInput(Array(text.utf8))
    #expect(throws: JSONFault.self) {
      if text.hasPrefix("[") {
        try input.array { (json) throws(JSONFault) in _ = try json.int() }
      } else if text.hasPrefix("\"") {
        _ = try input.string()
      } else if text.hasPrefix("{") {
        try input.object { (json, _) throws(JSONFault) in try json.skip() }
      } else {
        _ = try input.int()
      }
      try input.end()
    }
  }

  @Test func everyPrefixOfADocumentIsRefusedWithoutATrap() throws {
    let text = Array(#"{"a":[1,{"b":"c\"\u0041"}],"d":{"e":[[],{}]},"f":null}"#.utf8)
    for end in 0..<text.count {
      var input = JSONInput(Array(text[..<end]))
      #expect(throws: JSONFault.self) {
        try input.object { (json, _) throws(JSONFault) in try json.skip() }
        try input.end()
      }
    }
    var input = JSONInput(text)
    try input.skip()
    try input.end()
  }
}
