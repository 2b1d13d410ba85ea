/// Addresses that manifests put together of parts.
public enum DASHAddress {
  /// An address as seen from another one (RFC 3986, 5.2), with dots left as they are.
  public static func joined(_ base: String, _ address: String) -> String {
    guard !base.isEmpty, !address.isEmpty else { return base + address }
    switch HLSAddress.place(of: address) {
    case .remote: return address
    case .file, .outside, .broken: break
    }
    if address.hasPrefix("/") {
      guard let scheme = base.range(of: "://") else { return address }
      return base[..<scheme.upperBound] + base[scheme.upperBound...].prefix { $0 != "/" } + address
    }
    let path = base.prefix { $0 != "?" && $0 != "#" }
    guard let slash = path.lastIndex(of: "/") else { return address }
    return base[...slash] + address
  }
}

extension String {
  /// The first place of another text; bytes are compared.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
