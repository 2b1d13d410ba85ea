import CaptionKit
import Testing

@testable import CaptionCommand

/// `lint` looks into the segments of MP4 that a media playlist names.
@Suite struct FragmentLintTests {
  private func world() throws -> World {
    let world = World(["a.vtt": MovieConversionTests.sdh])
    let call = [
      "segment", "a.vtt", "--out", "s", "--segment-format", "wvtt", "--segment-duration", "2",
    ]
    try #require(world.run(call, registry: .standard) == 0)
    return world
  }

  @Test func wholeSegmentsAreClean() throws {
    let world = try world()
    #expect(world.run("lint", "s/a.m3u8", registry: .standard) == 0)
    #expect(world.output == "")
  }

  @Test(arguments: [nil, 0, 30, 90]) func damagedSegmentsAreReported(_ length: Int?) throws {
    let world = try world()
    guard case .file(let bytes)? = world.entry("s/a-00002.m4s") else { return }
    if let length {
      world.put("s/a-00002.m4s", .file(Array(bytes.prefix(length))))
    } else {
      world.remove("s/a-00002.m4s")
    }
    #expect(world.run("lint", "s/a.m3u8", registry: .standard) == 3)
    #expect(world.error.contains("s/a.m3u8: segment 2, 'a-00002.m4s': "), "\(world.error)")
    #expect(world.output.contains("segment 2, 'a-00002.m4s': "), "\(world.output)")
  }
}
