/// Style properties of a stretch of text; a property that is not set is inherited.
///
/// Few spans carry more than two properties, so they are kept as a short list, ordered by name,
/// and a new property is one case of ``StyleProperty``.
public struct TextStyle: Sendable, Hashable {
  /// The properties, ordered by ``StyleProperty/name``; each name occurs at most once.
  public private(set) var properties: [StyleProperty] = []

  /// Makes a style that sets nothing.
  public init() {}

  /// Makes a style of some properties; a later one replaces an earlier one of the same name.
  public init(_ properties: StyleProperty...) {
    for property in properties { set(property) }
  }

  /// Whether nothing is set.
  public var isEmpty: Bool { properties.isEmpty }

  /// Sets a property, replacing the one of the same name.
  public mutating func set(_ property: StyleProperty) {
    let name = property.name
    for index in properties.indices {
      if properties[index].name == name {
        properties[index] = property
        return
      }
      if properties[index].name > name {
        properties.insert(property, at: index)
        return
      }
    }
    properties.append(property)
  }

  /// Takes a property out by its name.
  public mutating func remove(_ name: String) {
    properties.removeAll { $0.name == name }
  }

  /// Sets every property of another style.
  public mutating func merge(_ other: TextStyle) {
    for property in other.properties { set(property) }
  }

  /// The text's colour, where it is set.
  public var color: Color? {
    for case .color(let color) in properties { return color }
    return nil
  }

  /// The colour behind the text, where it is set.
  public var backgroundColor: Color? {
    for case .backgroundColor(let color) in properties { return color }
    return nil
  }
}

/// One style property with its value, under TTML's names.
public enum StyleProperty: Sendable, Hashable {
  /// The text's colour (`color`).
  case color(Color)
  /// The colour behind the text (`backgroundColor`).
  case backgroundColor(Color)
  /// Lines drawn along the text other than a mere underline (`textDecoration`).
  case textDecoration(String)
  /// The generic or named font family list (`fontFamily`).
  case fontFamily(String)
  /// The font size as the format writes it (`fontSize`).
  case fontSize(String)
  /// A property that only some formats have, by TTML's name and value.
  case other(name: String, value: String)

  /// The property's name in TTML, without prefix.
  public var name: String {
    switch self {
    case .color: "color"
    case .backgroundColor: "backgroundColor"
    case .textDecoration: "textDecoration"
    case .fontFamily: "fontFamily"
    case .fontSize: "fontSize"
    case .other(let name, _): name
    }
  }

  /// The property's value as TTML writes it; colours as `#rrggbb` or `#rrggbbaa`.
  public var value: String {
    switch self {
    case .color(let color), .backgroundColor(let color): color.hex
    case .textDecoration(let value), .fontFamily(let value), .fontSize(let value): value
    case .other(_, let value): value
    }
  }
}

/// A style with a name that texts can refer to.
public struct NamedStyle: Sendable, Hashable {
  /// The name, unique in its document.
  public var id: String

  /// The properties, with those of referenced styles already merged in.
  public var style: TextStyle

  /// Makes a named style.
  public init(id: String, style: TextStyle) {
    self.id = id
    self.style = style
  }
}
