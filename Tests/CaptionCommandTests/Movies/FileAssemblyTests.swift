import Foundation
import Testing

@testable import SystemIO

/// Files that are put together beside their targets.
@Suite struct FileAssemblyTests {
  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func copying(
    _ source: OpenFile
  ) -> (Range<Int64>) throws(FileAssemblyError) -> [UInt8] {
    return { (range) throws(FileAssemblyError) in
      let bytes = try? source.read(at: range.lowerBound, count: range.count)
      guard let bytes, bytes.count == range.count else { throw .unreadable("short") }
      return bytes
    }
  }

  @Test func replacesWithPartsOfItself() throws {
    try Binary.inFolder { folder in
      let path = folder.appendingPathComponent("film.mp4").path
      let old = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) }
      try FileWriter.write(old, to: path, replacing: false)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let pieces: [FilePiece] = [
        .copy(0..<1000), .bytes([1, 2, 3]), .copy(1000..<3_000_000),
      ]
      let expected = Array(old[..<1000]) + [1, 2, 3] + Array(old[1000...])
      let source = try OpenFile(path)
      var seen: Int64 = 0
      try FileWriter.assemble(pieces, to: path, replacing: true, copying: copying(source)) {
        written in
        seen = written.size
        return nil
      }
      #expect(seen == 3_000_003)
      #expect(try FileReader.read(path) == expected)
      #expect(try names(folder) == ["film.mp4"])
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      // Whoever had the old file open still has it.
      #expect(try source.read(at: 0, count: 3_000_000) == old)
    }
  }

  @Test func whatIsRefusedLeavesTheTargetAsItWas() throws {
    try Binary.inFolder { folder in
      let path = folder.appendingPathComponent("film.mp4").path
      try FileWriter.write([1, 2, 3], to: path, replacing: false)
      let source = try OpenFile(path)
      let attempts: [(Range<Int64>, Bool, String?, FileAssemblyError)] = [
        (0..<3, true, "no", .refused("no")),
        (0..<3, false, nil, .unwritable(FileError(.exists))),
        (0..<4, true, nil, .unreadable("short")),
      ]
      for (range, replacing, reason, expected) in attempts {
        #expect(throws: expected) {
          try FileWriter.assemble(
            [.bytes([9]), .copy(range)],
            to: path,
            replacing: replacing,
            copying: copying(source)
          ) { _ in reason }
        }
        #expect(try FileReader.read(path) == [1, 2, 3])
        #expect(try names(folder) == ["film.mp4"])
      }
      #expect(throws: FileAssemblyError.unwritable(FileError(.missing))) {
        try FileWriter.assemble(
          [.copy(0..<3)],
          to: folder.path + "/no/film.mp4",
          replacing: true,
          copying: copying(source)
        ) { _ in nil }
      }
    }
  }

  /// A disk that is full, as far as a limit on the length of files is like one.
  @Test(.enabled(if: Binary.path != nil))
  func aMovieOutlivesAFullDisk() throws {
    try Binary.inFolder { folder in
      try Data("1\n00:00:01,000 --> 00:00:02,000\nA\n".utf8)
        .write(to: folder.appendingPathComponent("a.srt"))
      let made = try Binary.shell(
        #""$CK" convert a.srt film.mp4 && "$CK" convert a.srt film.mov"#,
        in: folder
      )
      #expect(made.status == 0)
      let movie = folder.appendingPathComponent("film.mp4")
      // Enough bytes that a limit of one block cuts the new file short.
      var bytes = try Data(contentsOf: movie)
      bytes += [0, 1, 0, 8] + Array("free".utf8) + [UInt8](repeating: 7, count: 65536)
      try bytes.write(to: movie)
      let full = try Binary.shell(
        #"ulimit -f 20; trap '' XFSZ; "$CK" convert a.srt --into film.mp4"#,
        in: folder
      )
      #expect(full.status == 3)
      #expect(full.error.contains("film.mp4: would be larger than the system permits; nothing"))
      #expect(try Data(contentsOf: movie) == bytes)
      let left = try names(folder).filter {
        !$0.hasPrefix(".in") && !$0.hasPrefix(".out") && !$0.hasPrefix(".err")
      }
      #expect(left == ["a.srt", "film.mov", "film.mp4"])
      let room = try Binary.shell(#""$CK" convert a.srt --into film.mp4"#, in: folder)
      #expect(room.status == 0)
      #expect(try Data(contentsOf: movie).count > bytes.count)
    }
  }
}
