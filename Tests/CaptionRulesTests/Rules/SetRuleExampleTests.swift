import CaptionKit
import Testing

/// The examples of the rules about sets.
@Suite struct SetRuleExampleTests {
  struct Case: CustomTestStringConvertible {
    var info: RuleInfo
    var example: RuleExample
    var testDescription: String { "\(info.id): \(example.messages.first ?? "passes")" }
  }

  static let cases = RuleCatalog.all.filter { $0.subject == .set }.flatMap { info in
    info.examples.map { Case(info: info, example: $0) }
  }

  @Test(arguments: cases)
  func example(_ test: Case) throws {
    var options = LintOptions()
    options.only = [test.info.id]
    for text in test.example.options {
      let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
      let option = try #require(test.info.options.first { $0.name == sides[0] })
      options.set(test.info.id, sides[0], to: try #require(option.value(sides[1])))
    }
    let files = SetExample.files(test.example.markedText)
    for files in [files, files.reversed()] {
      let found = Linter.lint(CaptionLibrary(files)) { _ in options }
      #expect(SetExample.lines(found) == test.example.messages)
      for finding in found.flatMap(\.findings) {
        #expect(finding.diagnostic.severity == test.info.severity)
        #expect(finding.diagnostic.code == test.info.id)
        #expect(finding.diagnostic.kind == .rule)
      }
    }
  }

  @Test func everyRuleHasExamplesOfBothKinds() {
    let rules = RuleCatalog.all.filter { $0.subject == .set }
    #expect(rules.count == 11)
    for rule in rules {
      #expect(rule.examples.contains { $0.messages.isEmpty }, "\(rule.id)")
      #expect(rule.examples.contains { !$0.messages.isEmpty }, "\(rule.id)")
    }
  }
}

/// A set of files as the examples of rules write it: each below a line with its path.
enum SetExample {
  static func files(_ text: String) -> [SetFacts] {
    text.split(separator: "=== ").map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      var body = String(part[end...].dropFirst())
      var language: String?
      if body.hasPrefix("language: ") {
        let line = body.prefix { $0 != "\n" }
        language = String(line.dropFirst(10))
        body = String(body.dropFirst(line.count + 2))
      }
      return facts(String(part[..<end]), body, language: language)
    }
  }

  static func facts(_ path: String, _ body: String, language: String? = nil) -> SetFacts {
    let read = MarkedCaptions(body.hasSuffix("\n") ? body : body + "\n").track
    var document = read.document
    document.language = language
    let name = TitleName(path)
    var context = TrackContext()
    context.language = language ?? name.language?.text
    return SetFacts(
      Track(document, context: context),
      path: path,
      name: name,
      format: "webvtt",
      text: Array(body.utf8)
    )
  }

  static func lines(_ found: [SetFindings]) -> [String] {
    found.flatMap { file in
      file.findings.map { finding in
        let cue = finding.diagnostic.cue.map { " cue \($0 + 1)" } ?? ""
        return "\(file.path)\(cue): \(finding.diagnostic.message)"
      }
    }
  }
}
