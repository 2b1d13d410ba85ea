import CaptionKit
import Foundation
import TestSupport
import Testing

/// What holds for the fixes of any file.
@Suite struct FixPropertyTests {
  private static let profiles: [(options: LintOptions, frameRate: FrameRate?)] = {
    var all = LintOptions()
    all.only = RuleCatalog.all.map(\.id)
    return [(LintOptions(), nil), (all, .pal), (all, .filmNTSC)]
  }()

  static var files: [URL] {
    let fixtures = Fixtures.repository
      .appendingPathComponent("Tests/CaptionFormatsTests/Fixtures", isDirectory: true)
    let kinds: Set<String> = ["srt", "vtt", "ttml", "itt", "dfxp", "xml"]
    return Fixtures.samples + Fixtures.files(below: fixtures, extensions: kinds)
      + Corpora.files("field-cases", extensions: kinds)
  }

  @Test(arguments: files)
  func fixingTwiceChangesNothingMore(_ url: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: url))
    for (options, frameRate) in Self.profiles {
      for isUnsafe in [false, true] {
        var context = TrackContext()
        context.frameRate = frameRate
        let known = context
        var fixer = FileFixer { result in
          Linter.lint(Track(result.document, map: result.map, context: known), options: options)
        }
        fixer.includesUnsafe = isUnsafe
        guard let file = try? CaptionFile.examine(bytes, name: url.path), file.isAccepted,
          let once = try? fixer.fix(bytes, of: file)
        else { continue }
        #expect(once.made.isEmpty == (once.bytes == bytes))
        let encoding = file.source.encoding
        let after = try CaptionFile.examine(
          once.bytes,
          name: url.path,
          format: file.format,
          encoding: EncodedText.isUTF8(encoding) ? nil : encoding
        )
        let twice = try fixer.fix(once.bytes, of: after)
        #expect(twice.made.isEmpty, "\(url.lastPathComponent): \(twice.made)")
        #expect(twice.bytes == once.bytes)

        // No kind of finding has become more frequent, and as many are gone as were mended.
        let before = counts(file.result, fixer)
        let left = counts(after.result, fixer)
        for (code, count) in left { #expect(count <= before[code, default: 0], "\(code)") }
        for code in Set(once.made.map(\.code)) {
          let mended = once.made.filter { $0.code == code }.reduce(0) { $0 + $1.findings }
          #expect(left[code, default: 0] <= before[code, default: 0] - mended, "\(code)")
        }
      }
    }
  }

  private func counts(_ result: ReadResult, _ fixer: FileFixer) -> [String: Int] {
    var counts: [String: Int] = [:]
    for diagnostic in result.diagnostics { counts[diagnostic.code, default: 0] += 1 }
    for finding in fixer.lint(result).findings { counts[finding.diagnostic.code, default: 0] += 1 }
    return counts
  }
}
