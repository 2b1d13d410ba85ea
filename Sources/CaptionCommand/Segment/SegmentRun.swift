import CaptionKit
import SystemIO

/// The work of `captionkit segment` on captions that have been read.
struct SegmentRun {
  let settings: SegmentCommand
  let file: CaptionFile
  /// The language of the captions; known wherever there is a role.
  let language: LanguageTag?

  private var inputName: String { settings.operands[0] }

  /// The name that the files have in common.
  private var stem: String {
    inputName == "-" ? "captions" : ConvertPlan.stem(of: inputName)
  }

  private var folder: String {
    let directory = settings.directory ?? "."
    return directory.hasSuffix("/") ? directory : directory + "/"
  }

  func run(_ console: inout Console) throws(PlaylistProblem) {
    var captions = file.document
    // A segment's own map would be wrong in others; its times count from where it says.
    var clock = WebVTTStreamClock(countsFromFirst: true)
    clock.apply(to: &captions)
    if let role = settings.rendition.role, !settings.rendition.forcesClaim {
      var options = settings.rendition.assessment
      options.programmeDuration = settings.programmeDuration
      let assessment = RoleAssessment.assess(
        role,
        of: Track(captions),
        language: language?.text,
        options: options
      )
      if assessment.isRefuted {
        assessment.tellRefusal(of: folder, to: &console)
        return console.remark("--force-claim writes it all the same")
      }
    }
    let cut: Cut
    var result: WebVTTSegmenter.Result
    var initialization: OutputFile?
    if let codec = settings.segmentFormat.codec {
      // WebVTT rounds times, and so does where its last cue ends.
      let written = codec == .wvtt ? WebVTTSegmenter.prepared(captions).document : captions
      cut = try Cut(settings, written, console)
      guard cut.restarts.isEmpty else {
        throw PlaylistProblem(
          "segments of MP4 do not follow a playlist with EXT-X-DISCONTINUITY; those of WebVTT do"
        )
      }
      let fragments = try fragments(of: captions, codec, cut.durations)
      result = fragments.segments
      initialization = OutputFile(
        path: "\(folder)\(stem)-init.mp4",
        bytes: fragments.initialization,
        replaces: settings.overwrites
      )
    } else {
      let (document, losses) = WebVTTSegmenter.prepared(captions)
      cut = try Cut(settings, document, console)
      let segmenter = WebVTTSegmenter(streamTicks: settings.streamTicks.first ?? 900_000)
      result = segmenter.segments(
        of: document,
        durations: cut.durations,
        restarts: cut.restarts
      )
      result.losses = losses + result.losses
    }
    result.losses = file.losses + result.losses
    // Playlists say the language.
    result.losses.removeAll { $0.feature == "language" && $0.cue == nil }

    let suffix = initialization == nil ? "vtt" : "m4s"
    let names = result.segments.indices.map { "\(stem)-\(padded($0 + 1)).\(suffix)" }
    let playlist = WebVTTSegmenter.mediaPlaylist(
      of: result.segments,
      addresses: names.map { HLSAddress.address(ofPath: $0) },
      longest: cut.longest,
      sequence: cut.sequence,
      map: initialization == nil ? nil : HLSAddress.address(ofPath: "\(stem)-init.mp4")
    )
    var files = zip(names, result.segments).map { name, segment in
      OutputFile(path: folder + name, bytes: segment.bytes, replaces: settings.overwrites)
    }
    let playlistPath = "\(folder)\(stem).m3u8"
    if let initialization { files.append(initialization) }
    files.append(
      OutputFile(path: playlistPath, bytes: playlist, replaces: settings.overwrites)
    )
    let description = try description(playlistPath, console)
    if let multivariant = description?.multivariant { files.append(multivariant.file) }
    let end = result.segments.last.map { $0.begin + $0.duration.time } ?? .zero
    let entry = try addManifest(
      of: captions,
      lasting: end,
      settings.segmentFormat.codec.map { fragments(of: result, $0) },
      to: &files,
      console
    )
    if let entry { result.losses += entry.unsayable.map { .characteristic($0, in: "DASH") } }

    tell(result.losses, console)
    if !result.losses.isEmpty, settings.failsOnLoss {
      console.note(.losses)
      console.say(
        "\(folder): not written, since \(counted(result.losses.count, "loss")) would occur"
      )
      return
    }
    guard write(files, &console) else { return }
    let summary = SegmentSummary(
      input: inputName,
      playlist: playlistPath,
      names: names.map { folder + $0 },
      initialization: initialization?.path,
      result: result,
      targetDuration: WebVTTSegmenter.targetDuration(of: result.segments, longest: cut.longest),
      description: description,
      manifest: entry?.file?.path
    )
    do throws(Failure) {
      try summary.print(isJSON: settings.isJSON, &console)
    } catch {
      if let message = error.message { throw PlaylistProblem(message) }
    }
  }

