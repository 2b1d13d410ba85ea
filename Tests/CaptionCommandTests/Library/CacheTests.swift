import CaptionKit
import CaptionStore
import Foundation
import SystemIO
import Testing

@testable import CaptionCommand

/// What lint keeps for its next run, with the real executable and a real database.
@Suite("the cache of lint") struct CacheTests {
  private static let good = "1\n00:00:01,000 --> 00:00:03,000\nMind the step.\n"
  private static let bad = "1\n00:00:01,000 --> 00:00:01,200\nMind the  step, and hold on.\n"

  /// A folder with a library of a few files.
  private func inLibrary(_ body: (URL) throws -> Void) throws {
    try Binary.inFolder { folder in
      let script = """
        mkdir -p lib/in
        printf '%s' '\(Self.good)' > lib/a.srt
        printf '%s' '\(Self.bad)' > lib/b.srt
        printf '%s' '\(Self.bad)' > lib/in/c.srt
        printf 'nothing' > lib/in/d.srt
        printf 'WEBVTT\\n\\n00:01.000 -> 00:02.000\\nx\\n\\n00:03.000 --> 00:04.000\\nBoth  of us\\n' > lib/e.vtt
        touch -d '2020-01-01' lib/*.* lib/in/*
        """
      let made = try Binary.shell(script, in: folder)
      try #require(made.status == 0, "\(made.error)")
      try body(folder)
    }
  }

