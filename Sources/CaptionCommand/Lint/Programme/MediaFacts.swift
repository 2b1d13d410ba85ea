import CaptionKit
import SystemIO

/// What a media file's container says of a programme, read by ffprobe, and its cuts by ffmpeg.
struct MediaFacts {
  /// How long the programme lasts; nil where the container does not say.
  var duration: MediaTime?
  /// The frame rate of the first video stream; nil where there is none.
  var frameRate: FrameRate?

  /// Why a media file told nothing.
  struct Problem: Error, Equatable {
    var message: String
  }

  /// Asks ffprobe.
  static func read(_ path: String, _ io: ConsoleIO) throws(Problem) -> MediaFacts {
    let result = try run(
      io,
      "ffprobe",
      [
        "-v", "error", "-select_streams", "V:0", "-show_entries",
        "format=duration:stream=r_frame_rate", "-of", "default=noprint_wrappers=1", "--",
        safe(path),
      ]
    )
    var facts = MediaFacts()
    for line in String(decoding: result.output, as: UTF8.self).split(separator: "\n") {
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      switch sides[0] {
      case "duration": facts.duration = MediaTime(distance: "\(sides[1])s")
      // Pictures that never change, such as covers, have rates that nobody means.
      case "r_frame_rate":
        if let rate = FrameRate(sides[1]), rate.frames / rate.duration <= 240 {
          facts.frameRate = rate
        }
      default: break
      }
    }
    guard facts.duration != nil || facts.frameRate != nil else {
      throw Problem(message: "states neither a duration nor a frame rate")
    }
    return facts
  }

  /// Finds the cuts of the picture by how much of it changes from one frame to the next.
  static func shotChanges(_ path: String, _ io: ConsoleIO) throws(Problem) -> [MediaTime] {
    let result = try run(
      io,
      "ffmpeg",
      [
        "-v", "info", "-nostats", "-i", safe(path), "-map", "0:V:0", "-vf",
        "select='gt(scene,0.3)',showinfo", "-f", "null", "-",
      ]
    )
    var cuts: [MediaTime] = []
    for line in String(decoding: result.errors, as: UTF8.self).split(separator: "\n") {
      guard let field = line.split(separator: " ").first(where: { $0.hasPrefix("pts_time:") }),
        let time = MediaTime(distance: "\(field.dropFirst("pts_time:".count))s")
      else { continue }
      cuts.append(time)
    }
    return cuts.sorted()
  }

  /// A path that no program takes for an option or a protocol.
  private static func safe(_ path: String) -> String {
    path.hasPrefix("/") ? path : "./\(path)"
  }

  private static func run(
    _ io: ConsoleIO,
    _ program: String,
    _ arguments: [String]
  ) throws(Problem) -> ProgramRun.Result {
    let result: ProgramRun.Result
    do throws(FileError) {
      result = try io.runProgram(program, arguments)
    } catch {
      let reason = error.reason == .missing ? "is not installed" : "\(error)"
      throw Problem(message: "\(program), which reads media files, \(reason)")
    }
    guard result.status == 0 else {
      let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
      throw Problem(message: "\(program) cannot read it: \(lines.last ?? "no reason given")")
    }
    return result
  }
}
