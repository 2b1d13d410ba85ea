import CaptionContainers
import Testing

/// Fragments, byte for byte.
@Suite struct FragmentTests {
  private var writer: MP4FragmentWriter {
    var track = MP4TextTrack(
      codec: .wvtt,
      sampleEntry: MP4TextEntry.wvtt(header: Array("WEBVTT".utf8), label: nil),
      samples: [],
      timescale: 90_000
    )
    track.language = "en"
    return MP4FragmentWriter(track)
  }

  @Test func initialization() {
    let boxes = BoxList(writer.initializationSegment)
    #expect(boxes.types == ["ftyp", "moov"])
    #expect(boxes.content("ftyp") == hex(#""iso6" 00000000 "iso6cmfccwvtdash""#))
    #expect(BoxList(boxes.content("moov") ?? []).types == ["mvhd", "trak", "mvex"])
    #expect(
      boxes.content("moov/mvex/trex")
        == hex("00000000 00000001 00000001 00000000 00000000 02000000")
    )
    let table = BoxList(boxes.content("moov/trak/mdia/minf/stbl") ?? [])
    for type in ["stts", "stsc", "stco"] {
      #expect(table.content(type) == hex("00000000 00000000"))
    }
    #expect(table.content("stsz") == hex("00000000 00000000 00000000"))
    #expect(
      boxes.content("moov/trak/mdia/mdhd")
        == hex("00000000 00000000 00000000 00015f90 00000000 15c7 0000")
    )
  }

  @Test func segment() {
    let samples = [
      MP4SampleData(hex(#"00000008 "vtte""#), duration: 90_000),
      MP4SampleData([1, 2, 3], duration: 450_000),
    ]
    #expect(
      writer.segment(samples, begin: 0x1_0000_0000, number: 3)
        == hex(
          """
          00000018 "styp" "msdh" 00000000 "msdhcmfs" \
          00000068 "moof" 00000010 "mfhd" 00000000 00000003 00000050 "traf" \
          00000010 "tfhd" 00020000 00000001 \
          00000014 "tfdt" 01000000 0000000100000000 \
          00000024 "trun" 00000301 00000002 00000070 00015f90 00000008 0006ddd0 00000003 \
          00000013 "mdat" 00000008 "vtte" 010203
          """
        )
    )
  }
}
