#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON document as values, read with comments and trailing commas allowed (JSON5).
public enum JSONValue: Sendable, Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number; whole ones beyond 2^53 lose their last digits.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object, whose members have no order.
  case object([String: JSONValue])

  /// What the value is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Reads a document.
  ///
  /// - Throws: Why it is no JSON, and where; which name an object has twice.
  public static func parse(_ bytes: [UInt8]) throws(SettingsError) -> JSONValue {
    let value: JSONValue
    do {
      value = try decode(bytes)
    } catch {
      throw JSONOutline.fault(in: bytes) ?? SettingsError(path: [], "is not JSON")
    }
    // The decoder takes the first one, and says nothing.
    if let repeated = JSONOutline.repeatedName(in: bytes) { throw repeated }
    return value
  }

  /// Reads a document or a part of one, whatever is wrong with its names.
  static func decode(_ bytes: [UInt8]) throws -> JSONValue {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try decoder.decode(JSONValue.self, from: Data(bytes))
  }
}

extension JSONValue {
  /// A member of an object; nil where there is none, or this is no object.
  public subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The items of a list; none where this is no list.
  public var items: [JSONValue] {
    if case .array(let items) = self { items } else { [] }
  }

  /// The text, or nil.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// Whether this is `true`.
  public var isTrue: Bool { self == .bool(true) }

  /// The whole number, or nil.
  public var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }
}

extension JSONValue: Decodable {
  /// Any name in an object.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  /// Reads a value of any kind.
  public init(from decoder: any Decoder) throws {
    // What most values are is tried first, since each answer "no" makes an error with a path.
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(String.self) {
      self = .string(value)
    } else if let object = try? decoder.container(keyedBy: Name.self) {
      var members: [String: JSONValue] = [:]
      for name in object.allKeys {
        members[name.stringValue] = try object.decode(JSONValue.self, forKey: name)
      }
      self = .object(members)
    } else if var list = try? decoder.unkeyedContainer() {
      var items: [JSONValue] = []
      while !list.isAtEnd { items.append(try list.decode(JSONValue.self)) }
      self = .array(items)
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else {
      self = .number(try single.decode(Double.self))
    }
  }
}
