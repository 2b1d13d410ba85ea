import CaptionKit
import Testing

@testable import CaptionCommand

/// Files of a title in `lint` and `titles`.
@Suite struct SetCommandTests {
  static func captions(_ lines: [String], from first: Int = 1) -> String {
    lines.enumerated().map { index, line in
      let second = first + index * 4
      func time(_ value: Int) -> String { "00:00:\(value < 10 ? "0" : "")\(value),000" }
      return "\(index + 1)\n\(time(second)) --> \(time(second + 2))\n\(line)\n"
    }.joined(separator: "\n")
  }

  static let plain = [
    "Is nobody sailing tonight?", "Not in this weather.", "Then we have to walk.",
  ]
  static let files = [
    "lib/Ferry/en.sdh.srt": captions([
      "[wind howling]\nNORA: Is nobody sailing tonight?", "Not in this weather.",
    ]),
    "lib/Ferry/en.full.srt": captions(plain),
    "lib/Ferry/Subs/2_German.srt": captions(["Fährt heute niemand?"]),
    "lib/Walk.fr.forced.srt": captions(["PORT FERMÉ"]),
  ]

  static func run(_ arguments: [String], _ extra: [String: String] = [:]) -> (
    output: String, error: String, status: Int32
  ) {
    let world = World(files.merging(extra) { $1 })
    for folder in ["lib", "lib/Ferry", "lib/Ferry/Subs"] { world.put(folder, .directory) }
    let status = world.run(arguments, registry: .standard)
    return (world.output, world.error, status)
  }

  @Test func lintHoldsFilesAgainstEachOther() {
    let (output, error, status) = Self.run([
      "lint", "lib", "--report", "concise", "--select", "set",
    ])
    #expect(
      output
        == "lib/Ferry/en.sdh.srt:1:1: warning: 5 words of en.full.srt at 00:00:09.000 are not in cue 2 at 00:00:05.000 "
        + "[set/dialogue-mismatch]\n"
    )
    #expect(error.contains("4 files: 0 errors, 1 warning"))
    #expect(status == 1)
  }

  @Test(arguments: [
    ["--no-sets"], ["--ignore", "set"], ["--ignore", "set/dialogue-mismatch"],

    ["--set", "set/dialogue-mismatch.words=6"],
  ])
  func setChecksCanBeLeftOut(_ options: [String]) {
    let (output, _, status) = Self.run(
      ["lint", "lib", "--report", "concise", "--select", "set"] + options
    )
    #expect(output.isEmpty)
    #expect(status == 0)
  }

  @Test func statisticsCountTheFiles() {
    let (_, error, _) = Self.run(
      [
        "lint", "lib", "--select", "set/missing-track", "--set", "set/missing-track.tracks=it",
        "--statistics",
      ]
    )
    #expect(error.contains("2      2  warning   set/missing-track"))
  }

  @Test func requirementsComeFromTheConfiguration() {
    let configuration = """
      {"rules": {"set/missing-track": {"tracks": ["de.sdh", "en.sdh"]}},
       "suppress": [{"rule": "set/missing-track", "files": "Walk*", "reason": "French only"}]}
      """
    let (output, error, _) = Self.run(
      ["lint", "lib", "--report", "concise", "--select", "set/missing-track"],
      ["/lib/.captionkit.json": configuration]
    )
    #expect(
      output
        == "lib/Ferry/Subs/2_German.srt:1:1: warning: the title lib/Ferry has no de.sdh [set/missing-track]\n"
    )
    #expect(error.contains("2 suppressed"))
  }

  @Test func commentsInAFileTakeOutItsFindings() {
    let text =
      "WEBVTT\n\nNOTE captionkit-ignore-file set/dialogue-mismatch: cut for the trailer\n\n"
      + "00:00:01.000 --> 00:00:03.000\n[wind]\nIs nobody sailing tonight?\n"
    let (output, _, _) = Self.run(
      ["lint", "lib", "--report", "concise", "--select", "set", "--exclude", "en.sdh.srt"],
      ["lib/Ferry/en.sdh.vtt": text]
    )
    #expect(output.isEmpty)
  }

  @Test func aBaselineKnowsThem() {
    let world = World(Self.files)
    for folder in ["lib", "lib/Ferry", "lib/Ferry/Subs"] { world.put(folder, .directory) }
    let arguments = [
      "lint", "lib", "--select", "set", "--report", "concise", "--baseline", "known.json",
    ]
    #expect(world.run(arguments + ["--update-baseline"], registry: .standard) == 0)
    #expect(world.run(arguments, registry: .standard) == 0)
    #expect(world.output.isEmpty)
  }

  @Test func titlesAreListed() {
    let (output, _, status) = Self.run(["titles", "lib"])
    #expect(
      output == """
        title      SDH  plain  forced  other  files
        lib/Ferry  en   en     -       de         3
        lib/Walk   -    -      fr      -          1

        """
    )
    #expect(status == 0)
  }

  @Test func titlesAreListedForPrograms() {
    let (output, _, _) = Self.run(["titles", "--json", "lib/Walk.fr.forced.srt"])
    #expect(
      output.hasPrefix(
        "{\"schema\":1,\"title\":\"lib/Walk\",\"files\":[{\"path\":\"lib/Walk.fr.forced.srt\","
      )
    )
    #expect(output.contains("\"language\":\"fr\",\"kind\":\"forced\""))
  }

  @Test func patternsSayHowNamesAreMade() {
    let (output, _, _) = Self.run(["titles", "lib", "--title-pattern", "{title}.srt"])
    #expect(output.contains("lib/Ferry/en.sdh  "))
    #expect(output.contains("lib/Walk.fr.forced  "))
    let (other, _, _) = Self.run([
      "titles", "lib", "--title-pattern", "{title}/x.*", "--title-pattern", "{title}/*.srt",
    ])
    #expect(other.contains("lib/Ferry/Subs  "))
    #expect(other.contains("lib         "))
  }

  @Test(arguments: [
    (["--title-pattern", "{language}.*"], "there is no {title}"),
    (["--title-pattern", "{title}.{size}.*"], "there is no place {size}"),
    (["--title-pattern", "{title"], "a brace stands alone"),
  ])
  func wrongPatternsAreToldAsUsage(_ options: [String], _ reason: String) {
    for command in ["titles", "lint"] {
      let (_, error, status) = Self.run([command, "lib"] + options)
      #expect(error.contains(reason))
      #expect(status == 2)
    }
  }
}
