import CaptionKit
import SystemIO

/// Checks files that declare tracks: playlists, manifests and media files.
enum DeclarationCheck {
  /// Whether a file is such a one.
  static func concerns(_ path: String, _ io: ConsoleIO) -> Bool {
    PlaylistFile.isNamed(path) || ManifestFile.isNamed(path) || io.container(of: path) == .matroska
  }

  /// What was found in a file; one that is not what its extension says is reported as well.
  static func check(
    _ path: String,
    _ options: LintOptions,
    _ programme: MediaTime?,
    _ console: inout Console
  ) -> CheckedFile {
    if ManifestFile.isNamed(path) { return manifest(path, options, &console) }
    if console.io.container(of: path) == .matroska {
      return matroska(path, options, &console)
    }
    return PlaylistCheck.check(path, options, programme, &console)
  }

  private static func manifest(
    _ path: String,
    _ options: LintOptions,
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
      let manifest = try ManifestFile(path, bytes).manifest
      let (report, findings) = Linter.lint(DeclaredTracks(manifest), options: options)
      return CheckedFile(
        playlist: path,
        format: "dash",
        manifest.source,
        manifest.source.diagnostics + manifest.diagnostics,
        report,
        findings
      )
    } catch {
      console.report(path, error.message)
      let diagnostic = Diagnostic(DASHDiagnostics.notAManifest, error.message, range: 0..<0)
      return CheckedFile(playlist: path, format: "dash", SourceText(""), [diagnostic], nil, [])
    }
  }

  private static func matroska(
    _ path: String,
    _ options: LintOptions,
    _ console: inout Console
  ) -> CheckedFile {
    do throws(PlaylistProblem) {
      let file = try MatroskaFile(path, console.io)
      let (report, findings) = Linter.lint(file.declarations, options: options)
      return CheckedFile(
        playlist: path,
        format: "matroska",
        SourceText(""),
        try file.problems(console.io),
        report,
        findings
      )
    } catch {
      console.report(path, error.message)
      return CheckedFile(unreadable: path, error.message)
    }
  }
}
