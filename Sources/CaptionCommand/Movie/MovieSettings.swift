import CaptionKit

/// How captions become a track of a movie.
struct MovieSettings: Sendable {
  /// The codec, or nil for the one that most players of the kind of movie know.
  var codec: MP4TextTrack.Codec?
  /// The movie to which the track is added, or nil for a file of its own.
  var host: String?
  /// What viewers see in a menu.
  var name: String?
  /// Whether the track is shown where nobody chose.
  var isDefault = false
  /// What the track claims besides its role.
  var characteristics: [MediaCharacteristic] = []

  static var options: [OptionSpec<MovieSettings>] {
    [
      .value(
        "into",
        "MOVIE",
        kind: .file,
        "Add the captions as a track to a movie (.mp4, .m4v, .mov, or .mkv with --tag mkv and OUT, "
          + "through mkvmerge) whose other tracks stay as they "
          + "are. The new movie is written beside it, read again and compared, and only then takes "
          + "its place, or is OUT where that is named."
      ) { (settings, path) throws(UsageError) in settings.host = path },
      .choice(
        "mp4-codec",
        "CODEC",
        "How a movie holds the captions: tx3g unless told, which nearly every player shows but which "
          + "has no places and few styles; wvtt, which is WebVTT; or stpp, which is TTML. The last "
          + "two are for .mp4 only."
      ) { (settings, codec: MP4TextTrack.Codec) in settings.codec = codec },
      .value(
        "name",
        "NAME",
        "What viewers see in a menu of a movie, or by --tag hls, dash, mkv or html; otherwise the language in itself with the role, such "
          + "as English (SDH)."
      ) { (settings, text) throws(UsageError) in
        guard !text.isEmpty else { throw UsageError("--name takes a name that is not empty") }
        settings.name = text
      },
      .flag(
        "default",
        "Let the track be shown where nobody chose, in a movie to which it is added, or by --tag hls, "
          + "dash, mkv or html."
      ) { $0.isDefault = true },
      .value(
        "characteristic",
        "TAG",
        isRepeatable: true,
        "A media characteristic that the track of a movie claims besides those of its role, such as "
          + "public.auxiliary-content or one of your own in the form com.example.tag. One that the "
          + "captions refute is refused like a role. May be given more than once."
      ) { (settings, text) throws(UsageError) in
        settings.characteristics.append(try characteristic(text))
      },
    ]
  }

  private static func characteristic(_ text: String) throws(UsageError) -> MediaCharacteristic {
    let characteristic = MediaCharacteristic(rawValue: text)
    if let intended = characteristic.intended {
      throw UsageError("no player knows '\(text)'", suggestion: intended.rawValue)
    }
    guard characteristic.isWellFormed else {
      throw UsageError(
        "--characteristic takes a tag such as public.easy-to-read or com.example.tag, not '\(text)'"
      )
    }
    guard characteristic.isPrivate || MediaCharacteristic.known.contains(characteristic) else {
      let known = MediaCharacteristic.known.map(\.rawValue)
      throw UsageError(
        "'\(text)' is not known, and only Apple defines tags that begin with public.",
        suggestion: nearest(to: text, among: known)
      )
    }
    guard characteristic.subject != .audible else {
      throw UsageError("\(text) is for tracks that are heard, not for text")
    }
    return characteristic
  }

  /// The first option that was given and is for movies only, or nil.
  private var given: String? {
    let given = [
      ("mp4-codec", codec != nil), ("name", name != nil), ("default", isDefault),
      ("characteristic", !characteristics.isEmpty),
    ]
    return given.first(where: \.1)?.0
  }

  /// Checks the settings together with what is written.
  ///
  /// - Parameter hasMenu: Whether name and default are written somewhere besides movies.
  func validate(
    _ plan: ConvertPlan,
    _ form: OutputForm,
    hasMenu: Bool
  ) throws(UsageError) {
    guard plan.jobs.contains(where: { $0.movie != nil }) else {
      if let given, !hasMenu || codec != nil || !characteristics.isEmpty {
        let others =
          given == "name" || given == "default" ? ", or --tag hls, dash, mkv or html" : ""
        throw UsageError(
          "--\(given) needs an output that ends in .mp4, .m4v or .mov, or --into\(others)"
        )
      }
      return
    }
    if form.newline != nil || form.byteOrderMark || form.encoding != nil {
      throw UsageError("--newline, --bom and --output-encoding are for text files, not for movies")
    }
    if host == nil, isDefault { throw UsageError("--default needs --into MOVIE") }
  }
}

/// The movie that a conversion writes.
struct MovieTarget: Sendable {
  /// The kind of file, or nil where only the movie to which the track is added tells.
  var kind: MP4FileKind?
  var codec: MP4TextTrack.Codec
  /// The movie to which the track is added, or nil.
  var host: String?

  /// The text format whose captions are nearest to what the codec holds.
  var format: CaptionFormat {
    switch codec {
    case .tx3g: .subRip
    case .wvtt: .webVTT
    case .stpp: .ttml
    }
  }
}

extension MP4TextTrack.Codec {
  /// Whether a kind of file can hold the codec.
  func mayStand(in kind: MP4FileKind) -> Bool { self == .tx3g || kind == .mp4 }
}
