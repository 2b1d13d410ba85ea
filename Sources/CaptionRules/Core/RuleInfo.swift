public import CaptionModel

/// What the catalogue knows of a rule: documentation, `captionkit explain` and tests come from it.
public struct RuleInfo: Sendable {
  /// The stable id, `group/name`.
  public var id: String
  /// Names that the rule had before, or that other tools give it.
  public var aliases: [String]
  /// One sentence: what the rule finds.
  public var summary: String
  /// The severity that findings have unless somebody says otherwise.
  public var severity: Severity
  /// The kind of thing that the rule looks at.
  public var subject: RuleSubject
  /// What has to be there before the rule can say anything.
  public var evidence: [Evidence]
  /// The parts of ``explanation`` that are written by hand.
  public var text: Text
  /// Captions that pass and captions that fail; each is run as a test.
  public var examples: [RuleExample]
  /// The rule's options, described.
  public internal(set) var options: [OptionInfo] = []

  /// The parts of a rule's explanation that are written by hand.
  public struct Text: Sendable {
    /// What it checks.
    public var checks: String
    /// Why it matters.
    public var matters: String
    /// How it is measured, with what it cannot see.
    public var measured: String
    /// Where limits come from, each with its date.
    public var sources: [String]

    /// Makes the parts.
    public init(checks: String, matters: String, measured: String, sources: [String]) {
      self.checks = checks
      self.matters = matters
      self.measured = measured
      self.sources = sources
    }
  }

  /// What is known of an option.
  public struct OptionInfo: Sendable, Hashable {
    /// The option's name.
    public var name: String
    /// What the number decides.
    public var summary: String
    /// The unit in which it is given.
    public var unit: String
    /// The value where nobody says otherwise.
    public var defaultValue: Double
    /// The smallest number that makes sense; inclusive.
    public var minimum: Double
  }

  /// Makes the description of a rule.
  public init(
    _ id: String,
    aliases: [String] = [],
    _ summary: String,
    severity: Severity,
    subject: RuleSubject = .track,
    evidence: [Evidence] = [.cues],
    text: Text,
    examples: [RuleExample]
  ) {
    self.id = id
    self.aliases = aliases
    self.summary = summary
    self.severity = severity
    self.subject = subject
    self.evidence = evidence
    self.text = text
    self.examples = examples
  }

  /// The text under fixed headings: what it checks, why it matters, how it is measured, options,
  /// sources.
  public var explanation: String {
    let optionLines = options.map { option in
      "\(option.name) (\(option.unit), default \(decimal(option.defaultValue))): \(option.summary)"
    }
    return [
      "What it checks\n\(text.checks)",
      "Why it matters\n\(text.matters)",
      "How it is measured\n\(text.measured)",
      "Options\n\(optionLines.isEmpty ? "None." : optionLines.joined(separator: "\n"))",
      "Sources\n\(text.sources.joined(separator: "\n"))",
    ].joined(separator: "\n\n")
  }
}

/// A small WebVTT text with what a rule says of it.
public struct RuleExample: Sendable {
  /// The text; `⟦1⟧`, `⟦2⟧` … mark where findings point at, and are taken out before it is read.
  public var markedText: String
  /// The message at each mark, in order; one more than there are marks is about the file.
  public var messages: [String]

  /// An example without findings.
  public static func passes(_ text: String) -> RuleExample {
    RuleExample(markedText: text, messages: [])
  }

  /// An example with findings.
  public static func fails(_ text: String, _ messages: String...) -> RuleExample {
    RuleExample(markedText: text, messages: messages)
  }
}

/// A number as people write it, without needless zeros: `20`, `12.5`.
func decimal(_ value: Double) -> String {
  if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
  return "\(value)"
}
