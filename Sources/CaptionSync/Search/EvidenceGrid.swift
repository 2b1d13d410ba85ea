/// Running sums of evidence in an order in which a search that moves captions by equal steps reads them
/// one after the other.
///
/// Records whose numbers differ by whole steps stand side by side; around the programme stands silence.
struct EvidenceGrid: Sendable {
  /// How many records a step is.
  let step: Int
  /// How many records of silence stand on each side.
  private let padding: Int
  /// How many sums each remainder has.
  private let length: Int
  private let evidence: [Float]
  private let sure: [Float]

  init(_ evidence: [Double], _ sure: [Double], silence: Double, step: Int, padding: Int) {
    self.step = step
    self.padding = padding
    let count = evidence.count
    length = (count + 2 * padding + step - 1) / step
    let recordSilence = silence * EvidenceSums.step
    var sortedEvidence = [Float](repeating: 0, count: length * step)
    var sortedSure = sortedEvidence
    let last = count - 1
    for phase in 0..<step {
      var record = phase - padding
      for place in phase * length..<(phase + 1) * length {
        if record < 0 {
          sortedEvidence[place] = Float(Double(record) * recordSilence)
        } else if record > last {
          sortedEvidence[place] = Float(evidence[last] + Double(record - last) * recordSilence)
          sortedSure[place] = Float(sure[last])
        } else {
          sortedEvidence[place] = Float(evidence[record])
          sortedSure[place] = Float(sure[record])
        }
        record += step
      }
    }
    self.evidence = sortedEvidence
    self.sure = sortedSure
  }

  /// The record at a moment.
  static func record(_ time: Double) -> Int {
    Int((min(max(time, -1e9), 1e9) * Double(SpeechTrack.recordsPerSecond)).rounded())
  }

  /// The sums of evidence before a record and before those that follow it in steps; nil where they would
  /// reach beyond the silence around the programme.
  func evidence(from record: Int, count: Int) -> Range<Int>? { places(record, count) }

  private func places(_ record: Int, _ count: Int) -> Range<Int>? {
    let place = record + padding
    guard place >= 0 else { return nil }
    let (row, phase) = place.quotientAndRemainder(dividingBy: step)
    guard row + count <= length else { return nil }
    let start = phase * length + row
    return start..<start + count
  }

  /// Appends nothing and changes `row` to the ratings of a caption at every step from a first shift on.
  ///
  /// - Parameters:
  ///   - span: First record of the body, and the one behind it.
  ///   - lead: Records before it that ought to be silent, as a range; empty for none.
  /// - Returns: Whether the caption can be placed everywhere; `row` is not changed where not.
  func rate(body span: Range<Int>, lead: Range<Int>, into row: inout [Float]) -> Bool {
    let count = row.count
    guard let begin = places(span.lowerBound, count), let end = places(span.upperBound, count),
      let leadBegin = places(lead.lowerBound, count), let leadEnd = places(lead.upperBound, count)
    else { return false }
    let begins = evidence.span.extracting(begin)
    let ends = evidence.span.extracting(end)
    var output = row.mutableSpan
    if lead.isEmpty {
      for index in 0..<count { output[index] = ends[index] - begins[index] }
    } else {
      let leadBegins = evidence.span.extracting(leadBegin)
      let leadEnds = evidence.span.extracting(leadEnd)
      for index in 0..<count {
        let talk = leadEnds[index] - leadBegins[index]
        output[index] = ends[index] - begins[index] - 0.5 * Swift.max(0, talk)
      }
    }
    return true
  }

  /// Adds a multiple of the sure speech before a moment at every step.
  func addSureSpeech(before record: Int, times factor: Float, to row: inout [Float]) {
    let count = row.count
    guard let range = places(record, count) else {
      // All of it lies before the moment, or none.
      let all = record > 0 ? (sure.last ?? 0) * factor : 0
      for index in 0..<count { row[index] += all }
      return
    }
    let sums = sure.span.extracting(range)
    var output = row.mutableSpan
    for index in 0..<count { output[index] += factor * sums[index] }
  }
}
