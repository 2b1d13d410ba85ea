import Foundation
import Testing

@testable import CaptionCommand

/// A handful of runs of the real executable, for what only a real process can show.
@Suite struct BinaryTests {
  static let subRip = """
    1
    00:00:01,000 --> 00:00:02,500
    Hello.

    2
    00:00:03,000 --> 00:00:04,000
    <i>Who</i> & what?

    3
    00:01:00,000 --> 00:01:02,000
    Two
    lines

    """

  // The running numbers of SubRip say nothing, so they are no identifiers.
  static let webVTT = """
    WEBVTT

    00:00:01.000 --> 00:00:02.500
    Hello.

    00:00:03.000 --> 00:00:04.000
    <i>Who</i> &amp; what?

    00:01:00.000 --> 00:01:02.000
    Two
    lines

    """

  @Test func theExecutableIsThere() {
    #expect(Binary.path != nil)
  }

  @Test func convertsAPipe() throws {
    try Binary.inFolder { folder in
      let result = try Binary.shell(
        #""$CK" convert - - --format srt --to vtt"#,
        in: folder,
        input: Self.subRip
      )
      #expect(result.status == 0)
      #expect(result.text == Self.webVTT)
      #expect(result.error.isEmpty)
    }
  }

  @Test func writesFilesWhole() throws {
    try Binary.inFolder { folder in
      let file = folder.appendingPathComponent("a.srt")
      try Data(Self.subRip.utf8).write(to: file)
      let made = try Binary.shell(#"umask 027; "$CK" convert a.srt b.vtt && ls -A"#, in: folder)
      #expect(made.status == 0)
      #expect(made.error.isEmpty)
      let names = made.text.split(separator: "\n").filter { !$0.hasPrefix(".in-") }
        .filter { !$0.hasPrefix(".out-") && !$0.hasPrefix(".err-") }
      #expect(names == ["a.srt", "b.vtt"])
      let target = folder.appendingPathComponent("b.vtt")
      #expect(try String(contentsOf: target, encoding: .utf8) == Self.webVTT)
      let mode = try FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions]
      #expect(mode as? Int == 0o640)

      try Data("old".utf8).write(to: target)
      let refused = try Binary.shell(#""$CK" convert a.srt b.vtt"#, in: folder)
      #expect(refused.status == 3)
      #expect(refused.error == "captionkit: b.vtt: exists already; --overwrite replaces it\n")
      #expect(try String(contentsOf: target, encoding: .utf8) == "old")

      // A link stays a link, and the file that it leads to keeps its permission bits.
      let linked = try Binary.shell(
        #"chmod 604 b.vtt; ln -s b.vtt c.vtt; "$CK" convert a.srt c.vtt --overwrite; ls -l b.vtt c.vtt"#,
        in: folder
      )
      #expect(linked.status == 0)
      #expect(linked.text.contains("-rw----r--"))
      #expect(linked.text.contains("c.vtt -> b.vtt"))
      #expect(try String(contentsOf: target, encoding: .utf8) == Self.webVTT)
    }
  }

  @Test func leavesNothingBehindWhereWritingFails() throws {
    try Binary.inFolder { folder in
      try Data(Self.subRip.utf8).write(to: folder.appendingPathComponent("a.srt"))
      // A file may not grow beyond one block of 512 bytes here.
      try Data((Self.subRip + String(repeating: "x", count: 4000)).utf8)
        .write(to: folder.appendingPathComponent("big.srt"))
      let result = try Binary.shell(
        #"ulimit -f 1; "$CK" convert big.srt b.vtt; echo $?; ls -A | grep -v '^\.\(in\|out\|err\)-'"#,
        in: folder
      )
      #expect(result.text == "3\na.srt\nbig.srt\n")
      #expect(result.error == "captionkit: b.vtt: would be larger than the system permits\n")
    }
  }

  /// A new file takes the name, so the others lead to what was there.
  @Test func saysThatAFileHasOtherNames() throws {
    try Binary.inFolder { folder in
      let faulty = Self.subRip.replacingOccurrences(of: "\n2\n", with: "\n7\n")
      try Data(faulty.utf8).write(to: folder.appendingPathComponent("a.srt"))
      try Data(Self.subRip.utf8).write(to: folder.appendingPathComponent("b.srt"))
      let fixed = try Binary.shell(#"ln a.srt c.srt; "$CK" fix a.srt; cmp a.srt c.srt"#, in: folder)
      let note = "a.srt: the file had another name (hard links), which still lead to what it held"
      #expect(fixed.error.contains("captionkit: \(note)\n"))
      #expect(fixed.text.hasPrefix("a.srt c.srt differ"))
      let again = try Binary.shell(
        #"ln b.srt d.srt; ln b.srt e.srt; "$CK" convert a.srt b.srt --overwrite; cmp -s b.srt d.srt"#,
        in: folder
      )
      #expect(again.status == 1)
      #expect(again.error.contains("b.srt: the file had 2 other names (hard links)"))
      let quiet = try Binary.shell(#""$CK" convert a.srt d.srt --overwrite -q"#, in: folder)
      #expect(quiet.error.isEmpty)
      let alone = try Binary.shell(#""$CK" convert a.srt a.srt --overwrite"#, in: folder)
      #expect(alone.error.isEmpty)
    }
  }

  /// Names are bytes to the system, of whatever encoding.
  @Test func opensFilesWhoseNamesAreNotUTF8() throws {
    // File systems of other kinds refuse such names.
    #if os(Linux)
      try Binary.inFolder { folder in
        try Data(Self.subRip.utf8).write(to: folder.appendingPathComponent("a.srt"))
        // The names, as the shell writes them.
        let names = #"N=$(printf 'caf\351.srt'); M=$(printf '\351.srt'); D=$(printf '\377'); "#
        let made = try Binary.shell(
          names
            + #"mv a.srt "$N"; "$CK" convert "$N" --to vtt --out-dir "$D" && cat "$D"/caf?.vtt"#,
          in: folder
        )
        #expect(made.status == 0)
        #expect(made.text == Self.webVTT)
        #expect(made.error.isEmpty)
        let info = try Binary.shell(names + #""$CK" info "$N" "$M""#, in: folder)
        #expect(info.status == 3)
        #expect(info.text.contains(#"caf\xe9.srt"#))
        #expect(info.error == "captionkit: \\xe9.srt: no such file or folder\n")
        for command in ["inspect --json", "lint -q --report json", "info --json"] {
          let json = try Binary.shell(names + "\"$CK\" \(command) \"$N\"", in: folder)
          #expect(json.text.contains(#""caf\\xe9.srt""#), "\(command)")
          #expect(json.error.isEmpty)
        }
        let movie = try Binary.shell(
          names + #""$CK" convert "$N" "$D/$D.mp4" -q && "$CK" convert "$N" --into "$D/$D.mp4" -q "#
            + #"&& "$CK" convert "$D/$D.mp4" - --track 2 --to vtt && ls "$D" | wc -l"#,
          in: folder
        )
        #expect(movie.status == 0)
        #expect(movie.text == Self.webVTT + "2\n")
        #expect(movie.error.isEmpty)
      }
    #endif
  }

  @Test func writesStraightToDevices() throws {
    try Binary.inFolder { folder in
      try Data(Self.subRip.utf8).write(to: folder.appendingPathComponent("a.srt"))
      let null = try Binary.shell(
        #""$CK" convert a.srt /dev/null --to vtt; ls -l /dev/null"#,
        in: folder
      )
      #expect(null.status == 0)
      #expect(null.text.hasPrefix("c"))
      let fifo = try Binary.shell(
        #"mkfifo pipe.vtt; cat pipe.vtt & "$CK" convert a.srt pipe.vtt; wait"#,
        in: folder
      )
      #expect(fifo.text == Self.webVTT)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func reportsAFullDevice() throws {
    try Binary.inFolder { folder in
      try Data(Self.subRip.utf8).write(to: folder.appendingPathComponent("a.srt"))
      let output = try Binary.shell(#""$CK" formats > /dev/full"#, in: folder)
      #expect(output.status == 3)
      #expect(output.error == "captionkit: standard output: no space left on the device\n")
      let file = try Binary.shell(#""$CK" convert a.srt /dev/full --to vtt"#, in: folder)
      #expect(file.status == 3)
      #expect(file.error == "captionkit: /dev/full: no space left on the device\n")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func readsNoDeviceForEver() throws {
    try Binary.inFolder { folder in
      for call in ["inspect /dev/zero", "convert - a.vtt --format srt < /dev/zero"] {
        let result = try Binary.shell("\"$CK\" \(call)", in: folder)
        #expect(result.status == 3)
        #expect(result.error.hasSuffix(": is a device that never ends\n"))
      }
    }
  }

  @Test func reportsStreamsThatAreClosed() throws {
    try Binary.inFolder { folder in
      try Data(Self.subRip.utf8).write(to: folder.appendingPathComponent("a.srt"))
      let output = try Binary.shell(#""$CK" convert a.srt - --to vtt >&-"#, in: folder)
      #expect(output.status == 3)
      #expect(output.error == "captionkit: standard output: is closed\n")
      let input = try Binary.shell(#""$CK" convert - b.vtt <&-"#, in: folder)
      #expect(input.status == 3)
      #expect(input.error == "captionkit: standard input: is closed\n")
      // What is said goes nowhere, and into no file above all.
      let silent = try Binary.shell(
        #""$CK" convert a.srt b.vtt -v <&- 2>&- >&-; echo $?; cat b.vtt"#,
        in: folder
      )
      #expect(silent.text == "0\n" + Self.webVTT)
      #expect(silent.error.isEmpty)
    }
  }

  @Test func endsQuietlyWhereNobodyReads() throws {
    try Binary.inFolder { folder in
      try Data(Self.subRip.utf8).write(to: folder.appendingPathComponent("a.srt"))
      // More than any pipe holds, so that the writing call is sure to fail.
      let files = String(repeating: " a.srt", count: 2000)
      let result = try Binary.shell(
        #"{ "$CK" inspect --json\#(files); echo $? > status; } | head -c 1; cat status"#,
        in: folder
      )
      #expect(result.text == "{0\n")
      #expect(result.error.isEmpty)
    }
  }

  @Test func refusesWhatHoldsNoCaptions() throws {
    try Binary.inFolder { folder in
      try Data().write(to: folder.appendingPathComponent("empty.srt"))
      try Data((0...255).map { UInt8($0) } + [0, 0, 0]).write(
        to: folder.appendingPathComponent("binary")
      )
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("folder.srt"),
        withIntermediateDirectories: false
      )
      for name in ["empty.srt", "binary", "folder.srt", "missing.srt", "-"] {
        let result = try Binary.shell(
          #""$CK" convert \#(name) out.vtt; echo $?; ls *.vtt"#,
          in: folder
        )
        #expect(result.text == "3\n", "\(name)")
        let lines = result.error.split(separator: "\n").filter { $0.hasPrefix("captionkit: ") }
        #expect(lines.count == 1, "\(name): \(result.error)")
      }
    }
  }

  @Test func lossesReplaceNoCaptions() throws {
    try Binary.inFolder { folder in
      try Data(Self.subRip.utf8).write(to: folder.appendingPathComponent("a.srt"))
      for (losses, other) in [("./b.vtt", "b.vtt"), ("./a.srt", "a.srt")] {
        let result = try Binary.shell(
          #""$CK" convert a.srt b.vtt --losses \#(losses) --overwrite; echo $?; cat b.vtt"#,
          in: folder
        )
        #expect(result.text == "3\n" + Self.webVTT)
        #expect(
          result.error
            == "captionkit: \(losses): is the same file as '\(other)'; the losses are not written\n"
        )
      }
      let source = try String(contentsOf: folder.appendingPathComponent("a.srt"), encoding: .utf8)
      #expect(source == Self.subRip)
    }
  }

  @Test func removesItsTemporaryFileWhenInterrupted() throws {
    try Binary.inFolder { folder in
      // The reader of a pipe keeps the command waiting before it has made any file; a signal then
      // ends it with the status that its parent expects.
      let result = try Binary.shell(
        #"mkfifo in.srt; "$CK" convert in.srt out.vtt & PID=$!; sleep 0.2; kill -TERM $PID; wait $PID; echo $?; ls *.vtt .*.part"#,
        in: folder
      )
      #expect(result.text == "143\n")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/bin/bash")))
  func bashUnderstandsItsCompletions() throws {
    try Binary.inFolder { folder in
      let script = #"""
        "$CK" completions bash > script && bash -c 'source ./script
        try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _captionkit; echo "${COMPREPLY[*]}"; }
        try captionkit conv; try captionkit convert --to ""; try captionkit convert --overw
        try captionkit help lin'
        """#
      let result = try Binary.shell(script, in: folder)
      #expect(result.error.isEmpty)
      let formats = "webvtt subrip ttml imsc1.1 imsc1 ebu-tt-d netflix itt dfxp"
      #expect(result.text == "convert\n\(formats)\n--overwrite\nlint\n")
    }
  }
}
