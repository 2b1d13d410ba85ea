import CaptionModel
import CaptionXML

extension TTMLConformance {
  /// Checks how the key times and splines of an `animate` element go with its calculation mode and
  /// with how many values its styles have (TTML2, 13.1.1).
  mutating func checkPacing(_ node: Int) {
    let mode = value("calcMode", node).map { tree.string($0) } ?? "linear"
    let times = value("keyTimes", node)
    let splines = value("keySplines", node)
    if let times, mode == "paced" {
      wrong("keyTimes stands beside calcMode \"paced\", which paces by itself", times, node)
    }
    if let splines, mode != "spline" {
      wrong("keySplines needs calcMode \"spline\", not \"\(mode)\"", splines, node)
    }
    let timeCount = mode == "paced" ? nil : times.map { count($0) }
    if let times, mode != "paced" { checkOrder(of: times, mode, node) }
    var valueCount: Int?
    for index in tree.attributeIndices(of: node) {
      let attribute = tree.attributes[index]
      guard case .known(let numbers) = names.attributes[Int(attribute.name)],
        let number = numbers.first(where: { uses[$0].groups == .styling })
      else { continue }
      let name = TTMLAttributeRule.all[number].name
      let values = count(attribute.value)
      if let timeCount, timeCount != values {
        let what = "\(name) has \(values) values, but keyTimes has \(timeCount) times"
        wrong(what, attribute.value, node)
      }
      valueCount = valueCount ?? values
    }
    if let splines, mode == "spline", let known = timeCount ?? valueCount,
      count(splines) != known - 1
    {
      let what = "keySplines has \(count(splines)) groups, but there are \(known - 1) steps"
      wrong(what, splines, node)
    }
  }

  private func count(_ list: Range<Int>) -> Int {
    tree.slice(list).reduce(1) { $0 + ($1 == 0x3B ? 1 : 0) }
  }

  /// Times go up from 0, and to 1 where values in between are worked out (SMIL 3.0, 12.5.3).
  private mutating func checkOrder(of times: Range<Int>, _ mode: String, _ node: Int) {
    let numbers = tree.string(times).split(separator: ";", omittingEmptySubsequences: false)
      .map { Double(String($0).trimmedASCII) }
    let known = numbers.compactMap { $0 }
    guard known.count == numbers.count, let first = known.first, let last = known.last else {
      return
    }
    let isRising = zip(known, known.dropFirst()).allSatisfy { $0 <= $1 }
    if !isRising || first != 0 || mode != "discrete" && known.count > 1 && last != 1 {
      let limits = mode == "discrete" ? "from 0" : "from 0 to 1"
      wrong("keyTimes \"\(shortened(times))\" does not go up \(limits)", times, node)
    }
  }

  private mutating func wrong(_ message: String, _ range: Range<Int>, _ node: Int) {
    report(TTMLConformanceDiagnostics.invalidValue, message, at: range, of: node)
  }
}
