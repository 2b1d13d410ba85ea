import CaptionKit

/// Checks what a movie's tracks say of themselves, and hands out the text of each.
enum MovieCheck {
  /// A track of text whose captions are to be checked.
  struct TextTrack {
    /// The movie's path with the track's number, as media fragments write it.
    var path: String
    var file: CaptionFile
    var isForced: Bool
  }

  /// What was found in a movie, and its tracks of text; a file that is none is reported as well.
  static func check(
    _ path: String,
    _ options: LintOptions,
    _ console: inout Console
  ) -> (CheckedFile, [TextTrack]) {
    let file: MovieFile
    do throws(MP4Problem) {
      file = try MovieInput.open(path, console.io)
    } catch {
      console.report(path, error.message)
      return (CheckedFile(movie: path, nil, [error.diagnostic], nil, []), [])
    }
    var unread: [Diagnostic] = []
    var all: [MovieFile.Captions] = []
    var tracks: [TextTrack] = []
    for track in file.textTracks {
      do throws(MovieProblem) {
        let (captions, read) = try file.webVTT(of: track)
        all.append(read)
        tracks.append(
          TextTrack(
            path: "\(path)#track=\(track.number)",
            file: captions,
            isForced: MovieClaims(track).isForced
          )
        )
      } catch {
        // What tells of the samples is not there, as the diagnostic of the cut says.
        if file.isCutInTables { continue }
        unread.append(
          Diagnostic(MP4Diagnostics.unreadTrack, error.message, range: track.range)
        )
      }
    }
    // Captions that are not in the file could not be checked.
    if all.contains(where: \.isIncomplete) || file.isCutInTables {
      console.note(.inputOutput)
    }
    let diagnostics = file.diagnostics(with: all) + unread
    let (report, findings) = Linter.lint(MovieFacts(file.movie), options: options)
    let format = file.movie.isQuickTime ? "mov" : "mp4"
    return (CheckedFile(movie: path, format, diagnostics, report, findings), tracks)
  }
}
