import CaptionModel

/// A STYLE block, worked out (4.1, WebVTT style block; 8.2, CSS extensions).
struct WebVTTStyleSheet {
  /// Something about the sheet that its author should know.
  struct Fault {
    var info: DiagnosticInfo
    var message: String
    var range: Range<Int>
  }

  /// A declaration that applies.
  struct Declaration {
    var name: String
    var properties: [WebVTTStyleProperty]
    var isImportant: Bool
  }

  /// A rule: what it picks and what it says of it.
  struct Rule {
    var selectors: [WebVTTSelector]
    var declarations: [Declaration]
  }

  /// Faults in one sheet that are reported one by one; of the others there is but a count.
  static let maxFaults = CSSTokenizer.maxFaults

  private(set) var rules: [Rule] = []
  /// The at-rules that may have an effect that is not worked out.
  private(set) var atRules: [String] = []
  private(set) var faults: [Fault] = []
  private var unlistedFaults = 0

  /// Reads a sheet in a range of bytes.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var sheet = CSSSheet(bytes, range)
    for rule in sheet.rules {
      if let name = rule.name { readAtRule(name, rule, sheet) } else { read(rule, &sheet) }
    }
    let syntax = sheet.faults.map {
      Fault(info: WebVTTDiagnostics.styleSyntax, message: $0.message, range: $0.range)
    }
    faults = (faults + syntax).sorted { $0.range.lowerBound < $1.range.lowerBound }
    unlistedFaults += sheet.unlistedFaults + max(faults.count - Self.maxFaults, 0)
    faults.removeLast(max(faults.count - Self.maxFaults, 0))
    if unlistedFaults > 0, let last = faults.indices.last {
      let more = unlistedFaults == 1 ? "1 more fault" : "\(unlistedFaults) more faults"
      faults[last].message +=
        "; \(more) in this block \(unlistedFaults == 1 ? "is" : "are") not listed"
    }
  }

  /// Reads a whole text as a sheet.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, 0..<bytes.count)
  }

  private mutating func fault(
    _ info: DiagnosticInfo,
    _ message: String,
    _ range: Range<Int>
  ) {
    guard faults.count < Self.maxFaults else {
      unlistedFaults += 1
      return
    }
    faults.append(Fault(info: info, message: message, range: range))
  }

  private mutating func readAtRule(_ name: String, _ rule: CSSSheet.Rule, _ sheet: CSSSheet) {
    switch name {
    // Neither says anything of cues by itself.
    case "charset", "namespace": break
    case "import":
      fault(
        WebVTTDiagnostics.styleSelector,
        "\"@import\" has no effect, since style sheets of cues load nothing",
        atRange(rule, sheet)
      )
    default: atRules.append("@\(name)")
    }
  }

  private func atRange(_ rule: CSSSheet.Rule, _ sheet: CSSSheet) -> Range<Int> {
    let prelude = sheet.sourceRange(rule.prelude)
    var first = min(rule.prelude.lowerBound, sheet.tokens.count) - 1
    while first > 0, sheet.tokens[first].kind != .atKeyword { first -= 1 }
    guard sheet.tokens.indices.contains(first) else { return prelude }
    let start = sheet.tokens[first].range
    return start.lowerBound..<max(start.upperBound, prelude.upperBound)
  }

  private mutating func read(_ rule: CSSSheet.Rule, _ sheet: inout CSSSheet) {
    let selectors: [WebVTTSelector]
    do throws(WebVTTSelectorParser.Fault) {
      selectors = try WebVTTSelectorParser.read(sheet, rule.prelude)
    } catch {
      sheet.fault("\(error.message); the rule is void", error.range)
      return
    }
    var isEffective = false
    var picksText = false
    for selector in selectors {
      if case .cue = selector.target { picksText = true }
      if case .nothing(let reason) = selector.target {
        fault(
          WebVTTDiagnostics.styleSelector,
          "\"\(selector.text)\" has no effect: \(reason)",
          selector.range
        )
      } else {
        isEffective = true
      }
    }
    let reader = WebVTTStylePropertyReader(sheet: sheet)
    var declarations: [Declaration] = []
    for declaration in sheet.declarations(in: rule.block) {
      switch reader.read(declaration) {
      case .properties(let properties):
        if picksText, properties.contains(where: \.hidesText) {
          let text = sheet.text(declaration.value)
          fault(
            WebVTTDiagnostics.invisibleText,
            "\"\(text)\" is wholly transparent, so the text can't be seen",
            declaration.range
          )
        }
        declarations.append(
          Declaration(
            name: declaration.name,
            properties: properties,
            isImportant: declaration.isImportant
          )
        )
      case .ignored(let reason):
        // What a rule for something else says is no fault of it.
        guard isEffective else { continue }
        fault(WebVTTDiagnostics.styleProperty, reason, declaration.range)
      }
    }
    if isEffective { rules.append(Rule(selectors: selectors, declarations: declarations)) }
  }
}
