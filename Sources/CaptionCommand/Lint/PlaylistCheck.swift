import CaptionKit
import SystemIO

/// Checks one HLS playlist, with the files that it names.
enum PlaylistCheck {
  /// What was found in a playlist; a file that is none, or cannot be read, is reported as well.
  static func check(
    _ path: String,
    _ options: LintOptions,
    _ programme: MediaTime?,
    _ console: inout Console
  ) -> CheckedFile {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try console.io.readFile(path)
    } catch {
      console.report(path, "\(error)")
      return CheckedFile(unreadable: path, "\(error)")
    }
    do throws(PlaylistProblem) {
      let file = try PlaylistFile(path, bytes)
      let facts = PlaylistFacts(file.reader(console.io), programme: programme)
      var diagnostics = file.source.diagnostics + file.playlist.diagnostics
      var reader = file.reader(console.io)
      do throws(PlaylistProblem) {
        diagnostics += try reader.fragments()?.diagnostics ?? []
      } catch {
        console.report(path, error.message)
        diagnostics.append(Diagnostic(CommandDiagnostics.unreadable, error.message))
      }
      let (report, findings) = Linter.lint(facts, options: options)
      return CheckedFile(
        playlist: path,
        file.source,
        diagnostics,
        report,
        findings
      )
    } catch {
      console.report(path, error.message)
      let diagnostic = Diagnostic(HLSDiagnostics.notAPlaylist, error.message, range: 0..<0)
      return CheckedFile(playlist: path, SourceText(""), [diagnostic], nil, [])
    }
  }
}
