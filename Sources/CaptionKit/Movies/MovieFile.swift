public import CaptionContainers
public import CaptionModel

/// Why a movie, or a track of it, gave no captions.
public struct MovieProblem: Error, Sendable, Hashable {
  /// The reason, in lower case without a full stop.
  public var message: String

  /// Makes a problem.
  public init(_ message: String) {
    self.message = message
  }
}

/// A movie with the bytes that its samples are read from.
public struct MovieFile: Sendable {
  /// What the movie says of itself.
  public let movie: MP4Movie
  /// Its bytes.
  public let source: any ByteSource

  /// Reads what a movie says of itself.
  ///
  /// - Parameter source: The file; or the initialization segment of a stream with its segments
  ///   behind it.
  /// - Throws: Where it is no movie.
  public init(_ source: any ByteSource) throws(MP4Problem) {
    movie = try MP4Movie.read(source)
    self.source = source
  }

  /// What a track's text is made of.
  public struct Captions: Sendable {
    /// The captions, with times that count from the movie's beginning.
    public var document: CaptionDocument
    /// What has no place in the captions.
    public var losses: [Loss] = []
    /// What is wrong with the track's samples, with byte ranges of the movie.
    public var diagnostics: [Diagnostic] = []
    /// Whether the file ends so early that some of the track's text is not in it.
    public var isIncomplete = false

    /// Makes captions.
    public init(document: CaptionDocument) {
      self.document = document
    }

    /// Adds what a reader of text says of what samples hold, once each; its places are none of the
    /// movie's.
    mutating func addDiagnostics(of file: CaptionFile) {
      for var diagnostic in file.diagnostics {
        diagnostic.range = nil
        diagnostic.cue = nil
        diagnostic.notes = []
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
      }
    }
  }

  /// The tracks of text but for lists of chapters.
  public var textTracks: [MP4Track] {
    movie.tracks.filter { $0.kind == .text && !$0.isChapters }
  }

  /// The track that a number or an id names; nil chooses the only one of text.
  ///
  /// - Parameter number: The track's place among all tracks, from 1, or its id where no track has
  ///   that place. Nearly all movies number their tracks in order, so that both are the same.
  /// - Throws: Where there is no such track, or several of text and no number; the message lists
  ///   those that there are.
  public func textTrack(_ number: Int?) throws(MovieProblem) -> MP4Track {
    let tracks = textTracks
    guard let number else {
      guard let only = tracks.first else { throw MovieProblem("has no track of text") }
      guard tracks.count == 1 else {
        throw MovieProblem(
          "has several tracks of text; name one with --track: \(Self.list(tracks))"
        )
      }
      return only
    }
    let found =
      movie.tracks.first { $0.number == number } ?? movie.tracks.first { Int($0.id) == number }
    guard let track = found else {
      throw MovieProblem(
        "has no track \(number)"
          + (tracks.isEmpty ? ", and none of text" : "; those of text are \(Self.list(tracks))")
      )
    }
    guard track.kind == .text else {
      throw MovieProblem(
        "track \(number) is \(track.kind.rawValue), not text"
          + (tracks.isEmpty ? "" : "; those of text are \(Self.list(tracks))")
      )
    }
    return track
  }

  private static func list(_ tracks: [MP4Track]) -> String {
    tracks.map { track in
      let name = track.name.map { " '\($0.text)'" } ?? ""
      return
        "\(track.number) (\(track.codec?.description ?? "?"), \(track.language ?? "und"))\(name)"
    }.joined(separator: ", ")
  }

  /// Reads the captions of a track.
  ///
  /// - Throws: Where its samples are of a kind that is not read, or cannot be had.
  public func captions(of track: MP4Track) throws(MovieProblem) -> Captions {
    let isCut = isCutInTables
    if isCut,
      track.entries.first.map({ if case .other = $0.content { true } else { false } }) ?? true
    {
      throw MovieProblem(
        "track \(track.number) is cut off before it says how its samples are written"
      )
    }
    guard let entry = track.entries.first else {
      throw MovieProblem("track \(track.number) does not say how its samples are written")
    }
    guard !track.entries.contains(where: \.isEncrypted) else {
      throw MovieProblem("track \(track.number) is encrypted")
    }
    do throws(ByteSourceError) {
      var captions: Captions
      switch entry.content {
      case .timedText, .quickTimeText:
        var reader = try TimedTextTrack(track, in: self)
        captions = try reader.captions()
      case .webVTT:
        var reader = try WebVTTTrack(track, in: self)
        captions = try reader.captions()
      case .ttml:
        var reader = try DocumentTrack(track, in: self)
        captions = try reader.captions()
      case .other:
        throw ByteSourceError("holds '\(entry.format)' samples, which are not read")
      }
      captions.losses += losses(captions)
      MP4Clock(track, in: movie).apply(to: &captions, most: MP4SampleList.limit(in: source), track)
      if let language = track.language { captions.document.language = language }
      return captions
    } catch {
      throw MovieProblem("track \(track.number): \(error.message)")
    }
  }
}

extension MovieFile {
  /// The captions of a track as a WebVTT file, which has lines that can be pointed at.
  ///
  /// The document is that of the track, with its language.
  public func webVTT(of track: MP4Track) throws(MovieProblem) -> (
    file: CaptionFile, captions: Captions
  ) {
    let captions = try captions(of: track)
    let (document, _) = WebVTTSegmenter.prepared(captions.document)
    let written = CaptionFile.write(document, as: .webVTT)
    guard var file = try? CaptionFile.examine(written.bytes, name: "-", format: .webVTT) else {
      throw MovieProblem("track \(track.number) is longer than 4 GiB")
    }
    file = file.speaking(captions.document.language)
    return (file, captions)
  }
}

extension MP4Clock {
  /// Moves captions from the times of the media to those at which they are shown.
  ///
  /// - Parameter most: The most cues that are made: edits may show the same again and again, and no
  ///   small file is to become a large one.
  func apply(to captions: inout MovieFile.Captions, most: Int, _ track: MP4Track) {
    if let shift {
      if shift != .zero { captions.document.shift(by: shift) }
      return
    }
    var cues: [Cue] = []
    walk: for cue in captions.document.cues {
      for (begin, end) in shown(cue.begin, cue.end ?? .max) {
        guard cues.count < most else {
          captions.diagnostics.append(
            Diagnostic(
              MP4Diagnostics.tooMany,
              "track \(track.number): edits show its cues more than \(most) times",
              range: track.range
            )
          )
          break walk
        }
        var copy = cue
        copy.begin = begin
        if cue.end != nil { copy.end = end }
        cues.append(copy)
      }
    }
    captions.document.cues = cues.indices
      .sorted { (cues[$0].begin, $0) < (cues[$1].begin, $1) }
      .map { cues[$0] }
  }
}
