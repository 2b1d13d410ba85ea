/// Addresses in playlists and the paths of files that they mean.
public enum HLSAddress {
  /// What an address leads to, as seen from the folder of its playlist.
  public enum Place: Sendable, Hashable {
    /// A file in the folder or below, by its path from there.
    case file(String)
    /// Something that is to be had elsewhere, by the name of the way: `https`.
    case remote(scheme: String)
    /// A file that does not lie below the folder.
    case outside
    /// Nothing that can be a path.
    case broken
  }

  /// Finds what an address leads to (RFC 3986, 5.2); a query or fragment names no other file.
  public static func place(of address: String) -> Place {
    let name = address.prefix { $0 != "?" && $0 != "#" }
    if let colon = name.firstIndex(of: ":") {
      let scheme = name[..<colon]
      let isScheme =
        scheme.utf8.first.map { ($0 | 0x20) &- 0x61 < 26 } == true
        && scheme.utf8.allSatisfy {
          ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
        }
      if isScheme { return .remote(scheme: scheme.lowercased()) }
    }
    if name.hasPrefix("//") { return .remote(scheme: "network") }
    guard let path = decoded(name), !path.isEmpty, !path.utf8.contains(0) else { return .broken }
    if path.hasPrefix("/") || path.hasPrefix("\\") { return .outside }
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return .outside }
      default: parts.append(part)
      }
    }
    return parts.isEmpty ? .broken : .file(parts.joined(separator: "/"))
  }

  /// Writes a path from the playlist's folder as an address.
  public static func address(ofPath path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path from one folder to a file, both given from the same place.
  ///
  /// - Returns: Nil where a folder's own name would have to be known to go there.
  public static func path(from folder: String, to file: String) -> String? {
    guard folder.hasPrefix("/") == file.hasPrefix("/"), let start = parts(folder),
      let end = parts(file), !end.isEmpty
    else { return nil }
    var common = 0
    while common < start.count, common < end.count - 1, start[common] == end[common] { common += 1 }
    guard !start[common...].contains("..") else { return nil }
    let up = [Substring](repeating: "..", count: start.count - common)
    return (up + end[common...]).joined(separator: "/")
  }

  /// The names on a path, with `.` and what `..` undoes left out.
  private static func parts(_ path: String) -> [Substring]? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != ".." {
          parts.removeLast()
        } else if path.hasPrefix("/") {
          continue
        } else {
          parts.append(part)
        }
      default: parts.append(part)
      }
    }
    return parts
  }

  /// An address with `%` and two digits turned into bytes; nil where they are no text.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
        let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
