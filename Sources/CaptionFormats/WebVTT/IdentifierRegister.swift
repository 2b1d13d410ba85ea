/// Knows which cue identifiers have occurred.
///
/// Nearly all files number their cues upwards, some with the same letters before each number, as in
/// `c1`. Rising numbers behind what stands before the first one are kept as runs without a gap, and only
/// the rest goes into a set.
struct IdentifierRegister {
  /// What stands before the numbers in the list.
  private var prefix: [UInt8] = []
  private var runs: [(first: Int, last: Int)] = []
  private var others: Set<String> = []

  /// Adds an identifier; false where it is there already.
  mutating func insert(_ id: String) -> Bool {
    if runs.isEmpty, others.isEmpty { prefix = Self.beforeNumber(id) }
    guard let number = number(id) else { return others.insert(id).inserted }
    if number > runs.last?.last ?? -1 {
      append(number)
      return true
    }
    return contains(number) ? false : others.insert(id).inserted
  }

  /// Adds the identifier that bytes end with, where its number is higher than all before it; else
  /// false, and nothing is done.
  ///
  /// What makes the first identifier safe to write holds for this one, too: only digits differ.
  mutating func insertNext(_ bytes: [UInt8], from start: Int) -> Bool {
    let first = start + prefix.count
    guard let last = runs.last?.last, first < bytes.count, bytes.count - first < 19,
      bytes[first] != 0x30
    else { return false }
    var index = start
    for byte in prefix {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    var number = 0
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return false }
      number = number * 10 + Int(digit)
      index += 1
    }
    guard number > last else { return false }
    append(number)
    return true
  }

  /// Adds a number above all others.
  private mutating func append(_ number: Int) {
    let index = runs.count - 1
    if index >= 0, runs[index].last == number - 1 {
      runs[index].last = number
    } else {
      runs.append((number, number))
    }
  }

  private func contains(_ number: Int) -> Bool {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].first <= number, number <= runs[middle].last { return true }
      if runs[middle].last < number { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// The bytes before the digits at an identifier's end.
  private static func beforeNumber(_ id: String) -> [UInt8] {
    var bytes = Array(id.utf8)
    while bytes.last?.isASCIIDigit == true { bytes.removeLast() }
    return bytes
  }

  /// The value of the decimal number without leading zeros that is all there is behind the prefix.
  ///
  /// For these, equal values are equal identifiers.
  private func number(_ id: String) -> Int? {
    var value = 0
    var index = 0
    let first = prefix.count
    for byte in id.utf8 {
      if index < first {
        guard byte == prefix[index] else { return nil }
      } else {
        guard byte.isASCIIDigit, index < first + 18, value > 0 || index == first else {
          return nil
        }
        value = value * 10 + Int(byte - 0x30)
      }
      index += 1
    }
    return index > first ? value : nil
  }
}
