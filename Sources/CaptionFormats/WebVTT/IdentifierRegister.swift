/// Knows which cue identifiers have occurred.
///
/// Nearly all files number their cues upwards, so rising numbers are kept in a list and only the
/// rest goes into a set.
struct IdentifierRegister {
  private var numbers: [Int] = []
  private var others: Set<String> = []

  /// Adds an identifier; false where it is there already.
  mutating func insert(_ id: String) -> Bool {
    guard let number = Self.number(id) else { return others.insert(id).inserted }
    if number > numbers.last ?? -1 {
      numbers.append(number)
      return true
    }
    return contains(number) ? false : others.insert(id).inserted
  }

  private func contains(_ number: Int) -> Bool {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] == number { return true }
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// The value of a decimal number without leading zeros, for which equal values are equal texts.
  private static func number(_ id: String) -> Int? {
    var value = 0
    var count = 0
    for byte in id.utf8 {
      guard byte.isASCIIDigit, count < 18, value > 0 || count == 0 else { return nil }
      value = value * 10 + Int(byte - 0x30)
      count += 1
    }
    return count > 0 ? value : nil
  }
}
