import CaptionModel
import CaptionXML

/// `set` and `animate` elements, inside the element that they change or referred to by it.
extension TTMLReader {
  /// The most pieces of time that one animation is cut into.
  private static let mostSteps = 400

  /// Makes the animations of the head known by their ids (TTML2, 13.1.2 `animation`).
  mutating func readAnimations(_ node: Int) {
    for child in children(of: node) {
      switch element(child) {
      case .set, .animate:
        for index in tree.attributeIndices(of: child)
        where names.attributes[Int(tree.attributes[index].name)] == .id {
          if animations.insert(tree.bytes(tree.attributes[index].value)).isNew {
            animationNodes.append(child)
          }
        }
      case .unknown: reportUnknown(child)
      default: break
      }
    }
  }

  /// Applies the animations that an element's `animate` attribute refers to.
  mutating func readAnimations(
    _ value: Range<Int>,
    of node: Int,
    in frame: TTMLTimeFrame,
    _ use: inout TTMLAnimationUse
  ) {
    let references = TTMLReferences(value, in: tree)
    for word in references.words {
      guard let index = animations.index(references.array, word) else {
        report(
          TTMLDiagnostics.unknownAnimation,
          "no animation has the id \"\(references.string(word))\"",
          at: word.lowerBound + references.shift..<word.upperBound + references.shift,
          of: node
        )
        continue
      }
      readSet(animationNodes[index], in: frame, &use)
    }
  }

  /// Reads a `set` or `animate` element and notes what it changes when.
  mutating func readSet(_ node: Int, in frame: TTMLTimeFrame, _ use: inout TTMLAnimationUse) {
    let attributes = readAttributes(node, allowing: .animation)
    let repeats = value(.repeatCount, of: node)
    guard
      let own = frame.child(
        begin: attributes.begin,
        end: attributes.end,
        // A repeated animation lasts longer than its duration.
        duration: repeats == nil ? attributes.duration : nil,
        isSequence: false
      )
    else { return }
    var kept: [TTMLStyleEntry] = []
    for entry in styles.sets[attributes.set] {
      let property = TTMLProperty.all[entry.property]
      if entry.property != TTMLProperty.display, property.isLayout {
        report(TTMLDiagnostics.animation, "change of \(property.name) is not kept", at: node)
      } else {
        kept.append(entry)
      }
    }
    guard !kept.isEmpty else { return }
    let duration = attributes.duration ?? own.limit.map { $0 - own.begin }
    let steps = element(node) == .animate ? steps(node, kept, duration) : [Step(0, kept)]
    // After its end, a frozen animation keeps the last value for as long as the element lasts.
    let freezes = value(.fill, of: node) == "freeze"
    var begin = own.begin
    var left = count(repeats)
    var room = Self.mostSteps
    repeat {
      let end = earlier(duration.map { begin + $0 }, own.limit)
      for (index, step) in steps.enumerated() {
        let from = begin + share(step.offset, of: duration)
        var to =
          index + 1 < steps.count ? begin + share(steps[index + 1].offset, of: duration) : end
        to = earlier(to, own.limit)
        let isLast = index + 1 == steps.count && (left <= 1 || to == own.limit)
        if isLast, freezes { to = nil }
        if let to, to <= from { continue }
        add(step.entries, from, to, &use)
        room -= 1
      }
      left -= 1
      guard let end, let duration, duration > .zero else { break }
      begin = end
    } while left > 0 && room > 0 && own.limit.map { begin < $0 } ?? true
    if left > 0, room <= 0 {
      report(TTMLDiagnostics.animation, "animation is repeated too often to be kept", at: node)
    }
  }

  private mutating func add(
    _ entries: [TTMLStyleEntry],
    _ begin: MediaTime,
    _ end: MediaTime?,
    _ use: inout TTMLAnimationUse
  ) {
    var others: [TTMLStyleEntry] = []
    for entry in entries {
      if entry.property == TTMLProperty.display {
        gates.addChange(begin, end, isShown: entry.value != "none", to: &use.gate)
      } else {
        others.append(entry)
      }
    }
    guard !others.isEmpty else { return }
    if use.changes < 0 { use.changes = changes.makeList() }
    changes.add(begin, end, set: styles.set(of: others), to: use.changes)
  }

  // MARK: Values in turn

  /// What holds from an offset on, counted in millionths of the animation's duration.
  private struct Step {
    var offset: Int
    var entries: [TTMLStyleEntry]

    init(_ offset: Int, _ entries: [TTMLStyleEntry]) {
      self.offset = offset
      self.entries = entries
    }
  }

  private static let whole = 1_000_000

  /// The values of an `animate` element in turn (TTML2, 13.1.1).
  ///
  /// Values that go over into each other are taken at their key times; each holds up to the middle
  /// of the way to the next.
  private mutating func steps(
    _ node: Int,
    _ entries: [TTMLStyleEntry],
    _ duration: MediaTime?
  ) -> [Step] {
    let mode = value(.calcMode, of: node) ?? "linear"
    let lists = entries.map { entry in
      entry.value.split(separator: ";").map { String($0).trimmedASCII }.filter { !$0.isEmpty }
    }
    let longest = lists.map(\.count).max() ?? 0
    guard longest > 0 else { return [] }
    // Without a duration time never gets beyond the first value.
    guard duration != nil, longest > 1 else {
      return [Step(0, zip(entries, lists).compactMap { pair in value(pair.1, 0, pair.0) })]
    }
    let isDiscrete = mode == "discrete"
    if !isDiscrete {
      report(
        TTMLDiagnostics.animation,
        "animation is kept as \(longest) steps, at its key values",
        at: node
      )
    }
    var keys = value(.keyTimes, of: node).map { keyTimes($0) } ?? []
    if keys.count != longest {
      let parts = isDiscrete ? longest : longest - 1
      keys = (0..<longest).map { Self.whole * $0 / parts }
    }
    return (0..<min(longest, Self.mostSteps)).map { index in
      let begin = isDiscrete || index == 0 ? keys[index] : (keys[index - 1] + keys[index]) / 2
      return Step(begin, zip(entries, lists).compactMap { pair in value(pair.1, index, pair.0) })
    }
  }

  private func value(_ list: [String], _ index: Int, _ entry: TTMLStyleEntry) -> TTMLStyleEntry? {
    guard let last = list.last else { return nil }
    return TTMLStyleEntry(property: entry.property, value: index < list.count ? list[index] : last)
  }

  /// Fractions as millionths; none at all where one is no fraction or they do not rise.
  private func keyTimes(_ text: String) -> [Int] {
    var keys: [Int] = []
    for part in text.split(separator: ";") {
      guard let number = Double(String(part).trimmedASCII), number >= 0, number <= 1 else {
        return []
      }
      let key = Int(number * Double(Self.whole))
      if let last = keys.last, key < last { return [] }
      keys.append(key)
    }
    return keys
  }

  private func share(_ offset: Int, of duration: MediaTime?) -> MediaTime {
    guard let duration, offset > 0 else { return .zero }
    let (product, overflow) = duration.units.multipliedReportingOverflow(by: Int128(offset))
    return overflow ? duration : MediaTime(units: product / Int128(Self.whole))
  }

  private func earlier(_ first: MediaTime?, _ second: MediaTime?) -> MediaTime? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  private func count(_ repeats: String?) -> Int {
    guard let repeats else { return 1 }
    return repeats == "indefinite" ? .max : max(Int(repeats) ?? 1, 1)
  }
}
