import CaptionKit
import SystemIO

/// A set of text in a DASH manifest: the element, and the manifest that it goes into.
struct ManifestEntry {
  /// How sets are described.
  struct Settings: Sendable {
    /// The manifest to which the set is added, or which is made; nil for the element alone.
    var manifest: String?
    var profile: DASHTextSet.Profile?
    var label: String?
    var isMain = false
    /// Whether a set that is there may be replaced.
    var replaces = false

    /// The options about manifests.
    static var options: [OptionSpec<Settings>] {
      [
        .value(
          "mpd",
          "FILE",
          kind: .file,
          "The DASH manifest to which the text is added as an adaptation set, or which is made; "
            + "all other bytes of it stay. A set for the same text is only replaced with "
            + "--overwrite."
        ) { (settings, path) throws(UsageError) in settings.manifest = path },
        .choice(
          "dash-profile",
          "NAME",
          "Whose players are to find the set: iso, which goes by roles, or dvb, which adds DVB's "
            + "audio purpose for the hard of hearing."
        ) { (settings, profile: DASHTextSet.Profile) in settings.profile = profile },
      ]
    }
  }

  /// The segments of MP4 beside the path that stands for them.
  struct Fragments {
    var codecs: String
    /// The name of the segment that all others need.
    var initialization: String
    /// What stands before and behind the number of five digits in the others' names.
    var prefix: String
    var suffix: String
    /// The stream's clock at the programme's beginning, in ticks of 1/90000 s.
    var begin: Int
    /// How many ticks each lasts.
    var durations: [Int]
  }

  /// The element by itself.
  var element: String
  /// The manifest with it; nil where none was named.
  var file: OutputFile?
  /// The characteristics that the set cannot say.
  var unsayable: [MediaCharacteristic]

  /// - Parameters:
  ///   - captions: The path of the file of text, and its bytes.
  ///   - format: Its format, and the id of its flavour.
  ///   - duration: How long the programme lasts.
  init(
    _ settings: Settings,
    _ role: TrackRole,
    _ language: LanguageTag,
    captions: (path: String, bytes: [UInt8]),
    format: (id: String, flavour: String?),
    duration: MediaTime,
    segments: Fragments? = nil,
    _ console: Console
  ) throws(PlaylistProblem) {
    guard let mimeType = segments == nil ? Self.mimeType(ofFormat: format.id) : "application/mp4"
    else {
      throw PlaylistProblem("DASH has no \(format.id); write WebVTT or TTML")
    }
    let folder = PlaylistFile.folder(of: settings.manifest ?? captions.path)
    guard let relative = console.relativePath(from: folder, to: captions.path) else {
      throw PlaylistProblem("no way leads from '\(folder)' to '\(captions.path)'")
    }
    var set = DASHTextSet(
      role: role,
      language: language,
      uri: HLSAddress.address(ofPath: relative),
      mimeType: mimeType,
      label: settings.label
    )
    set.codecs = format.id == CaptionFormat.ttml.id ? Self.codecs(format.flavour) : nil
    if let segments {
      let folder = PlaylistFile.folder(of: relative)
      let address = { (name: String) in HLSAddress.address(ofPath: folder + name) }
      set.codecs = segments.codecs
      set.segments = DASHTextSet.Segments(
        initialization: address(segments.initialization),
        media: address(segments.prefix) + "$Number%05d$" + segments.suffix,
        timescale: 90_000,
        begin: segments.begin,
        durations: segments.durations
      )
    }
    set.isMain = settings.isMain
    set.profile = settings.profile ?? .iso
    set.bandwidth = DASHTextSet.bandwidth(ofBytes: captions.bytes.count, lasting: duration)
    element = set.element()
    unsayable = set.unsayable
    guard let path = settings.manifest else { return }
    do throws(PlaylistProblem) {
      file = try Self.manifest(with: set, path, duration, settings.replaces, console)
    } catch {
      throw PlaylistProblem("\(shown(path)): \(error.message)")
    }
  }

  /// The media type of a format's files in DASH; nil where it has none.
  static func mimeType(ofFormat id: String) -> String? {
    switch id {
    case CaptionFormat.webVTT.id: "text/vtt"
    case CaptionFormat.ttml.id: "application/ttml+xml"
    default: nil
    }
  }

  /// The name of a flavour in the registry of TTML profiles, where it has one.
  private static func codecs(_ flavour: String?) -> String? {
    switch flavour.flatMap({ TTMLFlavour(rawValue: $0) }) ?? .imsc11 {
    case .imsc11: "im2t"
    case .imsc1: "im1t"
    case .ebuTTD: "etd1"
    default: nil
    }
  }

  private static func manifest(
    with set: DASHTextSet,
    _ path: String,
    _ duration: MediaTime,
    _ replaces: Bool,
    _ console: Console
  ) throws(PlaylistProblem) -> OutputFile {
    guard console.io.entry(path) != nil else {
      return OutputFile(
        path: path,
        bytes: DASHManifestEditor.newManifest(with: set, duration: duration)
      )
    }
    let file = try ManifestFile(path, console.io)
    let mark = try file.mark()
    do throws(DASHManifestEditor.Refusal) {
      let result = try DASHManifestEditor.add(set, to: file.manifest, replacing: replaces)
      return OutputFile(path: path, bytes: mark + result.bytes, replaces: true)
    } catch {
      throw PlaylistProblem(file.words(error))
    }
  }
}

extension Console {
  /// The way from a folder to a file; both may be given from the current folder or from the root.
  func relativePath(from folder: String, to file: String) -> String? {
    if let path = HLSAddress.path(from: folder, to: file) { return path }
    let current = io.currentDirectory() + "/"
    let absolute = { (path: String) in path.hasPrefix("/") ? path : current + path }
    return HLSAddress.path(from: absolute(folder), to: absolute(file))
  }
}

extension Loss {
  /// A characteristic for which a target has no word.
  static func characteristic(_ characteristic: MediaCharacteristic, in target: String) -> Loss {
    Loss(
      feature: "characteristic",
      what: "the characteristic \(characteristic.rawValue)",
      reason: "\(target) lists no \(characteristic.rawValue)",
      cue: nil
    )
  }
}
