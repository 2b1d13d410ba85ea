/// A name in the source, with or without a prefix.
///
/// Names are kept for every attribute while its tag is read, so they are small.
struct ScannedName {
  private static let xmlns: UInt64 = 0x78_6D6C_6E73

  /// The last eight bytes of the name: all there is to most of them.
  var tail: UInt64 = 0
  private let storedStart: UInt32
  private var storedEnd: UInt32
  private var storedColon: Int32 = -1
  /// Whether an attribute of this name is `xmlns` or begins with `xmlns:`.
  private(set) var declaresNamespace = false

  init(at start: Int) {
    storedStart = UInt32(truncatingIfNeeded: start)
    storedEnd = storedStart
  }

  var start: Int { Int(storedStart) }
  var end: Int { Int(storedEnd) }
  var length: Int { Int(storedEnd &- storedStart) }

  /// Where the colon stands, or -1.
  var colon: Int { Int(storedColon) }

  /// Takes note of a colon behind the bytes that ``tail`` has.
  mutating func colonStands(at offset: Int) {
    storedColon = Int32(truncatingIfNeeded: offset)
    declaresNamespace = offset - start == 5 && tail == Self.xmlns
  }

  /// Takes note of the end behind the bytes that ``tail`` has.
  mutating func endsAt(_ offset: Int) {
    storedEnd = UInt32(truncatingIfNeeded: offset)
    if storedColon < 0 { declaresNamespace = length == 5 && tail == Self.xmlns }
  }
}

/// Gives names in the source their numbers, by what their prefixes stand for at that place.
///
/// Most names have been looked for a moment ago, where the same prefixes were bound; finding them
/// again takes a few comparisons of numbers.
struct ScopedNames {
  /// The prefixes that are bound at a place.
  struct Scope {
    fileprivate var bindings: Int
    /// Tells scopes apart that bind prefixes.
    fileprivate(set) var number: Int
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
  private let input: PlainBytes
  private var ids: [XMLName: Int32] = [:]
  private var bindings: [Binding] = []
  private var number = 0
  private var lastNumber = 0
  private var recent = [Entry](repeating: Entry(), count: 256)

  init(_ input: PlainBytes) { self.input = input }

  /// How many names there are.
  var count: Int { names.count }

  /// Whether prefixes have been bound since a scope.
  func isInside(_ scope: Scope) -> Bool { bindings.count > scope.bindings }

  /// Forgets the names that came last, which were not meant as it seemed.
  mutating func forget(from count: Int) {
    for name in names[min(count, names.count)...] { ids[name] = nil }
    names.removeLast(max(names.count - count, 0))
    for index in recent.indices where recent[index].id >= count { recent[index] = Entry() }
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
    let uri = input.string(value)
    guard !input.string(prefix).hasPrefix("xml"), isOrdinary(uri) else { return false }
    for binding in bindings[scope.bindings...] where input.isEqual(binding.prefix, prefix) {
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
        || input.isEqual(entry.start..<entry.start + entry.length, name.start..<name.end)
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
      return XMLName(namespace: uri ?? "", local: input.string(whole))
    }
    let prefix = name.start..<name.colon
    let local = input.string(name.colon + 1..<name.end)
    if !isElement, input.string(prefix) == "xml" {
      return XMLName(namespace: "http://www.w3.org/XML/1998/namespace", local: local)
    }
    guard let binding = bindings.last(where: { input.isEqual($0.prefix, prefix) }) else {
      return nil
    }
    return XMLName(namespace: binding.uri, local: local)
  }
}
