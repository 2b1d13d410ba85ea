import CaptionKit
import SystemIO

/// The tracks of a Matroska or WebM file, as mkvmerge or else ffprobe tells them.
struct MatroskaFile {
  /// One track.
  struct Track: Equatable {
    /// The number by which mkvmerge knows it, from 0.
    var id: Int
    /// `video`, `audio`, `subtitles` or another.
    var type: String
    /// The codec's id, such as `S_TEXT/UTF8`; its name where only ffprobe was there.
    var codec: String
    /// The language as a BCP 47 tag, else as three letters; nil where it is not said.
    var language: String?
    /// The language as three letters, which older files have alone; nil where nobody says.
    var languageCode: String?
    /// What viewers see in a menu, or nil.
    var name: String?
    /// The flags that are set, by mkvmerge's names without `-flag`.
    var flags: Set<Flag>
    /// Whether it is said whether the track is in the original language.
    var saysOriginal = false
  }

  /// A flag of a track.
  enum Flag: String, CaseIterable {
    case isDefault = "default"
    case forced
    case hearingImpaired = "hearing-impaired"
    case visualImpaired = "visual-impaired"
    case textDescriptions = "text-descriptions"
    case original
    case commentary

    /// Its key in what mkvmerge prints.
    var key: String {
      switch self {
      case .isDefault: "default_track"
      case .forced: "forced_track"
      case .hearingImpaired: "flag_hearing_impaired"
      case .visualImpaired: "flag_visual_impaired"
      case .textDescriptions: "flag_text_descriptions"
      case .original: "flag_original"
      case .commentary: "flag_commentary"
      }
    }

    /// Its key in what ffprobe prints.
    fileprivate var disposition: String {
      switch self {
      case .isDefault: "default"
      case .forced: "forced"
      case .hearingImpaired: "hearing_impaired"
      case .visualImpaired: "visual_impaired"
      case .textDescriptions: "descriptions"
      case .original: "original"
      case .commentary: "comment"
      }
    }

    /// The option of mkvmerge that sets it.
    var option: String {
      switch self {
      case .isDefault: "--default-track-flag"
      case .forced: "--forced-display-flag"
      default: "--\(rawValue)-flag"
      }
    }
  }

  let path: String
  /// The kind of file: `Matroska` or `WebM`.
  let container: String
  /// How long it lasts; nil where it does not say.
  let duration: MediaTime?
  let tracks: [Track]
  /// How many files are attached.
  let attachments: Int
  /// How many lists of chapters there are.
  let chapters: Int

  /// Whether a path has the extension of such a file.
  static func isNamed(_ path: String) -> Bool {
    ["mkv", "webm", "mks", "mka", "mk3d"].contains(path.pathExtension)
  }

  /// Asks mkvmerge, and where it is not there, ffprobe.
  init(_ path: String, _ io: ConsoleIO) throws(PlaylistProblem) {
    switch io.entry(path) {
    case nil: throw PlaylistProblem("no such file or folder")
    case .directory: throw PlaylistProblem("is a folder, not a file")
    case .file, .special: break
    }
    let result: ProgramRun.Result
    do throws(FileError) {
      result = try MediaTool.runMKVTool("mkvmerge", ["-J", MediaTool.safe(path)], io)
    } catch {
      guard error.reason == .missing else { throw PlaylistProblem("mkvmerge: \(error)") }
      try self.init(path, probedBy: io)
      return
    }
    guard let json = try? JSONValue.parse(result.output) else {
      throw PlaylistProblem("mkvmerge cannot read it: \(MediaTool.lastLine(of: result.output))")
    }
    self.init(path, json)
    guard emptiness != nil || tracks.isEmpty else { return }
    if let cut = try Self.cut(of: path, io) {
      throw PlaylistProblem("is cut off before its tracks are named: \(cut.message)")
    }
    if let emptiness { throw PlaylistProblem(emptiness) }
  }

  /// Takes what `mkvmerge -J` prints.
  init(_ path: String, _ json: JSONValue) {
    self.path = path
    container = json["container"]?["type"]?.text ?? ""
    let nanoseconds = json["container"]?["properties"]?["duration"]?.integer
    duration = nanoseconds.map { MediaTime(numerator: Int128($0), denominator: 1_000_000_000) }
    attachments = json["attachments"]?.items.count ?? 0
    chapters = json["chapters"]?.items.count ?? 0
    tracks = (json["tracks"]?.items ?? []).enumerated().map { index, track in
      let properties = track["properties"] ?? .null
      return Track(
        id: track["id"]?.integer ?? index,
        type: track["type"]?.text ?? "",
        codec: properties["codec_id"]?.text ?? track["codec"]?.text ?? "",
        language: Self.known(properties["language_ietf"]?.text ?? properties["language"]?.text),
        languageCode: Self.known(properties["language"]?.text),
        name: properties["track_name"]?.text,
        flags: Set(Flag.allCases.filter { properties[$0.key]?.isTrue == true }),
        saysOriginal: properties[Flag.original.key] != nil
      )
    }
  }

