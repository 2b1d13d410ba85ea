import CaptionKit
import Testing

@testable import CaptionCommand

@Suite struct JSONOutputTests {
  private func json(_ body: (inout JSONOutput) -> Void) -> String {
    var output = JSONOutput()
    body(&output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (0, "0"), (17_640_000, "1"), (-17_640_000, "-1"), (8_820_000, "0.5"), (18, "0.000001"),
      (8, "0"), (-8, "0"), (9, "0.000001"), (-9, "-0.000001"), (17_639_999, "1"),
      (-26_460_000, "-1.5"), (17_640_000 * 3_600_000, "3600000"),
    ] as [(Int128, String)]
  )
  func writesTimesInMilliseconds(_ units: Int128, _ expected: String) {
    #expect(json { $0.milliseconds(MediaTime(units: units)) } == expected)
  }

  @Test func writesFramesRoundedToSixDecimals() throws {
    // One frame of 30000/1001 is 1001/30 ms = 33.3666…; 30 frames of it are 1001 ms exactly.
    #expect(json { $0.milliseconds(MediaTime(count: 1, of: .ntsc)) } == "33.366667")
    #expect(json { $0.milliseconds(MediaTime(count: 30, of: .ntsc)) } == "1001")
  }

  @Test func writesTimesBeyondDoublesAndIntegers() {
    let time = MediaTime(seconds: 4_400_000_000_000) + MediaTime(milliseconds: 1)
    #expect(json { $0.milliseconds(time) } == "4400000000000001")
    // 2^127 - 1 units; whole milliseconds are (2^127 - 1) / 17,640,000.
    #expect(
      json { $0.milliseconds(.max) } == "9645191806149049417896105652827.89715"
    )
  }

  @Test func writesAnOpenEndAsNull() {
    #expect(json { $0.milliseconds(nil) } == "null")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-5, "-5"), (33.3, "33.3"), (0.1, "0.1"),
      (1e15, "1000000000000000"),
      (1e22, "10000000000000000000000"), (18_446_744_073_709_551_616, "18446744073709552000"),
      (1.5e-7, "0.00000015"), (1e-7, "0.0000001"), (-2.5e-9, "-0.0000000025"),
      (1.25e17, "125000000000000000"), (.nan, "null"), (.infinity, "null"),
    ] as [(Double, String)]
  )
  func writesNumbersWithoutExponent(_ value: Double, _ expected: String) {
    #expect(json { $0.number(value) } == expected)
  }

  @Test(arguments: [
    Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .pi, 1e300, 123_456_789.123_456_78,
    0.1 + 0.2,
  ])
  func writesNumbersThatReadBackTheSame(_ value: Double) {
    let text = json { $0.number(value) }
    #expect(Double(text) == value)
    #expect(!text.contains("e"))
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (-10, "-10"), (100, "100"), (Int.max, "9223372036854775807"),
    (Int.min, "-9223372036854775808"),
  ])
  func writesIntegers(_ value: Int, _ expected: String) {
    #expect(json { $0.number(value) } == expected)
  }

  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#),
    ("line\nbreak\r\t", #""line\nbreak\r\t""#), ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
    ("♪ Ω 🎵", "\"♪ Ω 🎵\""), ("/", #""/""#),
  ])
  func escapesStrings(_ value: String, _ expected: String) {
    #expect(json { $0.string(value) } == expected)
    #expect(json { $0.string(utf8: Array(value.utf8)[...]) } == expected)
  }

  @Test func putsCommasWhereTheyBelong() {
    let text = json { output in
      output.beginObject()
      output.key("a")
      output.beginArray()
      output.number(1)
      output.string("[")
      output.beginObject()
      output.endObject()
      output.null()
      output.endArray()
      output.key("b")
      output.bool(true)
      output.key("c")
      output.strings([])
      output.endObject()
      output.endLine()
      output.strings(["x", "y"])
    }
    #expect(text == "{\"a\":[1,\"[\",{},null],\"b\":true,\"c\":[]}\n[\"x\",\"y\"]")
  }

  @Test func continuesAfterAPartWasTaken() {
    var output = JSONOutput()
    output.beginArray()
    output.number(1)
    var bytes = output.take()
    output.number(2)
    bytes += output.take()
    output.endArray()
    output.endLine()
    bytes += output.take()
    output.number(3)
    bytes += output.take()
    #expect(String(decoding: bytes, as: UTF8.self) == "[1,2]\n3")
  }
}
