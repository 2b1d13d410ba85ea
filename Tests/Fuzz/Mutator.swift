/// The fuzzer's own mutations, its dictionary among them.
@_silgen_name("LLVMFuzzerMutate")
private func fuzzerMutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ capacity: Int) -> Int

/// Mutates an input: mostly byte by byte as the fuzzer does, else by whole lines, and now and then
/// by repeating a part very often, which is what slow readers stumble over.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(
  _ data: UnsafeMutablePointer<UInt8>,
  _ size: Int,
  _ capacity: Int,
  _ seed: UInt32
) -> Int {
  var random = Xorshift(state: UInt64(seed) &+ 0x9e37_79b9_7f4a_7c15)
  let kind = random.draw(below: 64)
  guard kind < 16, size > 0 else { return unsafe fuzzerMutate(data, size, capacity) }
  var bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  if kind == 0 {
    repeatPart(&bytes, capacity: capacity, &random)
  } else {
    changeLines(&bytes, &random)
  }
  let count = min(bytes.count, capacity)
  for index in 0..<count { unsafe data[index] = bytes[index] }
  return count
}

/// Repeats a short part of the input up to 64 KiB at most.
private func repeatPart(_ bytes: inout [UInt8], capacity: Int, _ random: inout Xorshift) {
  let start = random.draw(below: bytes.count)
  let length = min(
    1 + random.draw(below: random.draw(below: 2) == 0 ? 12 : 200),
    bytes.count - start
  )
  let room = (capacity - bytes.count) / length
  guard room > 0 else { return }
  let part = bytes[start..<start + length]
  var repeated: [UInt8] = []
  for _ in 0...random.draw(below: room) { repeated += part }
  bytes.insert(contentsOf: repeated, at: start + length)
}

/// Doubles, removes, swaps or joins lines.
private func changeLines(_ bytes: inout [UInt8], _ random: inout Xorshift) {
  var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
  let line = random.draw(below: lines.count)
  let other = random.draw(below: lines.count)
  switch random.draw(below: 5) {
  case 0: lines.insert(lines[line], at: other)
  case 1: lines.remove(at: line)
  case 2: lines.swapAt(line, other)
  case 3: lines.insert([], at: line)
  default:
    guard line + 1 < lines.count else { return }
    lines[line] += lines.remove(at: line + 1)
  }
  bytes = Array(lines.joined(separator: [10]))
}

/// A small generator of numbers, repeatable from the fuzzer's seed.
private struct Xorshift {
  var state: UInt64

  mutating func draw(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(bound, 1)))
  }
}
