import CaptionKit
import SystemIO

/// A folder that keeps what was heard of media files, so that each is decoded once.
struct SpeechCache {
  /// The folder.
  let folder: String

  /// What was heard of a file's track, from the folder where the file is unchanged, or else from the
  /// file; then it is kept.
  ///
  /// - Parameters:
  ///   - source: The track.
  ///   - detector: What tells speech from other sound.
  ///   - warn: Is told why it cannot be kept, which is no reason not to go on.
  ///   - progress: As in ``AudioSource/hear(with:_:progress:)``.
  func hear(
    _ source: AudioSource,
    with detector: Hearing.Detector,
    _ io: ConsoleIO,
    warn: (String) -> Void,
    progress: (Double) -> Bool = { _ in true }
  ) throws(AudioFile.Problem) -> AudioSource.Outcome {
    let path = source.file.path
    guard let stamp = io.stamp(path) else {
      return try source.hear(with: detector, io, progress: progress)
    }
    let absolute = path.hasPrefix("/") ? path : "\(io.currentDirectory())/\(path)"
    let key = [
      absolute, "\(stamp.size)", "\(stamp.modified)", "\(source.track.number)", detector.name,
    ].joined(separator: "\n")
    let place = "\(folder)/\(SpeechTrackFile.name(for: key))"
    if let bytes = try? io.readFile(place),
      let (track, seconds, gap) = SpeechTrackFile.track(of: bytes, key: key)
    {
      return AudioSource.Outcome(speech: track, seconds: seconds, gap: gap)
    }
    let outcome = try source.hear(with: detector, io, progress: progress)
    // What was interrupted may be whole the next time, and a file that changed meanwhile is another.
    guard outcome.gap == nil, io.stamp(path) == stamp else { return outcome }
    do throws(FileError) {
      if io.entry(folder) == nil { try io.makeDirectory(folder) }
      let bytes = SpeechTrackFile.bytes(
        of: outcome.speech,
        seconds: outcome.seconds,
        gap: outcome.gap,
        key: key
      )
      try io.writeFile(place, bytes, true)
    } catch {
      warn("\(shown(folder)): what was heard cannot be kept: \(error)")
    }
    return outcome
  }
}
