extension ConsoleIO {
  /// A path from the root, without `.`, `..` and doubled slashes.
  func absolute(_ path: String) -> String {
    normalized(path.hasPrefix("/") ? path : currentDirectory() + "/" + path)
  }

  /// A path as people would type it.
  func typed(_ path: String) -> String {
    let current = currentDirectory()
    let prefix = current == "/" ? "/" : current + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}

/// A path from the root without `.`, `..` and doubled slashes.
func normalized(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}

/// The folder of a path from the root.
func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
  return String(path[..<slash])
}

/// The way from a folder to a file, both given from the root.
func relative(_ path: String, to folder: String) -> String {
  let from = folder.split(separator: "/")
  let to = path.split(separator: "/")
  var common = 0
  while common < min(from.count, to.count - 1), from[common] == to[common] { common += 1 }
  let up = [Substring](repeating: "..", count: from.count - common)
  return (up + to[common...]).joined(separator: "/")
}
