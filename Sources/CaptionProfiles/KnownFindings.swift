/// Findings that were there when somebody wrote them down, told by rule and text.
public struct KnownFindings: Sendable, Hashable {
  /// Findings that are alike in one file.
  public struct Entry: Sendable, Hashable {
    /// The file, by the way to it from the folder in which the list lies.
    public var file: String
    /// The rule's id.
    public var rule: String
    /// The cue's text with each run of white space as one blank; empty where it is about the file.
    public var text: String
    /// How many there are.
    public var count: Int

    /// Makes an entry.
    public init(file: String, rule: String, text: String, count: Int) {
      self.file = file
      self.rule = rule
      self.text = text
      self.count = count
    }
  }

  /// The entries, in the order of the file.
  public var entries: [Entry]

  /// Makes a list.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// Reads a list from JSON.
  ///
  /// - Throws: Where it is not one.
  public init(json bytes: [UInt8]) throws(SettingsError) {
    guard case .object(let top) = try JSONValue.parse(bytes),
      case .number(1)? = top["schema"], case .array(let items)? = top["findings"]
    else { throw SettingsError(path: [], "is no baseline of this version") }
    entries = []
    for (index, item) in items.enumerated() {
      guard case .object(let members) = item, case .string(let file)? = members["file"],
        case .string(let rule)? = members["rule"], case .string(let text)? = members["text"],
        case .number(let number)? = members["count"], let count = Int(exactly: number), count > 0
      else { throw SettingsError(path: ["findings", "\(index)"], "is no finding") }
      entries.append(Entry(file: file, rule: rule, text: text, count: count))
    }
  }
}
