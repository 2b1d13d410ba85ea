import CaptionKit
import SystemIO
import Testing

@testable import CaptionCommand

/// Files that are no captions: they are told by their bytes, in one line, by every command.
@Suite struct InputKindTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
  private static let elf: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]
  private static let zip: [UInt8] = [0x50, 0x4B, 3, 4, 20, 0, 0, 0, 8, 0]
  private static let pdf = Array("%PDF-1.7\n1 0 obj\n".utf8)
  private static let mkv: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x86, 0x81, 1]
  private static let mp4: [UInt8] = [0, 0, 0, 16] + Array("ftypisom".utf8) + [0, 0, 0, 0]
  /// Bytes of every value, without a signature.
  private static let binary = (0..<2000).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 256) }

  private static let commands = [
    ["inspect"], ["info"], ["lint"], ["sdh"], ["tag"], ["transcript"], ["audit"], ["fix"],
  ]

  @Test(
    "what is no caption file is told in one line",
    arguments: [
      (png, "a PNG image"), (elf, "a program (ELF)"),
      (zip, "a ZIP archive, which has to be unpacked first"), (pdf, "a PDF document"),
      (binary, "binary data"),
    ]
  )
  func otherKinds(_ bytes: [UInt8], _ name: String) {
    for command in Self.commands {
      let world = World()
      world.put("film.en.srt", .file(bytes))
      #expect(world.run(command + ["film.en.srt"], registry: .standard) == 3)
      let said = world.error + world.output
      #expect(said.contains("no caption file: looks like \(name)"), "\(command): \(said)")
      #expect(said.split(separator: "\n").count <= 3, "\(command): \(said)")
    }
    let world = World()
    world.put("film.en.srt", .file(bytes))
    #expect(world.run(["convert", "film.en.srt", "b.vtt"], registry: .standard) == 3)
    #expect(world.error == "captionkit: film.en.srt: no caption file: looks like \(name)\n")
    #expect(world.entry("b.vtt") == nil)
  }

  @Test("who gives a movie learns how to take captions out", arguments: [mkv, mp4])
  func movies(_ bytes: [UInt8]) {
    for command in ["inspect", "sdh", "tag", "transcript", "audit", "fix"] {
      let world = World()
      world.put("film", .file(bytes))
      #expect(world.run([command, "film"], registry: .standard) == 3)
      #expect(world.error.contains("'captionkit convert film OUT --track NUMBER'"), "\(command)")
    }
  }

  @Test("a movie is one whatever it is called, and a text is none")
  func names() {
    let world = World([
      "a.vtt": "WEBVTT\n\n00:00.000 --> 00:01.000\nx\n",
      "b.mp4": "1\n00:00:01,000 --> 00:00:02,000\nx\n",
    ])
    #expect(world.run(["convert", "a.vtt", "m.mp4"], registry: .standard) == 0)
    guard case .file(let movie)? = world.entry("m.mp4") else {
      Issue.record("no movie")
      return
    }
    world.put("m.dat", .file(movie))
    #expect(world.run(["convert", "m.dat", "c.srt"], registry: .standard) == 0)
    #expect(world.text("c.srt")?.contains("00:00:00,000 --> 00:00:01,000\r\nx") == true)
    #expect(world.run(["info", "m.dat"], registry: .standard) == 0)
    #expect(world.run(["convert", "b.mp4", "d.vtt"], registry: .standard) == 0)
    #expect(world.text("d.vtt") == "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nx\n")
  }

  @Test(
    "texts of other formats are named",
    arguments: [
      ("[Script Info]\nTitle: x\n", "SubStation Alpha"), ("<!DOCTYPE html><html>", "a web page"),
      ("{25}{50}Hello.\n", "MicroDVD"), ("Scenarist_SCC V1.0\n\n", "SCC"),
      ("{\"a\": 1}", "JSON"),
    ]
  )
  func otherTexts(_ text: String, _ name: String) {
    let world = World(["a.txt": text])
    #expect(world.run(["inspect", "a.txt"], registry: .standard) == 3)
    #expect(world.error.contains("looks like") && world.error.contains(name), "\(world.error)")
  }

  @Test("control characters in captions do no harm")
  func controlCharacters() {
    let world = World([
      "a.srt": "\u{1}\u{2}\u{3}1\n00:00:01,000 --> 00:00:02,000\n\u{0}\u{1}\u{0}x\u{0}\n"
    ])
    #expect(world.run(["inspect", "a.srt", "--json"], registry: .standard) == 0)
    // Names in languages of two bytes a letter hold the letters of no signature.
    let legacy = World()
    legacy.put(
      "b.srt",
      .file(
        Array("1\n00:00:01,000 --> 00:00:02,000\n".utf8) + [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2]
      )
    )
    #expect(legacy.run(["inspect", "b.srt"], registry: .standard) == 0)
  }

  @Test("lists that are none are refused, and files that are not read are counted")
  func otherInputs() {
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:02,000\nx\n"])
    world.put("p.png", .file(Self.png))
    #expect(world.run(["lint", "--cast", "p.png", "a.srt"], registry: .standard) == 3)
    #expect(world.error == "captionkit: p.png: no list: looks like a PNG image\n")
    #expect(world.run(["sdh", "--labels-tsv", "p.png"], registry: .standard) == 3)
    #expect(world.run(["lint", "a.srt", "p.png", "gone.srt"], registry: .standard) == 3)
    #expect(world.error.hasSuffix("advice; 2 files not read\n"))
  }

  @Test("standard input has one name in all messages")
  func standardInput() {
    let text = "1\n00:00:01,000 --> 00:00:02,000\n<b>x\n"
    for call in [["inspect", "-"], ["lint", "-"], ["info", "-"], ["sdh", "-"], ["tag", "-"]] {
      let world = World(standardInput: text)
      world.run(call, registry: .standard)
      #expect(!(world.output + world.error).contains("-:"), "\(call): \(world.output)")
    }
    let world = World(standardInput: "nothing")
    #expect(world.run(["inspect", "-"], registry: .standard) == 3)
    #expect(world.error.hasPrefix("captionkit: standard input: "))
  }
}
