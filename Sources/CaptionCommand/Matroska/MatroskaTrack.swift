import CaptionKit
import SystemIO

/// A track of text that is to be put into a Matroska file by mkvmerge.
struct MatroskaTrack {
  var role: TrackRole
  var language: LanguageTag
  var name: String
  var isDefault = false
  /// Whether the text is in the original's language; nil where nobody says.
  var isOriginal: Bool?
  /// The character encoding of the caption file.
  var encoding = "UTF-8"

  /// The flags of the role, and those that are given.
  var flags: Set<MatroskaFile.Flag> {
    var flags: Set<MatroskaFile.Flag> = []
    switch role {
    case .sdh, .captions: flags.insert(.hearingImpaired)
    case .forced: flags.insert(.forced)
    case .descriptions: flags.insert(.textDescriptions)
    case .subtitles, .easyReader, .translation: break
    }
    if isDefault { flags.insert(.isDefault) }
    if isOriginal == true { flags.insert(.original) }
    return flags
  }

  /// The characteristics that the role claims and Matroska cannot say, in their order.
  var unsayable: [MediaCharacteristic] {
    role.characteristics.filter { $0 == .easyToRead || $0 == .languageTranslation }
  }

  /// The options of mkvmerge for the caption file, with its path behind them.
  func arguments(_ captions: String) -> [String] {
    let flags = flags
    var arguments = ["--sub-charset", "0:\(encoding)"]
    arguments += ["--language", "0:\(language.text)", "--track-name", "0:\(name)"]
    for flag in MatroskaFile.Flag.allCases {
      let isSet = flags.contains(flag)
      // The first two have defaults of their own; that a text is no original is said as well.
      guard isSet || flag == .isDefault || flag == .forced || flag == .original && isOriginal != nil
      else { continue }
      arguments += [flag.option, "0:\(isSet ? 1 : 0)"]
    }
    return arguments + [MediaTool.safe(captions)]
  }

  /// Writes a Matroska file with the track.
  ///
  /// - Parameters:
  ///   - captions: The path of the caption file.
  ///   - target: The file to write. It is written beside its place, read again, and then renamed.
  ///   - movie: The file whose tracks come first; it may be the target.
  ///   - replaces: Whether a track of the same language and flags may be replaced.
  ///   - overwrites: Whether a target that is there may be replaced.
  func write(
    _ captions: String,
    to target: String,
    into movie: MatroskaFile?,
    replaces: Bool,
    overwrites: Bool,
    _ io: ConsoleIO
  ) throws(PlaylistProblem) {
    if movie?.container == "WebM" {
      throw PlaylistProblem("is WebM, whose tracks have none of the flags; use Matroska (.mkv)")
    }
    var kept = movie?.tracks ?? []
    var arguments: [String] = []
    if let movie {
      if let same = kept.firstIndex(where: { isSame($0) }) {
        guard replaces else {
          throw PlaylistProblem(
            "track \(same + 1) is such a text already; --overwrite replaces it"
          )
        }
        arguments += ["--subtitle-tracks", "!\(kept[same].id)"]
        kept.remove(at: same)
      }
      let order = kept.map { "0:\($0.id)" } + ["1:0"]
      arguments += ["--track-order", order.joined(separator: ","), MediaTool.safe(movie.path)]
    }
    arguments += self.arguments(captions)
    try MatroskaWriting.write(target, overwrites: overwrites, arguments, io) {
      (written) throws(PlaylistProblem) in
      try MatroskaWriting.compare(Array(written.tracks.dropLast()), with: kept, written, movie)
      guard let last = written.tracks.last, last.type == "subtitles", last.flags == flags,
        last.language?.lowercased() == language.text.lowercased()
      else { throw PlaylistProblem("mkvmerge wrote the track otherwise than it was told") }
    }
  }

  private func isSame(_ track: MatroskaFile.Track) -> Bool {
    let ignored: Set<MatroskaFile.Flag> = [.isDefault, .original]
    return track.type == "subtitles" && track.language?.lowercased() == language.text.lowercased()
      && track.flags.subtracting(ignored) == flags.subtracting(ignored)
  }
}

/// Writes Matroska files through mkvmerge, so that a file is either as it was or complete.
enum MatroskaWriting {
  /// Runs mkvmerge and keeps what it writes where that is as it should be.
  static func write(
    _ target: String,
    overwrites: Bool,
    _ arguments: [String],
    _ io: ConsoleIO,
    verify: (MatroskaFile) throws(PlaylistProblem) -> Void
  ) throws(PlaylistProblem) {
    var problem: PlaylistProblem?
    do throws(FileError) {
      try io.makeFile(target, overwrites) { temporary in
        do throws(PlaylistProblem) {
          try run(["--output", MediaTool.safe(temporary)] + arguments, io)
          try verify(MatroskaFile(temporary, io))
          return true
        } catch {
          problem = error
          return false
        }
      }
    } catch {
      throw PlaylistProblem(
        error.reason == .exists ? "exists already; --overwrite replaces it" : "\(error)"
      )
    }
    if let problem { throw problem }
  }

  private static func run(_ arguments: [String], _ io: ConsoleIO) throws(PlaylistProblem) {
    let result: ProgramRun.Result
    do throws(FileError) {
      result = try MediaTool.runMKVTool(
        "mkvmerge",
        ["--quiet", "--output-charset", "UTF-8", "--command-line-charset", "UTF-8"] + arguments,
        io
      )
    } catch {
      throw PlaylistProblem(
        error.reason == .missing
          ? "mkvmerge, which writes Matroska, is not installed; it is part of MKVToolNix"
          : "mkvmerge: \(error)"
      )
    }
    // 1 is for warnings; what was written is looked at in any case.
    guard result.status <= 1 else {
      throw PlaylistProblem("mkvmerge failed: \(MediaTool.lastLine(of: result.output))")
    }
  }

  /// Makes sure that what was there is there again.
  static func compare(
    _ tracks: [MatroskaFile.Track],
    with before: [MatroskaFile.Track],
    _ written: MatroskaFile,
    _ movie: MatroskaFile?
  ) throws(PlaylistProblem) {
    // Numbers are given anew, and a language of three letters gets a tag beside it.
    func comparable(_ tracks: [MatroskaFile.Track]) -> [MatroskaFile.Track] {
      tracks.enumerated().map { index, track in
        var track = track
        track.id = index
        if track.languageCode != nil { track.language = nil }
        return track
      }
    }
    guard comparable(tracks) == comparable(before) else {
      throw PlaylistProblem("mkvmerge changed the other tracks, so nothing was kept of its work")
    }
    guard let movie else { return }
    guard written.attachments == movie.attachments, written.chapters == movie.chapters else {
      throw PlaylistProblem(
        "mkvmerge lost attachments or chapters, so nothing was kept of its work"
      )
    }
  }
}
