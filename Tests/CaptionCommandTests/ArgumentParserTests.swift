import Testing

@testable import CaptionCommand

@Suite struct ArgumentParserTests {
  struct Settings: Equatable {
    var flag = 0
    var other = 0
    var value: String?
    var list: [String] = []
  }

  static let parser = ArgumentParser<Settings>([
    .flag("flag", short: "f", "A flag.") { $0.flag += 1 },
    .flag("other", short: "o", "Another flag.") { $0.other += 1 },
    .value("value", short: "v", "VALUE", "A value.") { (settings, text) throws(UsageError) in
      guard text != "bad" else { throw UsageError("bad value") }
      settings.value = text
    },
    .value("list", "ITEM", isRepeatable: true, "Items.") { (settings, text) throws(UsageError) in
      settings.list.append(text)
    },
  ])

  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var settings: Settings
    var operands: [String] = []
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(arguments: [], settings: Settings()),
    Case(arguments: ["--flag"], settings: Settings(flag: 1)),
    Case(arguments: ["-fo"], settings: Settings(flag: 1, other: 1)),
    Case(arguments: ["-ff"], settings: Settings(flag: 2)),
    Case(arguments: ["--value", "x"], settings: Settings(value: "x")),
    Case(arguments: ["--value=x=y"], settings: Settings(value: "x=y")),
    Case(arguments: ["--value="], settings: Settings(value: "")),
    Case(arguments: ["--value", "-2s"], settings: Settings(value: "-2s")),
    Case(arguments: ["--value", "--"], settings: Settings(value: "--")),
    Case(arguments: ["-v", "x"], settings: Settings(value: "x")),
    Case(arguments: ["-vx"], settings: Settings(value: "x")),
    Case(arguments: ["-v=x"], settings: Settings(value: "x")),
    Case(arguments: ["-fv", "x"], settings: Settings(flag: 1, value: "x")),
    Case(arguments: ["-fvx"], settings: Settings(flag: 1, value: "x")),
    Case(arguments: ["--list", "a", "--list=b"], settings: Settings(list: ["a", "b"])),
    Case(arguments: ["a", "-f", "b"], settings: Settings(flag: 1), operands: ["a", "b"]),
    Case(arguments: ["-", "-f"], settings: Settings(flag: 1), operands: ["-"]),
    Case(arguments: ["--", "-f", "--"], settings: Settings(), operands: ["-f", "--"]),
    Case(arguments: [""], settings: Settings(), operands: [""]),
  ])
  func understands(_ example: Case) throws {
    var settings = Settings()
    let operands = try Self.parser.parse(example.arguments, into: &settings)
    #expect(settings == example.settings)
    #expect(operands == example.operands)
  }

  @Test(
    arguments: [
      (["--flg"], "unknown option '--flg'", "--flag"),
      (["--valeu=x"], "unknown option '--valeu'", "--value"),
      (["--nothing-like-it"], "unknown option '--nothing-like-it'", nil),
      (["-x"], "unknown option '-x'", nil),
      (["-fx"], "unknown option '-x'", nil),
      (["--flag=yes"], "--flag takes no value", nil),
      (["--value"], "--value needs a value: VALUE", nil),
      (["-fv"], "-v needs a value: VALUE", nil),
      (["--value", "a", "--value", "b"], "--value is given more than once", nil),
      (["--value=bad"], "bad value", nil),
    ] as [([String], String, String?)]
  )
  func refuses(_ arguments: [String], _ message: String, _ suggestion: String?) {
    var settings = Settings()
    #expect(throws: UsageError(message, suggestion: suggestion)) {
      try Self.parser.parse(arguments, into: &settings)
    }
  }

  @Test(arguments: [
    ("inspct", "inspect"), ("covnert", "convert"), ("CONVERT", "convert"), ("lnt", "lint"),
    ("conv", "convert"),
  ])
  func findsTheNearest(_ word: String, _ expected: String) {
    #expect(nearest(to: word, among: ["convert", "lint", "inspect", "info"]) == expected)
  }

  @Test func prefersTheSameBeginning() {
    #expect(nearest(to: "fsh", among: ["bash", "zsh", "fish"]) == "fish")
    #expect(nearest(to: "zish", among: ["bash", "fish", "zsh"]) == "zsh")
  }

  @Test(arguments: ["x", "", "transcode", "co", String(repeating: "convert", count: 100)])
  func findsNothingFar(_ word: String) {
    #expect(nearest(to: word, among: ["convert", "lint", "inspect", "info"]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "xbc", 1),
    ("abc", "abcd", 1), ("kitten", "sitting", 3),
  ])
  func measuresDistance(_ first: String, _ second: String, _ distance: Int) {
    #expect(editDistance(Array(first.unicodeScalars), Array(second.unicodeScalars)) == distance)
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func listsInEnglish(_ items: [String], _ expected: String) {
    #expect(listed(items) == expected)
  }
}
