import CaptionKit

/// Which audio track is heard: what `--audio-track` names.
enum AudioTrackChoice: Equatable, Sendable {
  /// The one that is meant to be heard: never a commentary or audio description; that in the
  /// captions' language, where it is known and there is one; then the default one.
  case automatic(LanguageTag?)
  /// The track with a number, from 1 on.
  case number(Int)
  /// The only track in a language.
  case language(LanguageTag)

  /// Reads an option's value: a number or a language; nil where it is neither.
  init?(_ text: String) {
    if let number = Int(text) {
      guard number > 0 else { return nil }
      self = .number(number)
    } else if let tag = LanguageTag(text) {
      self = .language(tag)
    } else {
      return nil
    }
  }

  /// The track of a file that is chosen.
  func track(of file: AudioFile) throws(AudioFile.Problem) -> AudioFile.Track {
    guard !file.tracks.isEmpty else { throw AudioFile.Problem(message: "has no audio track") }
    switch self {
    case .number(let number):
      guard let track = file.tracks.first(where: { $0.number == number }) else {
        throw AudioFile.Problem(
          message: "has no audio track \(number); there are \(Self.list(file.tracks))"
        )
      }
      return track
    case .language(let tag):
      let tracks = file.tracks.filter { $0.isIn(tag) }
      guard !tracks.isEmpty else {
        throw AudioFile.Problem(
          message: "has no audio track in \(tag.text); there are \(Self.list(file.tracks))"
        )
      }
      return try Self.best(of: tracks)
    case .automatic(let tag):
      let plain = file.tracks.filter { !$0.isAside }
      let tracks = plain.isEmpty ? file.tracks : plain
      let fitting = tag.map { tag in tracks.filter { $0.isIn(tag) } } ?? []
      return try Self.best(of: fitting.isEmpty ? tracks : fitting)
    }
  }

  private static func best(
    of tracks: [AudioFile.Track]
  ) throws(AudioFile.Problem) -> AudioFile.Track {
    if tracks.count == 1 { return tracks[0] }
    let plain = tracks.filter { $0.isDefault && !$0.isAside }
    if plain.count == 1 { return plain[0] }
    throw AudioFile.Problem(
      message: "has several audio tracks, of which --audio-track has to choose one: \(list(tracks))"
    )
  }

  private static func list(_ tracks: [AudioFile.Track]) -> String {
    tracks.map { "\($0.number) (\($0.words))" }.joined(separator: ", ")
  }
}

extension AudioFile.Track {
  /// Whether the container says that it is in a language.
  func isIn(_ tag: LanguageTag) -> Bool {
    // Most containers write codes of three letters, as movies do.
    let own = MP4Language.letters(language.lowercased()).tag.flatMap { LanguageTag($0) }
    return own?.isSameLanguage(as: tag) ?? false
  }

  /// What tells it from other tracks, for messages.
  var words: String {
    var parts = [language.isEmpty ? "no language" : language]
    if !title.isEmpty { parts.append("“\(title)”") }
    if !layout.isEmpty { parts.append(layout) } else { parts.append("\(channels) channels") }
    if isAside { parts.append("commentary or description") }
    return oneLine(parts.joined(separator: ", "))
  }
}
