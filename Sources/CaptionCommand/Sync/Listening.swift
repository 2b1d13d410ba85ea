import CaptionKit

/// A programme that is to be listened to.
public struct Listening: Sendable, Hashable {
  /// The media file.
  public var path: String
  /// Which of its audio tracks, counted from 1; nil for the one that is meant for all.
  public var audioTrack: Int?

  /// Makes a request.
  public init(path: String, audioTrack: Int? = nil) {
    self.path = path
    self.audioTrack = audioTrack
  }

  /// Listens, with the programs that the machine has.
  func heard(_ io: ConsoleIO) throws(ListeningProblem) -> SpeechTrack {
    throw ListeningProblem("this build cannot listen to programmes")
  }
}

/// Why nothing was heard.
public struct ListeningProblem: Error, Sendable, Hashable {
  /// The reason, as a phrase.
  public var message: String

  /// Makes a reason.
  public init(_ message: String) { self.message = message }
}

/// The programme to listen to, as typed; every command that does shares it.
struct AudioSettings: Sendable {
  var path: String?
  var track: Int?

  /// By which a command that checks files is told to listen.
  static var checkOption: OptionSpec<AudioSettings> {
    .value(
      "check-audio",
      "MEDIA",
      kind: .file,
      "Listen to the programme, and check the captions against what is heard. captionkit sync tells "
        + "more of it."
    ) { (settings, path) throws(UsageError) in settings.path = path }
  }

  static var options: [OptionSpec<AudioSettings>] {
    [
      .value(
        "audio-track",
        "NUMBER",
        "Which audio track of the programme is listened to, counted from 1."
      ) { (settings, text) throws(UsageError) in
        guard let number = Int(text), number > 0 else {
          throw UsageError("--audio-track takes the number of a track, not '\(text)'")
        }
        settings.track = number
      }
    ]
  }

  func validate(_ option: String) throws(UsageError) {
    if track != nil, path == nil { throw UsageError("--audio-track needs \(option)") }
  }

  /// What is heard; nil where nobody asked for it.
  ///
  /// - Throws: Where nothing can be heard, since a check without it would pass for one with it.
  func heard(_ console: Console) throws(Failure) -> SpeechTrack? {
    guard let path else { return nil }
    do throws(ListeningProblem) {
      return try console.io.listen(Listening(path: path, audioTrack: track), console.io)
    } catch {
      throw Failure(.inputOutput, "\(shown(path)): \(error.message)")
    }
  }
}
