import CaptionKit

/// What must hold of playlists and manifests whatever the bytes: every position lies in the source,
/// rules end, and what an editor writes is read as what was there and the new entry.
enum PlaylistFuzz {
  /// Runs one input of the format `hls` or `mpd`.
  static func run(_ bytes: [UInt8], as format: String) {
    let budget = Budget(inputBytes: bytes.count)
    guard let language = LanguageTag("en") else { return }
    budget.measure("reading \(format)") {
      if format == "hls" {
        runPlaylist(bytes, language)
      } else {
        runManifest(bytes, language)
      }
    }
  }

  private static func runPlaylist(_ bytes: [UInt8], _ language: LanguageTag) {
    guard let playlist = try? PlaylistReader.playlist(bytes, name: "-") else { return }
    let whole = 0...playlist.source.bytes.count
    check(playlist.diagnostics, in: whole)
    for tag in playlist.renditions { check(tag.range, in: whole) }
    for segment in playlist.media.segments { check(segment.range, in: whole) }
    let facts = PlaylistFacts(PlaylistReader(playlist) { (_) throws(PlaylistProblem) in bytes })
    check(Linter.lint(facts).findings.map(\.diagnostic), in: whole)
    var reader = PlaylistReader(playlist) { (_) throws(PlaylistProblem) in
      Array("WEBVTT\n\n00:01.000 --> 00:02.000\na\n".utf8)
    }
    if playlist.media.segments.count < 100 { _ = try? reader.joined() }
    let rendition = HLSRendition(role: .sdh, language: language, uri: "fuzz/a.m3u8")
    if let result = try? HLSPlaylistEditor.add(rendition, to: playlist, replacing: true) {
      let again = try? PlaylistReader.playlist(result.bytes, name: "-")
      CaptionFuzz.check(
        again?.renditions.contains { $0.uri == rendition.uri } == true,
        "the added rendition"
      )
    }
    for index in playlist.renditions.indices.prefix(4) {
      guard let result = HLSAudioEditor.describeVideo(index, in: playlist) else { continue }
      _ = try? PlaylistReader.playlist(result.bytes, name: "-")
    }
  }

  private static func runManifest(_ bytes: [UInt8], _ language: LanguageTag) {
    guard let manifest = try? ManifestReader.manifest(bytes, name: "-") else { return }
    let whole = 0...manifest.source.bytes.count
    check(manifest.diagnostics, in: whole)
    for set in manifest.sets {
      check(set.range, in: whole)
      check(set.tag, in: whole)
      for descriptor in set.descriptors { check(descriptor.range, in: whole) }
    }
    check(Linter.lint(DeclaredTracks(manifest)).findings.map(\.diagnostic), in: whole)
    let reader = ManifestReader(manifest) { (_) throws(PlaylistProblem) in bytes }
    for index in manifest.sets.indices.prefix(4) { _ = try? reader.captions(ofSet: index) }
    let set = DASHTextSet(role: .sdh, language: language, uri: "fuzz/a.vtt", mimeType: "text/vtt")
    if let result = try? DASHManifestEditor.add(set, to: manifest, replacing: false) {
      let text = SourceText(String(decoding: result.bytes, as: UTF8.self))
      let again = DASHManifest.read(text)
      CaptionFuzz.check(again?.isWhole == true, "an added set leaves the manifest well-formed")
      CaptionFuzz.check(again?.sets.count == manifest.sets.count + 1, "one more set")
    }
    for index in manifest.sets.indices.prefix(4) {
      guard let changed = try? DASHManifestEditor.describeVideo(index, in: manifest, .dvb) else {
        continue
      }
      let again = DASHManifest.read(SourceText(String(decoding: changed, as: UTF8.self)))
      CaptionFuzz.check(again?.sets.count == manifest.sets.count, "as many sets as before")
      CaptionFuzz.check(again?.isWhole == true, "a mark leaves the manifest well-formed")
    }
  }

  private static func check(_ diagnostics: [Diagnostic], in whole: ClosedRange<Int>) {
    for case let range? in diagnostics.map(\.range) { check(range, in: whole) }
  }

  private static func check(_ range: Range<Int>, in whole: ClosedRange<Int>) {
    CaptionFuzz.check(whole.contains(range.lowerBound) && whole.contains(range.upperBound), "range")
  }
}
