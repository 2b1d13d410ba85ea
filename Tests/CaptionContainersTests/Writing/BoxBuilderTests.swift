import CaptionContainers
import Testing

/// Boxes, byte for byte.
@Suite struct BoxBuilderTests {
  @Test func sizesCountWhatIsInside() {
    var builder = BoxBuilder()
    builder.box("moov") { movie in
      movie.box("free") { $0.append([1, 2, 3]) }
      movie.fullBox("mfhd", version: 1, flags: 0x020304) { $0.append(UInt32(7)) }
      movie.box("vtte")
    }
    #expect(
      builder.bytes
        == hex(
          """
          0000002b "moov" 0000000b "free" 010203 00000010 "mfhd" 01020304 00000007 \
          00000008 "vtte"
          """
        )
    )
  }

  @Test func longBoxesHaveSizesOf64Bits() {
    var builder = BoxBuilder(longestShortBox: 11)
    builder.box("moov") { movie in
      movie.box("free") { $0.append([1, 2, 3]) }
      movie.box("skip") { $0.append([1, 2, 3, 4]) }
    }
    #expect(
      builder.bytes
        == hex(
          """
          00000001 "moov" 000000000000002f 0000000b "free" 010203 \
          00000001 "skip" 0000000000000014 01020304
          """
        )
    )
  }

  @Test(arguments: [
    (100 as Int64, #"0000006c "mdat""#), (0xFFFF_FFF7, #"ffffffff "mdat""#),
    (0xFFFF_FFF8, #"00000001 "mdat" 0000000100000008"#),
  ])
  func headersOfContentElsewhere(_ length: Int64, _ expected: String) {
    var builder = BoxBuilder()
    builder.header("mdat", length: length)
    #expect(builder.bytes == hex(expected))
  }

  @Test func textsEndAtTheirOnlyZero() {
    var builder = BoxBuilder()
    builder.appendTerminated("a\0é")
    #expect(builder.bytes == hex("61 c3 a9 00"))
  }
}
