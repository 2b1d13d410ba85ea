public import CaptionModel

/// Why a movie could not be read at all.
public struct MP4Problem: Error, Sendable, Hashable {
  /// What is said of it.
  public var diagnostic: Diagnostic

  /// The reason, in lower case without a full stop.
  public var message: String { diagnostic.message }

  init(_ info: DiagnosticInfo, _ message: String, range: Range<Int>? = nil) {
    diagnostic = Diagnostic(info, message, range: range)
  }

  /// Makes the problem of a file that cannot be read at all.
  public init(unreadable reason: String) {
    self.init(MP4Diagnostics.notAMovie, reason)
  }

  init(_ error: ByteSourceError) {
    self.init(MP4Diagnostics.notAMovie, error.message)
  }
}

extension MP4Movie {
  /// Reads what a movie says of its tracks; media data is passed over.
  ///
  /// Whatever is wrong becomes a diagnostic, and the rest is kept.
  ///
  /// - Throws: Where the bytes are no movie or cannot be had.
  public static func read(_ source: any ByteSource) throws(MP4Problem) -> MP4Movie {
    do throws(ByteSourceError) {
      let head = try source.bytes(0..<min(8, source.count))
      if isMovie(head) {
        var reader = MovieReader(source)
        try reader.readAll()
        if reader.foundMovie { return reader.movie }
        let count = reader.movie.fragments.count
        var message = "has no moov box, which describes the tracks"
        if count > 0 { message += "; it holds \(counted(count, "fragment"))" }
        if let cut = reader.movie.diagnostics.first(where: {
          $0.code == MP4Diagnostics.truncated.code
        }) {
          message += "; \(cut.message)"
        }
        throw ByteSourceError(message)
      }
    } catch {
      throw MP4Problem(error)
    }
    throw MP4Problem(
      MP4Diagnostics.notAMovie,
      source.count == 0 ? "is empty" : "is no MP4 or QuickTime movie",
      range: 0..<0
    )
  }
}

/// Reads the boxes of a movie down to the tables of its samples.
struct MovieReader {
  /// The most tracks that are read.
  static let mostTracks = 4096
  /// The most edits of a track that are read; each shows the track's samples anew.
  static let mostEdits: UInt32 = 256

  var reader: BoxReader
  var movie = MP4Movie()
  private(set) var foundMovie = false

  init(_ source: any ByteSource) {
    reader = BoxReader(source)
  }

  mutating func readAll() throws(ByteSourceError) {
    let boxes = try reader.boxes(in: 0..<reader.source.count, of: nil)
    if reader.diagnostics.contains(where: { $0.code == MP4Diagnostics.truncated.code }) {
      movie.cutBox = boxes.last
    }
    for box in boxes {
      switch box.type {
      case "ftyp" where movie.majorBrand == nil: try readBrands(box)
      case "moov":
        guard !foundMovie else {
          reader.report(MP4Diagnostics.repeatedBox, "a second 'moov'", box.range)
          continue
        }
        foundMovie = true
        try readMovie(box)
      case "moof": movie.fragments.append(box)
      default: break
      }
    }
    if !movie.fragments.isEmpty { movie.hasFragments = true }
    movie.diagnostics = reader.diagnostics
  }

  private mutating func readBrands(_ box: MP4Box) throws(ByteSourceError) {
    var fields = try reader.fields(of: box, upTo: 4096)
    guard let major = fields.fourCC(), fields.u32() != nil else { return reader.reportShort(box) }
    movie.majorBrand = major
    while let brand = fields.fourCC() { movie.compatibleBrands.append(brand) }
  }

  private mutating func readMovie(_ box: MP4Box) throws(ByteSourceError) {
    var extends: [MP4Box] = []
    for child in try reader.children(of: box) {
      switch child.type {
      case "mvhd": try readHeader(child)
      case "trak":
        guard movie.tracks.count < Self.mostTracks else {
          reader.report(
            MP4Diagnostics.tooMany,
            "more than \(Self.mostTracks) tracks",
            child.range
          )
          return
        }
        try readTrack(child)
      case "mvex":
        movie.hasFragments = true
        extends = try reader.children(of: child)
      case "cmov":
        reader.report(MP4Diagnostics.brokenBox, "the movie box is compressed", child.range)
      default: break
      }
    }
    for child in extends where child.type == "trex" { try readDefaults(child) }
    for child in extends where child.type == "mehd" { try readFragmentDuration(child) }
    markChapters()
  }

  private mutating func readHeader(_ box: MP4Box) throws(ByteSourceError) {
    var fields = try reader.fields(of: box, upTo: 32)
    guard let (version, _) = fields.versionAndFlags(), version <= 1,
      fields.skip(version == 1 ? 16 : 8) != nil, let timescale = fields.u32(),
      let duration = fields.span(isWide: version == 1)
    else { return reader.reportShort(box) }
    movie.timescale = timescale
    setDuration(duration, isWide: version == 1)
  }

  private mutating func readFragmentDuration(_ box: MP4Box) throws(ByteSourceError) {
    var fields = try reader.fields(of: box, upTo: 12)
    guard let (version, _) = fields.versionAndFlags(),
      let duration = fields.span(isWide: version == 1)
    else { return reader.reportShort(box) }
    setDuration(duration, isWide: version == 1)
  }

  private mutating func setDuration(_ duration: Int64, isWide: Bool) {
    // All bits set means that nobody knows (ISO/IEC 14496-12, 8.2.2).
    guard movie.timescale > 0, duration > 0, isWide || duration < 0xFFFF_FFFF, duration < .max
    else { return }
    movie.duration = MediaTime(
      numerator: Int128(duration),
      denominator: Int128(movie.timescale)
    )
  }

  private mutating func readDefaults(_ box: MP4Box) throws(ByteSourceError) {
    var fields = try reader.fields(of: box, upTo: 24)
    guard fields.u32() != nil, let id = fields.u32(), let entry = fields.u32(),
      let duration = fields.u32(), let size = fields.u32()
    else { return reader.reportShort(box) }
    for index in movie.tracks.indices where movie.tracks[index].id == id {
      movie.tracks[index].defaults = MP4Track.Defaults(
        entry: entry,
        duration: duration,
        size: size
      )
    }
  }

  private mutating func markChapters() {
    let chapters = Set(movie.tracks.flatMap { $0.references["chap"] ?? [] })
    guard !chapters.isEmpty else { return }
    for index in movie.tracks.indices where chapters.contains(movie.tracks[index].id) {
      movie.tracks[index].isChapters = true
    }
  }
}
