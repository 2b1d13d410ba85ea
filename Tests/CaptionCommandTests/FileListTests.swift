import CaptionKit
import SystemIO
import Testing

@testable import CaptionCommand

/// Which files commands work on where folders and lists are named.
@Suite("folders and lists of files") struct FileListTests {
  static let captions = "1\n00:00:01,000 --> 00:00:03,000\n[door]\nHello there.\n"
  static let files = [
    "lib/b.srt": captions, "lib/a/z.srt": captions, "lib/a/y.vtt": "WEBVTT\n", "lib/c.txt": "no",
    "lib/old/x.srt": captions, "lib/pom.xml": "<project/>",
    "lib/t.xml":
      "<tt xmlns=\"http://www.w3.org/ns/ttml\" xml:lang=\"en\"><body><div><p begin=\"1s\" end=\"3s\">Hi</p></div></body></tt>",
    "other.srt": captions,
  ]

  /// The files that info tells of, in its order.
  private func told(
    _ arguments: [String],
    lists: [String: String] = [:],
    standardInput: String = ""
  ) -> (files: [String], error: String, status: Int32) {
    let world = World(Self.files.merging(lists) { $1 }, standardInput: standardInput)
    for folder in ["lib", "lib/a", "lib/old"] { world.put(folder, .directory) }
    let status = world.run(["info", "--json"] + arguments, registry: .standard)
    let files = world.output.split(separator: "\n").compactMap { line -> String? in
      let name = line.split(separator: "\"file\":\"").dropFirst().first
      return name.map { String($0.prefix { $0 != "\"" }) }
    }
    return (files, world.error, status)
  }

  @Test(arguments: [
    (["lib"], ["lib/a/y.vtt", "lib/a/z.srt", "lib/b.srt", "lib/old/x.srt", "lib/t.xml"]),
    (
      ["lib/", "other.srt"],
      ["lib/a/y.vtt", "lib/a/z.srt", "lib/b.srt", "lib/old/x.srt", "lib/t.xml", "other.srt"]
    ),
    (["lib/b.srt", "lib/b.srt", "other.srt"], ["lib/b.srt", "lib/b.srt", "other.srt"]),
    (
      ["lib/b.srt", "lib/a", "lib"],
      ["lib/b.srt", "lib/a/y.vtt", "lib/a/z.srt", "lib/old/x.srt", "lib/t.xml"]
    ),
    (["lib", "--exclude", "old"], ["lib/a/y.vtt", "lib/a/z.srt", "lib/b.srt", "lib/t.xml"]),
    (
      ["lib", "--exclude", "old/", "--exclude", "*.vtt"], ["lib/a/z.srt", "lib/b.srt", "lib/t.xml"]
    ),
    (["lib", "--exclude", "lib/a/**"], ["lib/b.srt", "lib/old/x.srt", "lib/t.xml"]),
    (["lib", "--exclude", "**/x.srt", "--exclude", "lib/a"], ["lib/b.srt", "lib/t.xml"]),
  ])
  func folders(arguments: [String], expected: [String]) {
    let (files, error, status) = told(arguments)
    #expect(files == expected)
    #expect(status == 0)
    #expect(error.isEmpty)
  }

  @Test("lists name files a line each, with any line ends, or with NUL")
  func lists() {
    let expected = ["other.srt", "lib/a/y.vtt", "lib/a/z.srt", "lib/b.srt"]
    for list in [
      "other.srt\nlib/a\n\nlib/b.srt", "other.srt\r\nlib/a\r\nlib/b.srt\r\nother.srt\r\n",
      "other.srt\0lib/a\0lib/b.srt\0",
    ] {
      #expect(told(["--files-from", "list"], lists: ["list": list]).files == expected)
      #expect(told(["--files-from", "-"], standardInput: list).files == expected)
    }
    let both = told(
      ["lib/b.srt", "--files-from", "1", "--files-from", "2"],
      lists: ["1": "other.srt", "2": "lib/a"]
    )
    #expect(both.files == ["lib/b.srt", "other.srt", "lib/a/y.vtt", "lib/a/z.srt"])
  }

  @Test("what can't be read is told, and the rest goes on")
  func unreadable() {
    let missing = told(["--files-from", "list", "lib/a"], lists: ["list": "gone.srt\nother.srt\n"])
    #expect(missing.status == 3)
    #expect(missing.files == ["lib/a/y.vtt", "lib/a/z.srt", "gone.srt", "other.srt"])
    #expect(missing.error.contains("captionkit: gone.srt: "))
    let noList = told(["--files-from", "nowhere", "lib/a"])
    #expect(noList.status == 3)
    #expect(noList.files == ["lib/a/y.vtt", "lib/a/z.srt"])
    #expect(noList.error.contains("captionkit: nowhere: "))
    let twice = told(["--files-from", "-", "-"])
    #expect(twice.status == 2)
    let empty = told(["lib/a", "--exclude", "*.vtt", "--exclude", "*.srt"])
    #expect(empty.files.isEmpty)
    #expect(empty.error.contains("no caption files"))
  }

  @Test("a folder is linted and mended as its files are")
  func lint() {
    let faulty = Self.captions.replacing("Hello there", with: "Hello  there")
    for command in ["lint", "fix"] {
      let world = World(["lib/b.srt": faulty, "lib/a.srt": Self.captions])
      world.put("lib", .directory)
      _ = world.run([command, "lib", "--select", "text/double-space"], registry: .standard)
      let isMended = command == "fix"
      #expect(world.text("lib/b.srt") == (isMended ? Self.captions : faulty))
      #expect(world.output.contains("lib/b.srt:4:") == !isMended)
    }
  }
}
