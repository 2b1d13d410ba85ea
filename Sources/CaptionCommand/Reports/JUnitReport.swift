import CaptionKit

/// JUnit XML: a suite for each file, a case for its format and for each rule.
///
/// Advice fails no case; a rule that lacked evidence is a skipped case, never a passed one.
struct JUnitReport: TextualReport {
  /// One case with what was found.
  private struct Case {
    let name: String
    var failures: [String] = []
    var advice: [String] = []
    var skipped: String?
  }

  var bytes: [UInt8] = []
  private var suites: [UInt8] = []
  private var tests = 0
  private var failures = 0
  private var errors = 0
  private var skips = 0

  init(_ settings: ReportSettings) {}

  mutating func add(_ file: CheckedFile) {
    var cases = [Case(name: "format")]
    var places: [String: Int] = [:]
    func place(_ name: String) -> Int {
      if let known = places[name] { return known }
      places[name] = cases.count
      cases.append(Case(name: name))
      return cases.count - 1
    }
    for rule in file.report?.run ?? [] { _ = place(rule) }
    for finding in file.findings {
      let diagnostic = finding.diagnostic
      let index = diagnostic.kind == .format ? 0 : place(diagnostic.code)
      let position = file.position(of: finding)
      let line =
        "\(file.shownPath):\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
        + "\(oneLine(diagnostic.message)) [\(diagnostic.code)]"
      if diagnostic.severity == .advice {
        cases[index].advice.append(line)
      } else {
        cases[index].failures.append(line)
      }
    }
    for rule in file.report?.notRun ?? [] { cases[place(rule.rule)].skipped = rule.reason }
    write(cases, of: file)
  }

  private mutating func write(_ cases: [Case], of file: CheckedFile) {
    let path = xmlEscaped(file.path)
    let isUnread = file.isRefused
    let failed = cases.count { !$0.failures.isEmpty }
    let skipped = cases.count { $0.skipped != nil && $0.failures.isEmpty }
    tests += cases.count
    failures += isUnread ? 0 : failed
    errors += isUnread ? failed : 0
    skips += skipped
    var text =
      "  <testsuite name=\"\(path)\" tests=\"\(cases.count)\" "
      + "failures=\"\(isUnread ? 0 : failed)\" errors=\"\(isUnread ? failed : 0)\" "
      + "skipped=\"\(skipped)\">\n"
    let element = isUnread ? "error" : "failure"
    for test in cases {
      text += "    <testcase classname=\"\(path)\" name=\"\(xmlEscaped(test.name))\""
      guard !test.failures.isEmpty || !test.advice.isEmpty || test.skipped != nil else {
        text += "/>\n"
        continue
      }
      text += ">\n"
      if let first = test.failures.first {
        let message = test.failures.count == 1 ? first : counted(test.failures.count, "finding")
        text +=
          "      <\(element) message=\"\(xmlEscaped(message))\" type=\"\(xmlEscaped(test.name))\">"
        text += test.failures.map(xmlEscaped).joined(separator: "\n") + "</\(element)>\n"
      } else if let reason = test.skipped {
        text += "      <skipped message=\"\(xmlEscaped(reason))\"/>\n"
      }
      if !test.advice.isEmpty {
        text +=
          "      <system-out>\(test.advice.map(xmlEscaped).joined(separator: "\n"))</system-out>\n"
      }
      text += "    </testcase>\n"
    }
    suites.append(contentsOf: (text + "  </testsuite>\n").utf8)
  }

  mutating func finish() {
    writeLine(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    writeLine(
      "<testsuites name=\"captionkit\" tests=\"\(tests)\" failures=\"\(failures)\" "
        + "errors=\"\(errors)\" skipped=\"\(skips)\">"
    )
    bytes += suites
    writeLine("</testsuites>")
  }
}
