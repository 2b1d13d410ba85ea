import Foundation
import Testing

@testable import SystemIO

@Suite struct SystemIOTests {
  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test(arguments: [0, 1, 4095, 65536, 200_000, 5_000_001])
  func readsBackWhatItWrote(_ size: Int) throws {
    try Binary.inFolder { folder in
      let path = folder.appendingPathComponent("file").path
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try FileWriter.write(bytes, to: path, replacing: false)
      #expect(try FileReader.read(path) == bytes)
      #expect(try names(folder) == ["file"])
    }
  }

  /// Bytes of names, and the string that carries them.
  @Test(
    arguments: [
      ("caf\u{E9}", Array("caf\u{E9}".utf8)), ("", []), ("😀/a", Array("😀/a".utf8)),
      ("caf\u{10FEE9}.srt", Array("caf".utf8) + [0xE9] + Array(".srt".utf8)),
      // A sequence that is cut off, and one that no text has.
      ("\u{10FEE2}\u{10FE82}a", [0xE2, 0x82, 0x61]),
      ("\u{10FEC0}\u{10FE80}", [0xC0, 0x80]), ("\u{10FEFF}é", [0xFF, 0xC3, 0xA9]),
      // U+10FEE9 itself.
      ("\u{10FEF4}\u{10FE8F}\u{10FEBB}\u{10FEA9}", [0xF4, 0x8F, 0xBB, 0xA9]),
    ] as [(String, [UInt8])]
  )
  func namesKeepTheirBytes(text: String, bytes: [UInt8]) {
    #expect(String(fileName: bytes) == text)
    #expect(text.fileNameBytes == bytes)
  }

  @Test(
    arguments: [
      (nil, "captionkit: internal error; please report it with the input\n"),
      (
        "a/é.srt",
        "captionkit: internal error while working on a/é.srt; please report it with the input\n"
      ),
      (
        "a\nb\u{1B}",
        "captionkit: internal error while working on a?b?; please report it with the input\n"
      ),
    ] as [(String?, String)]
  )
  func trapsNameTheFile(_ path: String?, _ line: String) {
    #expect(String(decoding: ProcessControl.trapLine(path), as: UTF8.self) == line)
  }

