import CaptionContainers
import CaptionModel

/// Captions in segments of MP4, joined behind the segment that all of them need.
enum MovieSegments {
  /// The most bytes that are joined.
  static let mostBytes = 1 << 28

  /// Reads the only track of text.
  ///
  /// - Parameter begin: The media's time at which the programme begins, from where times count; nil
  ///   for the first sample's.
  static func captions(
    _ bytes: [UInt8],
    begin: MediaTime?
  ) throws(PlaylistProblem) -> StreamText {
    let file: MovieFile
    do throws(MP4Problem) {
      file = try MovieFile(MemoryByteSource(bytes))
    } catch {
      throw PlaylistProblem("is no MP4: \(error.message)")
    }
    do throws(MovieProblem) {
      let track = try file.textTrack(nil)
      var captions = try file.captions(of: track)
      var losses = captions.losses
      let begin = begin ?? file.beginning(of: track)
      if begin != .zero { losses += captions.document.shift(by: .zero - begin) }
      // Places in joined segments are those of no file.
      let diagnostics = (file.movie.diagnostics + captions.diagnostics).map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.range = nil
        return diagnostic
      }
      return StreamText(document: captions.document, losses: losses, diagnostics: diagnostics)
    } catch {
      throw PlaylistProblem(error.message)
    }
  }

  /// Adds a segment, as long as it is whole and all of them are not too long.
  static func append(_ segment: [UInt8], to bytes: inout [UInt8]) throws(PlaylistProblem) {
    guard !segment.isEmpty else { throw PlaylistProblem("is empty") }
    guard segment.count <= mostBytes - bytes.count else {
      throw PlaylistProblem("the segments have more than \(mostBytes) bytes together")
    }
    do throws(ByteSourceError) {
      bytes += try MP4Segment.closed(segment)
    } catch {
      throw PlaylistProblem("is no whole segment of MP4: \(error.message)")
    }
  }
}

extension MovieFile {
  /// When a track's first sample begins; zero where it has none.
  fileprivate func beginning(of track: MP4Track) -> MediaTime {
    guard let first = try? movie.samples(of: track, in: source).samples.first else { return .zero }
    return MediaTime(
      numerator: Int128(first.begin),
      denominator: Int128(max(track.timescale, 1))
    )
  }
}
