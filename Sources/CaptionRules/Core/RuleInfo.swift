public import CaptionAnalysis
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
  /// Whether the rule is run where neither profile nor configuration says so.
  public var isOnByDefault: Bool
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
    /// What the value decides.
    public var summary: String
    /// The unit in which a number is given; empty where the value says it itself.
    public var unit: String
    /// The kind of value.
    public var kind: OptionKind
    /// Whether the value may be `off`.
    public var allowsOff: Bool
    /// The value where nobody says otherwise.
    public var defaultValue: OptionValue

    /// Reads a value as typed; nil where the option does not take it.
    public func value(_ text: String) -> OptionValue? {
      text == "off" && allowsOff ? .off : kind.value(text)
    }

    /// What the option takes, for a message.
    public var expectation: String {
      kind.expectation + (allowsOff ? ", or off" : "")
    }
  }

  /// Makes the description of a rule.
  public init(
    _ id: String,
    aliases: [String] = [],
    _ summary: String,
    severity: Severity,
    subject: RuleSubject = .track,
    evidence: [Evidence] = [.cues],
    isOnByDefault: Bool = true,
    text: Text,
    examples: [RuleExample]
  ) {
    self.id = id
    self.aliases = aliases
    self.summary = summary
    self.severity = severity
    self.subject = subject
    self.evidence = evidence
    self.isOnByDefault = isOnByDefault
    self.text = text
    self.examples = examples
  }

  /// The text under fixed headings: what it checks, why it matters, how it is measured, options,
  /// sources.
  public var explanation: String {
    let optionLines = options.map { option in
      let unit = option.unit.isEmpty ? "" : "\(option.unit), "
      return "\(option.name) (\(unit)default \(option.defaultValue)): \(option.summary)"
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

/// A small WebVTT text or playlist with what a rule says of it.
public struct RuleExample: Sendable {
  /// The options that the example is run with, as typed: `max=17`.
  public var options: [String]
  /// The text; `⟦1⟧`, `⟦2⟧` … mark where findings point at, and are taken out before it is read.
  ///
  /// A playlist may be followed by the files that it names, each below a line `=== NAME`. A movie is
  /// written as a list of its tracks, with a line for each box that tells something.
  public var markedText: String
  /// The message at each mark, in order; one more than there are marks is about the file.
  public var messages: [String]

  /// What is known besides the file.
  public var context: TrackContext

  /// An example without findings.
  public static func passes(
    _ text: String,
    with options: String...,
    context: TrackContext = TrackContext()
  ) -> RuleExample {
    RuleExample(options: options, markedText: text, messages: [], context: context)
  }

  /// An example with findings.
  public static func fails(
    _ text: String,
    _ messages: String...,
    with options: [String] = [],
    context: TrackContext = TrackContext()
  ) -> RuleExample {
    RuleExample(options: options, markedText: text, messages: messages, context: context)
  }
}
