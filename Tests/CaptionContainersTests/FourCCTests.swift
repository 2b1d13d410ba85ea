import CaptionContainers
import Testing

@Suite struct FourCCTests {
  @Test(arguments: [
    ("moov" as FourCC, [0x6D, 0x6F, 0x6F, 0x76], "moov"),
    ("url" as FourCC, [0x75, 0x72, 0x6C, 0x20], "url "),
    ("©nam" as FourCC, [0xA9, 0x6E, 0x61, 0x6D], "\\xA9nam"),
    (FourCC(rawValue: 5), [0, 0, 0, 5], "\\x00\\x00\\x00\\x05"),
  ]) func bytesAndLetters(name: FourCC, bytes: [UInt8], text: String) {
    #expect(name.bytes == bytes)
    #expect(name.description == text)
  }

  @Test func memoryRefusesRangesOutside() throws {
    let source = MemoryByteSource([1, 2, 3])
    #expect(try source.bytes(1..<3) == [2, 3])
    #expect(throws: ByteSourceError("bytes 2 to 4 are not among 3")) {
      try source.bytes(2..<4)
    }
    #expect(throws: ByteSourceError.self) { try source.bytes(-1..<1) }
  }
}