  @Test func theLineOfATrapIsNeverTooLong() {
    let line = ProcessControl.trapLine(String(repeating: "é", count: 5000) + "x")
    #expect(line.count <= ProcessControl.longestReport)
    #expect(String(validating: line, as: UTF8.self)?.contains("on …é") == true)
    #expect(
      String(decoding: line, as: UTF8.self).hasSuffix("éx; please report it with the input\n")
    )
  }

  @Test func foldersKeepTheBytesOfNames() throws {
    #if os(Linux)
      try Binary.inFolder { folder in
        let name = String(fileName: [0x61, 0xE9, 0xFF])
        let path = folder.path + "/" + name
        try FileSystem.makeDirectory(path)
        try FileWriter.write([1], to: path + "/" + name, replacing: false)
        try FileWriter.write([2], to: path + "/" + name, replacing: true)
        #expect(try FileSystem.names(in: folder.path).contains(name))
        #expect(try FileSystem.names(in: path) == [name])
        #expect(try FileReader.read(path + "/" + name) == [2])
        #expect(FileSystem.nameCount(of: path + "/" + name) == 1)
        #expect(FileSystem.nameCount(of: path) == 1)
      }
    #endif
  }

  @Test func readsFilesThatSayTheyAreEmpty() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
    #expect(try !FileReader.read("/proc/self/status").isEmpty)
  }

  @Test func writesPortionsAsOneFileOrNone() throws {
    try Binary.inFolder { folder in
      let path = folder.appendingPathComponent("file").path
      try FileWriter.write(to: path, replacing: false) { file in
        file.take([1, 2])
        file.take([3])
        #expect(file.count == 3)
        return true
      }
      #expect(try FileReader.read(path) == [1, 2, 3])
      try FileWriter.write(to: path, replacing: true) { file in
        file.take([4])
        return false
      }
      #expect(try FileReader.read(path) == [1, 2, 3])
      #expect(throws: FileError(.exists)) {
        try FileWriter.write(to: path, replacing: false) { _ in
          Issue.record("a file that is there is refused before the work")
          return true
        }
      }
      #expect(try names(folder) == ["file"])
    }
  }

  @Test("a device is given nothing that is not wanted")
  func portionsToDevices() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try FileWriter.write(to: "/dev/full", replacing: true) { file in
      file.take([1])
      return false
    }
    #expect(throws: FileError(.full)) {
      try FileWriter.write(to: "/dev/full", replacing: true) { file in
        file.take([1])
        return true
      }
    }
  }

  @Test func refusesWhatIsNoFile() throws {
    try Binary.inFolder { folder in
      let file = folder.appendingPathComponent("file").path
      try FileWriter.write([1], to: file, replacing: false)
      #expect(throws: FileError(.directory)) { try FileReader.read(folder.path) }
      #expect(throws: FileError(.missing)) { try FileReader.read(file + ".not") }
      #expect(throws: FileError(.notDirectory)) { try FileReader.read(file + "/x") }
      #expect(throws: FileError(.directory)) {
        try FileWriter.write([1], to: folder.path, replacing: true)
      }
      #expect(throws: FileError(.missing)) {
        try FileWriter.write([1], to: folder.path + "/no/file", replacing: true)
      }
      #expect(throws: FileError(.notDirectory)) { try FileSystem.makeDirectory(file + "/x") }
    }
  }

  @Test func writesAllFilesOrNone() throws {
    try Binary.inFolder { folder in
      let path = { (name: String) in folder.appendingPathComponent(name).path }
      try FileWriter.write([
        OutputFile(path: path("a"), bytes: [1]), OutputFile(path: path("b"), bytes: [2]),
      ])
      #expect(try names(folder) == ["a", "b"])
      #expect(throws: FileSetError(path("b"), FileError(.exists))) {
        try FileWriter.write([
          OutputFile(path: path("c"), bytes: [3]), OutputFile(path: path("b"), bytes: [4]),
        ])
      }
      #expect(throws: FileSetError(path("no/d"), FileError(.missing))) {
        try FileWriter.write([
          OutputFile(path: path("a"), bytes: [5], replaces: true),
          OutputFile(path: path("no/d"), bytes: [6]),
        ])
      }
      #expect(throws: FileSetError(folder.path, FileError(.directory))) {
        try FileWriter.write([
          OutputFile(path: path("c"), bytes: [7]),
          OutputFile(path: folder.path, bytes: [8], replaces: true),
        ])
      }
      #expect(try names(folder) == ["a", "b"])
      #expect(try FileReader.read(path("a")) == [1])
      try FileWriter.write([
        OutputFile(path: path("a"), bytes: [9], replaces: true),
        OutputFile(path: path("c"), bytes: [10]),
      ])
      #expect(try names(folder) == ["a", "b", "c"])
      #expect(try FileReader.read(path("a")) == [9])
    }
  }

  @Test func replacesOnlyWhenTold() throws {
    try Binary.inFolder { folder in
      let url = folder.appendingPathComponent("file")
      try FileWriter.write([1], to: url.path, replacing: false)
      #expect(throws: FileError(.exists)) {
        try FileWriter.write([2], to: url.path, replacing: false)
      }
      #expect(try FileReader.read(url.path) == [1])
      try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: url.path)
      try FileWriter.write([2, 3], to: url.path, replacing: true)
      #expect(try FileReader.read(url.path) == [2, 3])
      #expect(try permissions(url) == 0o604)
      #expect(try names(folder) == ["file"])
    }
  }

  @Test func refusesALinkThatLeadsNowhere() throws {
    try Binary.inFolder { folder in
      let link = folder.appendingPathComponent("link").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nothing")
      #expect(throws: FileError(.exists)) { try FileWriter.write([1], to: link, replacing: false) }
      #expect(try names(folder) == ["link"])
    }
  }

  @Test func writesThroughALink() throws {
    try Binary.inFolder { folder in
      let file = folder.appendingPathComponent("file").path
      let link = folder.appendingPathComponent("link").path
      try FileWriter.write([1], to: file, replacing: false)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
      try FileWriter.write([2], to: link, replacing: true)
      #expect(try FileReader.read(file) == [2])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file")
      #expect(FileSystem.isSameFile(file, link))
      #expect(!FileSystem.isSameFile(file, folder.path))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func writesStraightToDevices() throws {
    #expect(FileSystem.entry(at: "/dev/null") == .special)
    try FileWriter.write([1], to: "/dev/null", replacing: false)
    #expect(FileSystem.entry(at: "/dev/null") == .special)
    #expect(throws: FileError(.full)) {
      try FileWriter.write([1], to: "/dev/full", replacing: false)
    }
  }

  @Test func writesNamesAsLongAsTheSystemAllows() throws {
    try Binary.inFolder { folder in
      let path = folder.appendingPathComponent(String(repeating: "n", count: 255)).path
      try FileWriter.write([1], to: path, replacing: false)
      #expect(try FileReader.read(path) == [1])
    }
  }

  @Test func makesFoldersAndThoseAbove() throws {
    try Binary.inFolder { folder in
      let path = folder.path + "/a/b//c"
      try FileSystem.makeDirectory(path)
      try FileSystem.makeDirectory(path)
      #expect(FileSystem.entry(at: folder.path + "/a/b/c") == .directory)
    }
  }

  @Test func takesAnIncompleteFileAwayWhenInterrupted() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("captionkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    await #expect(processExitsWith: .signal(SIGTERM)) {
      [target = folder.path + "/file" as String] in
      let file = try TemporaryFile(beside: target)
      try StandardStream.write([1, 2, 3], descriptor: file.descriptor)
      kill(getpid(), SIGTERM)
      sleep(10)
    }
    #expect(try names(folder) == [])
  }

  @Test(arguments: [
    (FileError(.missing), "no such file or folder"),
    (FileError(.tooLarge(limit: 10)), "is larger than 10 bytes"),
    (FileError(number: ENOSPC), "no space left on the device"),
    (FileError(number: EACCES), "permission denied"),
    (FileError(number: EBADF), "is closed"),
    (FileError(number: ELOOP), "too many levels of symbolic links"),
  ])
  func saysWhy(_ error: FileError, _ text: String) {
    #expect(error.description == text)
  }
}
