import CaptionContainers
import Testing

/// The sample entries, held against bytes that other programs read.
@Suite struct SampleEntryTests {
  @Test func webVTT() {
    #expect(
      MP4TextEntry.wvtt(header: Array("WEBVTT".utf8), label: "source_label")
        == hex(
          """
          00000032 77767474 000000000000 0001 0000000e 76747443 574542565454 00000014 766c6162 \
          736f757263655f6c6162656c
          """
        )
    )
    #expect(
      MP4TextEntry.wvtt(header: Array("WEBVTT".utf8), label: nil)
        == hex(#"0000001e "wvtt" 000000000000 0001 0000000e "vttC" "WEBVTT""#)
    )
  }

  @Test func ttml() {
    #expect(
      MP4TextEntry.stpp()
        == hex(#"0000002b 73747070 000000000000 0001 "http://www.w3.org/ns/ttml" 00 00"#)
    )
  }

  @Test(arguments: [
    (MP4TextEntry.Forced.none, "00000000"), (.some, "40000000"), (.all, "c0000000"),
  ])
  func timedText(_ forced: MP4TextEntry.Forced, _ flags: String) {
    #expect(
      MP4TextEntry.tx3g(forced: forced)
        == hex(
          """
          00000040 74783367 000000000000 0001 \(flags) 01 ff 000000ff 0000000000000000 0000 0000 \
          0001 00 10 ffffffff 00000012 66746162 0001 0001 05 "Arial"
          """
        )
    )
  }

  @Test func timedTextInAPicture() {
    let entry = MP4TextEntry.tx3g(width: 1920, height: 1080)
    // Top, left, bottom and right.
    #expect(Array(entry[26..<34]) == hex("0000 0000 0438 0780"))
    // Letters of a twentieth of the height.
    #expect(Array(entry[34..<42]) == hex("0000 0000 0001 00 36"))
  }
}
