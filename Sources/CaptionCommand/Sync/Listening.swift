public import CaptionKit
import SystemIO

/// A programme that is to be listened to.
public struct Listening: Sendable {
  /// Which detector tells speech.
  enum DetectorChoice: String, CaseIterable, Sendable {
    /// The network where its weights are installed, else the linear model.
    case auto
    case linear
    case network
  }

  /// The media file.
  var path: String
  /// Which of its audio tracks.
  var choice: AudioTrackChoice
  /// What tells speech from other sound.
  var detector = DetectorChoice.auto
  /// The folder that keeps what was heard, or nil.
  var cache: String?
  /// Whether nothing but errors is said.
  var isQuiet = false

  /// What was heard.
  public struct Heard: Sendable {
    /// One record for every 10 ms.
    public var track: SpeechTrack
    /// Why it is not all of the programme; nil where it is.
    public var gap: String?

    /// Makes what was heard.
    public init(_ track: SpeechTrack, gap: String? = nil) {
      self.track = track
      self.gap = gap
    }
  }

  /// Listens, with the programs that the machine has.
  func heard(_ io: ConsoleIO) throws(ListeningProblem) -> Heard {
    let detector = try detector(io)
    let source: AudioSource
    let outcome: AudioSource.Outcome
    let isShown = !isQuiet && io.isTerminal(.error)
    var shown = -1
    func tell(_ seconds: Double) -> Bool {
      guard isShown, Int(seconds) / 60 != shown else { return true }
      shown = Int(seconds) / 60
      try? io.write(.error, Array("\rcaptionkit: heard \(shown) min ".utf8))
      return true
    }
    do throws(AudioFile.Problem) {
      source = try AudioSource(path, choice, io)
      if let cache {
        outcome = try SpeechCache(folder: cache).hear(
          source,
          with: detector,
          io,
          warn: { words in try? io.write(.error, Array("captionkit: \(words)\n".utf8)) },
          progress: tell
        )
      } else {
        outcome = try source.hear(with: detector, io, progress: tell)
      }
    } catch {
      throw ListeningProblem(error.message)
    }
    if isShown, shown >= 0 { try? io.write(.error, Array("\r\u{1B}[K".utf8)) }
    return Heard(outcome.speech, gap: outcome.gap)
  }

  private func detector(_ io: ConsoleIO) throws(ListeningProblem) -> Hearing.Detector {
    guard detector != .linear else { return .linear }
    do throws(SpeechNetwork.Problem) {
      if let network = try SpeechNetworkStore(io)?.load(io) { return .network(network) }
    } catch {
      throw ListeningProblem("\(error)")
    }
    guard detector == .auto else {
      throw ListeningProblem(
        "no weights of the network are installed; 'captionkit model install FILE' does that"
      )
    }
    return .linear
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
  private var track: AudioTrackChoice?
  private var detector = Listening.DetectorChoice.auto
  private var cache: String?

  /// By which a command that checks files is told to listen.
  static var checkOption: OptionSpec<AudioSettings> {
    .value(
      "check-audio",
      "MEDIA",
      kind: .file,
      "Listen to the programme, and check the captions against what is heard, as captionkit sync does."
    ) { (settings, path) throws(UsageError) in settings.path = path }
  }

  static var options: [OptionSpec<AudioSettings>] {
    [
      .value(
        "audio-track",
        "TRACK",
        "Which audio track is listened to: its number among them, from 1 on, or its language. Needed "
          + "where several could be meant."
      ) { (settings, text) throws(UsageError) in
        guard let choice = AudioTrackChoice(text) else {
          throw UsageError("--audio-track takes a number or a language, not '\(text)'")
        }
        settings.track = choice
      },
      .choice(
        "detector",
        "NAME",
        "What tells speech from other sound: the network where its weights are installed (auto), linear "
          + "or network. Only the network is sure enough to report speech without captions."
      ) { (settings, choice: Listening.DetectorChoice) in settings.detector = choice },
      .value(
        "speech-cache",
        "DIR",
        kind: .directory,
        "A folder that keeps what was heard, so that a programme is decoded once."
      ) { (settings, path) throws(UsageError) in settings.cache = path },
    ]
  }

  func validate(_ option: String) throws(UsageError) {
    guard path == nil else { return }
    if track != nil { throw UsageError("--audio-track needs \(option)") }
    if cache != nil { throw UsageError("--speech-cache needs \(option)") }
  }

  /// What is heard; nil where nobody asked for it.
  ///
  /// - Parameter language: The captions' language, where it is known.
  /// - Throws: Where nothing can be heard, since a check without it would pass for one with it.
  func heard(_ language: LanguageTag?, _ console: Console) throws(Failure) -> SpeechTrack? {
    guard let path else { return nil }
    let listening = Listening(
      path: path,
      choice: track ?? .automatic(language),
      detector: detector,
      cache: cache,
      isQuiet: console.common.isQuiet
    )
    do throws(ListeningProblem) {
      let heard = try console.io.listen(listening, console.io)
      if let gap = heard.gap { console.say("\(shown(path)): \(gap)") }
      return heard.track
    } catch {
      throw Failure(.inputOutput, "\(shown(path)): \(error.message)")
    }
  }
}
