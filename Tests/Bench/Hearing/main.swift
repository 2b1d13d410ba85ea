import CaptionSync
import SystemIO

// CaptionBenchHearing features < SAMPLES > FIGURES
//
// Samples are raw, mono, 16 kHz, 16 bits with the low byte first. Figures are 32-bit floats, low
// byte first, `FeatureDump.count` for each 10 ms.

/// The samples of pairs of bytes.
func samples(_ bytes: ArraySlice<UInt8>) -> [Int16] {
  stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
    Int16(truncatingIfNeeded: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
  }
}

/// Writes figures as bytes.
func write(_ figures: [Float]) throws {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(figures.count * 4)
  for figure in figures {
    let bits = figure.bitPattern
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }
  try StandardStream.output.write(bytes)
}

let input = try FileReader.read(CommandLine.arguments[2])
switch CommandLine.arguments[1] {
case "features":
  var dump = FeatureDump()
  var place = 0
  while place < input.count {
    let end = min(place + 32_000, input.count)
    try write(dump.hear(samples(input[place..<end])))
    place = end
  }
  try write(dump.finish())
default:
  print("features FILE")
}