  private init(_ path: String, probedBy io: ConsoleIO) throws(PlaylistProblem) {
    let result: ProgramRun.Result
    do throws(FileError) {
      result = try io.runProgram(
        "ffprobe",
        [
          "-v", "error", "-of", "json", "-show_entries",
          "format=format_name,duration:stream=index,codec_name,codec_type:stream_disposition"
            + ":stream_tags=language,title", "--", MediaTool.safe(path),
        ]
      )
    } catch {
      throw PlaylistProblem(
        error.reason == .missing
          ? "neither mkvmerge nor ffprobe, which read Matroska, is installed" : "ffprobe: \(error)"
      )
    }
    guard result.status == 0, let json = try? JSONValue.parse(result.output) else {
      throw PlaylistProblem("ffprobe cannot read it: \(MediaTool.lastLine(of: result.errors))")
    }
    self.init(path, probed: json)
  }

  /// Takes what ffprobe prints as JSON.
  init(_ path: String, probed json: JSONValue) {
    self.path = path
    container = path.lowercased().hasSuffix(".webm") ? "WebM" : "Matroska"
    duration = json["format"]?["duration"]?.text.flatMap { MediaTime(distance: "\($0)s") }
    attachments = 0
    chapters = 0
    tracks = (json["streams"]?.items ?? []).enumerated().map { index, stream in
      let type = stream["codec_type"]?.text ?? ""
      let language = stream["tags"]?["language"]?.text ?? stream["tags"]?["LANGUAGE"]?.text
      return Track(
        id: stream["index"]?.integer ?? index,
        type: type == "subtitle" ? "subtitles" : type,
        codec: stream["codec_name"]?.text ?? "",
        language: Self.known(language),
        name: stream["tags"]?["title"]?.text,
        flags: Set(
          Flag.allCases.filter { stream["disposition"]?[$0.disposition]?.integer == 1 }
        )
      )
    }
  }

  private static func known(_ language: String?) -> String? {
    language == "und" || language?.isEmpty == true ? nil : language
  }

  /// Why there is nothing in it; nil where there is something.
  var emptiness: String? {
    guard container == "Matroska" || container == "WebM" else {
      return container.isEmpty
        ? "is no Matroska file, as mkvmerge sees it" : "is \(container), not Matroska"
    }
    return nil
  }

  /// What the tracks say of themselves, for the rules.
  var declarations: DeclaredTracks {
    DeclaredTracks(
      .matroska,
      tracks: tracks.enumerated().map { index, track in
        let kind: DeclaredTrack.Kind =
          track.type == "subtitles" ? .text : track.type == "audio" ? .audio : .other
        var declared = DeclaredTrack(kind, name: "track \(index + 1)")
        declared.label = track.name
        declared.language = track.language
        declared.isDefault = track.flags.contains(.isDefault)
        declared.isForced = track.flags.contains(.forced)
        declared.coding = track.codec
        declared.claims = Flag.allCases.filter { track.flags.contains($0) }.map {
          DeclaredTrack.Claim($0.rawValue, range: 0..<0)
        }
        return declared
      }
    )
  }
}

/// What programs that read and write media files have in common.
enum MediaTool {
  /// A path that no program takes for an option, a protocol or a list of files.
  static func safe(_ path: String) -> String { path.hasPrefix("/") ? path : "./\(path)" }

  /// Runs a program of MKVToolNix, which without a locale of UTF-8 finds no file whose name has other
  /// letters than those of ASCII.
  static func runMKVTool(
    _ program: String,
    _ arguments: [String],
    _ io: ConsoleIO
  ) throws(FileError) -> ProgramRun.Result {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { io.environment($0) }
      .first { !$0.isEmpty }
    let isUTF8 = locale.map { $0.lowercased().replacing("-", with: "").contains("utf8") } ?? false
    guard !isUTF8 else { return try io.runProgram(program, arguments) }
    let result = try io.runProgram("env", ["LC_ALL=C.UTF-8", program] + arguments)
    if result.status == 127 { throw FileError(.missing) }
    return result
  }

  /// The last line that is not blank, or words for that there is none.
  static func lastLine(of bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .last { $0.contains { !$0.isWhitespace } }.map { String($0) } ?? "no reason given"
  }
}
