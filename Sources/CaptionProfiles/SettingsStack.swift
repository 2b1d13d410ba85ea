public import CaptionModel
public import CaptionRules

/// Layers of settings, each put on those before it, from which the options for a file come.
public struct SettingsStack: Sendable {
  /// Finds the layer that a name in the `extends` of a layer stands for.
  public typealias Finder = (_ name: String, SettingsLayer) throws(SettingsError) -> SettingsLayer

  /// Tells whether one of the patterns in a layer fits the file.
  public typealias Matcher = (_ patterns: [String], SettingsLayer) -> Bool

  /// The layers, the one that wins last.
  public private(set) var layers: [SettingsLayer] = []
  /// What the overrides of layers extend, by the layer's place and the override's.
  private var extended: [[[SettingsLayer]]] = []

  /// Makes a stack without layers: every rule has its own defaults.
  public init() {}

  /// Puts a layer on top, below it those that it extends.
  ///
  /// - Parameter find: Finds what `extends` names; the profiles that are compiled in by default.
  /// - Throws: Where a name is not known, or a layer extends itself.
  public mutating func add(
    _ layer: SettingsLayer,
    find: Finder = { (name, _) throws(SettingsError) in try ProfileCatalog.profile(named: name) }
  ) throws(SettingsError) {
    for layer in try Self.resolved(layer, find) {
      var overrides: [[SettingsLayer]] = []
      for override in layer.overrides {
        var below: [SettingsLayer] = []
        for name in override.extends {
          below += try Self.resolved(Self.found(name, layer, find), find)
        }
        overrides.append(below)
      }
      layers.append(layer)
      extended.append(overrides)
    }
  }

  /// A layer with those that it extends, the lowest first.
  private static func resolved(
    _ layer: SettingsLayer,
    _ find: Finder
  ) throws(SettingsError) -> [SettingsLayer] {
    // The ones that a layer extends come first; the open ones tell a circle.
    enum Step {
      case open(SettingsLayer)
      case close(SettingsLayer)
    }
    var layers: [SettingsLayer] = []
    var steps: [Step] = [.open(layer)]
    var open: [String] = []
    while let step = steps.popLast() {
      switch step {
      case .close(let layer):
        open.removeLast()
        layers.append(layer)
      case .open(let layer):
        guard !open.contains(layer.label) else {
          var error = SettingsError(path: ["extends"], "\(layer.label) extends itself")
          error.layer = layer.label
          throw error
        }
        open.append(layer.label)
        steps.append(.close(layer))
        for name in layer.extends.reversed() {
          steps.append(.open(try found(name, layer, find)))
        }
      }
    }
    return layers
  }

  private static func found(
    _ name: String,
    _ layer: SettingsLayer,
    _ find: Finder
  ) throws(SettingsError) -> SettingsLayer {
    do throws(SettingsError) {
      return try find(name, layer)
    } catch {
      guard error.layer == nil else { throw error }
      var error = error
      error.layer = layer.label
      error.path = ["extends"] + error.path
      throw error
    }
  }

  /// The layers that count for a file, those of its overrides among them, the one that wins last.
  public func layers(matches: Matcher) -> [SettingsLayer] {
    var all: [SettingsLayer] = []
    for (layer, below) in zip(layers, extended) {
      all.append(layer)
      for (override, extended) in zip(layer.overrides, below)
      where matches(override.files, layer) {
        all += extended
        var top = SettingsLayer(
          label: "\(layer.label) for \(override.files.joined(separator: " "))"
        )
        top.rules = override.rules
        all.append(top)
      }
    }
    return all
  }

  /// The frame rate that the uppermost layer with one names.
  public func frameRate(matches: Matcher = { _, _ in false }) -> FrameRate? {
    layers(matches: matches).last { $0.frameRate != nil }?.frameRate
  }

  /// The options for captions in a language.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag, or nil where it is not known.
  ///   - matches: Whether one of the patterns of an override fits the file.
  public func options(
    language: String?,
    matches: Matcher = { _, _ in false }
  ) -> LintOptions {
    var options = LintOptions()
    let layers = layers(matches: matches)
    let tags = Self.tags(of: layers.last { $0.language != nil }?.language ?? language)
    for layer in layers {
      options.merge(layer.rules)
      // From the shortest to the longest, so that the nearest wins.
      for tag in tags { if let section = layer.languages[tag] { options.merge(section) } }
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
