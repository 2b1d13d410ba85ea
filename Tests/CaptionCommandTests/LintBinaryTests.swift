import Foundation
import Testing

@testable import CaptionCommand

/// Checking and mending with the real executable: what hangs on real folders and files.
@Suite struct LintBinaryTests {
  /// Two lines of 13 characters in a second, and a space too many.
  static let captions = """
    1
    00:00:01,000 --> 00:00:02,000
    Mind the  step
    of the ferry.

    2
    00:00:03,000 --> 00:00:05,000
    Thank you.

    """

  private func inFolders(_ body: (URL) throws -> Void) throws {
    try Binary.inFolder { folder in
      for name in ["house/kids", "bare"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name),
          withIntermediateDirectories: true
        )
      }
      for name in ["house/a.srt", "house/kids/b.srt", "bare/c.srt"] {
        try Self.captions.write(
          to: folder.appendingPathComponent(name),
          atomically: true,
          encoding: .utf8
        )
      }
      let configuration = """
        {
          // Spaces are nobody's business here.
          "rules": {"text/double-space": "off", "reading/speed": {"max": 30}},
          "overrides": [{"files": "kids/**", "rules": {"reading/speed": {"max": 9}}}]
        }
        """
      try configuration.write(
        to: folder.appendingPathComponent("house/.captionkit.json"),
        atomically: true,
        encoding: .utf8
      )
      try body(folder)
    }
  }

  private static let selection = "--select text/double-space --select reading/speed"
  private static let rules = selection + " --report concise -q"

  /// The rules that were found, by file.
  private func found(_ result: Binary.Result) -> [String] {
    result.text.split(separator: "\n").map { line in
      let file = line.prefix { $0 != ":" }
      return "\(file) \(line.split(separator: " ").last ?? "")"
    }
  }

  @Test func aConfigurationIsFoundUpward() throws {
    try inFolders { folder in
      // A rule that is selected is run whatever the configuration says, so others are left out.
      let options = "--ignore sound --ignore speaker --report concise -q"
      let files = "house/a.srt house/kids/b.srt bare/c.srt"
      let result = try Binary.shell(#""$CK" lint \#(files) \#(options)"#, in: folder)
      #expect(result.status == 1)
      #expect(
        found(result).sorted() == [
          "bare/c.srt [reading/speed]", "bare/c.srt [text/double-space]",
          "house/kids/b.srt [reading/speed]",
        ],
        "\(result.text)\(result.error)"
      )
      let within = try Binary.shell(
        #"cd house/kids && "$CK" lint b.srt ../a.srt \#(options)"#,
        in: folder
      )
      #expect(found(within) == ["b.srt [reading/speed]"])
      let isolated = try Binary.shell(
        #""$CK" lint house/a.srt --isolated \#(options)"#,
        in: folder
      )
      #expect(
        found(isolated).sorted() == [
          "house/a.srt [reading/speed]", "house/a.srt [text/double-space]",
        ]
      )
      let shown = try Binary.shell(#""$CK" config show house/kids/b.srt"#, in: folder)
      #expect(shown.status == 0)
      #expect(shown.text.contains("house/.captionkit.json"))
    }
  }

  @Test func severalReportsAtOnce() throws {
    try inFolders { folder in
      let kinds = ["json", "ndjson", "sarif", "junit", "gitlab", "checkstyle", "csv", "markdown"]
      let reports = kinds.map { "--report \($0)=out.\($0)" }.joined(separator: " ")
      let line = #""$CK" lint bare/c.srt \#(Self.rules) \#(reports)"#
      let result = try Binary.shell(line, in: folder)
      #expect(result.status == 1)
      #expect(found(result).count == 2)
      for kind in kinds {
        let file = folder.appendingPathComponent("out.\(kind)")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("text/double-space"), "\(kind)")
        #expect(text.contains("reading/speed"), "\(kind)")
      }
      let again = try Binary.shell(line, in: folder)
      #expect(again.status == 3)
      #expect(again.text.isEmpty)
      #expect(again.error == "captionkit: out.json: exists already; --overwrite replaces it\n")
      let replaced = try Binary.shell(line + " --overwrite", in: folder)
      #expect(replaced.status == 1)
    }
  }

  @Test func whatABaselineHoldsIsNotReported() throws {
    try inFolders { folder in
      let lint = #""$CK" lint bare/c.srt --baseline known.json \#(Self.rules)"#
      let missing = try Binary.shell(lint, in: folder)
      #expect(missing.status == 2)
      #expect(missing.error.contains("known.json"))
      let written = try Binary.shell(lint + " --update-baseline", in: folder)
      #expect(written.status == 0)
      #expect(written.text.isEmpty)
      #expect(try Binary.shell(lint, in: folder).status == 0)
      // Other times do not revive what is known, another text does.
      let later = try Binary.shell(
        #"sed -i.old 's/00:00:0\(.\),/00:00:1\1,/g' bare/c.srt && \#(lint)"#,
        in: folder
      )
      #expect(later.status == 0)
      #expect(later.text.isEmpty)
      let changed = try Binary.shell(
        #"sed -i.old 's/ferry/steamship/' bare/c.srt && \#(lint)"#,
        in: folder
      )
      #expect(changed.status == 1)
      #expect(changed.text.contains("[reading/speed]"))
      // It is there to be written anew.
      #expect(try Binary.shell(lint + " --update-baseline", in: folder).status == 0)
      #expect(try Binary.shell(lint, in: folder).status == 0)
    }
  }

  @Test func aDiffChangesNothing() throws {
    try inFolders { folder in
      let fix = #""$CK" fix bare/c.srt --select text/double-space"#
      let shown = try Binary.shell(fix + " --diff", in: folder)
      #expect(shown.status == 0)
      #expect(
        shown.text == """
          --- bare/c.srt
          +++ bare/c.srt
          @@ -1,6 +1,6 @@
           1
           00:00:01,000 --> 00:00:02,000
          -Mind the  step
          +Mind the step
           of the ferry.
          \(" ")
           2

          """
      )
      let file = folder.appendingPathComponent("bare/c.srt")
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.captions)
      #expect(try Binary.shell(fix, in: folder).status == 0)
      let fixed = Self.captions.replacingOccurrences(of: "the  step", with: "the step")
      #expect(try String(contentsOf: file, encoding: .utf8) == fixed)
      #expect(try Binary.shell(fix + " --diff", in: folder).text.isEmpty)
    }
  }

  /// What is wrong with the line, with the nearest name.
  @Test(arguments: [
    ("--profile netflix-en-sdg", "unknown profile 'netflix-en-sdg'", "netflix-en-sdh"),
    ("--select reading/sped", "unknown rule 'reading/sped'", "reading/speed"),
    ("--ignore text/quote", "unknown rule 'text/quote'", "text/quotes"),
    ("--set reading/speed.mx=3", "rule reading/speed has no option 'mx'", "max"),
    ("--severity sync/gab=error", "unknown rule 'sync/gab'", "sync/gap"),
    ("--report sarf=x", "not 'sarf'", "sarif"),
    ("--confg x", "unknown option '--confg'", "--config"),
    ("--config wrong.json", "unknown rule 'reading/sped'", "reading/speed"),
    ("--config key.json", "unknown name 'rule'", "rules"),
    ("--config none.json", "none.json", ""),
  ])
  func wrongNamesEndWithTwo(_ options: String, _ message: String, _ nearest: String) throws {
    try inFolders { folder in
      try Data(#"{"rules": {"reading/sped": "off"}}"#.utf8)
        .write(to: folder.appendingPathComponent("wrong.json"))
      try Data(#"{"rule": {}}"#.utf8).write(to: folder.appendingPathComponent("key.json"))
      let result = try Binary.shell(#""$CK" lint bare/c.srt \#(options)"#, in: folder)
      #expect(result.status == 2)
      #expect(result.text.isEmpty)
      let lines = result.error.split(separator: "\n").filter { !$0.hasPrefix("See '") }
      #expect(lines.first?.contains(message) == true, "\(result.error)")
      #expect(
        lines.dropFirst().map(String.init)
          == (nearest.isEmpty ? [] : ["Did you mean '\(nearest)'?"]),
        "\(result.error)"
      )
    }
  }

  @Test func namesBeforeTheProgrammeDoes() throws {
    try Binary.inFolder { folder in
      try Data(
        "WEBVTT\n\n00:01.000 --> 00:03.000\nIVO: Hello?\n\n00:04.000 --> 00:06.000\nIvo?\n".utf8
      )
      .write(to: folder.appendingPathComponent("a.vtt"))
      try Data("Ivo Brandt\n".utf8).write(to: folder.appendingPathComponent("cast.txt"))
      let result = try Binary.shell(
        #""$CK" lint a.vtt --cast cast.txt --select speaker/early-name --report concise -q"#,
        in: folder
      )
      #expect(result.text.contains("\"IVO:\" gives a name that is first said at 00:00:04.000"))
    }
  }
}

/// Folders of the real file system, and what Git ignores in them.
@Suite struct FolderBinaryTests {
  @Test("links, hidden names, unreadable names and what Git ignores")
  func folders() throws {
    try Binary.inFolder { folder in
      let script = """
        set -e
        mkdir -p lib/in/out lib/.hidden
        printf '1\\n00:00:01,000 --> 00:00:03,000\\n[x] Hi\\n' > lib/a.srt
        cp lib/a.srt lib/in/b.srt; cp lib/a.srt lib/in/out/c.srt; cp lib/a.srt lib/.hidden/d.srt
        cp lib/a.srt "lib/in/$(printf 'e\\351.srt')"
        ln -s .. lib/in/loop; ln -s ../a.srt lib/in/f.srt; ln -s nowhere lib/in/g.srt
        git -C lib init -q 2>/dev/null && printf 'out/\\n*b.srt\\n' > lib/.gitignore
        """
      let made = try Binary.shell(script, in: folder)
      try #require(made.status == 0, "\(made.error)")
      func names(_ options: String) throws -> (names: [String], status: Int32) {
        let result = try Binary.shell(
          "$CK info --json lib \(options) 2>/dev/null",
          in: folder
        )
        let names = result.text.split(separator: "\n").compactMap { line in
          line.split(separator: "\"file\":\"").dropFirst().first.map {
            String($0.prefix { $0 != "\"" })
          }
        }
        return (names.map { $0.hasPrefix("lib/in/e") ? "lib/in/e?.srt" : $0 }, result.status)
      }
      // A link that leads nowhere is told of like any other file that can't be read.
      let all = try names("")
      #expect(
        all.names == [
          "lib/a.srt", "lib/in/b.srt", "lib/in/e?.srt", "lib/in/f.srt", "lib/in/g.srt",
          "lib/in/out/c.srt",
        ]
      )
      #expect(all.status == 3)
      let tracked = try names("--gitignore --exclude g.srt")
      #expect(tracked.names == ["lib/a.srt", "lib/in/e?.srt", "lib/in/f.srt"])
      #expect(tracked.status == 0)
    }
  }
}
