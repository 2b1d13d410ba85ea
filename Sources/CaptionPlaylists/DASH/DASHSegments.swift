/// How a representation is cut into segments (ISO/IEC 23009-1, 5.3.9).
public struct DASHSegments: Sendable, Hashable {
  /// A stretch of segments of one length in a timeline.
  public struct Stretch: Sendable, Hashable {
    /// When it begins, in units of the timescale; nil where the one before ends.
    public var time: Int?
    /// How long each segment lasts.
    public var duration: Int
    /// How many more follow the first; nil up to the next stretch or the period's end.
    public var further: Int?
  }

  /// The address of the segment that every other one needs, as seen from the manifest; a template.
  public var initialization: String?
  /// The addresses of a list; empty where a template gives them.
  public var list: [String] = []
  /// The template of the addresses, as seen from the manifest; nil for a list.
  public var media: String?
  /// The number of the first segment.
  public var startNumber = 1
  /// The units of a second in which times are given.
  public var timescale = 1
  /// The time in the media at which the period begins.
  public var presentationTimeOffset = 0
  /// How long each segment lasts, where there is no timeline.
  public var duration: Int?
  /// The timeline; empty where there is none.
  public var timeline: [Stretch] = []

  /// The most segments that addresses are made of.
  public static let most = 100_000

  /// The addresses of all segments, in order; nil where there are too many, or nothing tells how
  /// many there are.
  ///
  /// - Parameters:
  ///   - representation: What `$RepresentationID$` and `$Bandwidth$` stand for.
  ///   - length: How long the period lasts, in milliseconds; nil where nobody says.
  public func addresses(
    of representation: (id: String, bandwidth: String),
    lasting length: Int?
  ) -> [String]? {
    guard let media else { return list }
    let end = length.map { $0.multipliedReportingOverflow(by: timescale) }
      .flatMap { $0.overflow ? nil : $0.partialValue / 1000 + presentationTimeOffset }
    var addresses: [String] = []
    func add(time: Int) {
      addresses.append(
        Self.filled(media, representation, number: startNumber + addresses.count, time: time)
      )
    }
    if timeline.isEmpty {
      guard let duration, duration > 0, let end else { return nil }
      let span = max(end - presentationTimeOffset, 0)
      let count = span / duration + (span % duration > 0 ? 1 : 0)
      guard count <= Self.most else { return nil }
      for index in 0..<count { add(time: presentationTimeOffset + index * duration) }
      return addresses
    }
    var time = 0
    for (index, stretch) in timeline.enumerated() {
      time = stretch.time ?? time
      guard stretch.duration > 0 else { return nil }
      let next = timeline.indices.contains(index + 1) ? timeline[index + 1].time : end
      let count: Int
      if let further = stretch.further, further >= 0 {
        count = further + 1
      } else if let next {
        let span = max(next - time, 0)
        count = span / stretch.duration + (span % stretch.duration > 0 ? 1 : 0)
      } else {
        return nil
      }
      guard count <= Self.most - addresses.count else { return nil }
      for _ in 0..<count {
        add(time: time)
        let (sum, overflow) = time.addingReportingOverflow(stretch.duration)
        guard !overflow else { return nil }
        time = sum
      }
    }
    return addresses
  }

  /// A template with its identifiers filled in (5.3.9.4.4); one that is not known is left as it is.
  public static func filled(
    _ template: String,
    _ representation: (id: String, bandwidth: String),
    number: Int,
    time: Int
  ) -> String {
    var text = ""
    var parts = template.split(separator: "$", omittingEmptySubsequences: false)[...]
    text += parts.popFirst() ?? ""
    while let identifier = parts.popFirst() {
      guard let rest = parts.popFirst() else { return text + "$" + identifier }
      let sides = identifier.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
      let width = sides.count > 1 ? sides[1].dropLast().split(separator: "0").last : nil
      func padded(_ number: Int) -> String {
        let digits = "\(number)"
        let count = min(width.flatMap { Int($0) } ?? 1, 32)
        return String(repeating: "0", count: max(count - digits.utf8.count, 0)) + digits
      }
      switch sides.first ?? "" {
      case "": text += "$"
      case "RepresentationID": text += representation.id
      case "Bandwidth": text += representation.bandwidth
      case "Number": text += padded(number)
      case "Time": text += padded(time)
      default: text += "$\(identifier)$"
      }
      text += rest
    }
    return text
  }
}
