/// A name in the source, with or without a prefix.
struct ScannedName {
  var start: Int
  var end: Int
  /// Where the colon stands, or -1.
  var colon = -1
  /// The last eight bytes of the name: all there is to most of them.
  var tail: UInt64 = 0
  /// The same of its prefix.
  var prefix: UInt64 = 0

  var length: Int { end - start }

  /// Whether an attribute of this name is `xmlns` or begins with `xmlns:`.
  var declaresNamespace: Bool {
    let xmlns: UInt64 = 0x78_6D6C_6E73
    return colon < 0 ? length == 5 && tail == xmlns : colon - start == 5 && prefix == xmlns
  }
}

/// Gives names in the source their numbers, by what their prefixes stand for at that place.
///
/// Most names have been looked for a moment ago, where the same prefixes were bound; finding them
/// again takes a few comparisons of numbers.
@safe
struct ScopedNames {
  /// The prefixes that are bound at a place.
  struct Scope {
    fileprivate var bindings: Int
    /// Tells scopes apart that bind prefixes.
    fileprivate var number: Int
  }

  private struct Binding {
    var prefix: Range<Int>
    var uri: String
  }

  private struct Entry {
    var tail: UInt64 = 0
    var start = 0
    var length = 0
    var scope = -1
    var id: Int32 = -1
    var isElement = false
  }

  private(set) var names: [XMLName] = []
  private let bytes: UnsafePointer<UInt8>
  private var ids: [XMLName: Int32] = [:]
  private var bindings: [Binding] = []
  private var number = 0
  private var lastNumber = 0
  private var recent = [Entry](repeating: Entry(), count: 256)

  init(_ bytes: UnsafePointer<UInt8>) {
    unsafe self.bytes = unsafe bytes
  }

  var scope: Scope { Scope(bindings: bindings.count, number: number) }

  /// Goes back to a scope around the one that is left.
  mutating func leave(_ scope: Scope) {
    guard bindings.count > scope.bindings else { return }
    bindings.removeLast(bindings.count - scope.bindings)
    number = scope.number
  }

  /// Binds the prefix that an attribute declares in a tag that began in a scope.
  ///
  /// False where that is a fault or might be one.
  mutating func bind(_ name: ScannedName, _ value: Range<Int>, since scope: Scope) -> Bool {
    let prefix = name.colon < 0 ? name.end..<name.end : name.colon + 1..<name.end
    let uri = text(value)
    guard !text(prefix).hasPrefix("xml"), isOrdinary(uri) else { return false }
    for binding in bindings[scope.bindings...] where isEqual(binding.prefix, prefix) {
      return false
    }
    bindings.append(Binding(prefix: prefix, uri: uri))
    lastNumber += 1
    number = lastNumber
    return true
  }

  /// Whether a namespace is certainly written as one has to be, and none that is reserved.
  private func isOrdinary(_ uri: String) -> Bool {
    let isName = uri.hasPrefix("urn:")
    guard isName || uri.hasPrefix("http://www.") && !uri.hasPrefix("http://www.w3.org/XML"),
      !uri.hasPrefix("http://www.w3.org/2000/"), uri.utf8.count > 11
    else { return false }
    var marks = 0
    for byte in uri.utf8.dropFirst(isName ? 4 : 11) {
      switch byte {
      case 0x2D...0x2F, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: break
      case 0x23: marks += 1
      case 0x3A where isName && marks == 0: break
      default: return false
      }
    }
    return marks < 2
  }

  /// The number of a name; nil where its prefix is bound to nothing.
  @inline(__always)
  mutating func id(_ name: ScannedName, isElement: Bool) -> Int32? {
    let hash = (name.tail &* 0x9E37_79B9_7F4A_7C15) >> 57
    let slot = Int(truncatingIfNeeded: hash << 1 | (isElement ? 1 : 0))
    let entry = recent[slot]
    if entry.tail == name.tail, entry.length == name.length, entry.scope == number,
      entry.isElement == isElement,
      name.length <= 8
        || isEqual(entry.start..<entry.start + entry.length, name.start..<name.end)
    {
      return entry.id
    }
    return find(name, isElement, slot)
  }

  private mutating func find(_ name: ScannedName, _ isElement: Bool, _ slot: Int) -> Int32? {
    guard let found = resolve(name, isElement) else { return nil }
    let id: Int32
    if let known = ids[found] {
      id = known
    } else {
      id = Int32(truncatingIfNeeded: names.count)
      ids[found] = id
      names.append(found)
    }
    recent[slot] = Entry(
      tail: name.tail,
      start: name.start,
      length: name.length,
      scope: number,
      id: id,
      isElement: isElement
    )
    return id
  }

  private func resolve(_ name: ScannedName, _ isElement: Bool) -> XMLName? {
    guard name.colon >= 0 else {
      let whole = name.start..<name.end
      let uri = isElement ? bindings.last { $0.prefix.isEmpty }?.uri : nil
      return XMLName(namespace: uri ?? "", local: text(whole))
    }
    let prefix = name.start..<name.colon
    let local = text(name.colon + 1..<name.end)
    if !isElement, text(prefix) == "xml" {
      return XMLName(namespace: "http://www.w3.org/XML/1998/namespace", local: local)
    }
    guard let binding = bindings.last(where: { isEqual($0.prefix, prefix) }) else { return nil }
    return XMLName(namespace: binding.uri, local: local)
  }

  private func text(_ range: Range<Int>) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count),
      as: UTF8.self
    )
  }

  private func isEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for index in 0..<one.count
    where unsafe bytes[one.lowerBound + index] != bytes[other.lowerBound + index] {
      return false
    }
    return true
  }
}
