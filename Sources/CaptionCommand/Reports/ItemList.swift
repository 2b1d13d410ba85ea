import CaptionKit

/// What was found in a file, in the order of the source, in four bytes each.
///
/// What is about the whole file comes first, and equals stay as they came.
struct ItemList: Sendable, RandomAccessCollection {
  /// A finding's number, or the complement of a remark's index.
  private var codes: [Int32]

  /// Puts remarks of the reader and findings of the rules in order; at the same place, remarks come
  /// first.
  init(remarks: [LintFinding], _ report: LintReport?) {
    let found = report?.order ?? []
    if remarks.isEmpty, let report {
      // The rules' findings are in order, but for those about the whole file, which come last.
      let end = found.lastIndex { report.cue(of: Int($0)) != nil }.map { $0 + 1 } ?? 0
      if end == found.count || end > 0 && report.start(of: Int(found[end - 1])) != nil {
        codes = end == found.count ? found : Array(found[end...] + found[..<end])
        return
      }
    }
    codes = remarks.indices.map { ~Int32(truncatingIfNeeded: $0) } + found
    sort(remarks, report)
  }

  /// Takes so many remarks, which are in order.
  init(remarkCount: Int) {
    codes = (0..<remarkCount).map { ~Int32(truncatingIfNeeded: $0) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { codes.count }

  subscript(position: Int) -> CheckedFile.Item {
    let code = codes[position]
    return code < 0 ? .remark(Int(~code)) : .finding(Int(code))
  }

  /// Removes items; returns how many.
  mutating func removeAll(where isRemoved: (CheckedFile.Item) -> Bool) -> Int {
    let before = codes.count
    codes.removeAll { code in isRemoved(code < 0 ? .remark(Int(~code)) : .finding(Int(code))) }
    return before - codes.count
  }

  /// Puts further remarks in their places.
  mutating func add(_ indices: Range<Int>, of remarks: [LintFinding], _ report: LintReport?) {
    codes += indices.map { ~Int32(truncatingIfNeeded: $0) }
    sort(remarks, report)
  }

  private mutating func sort(_ remarks: [LintFinding], _ report: LintReport?) {
    let keys = map { item in
      switch item {
      case .remark(let index): remarks[index].diagnostic.range?.lowerBound ?? -1
      case .finding(let number): report?.start(of: number) ?? -1
      }
    }
    guard zip(keys, keys.dropFirst()).contains(where: { $0 > $1 }) else { return }
    codes = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { codes[$0] }
  }
}
