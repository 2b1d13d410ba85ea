public import CaptionModel
public import CaptionRules

/// Layers of settings, each put on those before it, from which the options for a file come.
public struct SettingsStack: Sendable {
  /// Finds the layers that a name in `extends` stands for.
  public typealias Finder = (String) throws(SettingsError) -> SettingsLayer

  /// The layers, the one that wins last.
  public private(set) var layers: [SettingsLayer] = []

  /// Makes a stack without layers: every rule has its own defaults.
  public init() {}

  /// Puts a layer on top, below it those that it extends.
  ///
  /// - Parameter find: Finds what `extends` names; the profiles that are compiled in by default.
  /// - Throws: Where a name is not known, or a layer extends itself.
  public mutating func add(
    _ layer: SettingsLayer,
    find: Finder = { (name) throws(SettingsError) in try ProfileCatalog.profile(named: name) }
  ) throws(SettingsError) {
    // Each layer once, the ones it extends first; the open ones tell a circle.
    enum Step {
      case open(SettingsLayer)
      case close(SettingsLayer)
    }
    var steps: [Step] = [.open(layer)]
    var open: [String] = []
    while let step = steps.popLast() {
      switch step {
      case .close(let layer):
        open.removeLast()
        layers.append(layer)
      case .open(let layer):
        guard !open.contains(layer.label) else {
          throw SettingsError(path: ["extends"], "\(layer.label) extends itself")
        }
        open.append(layer.label)
        steps.append(.close(layer))
        for name in layer.extends.reversed() { steps.append(.open(try find(name))) }
      }
    }
  }

  /// The frame rate that the uppermost layer with one names.
  public var frameRate: FrameRate? { layers.last { $0.frameRate != nil }?.frameRate }

  /// The options for captions in a language.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag, or nil where it is not known.
  ///   - matches: Whether one of the patterns of an override fits the file.
  public func options(
    language: String?,
    matches: ([String]) -> Bool = { _ in false }
  ) -> LintOptions {
    var options = LintOptions()
    let tags = Self.tags(of: layers.last { $0.language != nil }?.language ?? language)
    for layer in layers {
      options.merge(layer.rules)
      // From the shortest to the longest, so that the nearest wins.
      for tag in tags { if let section = layer.languages[tag] { options.merge(section) } }
      for override in layer.overrides where matches(override.files) {
        options.merge(override.rules)
      }
    }
    return options
  }

  /// `de`, `de-ch` for `de-CH`.
  private static func tags(of language: String?) -> [String] {
    guard let language else { return [] }
    var tags: [String] = []
    for part in language.lowercased().split(separator: "-") {
      tags.append(tags.last.map { "\($0)-\(part)" } ?? String(part))
    }
    return tags
  }
}
