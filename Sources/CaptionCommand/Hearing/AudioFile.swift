import CaptionKit
import SystemIO

/// The audio tracks of a media file, as ffprobe finds them.
struct AudioFile {
  /// An audio track.
  struct Track: Equatable {
    /// Its place among the audio tracks, from 1 on.
    var number: Int
    /// The language as the container writes it; empty where it says none.
    var language = ""
    /// The title; empty where there is none.
    var title = ""
    var channels = 0
    /// The layout of the channels in ffmpeg's words, such as `5.1(side)`; may be empty.
    var layout = ""
    /// When it starts by the container's clock, in seconds.
    var start = 0.0
    var isDefault = false
    /// Whether it is a commentary, or describes the picture for those who do not see it.
    var isAside = false
  }

  var path: String
  var tracks: [Track]
  /// When the programme starts by the container's clock, in seconds.
  var start: Double
  /// How many seconds the programme lasts; nil where the container does not say.
  var duration: Double?

  /// Why a media file gives no sound.
  struct Problem: Error, Equatable {
    var message: String
  }

  /// Asks ffprobe.
  static func read(_ path: String, _ io: ConsoleIO) throws(Problem) -> AudioFile {
    // ffmpeg would say the same in words that are harder to understand.
    switch io.entry(path) {
    case nil: throw Problem(message: "\(FileError(.missing))")
    case .directory: throw Problem(message: "\(FileError(.directory))")
    default: break
    }
    let result: ProgramRun.Result
    do throws(FileError) {
      result = try io.runProgram(
        "ffprobe",
        [
          "-v", "error", "-show_entries",
          "format=start_time,duration:stream=codec_type,start_time,channels,channel_layout"
            + ":stream_tags=language,title:stream_disposition=default,visual_impaired,comment",
          "-of", "json", "-i", "file:\(path)",
        ]
      )
    } catch {
      throw Problem("ffprobe", error)
    }
    guard result.status == 0 else {
      throw Problem(message: "ffprobe cannot read it: \(Problem.lastLine(of: result.errors))")
    }
    guard let json = try? JSONValue.parse(result.output) else {
      throw Problem(message: "ffprobe gave an answer that cannot be read")
    }
    return AudioFile(path, json)
  }

  /// Takes what ffprobe prints as JSON.
  init(_ path: String, _ json: JSONValue) {
    self.path = path
    tracks = []
    start = Self.seconds(json["format"]?["start_time"]) ?? 0
    duration = Self.seconds(json["format"]?["duration"]).flatMap { $0 > 0 ? $0 : nil }
    for stream in json["streams"]?.items ?? [] where stream["codec_type"]?.text == "audio" {
      let disposition = stream["disposition"]
      tracks.append(
        Track(
          number: tracks.count + 1,
          language: stream["tags"]?["language"]?.text ?? "",
          title: stream["tags"]?["title"]?.text ?? "",
          channels: stream["channels"]?.integer ?? 0,
          layout: stream["channel_layout"]?.text ?? "",
          start: Self.seconds(stream["start_time"]) ?? start,
          isDefault: disposition?["default"]?.integer == 1,
          isAside: disposition?["visual_impaired"]?.integer == 1
            || disposition?["comment"]?.integer == 1
        )
      )
    }
  }

  private static func seconds(_ value: JSONValue?) -> Double? {
    guard let seconds = value?.text.flatMap(Double.init), abs(seconds) < 1e9 else { return nil }
    return seconds
  }
}

extension AudioFile.Problem {
  /// Says that a program could not be started.
  init(_ program: String, _ error: FileError) {
    let reason = error.reason == .missing ? "is not installed" : "\(error)"
    message = "\(program), which reads media files, \(reason)"
  }

  /// The last line that a program wrote, without what could steer a terminal.
  static func lastLine(of bytes: [UInt8]) -> String {
    let line = bytes.split { $0 == 0x0A || $0 == 0x0D }.last
    return oneLine(line.map { String(decoding: $0, as: UTF8.self) } ?? "no reason given")
  }
}
