import CaptionKit
import SystemIO

/// The sound of a media file, decoded by ffmpeg and heard while it comes.
struct AudioSource {
  /// The file and its tracks.
  let file: AudioFile
  /// The track that is heard.
  let track: AudioFile.Track

  /// What came of hearing a file.
  struct Outcome {
    /// What was heard.
    var speech: SpeechTrack
    /// How many seconds of the programme there was sound to hear, from its start on.
    var seconds: Double
    /// Why what was heard is not all of the programme; nil where it is.
    var gap: String?
  }

  /// How many seconds ffmpeg may write nothing before it counts as hanging.
  private static let patience = 120
  /// What part of the duration has to be heard for the sound to be whole.
  private static let wholeShare = 0.98

  /// Finds the tracks of a file and chooses one.
  init(
    _ path: String,
    _ choice: AudioTrackChoice,
    _ io: ConsoleIO
  ) throws(AudioFile.Problem) {
    file = try AudioFile.read(path, io)
    track = try choice.track(of: file)
  }

  /// When the track's first sample sounds, in seconds of the programme.
  var start: Double { track.start - file.start }

  /// The arguments with which ffmpeg decodes the track.
  var arguments: [String] {
    [
      "-nostdin", "-v", "error", "-i", "file:\(file.path)", "-map", "0:a:\(track.number - 1)",
      "-vn", "-sn", "-dn", "-af", ChannelMix(layout: track.layout).filter,
      "-ar", "\(Hearing.sampleRate)", "-f", "s16le", "-",
    ]
  }

  /// Hears the track from beginning to end.
  ///
  /// - Parameters:
  ///   - detector: What tells speech from other sound.
  ///   - progress: Is told how many seconds were heard, and says whether to go on.
  /// - Throws: Why nothing can be heard.
  func hear(
    with detector: Hearing.Detector,
    _ io: ConsoleIO,
    progress: (Double) -> Bool = { _ in true }
  ) throws(AudioFile.Problem) -> Outcome {
    var hearing = Hearing(with: detector, startingAt: start)
    let silence = hearing.seconds
    var samples = SampleReader(channels: ChannelMix(layout: track.layout).count)
    var isStopped = false
    let result: ProgramRun.Result
    do throws(FileError) {
      result = try io.streamProgram("ffmpeg", arguments, Self.patience) { bytes in
        samples.hear(bytes, &hearing)
        isStopped = !progress(hearing.seconds)
        return !isStopped
      }
    } catch {
      throw AudioFile.Problem("ffmpeg", error)
    }
    if isStopped { throw AudioFile.Problem(message: "was not heard to its end") }
    let words = AudioFile.Problem.lastLine(of: result.errors)
    guard hearing.seconds > silence else {
      throw AudioFile.Problem(message: "ffmpeg gives no sound of it: \(words)")
    }
    let seconds = hearing.seconds
    return Outcome(speech: hearing.finish(), seconds: seconds, gap: gap(seconds, result, words))
  }

  private func gap(_ seconds: Double, _ result: ProgramRun.Result, _ words: String) -> String? {
    let heard = "only \(tenths(seconds)) s"
    let all = file.duration.map { " of \(tenths($0)) s" } ?? ""
    switch result.status {
    case 0: break
    case 137 where result.errors.isEmpty:
      return "ffmpeg was ended before the sound was; \(heard)\(all) could be heard"
    case 129...: return "signal \(result.status - 128) ended ffmpeg; \(heard)\(all) could be heard"
    default: return "ffmpeg failed (\(words)); \(heard)\(all) could be heard"
    }
    if let duration = file.duration, seconds < duration * Self.wholeShare {
      let reason =
        result.errors.isEmpty ? "the sound ends early" : "the sound is damaged (\(words))"
      return "\(reason); \(heard)\(all) could be heard"
    }
    return result.errors.isEmpty ? nil : "parts of the sound are damaged (\(words))"
  }

  private func tenths(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}

/// Makes samples of bytes, low byte first, whose pairs may be torn apart.
private struct SampleReader {
  let channels: Int
  private var rest: [UInt8] = []

  init(channels: Int) {
    self.channels = channels
  }

  mutating func hear(_ bytes: ArraySlice<UInt8>, _ hearing: inout Hearing) {
    rest += bytes
    let width = 2 * channels
    let count = rest.count / width
    var dialogue = [Int16](repeating: 0, count: count)
    var mix = channels == 2 ? dialogue : []
    for index in 0..<count {
      dialogue[index] = sample(at: index * width)
      if channels == 2 { mix[index] = sample(at: index * width + 2) }
    }
    rest.removeFirst(count * width)
    if channels == 2 {
      hearing.hear(dialogue: dialogue, mix: mix)
    } else {
      hearing.hear(dialogue)
    }
  }

  private func sample(at place: Int) -> Int16 {
    Int16(bitPattern: UInt16(rest[place]) | UInt16(rest[place + 1]) << 8)
  }
}
