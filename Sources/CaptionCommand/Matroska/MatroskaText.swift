import CaptionKit
import SystemIO

extension MatroskaFile {
  /// The captions of a track of text, as mkvextract gives them, and the language that it says.
  ///
  /// - Parameter number: The track's number, from 1; nil takes the only track of text.
  func captions(
    ofTrack number: Int?,
    _ io: ConsoleIO
  ) throws(PlaylistProblem) -> StreamText {
    let texts = tracks.indices.filter { tracks[$0].type == "subtitles" }
    guard let index = number.map({ $0 - 1 }) ?? (texts.count == 1 ? texts.first : nil) else {
      let names = texts.map { "\($0 + 1)" + (tracks[$0].language.map { " (\($0))" } ?? "") }
      throw PlaylistProblem(
        texts.isEmpty
          ? "has no track of text"
          : "has several tracks of text, so --track has to name one: "
            + names.joined(separator: ", ")
      )
    }
    guard tracks.indices.contains(index) else {
      throw PlaylistProblem("has no track \(index + 1), but \(tracks.count) of them")
    }
    let track = tracks[index]
    guard track.type == "subtitles" else {
      throw PlaylistProblem("track \(index + 1) is \(track.type), not text")
    }
    let format: CaptionFormat
    switch track.codec {
    case "S_TEXT/UTF8", "S_TEXT/ASCII", "subrip": format = .subRip
    case "S_TEXT/WEBVTT", "webvtt": format = .webVTT
    default:
      throw PlaylistProblem("track \(index + 1) is \(track.codec), which is not read")
    }
    let bytes = try content(of: index, format, io)
    let file: CaptionFile
    do throws(DecodingError) {
      file = try CaptionFile.examine(bytes, name: path, format: format, encoding: "UTF-8")
    } catch {
      throw PlaylistProblem("track \(index + 1) is longer than 4 GiB")
    }
    guard file.isAccepted else {
      throw PlaylistProblem("track \(index + 1) is no \(format.name): \(file.refusal.message)")
    }
    let problems = try problems(io)
    var text = StreamText(
      document: file.document,
      losses: file.losses
        + problems.map {
          Loss(feature: "sample", what: "what stands behind the cut", reason: $0.message)
        },
      diagnostics: problems,
      file: file,
      language: track.language
    )
    text.isIncomplete = !problems.isEmpty
    return text
  }

  /// What is wrong with the file, of which the programs that read it say nothing.
  func problems(_ io: ConsoleIO) throws(PlaylistProblem) -> [Diagnostic] {
    [try Self.cut(of: path, io)].compactMap(\.self)
  }

  /// That a file ends too early; nil where it does not.
  static func cut(of path: String, _ io: ConsoleIO) throws(PlaylistProblem) -> Diagnostic? {
    let source: any ByteSource
    do throws(FileError) {
      source = try io.openSource(path)
    } catch {
      throw PlaylistProblem("\(error)")
    }
    do throws(ByteSourceError) {
      return try MatroskaEnd.problem(in: source)
    } catch {
      throw PlaylistProblem(error.message)
    }
  }

  /// The file of a track: by mkvextract, which takes out both kinds, else by ffmpeg.
  private func content(
    of index: Int,
    _ format: CaptionFormat,
    _ io: ConsoleIO
  ) throws(PlaylistProblem) -> [UInt8] {
    let id = tracks[index].id
    let result: ProgramRun.Result
    do throws(FileError) {
      result = try MediaTool.runMKVTool(
        "mkvextract",
        [
          "--quiet", "--redirect-output", "/dev/stderr", MediaTool.safe(path), "tracks",
          "\(id):/dev/stdout",
        ],
        io
      )
    } catch {
      guard error.reason == .missing else { throw PlaylistProblem("mkvextract: \(error)") }
      guard format.id == CaptionFormat.subRip.id else {
        throw PlaylistProblem("mkvextract, which takes \(format.name) out, is not installed")
      }
      return try subRip(ofStream: id, io)
    }
    // A status of 1 is that of warnings. From a file that was cut it takes what is there, and gives
    // the status of a failure all the same.
    if result.status <= 1 || !result.output.isEmpty, try !problems(io).isEmpty {
      return result.output
    }
    guard result.status <= 1 else {
      throw PlaylistProblem(
        "mkvextract cannot read track \(index + 1): \(MediaTool.lastLine(of: result.errors))"
      )
    }
    return result.output
  }

  private func subRip(ofStream id: Int, _ io: ConsoleIO) throws(PlaylistProblem) -> [UInt8] {
    let result: ProgramRun.Result
    do throws(FileError) {
      result = try io.runProgram(
        "ffmpeg",
        [
          "-v", "error", "-nostdin", "-i", MediaTool.safe(path), "-map", "0:\(id)", "-c:s", "copy",
          "-f", "srt", "-",
        ]
      )
    } catch {
      throw PlaylistProblem(
        error.reason == .missing
          ? "neither mkvextract nor ffmpeg, which take text out, is installed" : "ffmpeg: \(error)"
      )
    }
    guard result.status == 0 else {
      throw PlaylistProblem("ffmpeg cannot read it: \(MediaTool.lastLine(of: result.errors))")
    }
    return result.output
  }
}