  private func fragments(
    of captions: CaptionDocument,
    _ codec: MP4TextTrack.Codec,
    _ durations: [HLSDecimal]
  ) throws(PlaylistProblem) -> FragmentSegmenter.Result {
    var captions = captions
    if let language { captions.language = language.text }
    var encoder = CaptionTrackEncoder(codec)
    encoder.sourceLabel = stem
    let role = settings.rendition.role
    let segmenter = FragmentSegmenter(encoder, streamTicks: settings.streamTicks.first ?? 0)
    do throws(MovieRefusal) {
      return try segmenter.segments(of: captions, durations: durations) { track in
        // The playlist says all that is lost here.
        let claims = MP4Claims(role: role, hasCharacteristics: false, saysForced: false)
        track.kinds = claims.roles.map { MP4Kind($0) }
      }
    } catch {
      throw PlaylistProblem("\(shown(inputName)): \(error)")
    }
  }

  private func padded(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(5 - digits.utf8.count, 0)) + digits
  }

  private func description(
    _ playlist: String,
    _ console: Console
  ) throws(PlaylistProblem) -> RenditionDescription? {
    // HLS has no word for text that describes the picture; DASH has.
    guard let role = settings.rendition.role, let language, role != .descriptions else {
      return nil
    }
    return try RenditionDescription(
      settings.rendition,
      role,
      language,
      playlist: playlist,
      overwrites: settings.overwrites,
      console
    )
  }

  /// What a manifest says of segments of MP4.
  private func fragments(
    of result: WebVTTSegmenter.Result,
    _ codec: MP4TextTrack.Codec
  ) -> ManifestEntry.Fragments {
    // Borders are rounded as in the segments, so that nothing adds up.
    let borders =
      result.segments.map(\.begin) + [
        result.segments.last.map { $0.begin + $0.duration.time } ?? .zero
      ]
    let ticks = borders.map { Int(clamping: $0.count(per: 90_000)) }
    return ManifestEntry.Fragments(
      codecs: codec == .stpp ? "stpp.ttml.im2t" : codec.rawValue,
      initialization: "\(stem)-init.mp4",
      prefix: "\(stem)-",
      suffix: ".m4s",
      begin: settings.streamTicks.first ?? 0,
      durations: zip(ticks, ticks.dropFirst()).map { $1 - $0 }
    )
  }

  /// Adds the manifest, and where segments are WebVTT the file of all captions that it names; nil
  /// where none was asked for.
  private func addManifest(
    of document: CaptionDocument,
    lasting duration: MediaTime,
    _ segments: ManifestEntry.Fragments?,
    to files: inout [OutputFile],
    _ console: Console
  ) throws(PlaylistProblem) -> ManifestEntry? {
    guard settings.dash.manifest != nil, let role = settings.rendition.role, let language else {
      return nil
    }
    var dash = settings.dash
    dash.label = settings.rendition.name
    dash.isMain = settings.rendition.isDefault
    dash.replaces = settings.overwrites
    let path = "\(folder)\(stem).vtt"
    let bytes = CaptionFile.write(document, as: .webVTT).bytes
    let entry = try ManifestEntry(
      dash,
      role,
      language,
      captions: (path, bytes),
      format: (CaptionFormat.webVTT.id, nil),
      duration: duration,
      segments: segments,
      console
    )
    if segments == nil {
      files.append(OutputFile(path: path, bytes: bytes, replaces: settings.overwrites))
    }
    if let file = entry.file { files.append(file) }
    return entry
  }

  /// Says in words what is lost: a line for each kind, or for each loss with `-v`.
  private func tell(_ losses: [Loss], _ console: Console) {
    var kinds: [[String]] = []
    var groups: [[String]: [Loss]] = [:]
    for loss in losses {
      // One line gives one reason.
      let kind = console.common.isVerbose ? ["\(kinds.count)"] : [loss.feature, loss.reason]
      if groups[kind] == nil { kinds.append(kind) }
      groups[kind, default: []].append(loss)
    }
    for kind in kinds {
      guard let group = groups[kind], let first = group.first else { continue }
      let place = first.cue.map { ", cue \($0 + 1)" } ?? ""
      let more = group.count > 1 ? " and \(group.count - 1) more of the kind" : ""
      console.remark(
        "\(shown(inputName))\(place): lost \(first.what)\(more): \(first.reason)"
      )
    }
  }

  private func write(_ files: [OutputFile], _ console: inout Console) -> Bool {
    for file in files {
      switch console.io.entry(file.path) {
      case .directory:
        console.report(file.path, "is a folder")
        return false
      case .file where !file.replaces:
        console.report(file.path, "exists already; --overwrite replaces it")
        return false
      case .file where inputName != "-" && console.io.isSameFile(file.path, inputName):
        console.report(file.path, "is the input")
        return false
      default: break
      }
    }
    do throws(FileError) {
      try console.io.makeDirectory(folder)
    } catch {
      console.report(folder, "\(error)")
      return false
    }
    do throws(FileSetError) {
      try console.io.writeFiles(files)
    } catch {
      console.report(error.path, "\(error.error); nothing was written")
      return false
    }
    return true
  }
}

