internal import CLibXML2

/// Gives each name a number.
///
/// libxml2 keeps one copy of each text, so within a document equal addresses mean equal names, and
/// a look costs a comparison of three pointers.
struct NameTable {
  /// The addresses of a name's parts, which are compared and never followed.
  private struct Entry {
    var local: UInt = 0
    var prefix: UInt = 0
    var uri: UInt = 0
    var id: Int32 = -1
  }

  private static let probes = 8
  private var recent = [Entry](repeating: Entry(), count: 256)
  private var ids: [XMLName: Int32] = [:]
  private(set) var names: [XMLName] = []

  mutating func id(
    _ local: UnsafePointer<xmlChar>?,
    _ prefix: UnsafePointer<xmlChar>?,
    _ uri: UnsafePointer<xmlChar>?
  ) -> Int32 {
    let key = (
      local: UInt(bitPattern: local), prefix: UInt(bitPattern: prefix), uri: UInt(bitPattern: uri)
    )
    let address = key.local &+ (key.uri &* 31)
    let first = Int(truncatingIfNeeded: (address ^ address >> 8) & 255)
    // Where names stand differs from run to run; two that ask for one place must not drive each other
    // out over and over.
    var slot = first
    for step in 0..<Self.probes {
      slot = (first + step) & 255
      let entry = recent[slot]
      if entry.id < 0 { break }
      if entry.local == key.local, entry.uri == key.uri, entry.prefix == key.prefix {
        return entry.id
      }
    }
    let name = unsafe XMLName(
      namespace: text(uri),
      local: text(local),
      unboundPrefix: uri == nil ? text(prefix) : ""
    )
    let id: Int32
    if let known = ids[name] {
      id = known
    } else {
      id = Int32(truncatingIfNeeded: names.count)
      ids[name] = id
      names.append(name)
    }
    recent[slot] = Entry(local: key.local, prefix: key.prefix, uri: key.uri, id: id)
    return id
  }

  private func text(_ characters: UnsafePointer<xmlChar>?) -> String {
    guard let characters = unsafe characters else { return "" }
    return unsafe String(cString: characters)
  }
}
