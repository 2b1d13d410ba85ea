import CaptionKit
import Testing

@testable import CaptionCommand

/// What is written for Netflix passes the profile that checks it.
@Suite struct NetflixTests {
  @Test(
    "lines are centred, and another alignment is a loss",
    arguments: ["left", "right", "start", "end"]
  )
  func alignment(_ align: String) {
    let cues = ["line:0 align:\(align)", "align:\(align) position:10%", "align:\(align) region:r"]
    let text = cues.enumerated().map { index, settings in
      "00:0\(index).000 --> 00:0\(index).900 \(settings)\nx\n"
    }
    let world = World(["a.en.vtt": "WEBVTT\n\nREGION\nid:r\n\n" + text.joined(separator: "\n")])
    #expect(
      world.run(["convert", "a.en.vtt", "a.ttml", "--to", "netflix"], registry: .standard) == 0
    )
    let written = world.text("a.ttml") ?? ""
    #expect(!written.contains("textAlign=\"\(align)\""))
    #expect(world.error.contains("textAlign \(align) and 2 more losses of the kind, in 3 cues"))
    #expect(world.error.contains("Netflix TTML1 centres all lines"))
    let check = World(["a.ttml": written])
    check.run(["lint", "--profile", "netflix-ttml1", "a.ttml"], registry: .standard)
    #expect(!check.output.contains("[netflix/"), "\(check.output)")
  }
}