/// Where captions are cut.
private struct Cut {
  var durations: [HLSDecimal]
  /// The target duration of the playlist that is followed.
  var longest = 0
  /// The number of its first segment.
  var sequence = 0
  /// Where the stream's clock starts again, by the segment's index: its new time.
  var restarts: [Int: Int] = [:]

  init(
    _ settings: SegmentCommand,
    _ document: CaptionDocument,
    _ console: Console
  ) throws(PlaylistProblem) {
    if let path = settings.followed {
      do throws(PlaylistProblem) {
        let file = try PlaylistFile(path, console.io)
        let media = try Self.followed(file)
        durations = media.segments.map(\.duration)
        longest = media.targetDuration ?? 0
        sequence = media.sequence
        restarts = try Self.restarts(media, settings.streamTicks, file)
      } catch {
        throw PlaylistProblem("\(shown(path)): \(error.message)")
      }
      return
    }
    let end = document.cues.compactMap(\.end).max()
    guard let programme = settings.programmeDuration ?? end else {
      throw PlaylistProblem(
        "\(shown(settings.operands[0])): holds no cue, so --duration has to say how long the "
          + "programme is"
      )
    }
    let length = settings.segmentDuration?.time ?? MediaTime(seconds: 6)
    guard let durations = WebVTTSegmenter.evenDurations(of: length, for: programme) else {
      throw PlaylistProblem(
        "\(shown(settings.operands[0])): \(clock(programme)) in segments of "
          + "\(HLSDecimal(length).text) s are more than \(WebVTTSegmenter.mostSegments) segments"
      )
    }
    self.durations = durations
  }

  private static func followed(_ file: PlaylistFile) throws(PlaylistProblem) -> HLSMedia {
    let media = file.playlist.media
    guard file.playlist.kind == .media, !media.segments.isEmpty else {
      throw PlaylistProblem(
        file.playlist.kind == .multivariant
          ? "is a multivariant playlist; name the media playlist of one of its variants"
          : "lists no segments"
      )
    }
    guard !media.isIFramesOnly else {
      throw PlaylistProblem("lists single pictures; name the media playlist of a variant")
    }
    guard media.isEnded else {
      throw PlaylistProblem("has no EXT-X-ENDLIST, so the programme is not known to its end")
    }
    guard media.segments.count <= WebVTTSegmenter.mostSegments else {
      throw PlaylistProblem("lists more than \(WebVTTSegmenter.mostSegments) segments")
    }
    return media
  }

  /// The stream's times behind discontinuities, which no playlist tells.
  private static func restarts(
    _ media: HLSMedia,
    _ ticks: [Int],
    _ file: PlaylistFile
  ) throws(PlaylistProblem) -> [Int: Int] {
    // The first segment may follow whatever was before.
    let places = media.segments.indices.dropFirst().filter { media.segments[$0].isDiscontinuous }
    guard max(ticks.count, 1) == places.count + 1 else {
      guard let first = places.first else {
        throw PlaylistProblem(
          "has no EXT-X-DISCONTINUITY, so --mpegts takes one number, not \(ticks.count)"
        )
      }
      throw PlaylistProblem(
        "line \(file.line(of: media.segments[first].range.lowerBound)): the stream's clock starts "
          + "again at EXT-X-DISCONTINUITY, and nothing says where; --mpegts has to give its time "
          + "for each of \(places.count + 1) stretches"
      )
    }
    return Dictionary(uniqueKeysWithValues: zip(places, ticks.dropFirst()))
  }
}
