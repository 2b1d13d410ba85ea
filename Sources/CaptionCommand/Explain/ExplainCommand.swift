import CaptionKit

/// `captionkit explain`: what a code means.
struct ExplainCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var isJSON = false

  static let description = CommandDescription(
    name: "explain",
    summary: "tell what the code of a diagnostic or rule means",
    usage: ["[CODE…] [--json]"],
    operandKind: .code,
    discussion: [
      "Tells what is wrong, what the reader makes of it, what to do, and which clause says so. "
        + "Without a code, all codes are listed."
    ],
    examples: [
      .init(line: "explain file/unknown-format", purpose: "explain one code"),
      .init(line: "explain", purpose: "list all codes"),
    ]
  )

  static var options: [OptionSpec<ExplainCommand>] {
    [
      .flag("json", "Print one JSON document for each code, each on a line of its own.") {
        $0.isJSON = true
      }
    ]
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    let known = Explanation.all(registry).map(\.code)
    for code in operands where !known.contains(code) && RuleCatalog.rule(named: code) == nil {
      let byName = known.first { $0.hasSuffix("/" + code) }
      throw UsageError(
        "unknown code '\(code)'",
        suggestion: byName ?? nearest(to: code, among: known)
      )
    }
  }

  func run(_ console: inout Console) throws(Failure) {
    let all = Explanation.all(console.registry)
    let shown =
      operands.isEmpty
      ? all
      : operands.compactMap { code in
        // A rule may have had another name before.
        let name = RuleCatalog.rule(named: code)?.id ?? code
        return all.first { $0.code == name }
      }
    if isJSON {
      for explanation in shown { try console.write(json(explanation)) }
    } else if operands.isEmpty {
      var table = Table([("code", .left), ("severity", .left), ("about", .left)])
      for explanation in shown {
        table.add([explanation.code, explanation.severity.rawValue, explanation.summary])
      }
      for line in table.lines { try console.print(line) }
    } else {
      let width = HelpText.width(console.io)
      for (number, explanation) in shown.enumerated() {
        if number > 0 { try console.print("") }
        try console.print("\(explanation.code) (\(explanation.severity.rawValue))")
        try console.print("")
        for line in wrapped(explanation.summary, width: width) { try console.print(line) }
        try console.print("")
        for line in wrappedText(explanation.text, width: width) { try console.print(line) }
        let limits = ProfileLimits.lines(of: explanation)
        if !limits.isEmpty {
          try console.print("")
          try console.print("In the profiles")
          for line in limits.flatMap({ wrapped($0, width: width) }) { try console.print(line) }
        }
        if let reference = explanation.reference {
          try console.print("")
          try console.print("Reference: \(reference)")
        }
      }
    }
  }

  private func json(_ explanation: Explanation) -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("code")
    json.string(explanation.code)
    json.key("kind")
    json.string(explanation.kind.rawValue)
    json.key("severity")
    json.string(explanation.severity.rawValue)
    json.key("summary")
    json.string(explanation.summary)
    json.key("explanation")
    json.string(explanation.text)
    json.key("reference")
    json.string(explanation.reference)
    if explanation.kind == .rule {
      json.key("profiles")
      json.profileLimits(of: explanation)
    }
    json.endObject()
    json.endLine()
    return json.take()
  }
}

/// What is known of a code, whoever gives it.
struct Explanation {
  var code: String
  var kind: Diagnostic.Kind
  var severity: Severity
  var summary: String
  var text: String
  var reference: String?

  /// Every code: those of files and encodings, those of each format, and the rules.
  static func all(_ registry: FormatRegistry) -> [Explanation] {
    let infos =
      CommandDiagnostics.all + FileDiagnostics.all + EncodingDiagnostics.all
      + registry.formats.flatMap(\.diagnostics) + HLSDiagnostics.all + DASHDiagnostics.all
      + MP4Diagnostics.all + MatroskaDiagnostics.all
    return infos.map {
      Explanation(
        code: $0.code,
        kind: .format,
        severity: $0.severity,
        summary: $0.summary,
        text: $0.explanation,
        reference: $0.reference
      )
    }
      + CommandDiagnostics.lint.map {
        Explanation(
          code: $0.code,
          kind: .rule,
          severity: $0.severity,
          summary: $0.summary,
          text: $0.explanation
        )
      }
      + RuleCatalog.all.map {
        Explanation(
          code: $0.id,
          kind: .rule,
          severity: $0.severity,
          summary: $0.summary,
          text: $0.explanation
        )
      }
  }
}