  private func lint(_ options: String, _ folder: URL) throws -> Binary.Result {
    try Binary.shell(#""$CK" lint lib \#(options)"#, in: folder)
  }

  private func isSame(_ one: Binary.Result, _ other: Binary.Result) -> Bool {
    one.status == other.status && one.text == other.text && one.error == other.error
  }

  /// How many files the last run answered from the cache, by what it would have kept otherwise.
  private func newest(_ folder: URL) throws -> Int64 {
    let database = try Database(folder.appendingPathComponent("c.sqlite").path)
    let statement = try database.prepare("SELECT max(id), count(*) FROM files")
    defer { statement.reset() }
    _ = try statement.step()
    return statement.integer(0)
  }

  @Test(arguments: ["text", "json", "sarif", "junit", "concise", "csv"])
  func anAnswerIsWhatACheckGives(kind: String) throws {
    try inLibrary { folder in
      let plain = try lint("--no-cache --report \(kind) --statistics", folder)
      #expect(plain.status == 3)
      for jobs in [1, 2] {
        for _ in 0..<2 {
          let cached = try lint(
            "--cache c.sqlite --report \(kind) --statistics -j \(jobs)",
            folder
          )
          #expect(isSame(plain, cached), "\(cached.error)\(cached.text)")
        }
      }
      #expect(try newest(folder) == 5)
    }
  }

  @Test func anotherReportIsMadeOfWhatIsKept() throws {
    try inLibrary { folder in
      _ = try lint("--cache c.sqlite --report concise", folder)
      for kind in ParallelLintTests.kinds where kind != "json" {
        let cached = try lint("--cache c.sqlite --report \(kind)", folder)
        #expect(isSame(try lint("--no-cache --report \(kind)", folder), cached), "\(kind)")
        #expect(isSame(try lint("--cache c.sqlite --report \(kind)", folder), cached), "\(kind)")
      }
      #expect(try newest(folder) == 5)
      // How far labels reach is not kept where nobody asked.
      let json = try lint("--cache c.sqlite --report json", folder)
      #expect(isSame(try lint("--no-cache --report json", folder), json))
      #expect(try newest(folder) == 10)
    }
  }

  @Test func whatHasChangedIsCheckedAnew() throws {
    try inLibrary { folder in
      let before = try lint("--cache c.sqlite --report concise", folder)
      // The same size and, as cp -p would have it, the same time.
      let script = """
        sed 's/  step/ steps/' lib/b.srt > new && touch -r lib/b.srt new && mv new lib/b.srt
        """
      _ = try Binary.shell(script, in: folder)
      let after = try lint("--cache c.sqlite --report concise", folder)
      #expect(!isSame(before, after))
      #expect(isSame(try lint("--no-cache --report concise", folder), after))
      #expect(try newest(folder) == 6)
      // A file that was touched is the one that it was.
      _ = try Binary.shell("touch -d '2021-01-01' lib/*.*", in: folder)
      #expect(isSame(try lint("--cache c.sqlite --report concise", folder), after))
      #expect(isSame(try lint("--cache c.sqlite --report concise --verify-cache", folder), after))
      #expect(try newest(folder) == 6)
    }
  }

  @Test func contentIsComparedWhereThatIsAskedFor() throws {
    try inLibrary { folder in
      let before = try lint("--cache c.sqlite --report concise", folder)
      // Written in place at the same time with the same size, which nothing but the content shows.
      _ = try Binary.shell(
        "touch -r lib/b.srt t && sed 's/  step/ steps/' lib/b.srt > n && cat n > lib/b.srt && touch -r t lib/b.srt && rm n t",
        in: folder
      )
      #expect(isSame(try lint("--cache c.sqlite --report concise", folder), before))
      let verified = try lint("--cache c.sqlite --report concise --verify-cache", folder)
      #expect(isSame(try lint("--no-cache --report concise", folder), verified))
      #expect(!isSame(before, verified))
    }
  }

  @Test(arguments: [
    "--max-cps 5", "--select text", "--ignore text", "-p bbc", "--language de",
    "--set reading/speed.max=3", "--isolated",
  ])
  func otherSettingsAreAnotherMatter(options: String) throws {
    try inLibrary { folder in
      _ = try lint("--cache c.sqlite --report text", folder)
      let plain = try lint("--no-cache --report text \(options)", folder)
      #expect(isSame(try lint("--cache c.sqlite --report text \(options)", folder), plain))
      #expect(isSame(try lint("--cache c.sqlite --report text \(options)", folder), plain))
    }
  }

  @Test func aConfigurationThatChangesCounts() throws {
    try inLibrary { folder in
      let file = folder.appendingPathComponent("lib/.captionkit.json")
      let base = folder.appendingPathComponent("base.json")
      try Data(#"{"rules": {"reading/speed": {"max": 3}}}"#.utf8).write(to: base)
      for text in [
        #"{"rules": {"text/double-space": "off"}}"#, #"{"rules": {"text/double-space": "error"}}"#,
        #"{"extends": "../base.json"}"#,
        #"{"suppress": [{"rule": "text/double-space", "reason": "so"}]}"#,
      ] {
        try Data(text.utf8).write(to: file)
        let plain = try lint("--no-cache", folder)
        #expect(isSame(try lint("--cache c.sqlite", folder), plain), "\(text)")
        #expect(isSame(try lint("--cache c.sqlite", folder), plain), "\(text)")
      }
      try Data(#"{"extends": "../base.json"}"#.utf8).write(to: file)
      _ = try lint("--cache c.sqlite", folder)
      try Data(#"{"rules": {"reading/speed": {"max": 99}}}"#.utf8).write(to: base)
      #expect(isSame(try lint("--cache c.sqlite", folder), try lint("--no-cache", folder)))
    }
  }

  @Test(arguments: [
    "printf 'no database at all, but long enough to be looked at' > c.sqlite", ": > c.sqlite",
    "truncate -s 5000 c.sqlite",
    "head -c 20000 /dev/zero | dd of=c.sqlite bs=4096 seek=2 conv=notrunc 2>/dev/null",
    "head -c 100 /dev/zero | dd of=c.sqlite conv=notrunc 2>/dev/null",
    "rm c.sqlite; mkdir c.sqlite",
  ])
  func aDamagedCacheDoesNoHarm(damage: String) throws {
    try inLibrary { folder in
      let plain = try lint("--no-cache --report json", folder)
      _ = try lint("--cache c.sqlite --report json", folder)
      let done = try Binary.shell("rm -f c.sqlite-wal c.sqlite-shm; \(damage)", in: folder)
      try #require(done.status == 0, "\(done.error)")
      for _ in 0..<2 {
        let cached = try lint("--cache c.sqlite --report json", folder)
        #expect(cached.status == plain.status && cached.text == plain.text, "\(cached.error)")
      }
    }
  }

  @Test func theCacheIsACatalogue() throws {
    try inLibrary { folder in
      _ = try lint("--cache c.sqlite --report concise", folder)
      let database = try Database(folder.appendingPathComponent("c.sqlite").path)
      func number(_ query: String) throws -> Int64 {
        let statement = try database.prepare(query)
        defer { statement.reset() }
        _ = try statement.step()
        return statement.integer(0)
      }
      #expect(try number("SELECT count(*) FROM files") == 5)
      #expect(try number("SELECT count(*) FROM tracks WHERE accepted AND format = 'subrip'") == 3)
      #expect(try number("SELECT count(*) FROM findings WHERE rule = 'text/double-space'") == 3)
      #expect(try number("SELECT cue FROM findings WHERE rule = 'text/double-space'") == 1)
      #expect(try number("SELECT sum(words) FROM figures WHERE path LIKE '%/lib/a.srt'") == 3)
      let info = try Binary.shell(#""$CK" cache info --cache c.sqlite --json"#, in: folder)
      #expect(info.text.contains(#""files":5,"settings":1,"tracks":5,"findings":"#), "\(info.text)")
      let clean = try Binary.shell(
        #""$CK" cache clean --cache c.sqlite && ls && "$CK" cache info --cache c.sqlite"#,
        in: folder
      )
      #expect(clean.text.contains("there is no cache yet") && !clean.text.contains("sqlite-"))
    }
  }

  @Test func theUsualCacheIsForLibraries() throws {
    try inLibrary { folder in
      let line =
        #"export HOME="$PWD/home"; "$CK" lint %@ -q --report concise > out; ls -d home/.cache/captionkit/*"#
      let file = try Binary.shell(line.replacing("%@", with: "lib/a.srt lib/b.srt"), in: folder)
      #expect(file.text.isEmpty)
      let off = try Binary.shell(line.replacing("%@", with: "lib --no-cache"), in: folder)
      #expect(off.text.isEmpty)
      let library = try Binary.shell(line.replacing("%@", with: "lib"), in: folder)
      #expect(library.text == "home/.cache/captionkit/library.sqlite\n", "\(library.error)")
    }
  }

  @Test(arguments: ["--cache x --no-cache", "--no-cache --verify-cache", "--cache -", "--base x"])
  func optionsThatExcludeEachOther(options: String) throws {
    try inLibrary { folder in
      let status = try lint(options, folder).status
      #expect(status == 2)
    }
  }

  @Test func hashesTellContentsApart() {
    var seen: Set<ContentHash> = []
    var count = 0
    for length in 0..<70 {
      for byte in [0, 1, 65, 255] as [UInt8] {
        for place in [0, length / 2, length] {
          var bytes = [UInt8](repeating: byte, count: length)
          bytes.insert(byte ^ 0x10, at: place)
          if seen.insert(ContentHash(bytes)).inserted { count += 1 }
        }
      }
    }
    // A byte put in the same place twice is one content.
    #expect(count == 4 * (1 + 2 + 68 * 3))
    #expect(ContentHash([1, 2, 3]).digits.count == 32)
  }

  @Test func whatHasChangedInGitIsChecked() throws {
    try Binary.inFolder { folder in
      let script = """
        export HOME="$PWD"
        git init -q -b main r && cd r && git config user.email a@b && git config user.name n
        mkdir in && printf '%s' '\(Self.good)' | tee a.srt b.srt in/c.srt gone.srt > in/d.srt
        git add . && git commit -qm one && git checkout -qb topic
        printf '\\n' >> a.srt && git add a.srt && git commit -qm two
        printf '\\n' >> in/c.srt && cp a.srt in/new.srt && git rm -q gone.srt && printf x > note.txt
        """
      let made = try Binary.shell(script, in: folder)
      try #require(made.status == 0, "\(made.error)")
      func names(_ options: String) throws -> [String] {
        let result = try Binary.shell(
          #"cd r && "$CK" info --json \#(options) && [ -z "" ]"#,
          in: folder
        )
        return result.text.split(separator: "\n").compactMap { line in
          line.split(separator: "\"file\":\"").dropFirst().first.map {
            String($0.prefix { $0 != "\"" })
          }
        }
      }
      #expect(try names("--changed") == ["in/c.srt", "in/new.srt"])
      #expect(try names("--changed --base main") == ["a.srt", "in/c.srt", "in/new.srt"])
      #expect(try names("--changed in") == ["in/c.srt", "in/new.srt"])
      #expect(try names("--changed --base main --exclude in") == ["a.srt"])
      let unknown = try Binary.shell(#"cd r && "$CK" lint --changed --base nope"#, in: folder)
      #expect(unknown.status == 3 && unknown.error.contains("git can't list the folder"))
    }
  }
}
