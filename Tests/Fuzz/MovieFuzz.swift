import CaptionKit

/// What must hold of movies whatever the bytes: reading ends within its time and memory, every
/// position lies in the file, and captions can be written.
enum MovieFuzz {
  /// Runs one input.
  static func run(_ bytes: [UInt8]) {
    let budget = Budget(inputBytes: bytes.count)
    _ = MP4TextSample(bytes, isQuickTime: bytes.count % 2 == 0)
    _ = MP4WebVTTCue.cues(in: bytes)
    budget.measure("reading a movie") {
      guard let file = try? MovieFile(MemoryByteSource(bytes)) else { return }
      check(file.movie.diagnostics, bytes)
      for track in file.movie.tracks {
        CaptionFuzz.check(track.range.upperBound <= bytes.count, "track")
        for tag in track.tags { CaptionFuzz.check(tag.range.upperBound <= bytes.count, "tag") }
      }
      check(Linter.lint(MovieFacts(file.movie)).findings.map(\.diagnostic), bytes)
      // Each track may read as much as the whole file has.
      for track in file.textTracks.prefix(2) {
        guard let captions = try? file.captions(of: track) else { continue }
        check(captions.diagnostics, bytes)
        _ = CaptionFile.write(captions.document, as: .webVTT)
      }
    }
  }

  private static func check(_ diagnostics: [Diagnostic], _ bytes: [UInt8]) {
    let whole = 0...bytes.count
    for case let range? in diagnostics.map(\.range) {
      CaptionFuzz.check(
        whole.contains(range.lowerBound) && whole.contains(range.upperBound),
        "range of a movie's diagnostic"
      )
    }
  }
}
