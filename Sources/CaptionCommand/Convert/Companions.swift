import CaptionKit
import SystemIO

/// A file that is written beside an output; `-` is standard output.
struct CompanionFile {
  var path: String
  var bytes: [UInt8]
  /// Whether a file that is there is replaced, since the new one was made of it.
  var replaces = false
}

/// What is written beside an output to say what it is for.
struct Companions {
  var files: [CompanionFile] = []
  /// What the targets cannot say.
  var losses: [Loss] = []
  /// What the targets say in fewer words, as sentences.
  var remarks: [String] = []
  /// The track that goes into a Matroska file, once the output stands on the disk.
  var matroska: MatroskaTrack?
}

extension Conversion {
  /// What is to be written beside the output, or nil where the role may not be claimed.
  ///
  /// The claim is held against the captions as they are written, since a format may have lost what
  /// bears it out, such as the names of speakers.
  func companions(
    of track: Track,
    as output: [UInt8],
    _ console: inout Console
  ) throws(Failure) -> Companions? {
    let tagging = settings.tagging
    guard let role = tagging.role else { return Companions() }
    let captions = try written(output, console)
    let assessment = RoleAssessment.assess(
      role,
      of: captions,
      language: track.document.language,
      options: tagging.assessment
    )
    if assessment.isRefuted, !tagging.forcesClaim {
      assessment.tellRefusal(of: job.output, to: &console)
      if track.document.language == nil {
        console.remark("--language states which language it is")
      }
      let isRecorded = tagging.targets.contains(.json)
      console.remark(
        "--force-claim writes it all the same\(isRecorded ? " and records that in the manifest" : "")"
      )
      return nil
    }
    var companions = Companions()
    if tagging.targets.contains(.json) {
      let manifest = TrackManifest(
        file: fileName(job.output),
        format: job.formatID,
        assessment: assessment
      )
      companions.files.append(
        CompanionFile(path: "\(job.output).tags.json", bytes: JSONOutput.manifest(manifest))
      )
    }
    if role.characteristics.areSDH {
      companions.remarks = tagging.targets.compactMap { target in
        target.wordForSDH.map { "\(job.output): both characteristics of SDH become \($0)" }
      }
    }
    for target in tagging.targets where target.needsLanguage {
      guard let language = assessment.language.flatMap({ LanguageTag($0) }) else {
        throw Failure(.usage, "\(target.what) needs a language; name it with --language")
      }
      switch target {
      case .hls: addHLS(role, language, &companions)
      case .html: addHTML(role, language, &companions)
      case .dash:
        let duration = captions.document.cues.compactMap(\.end).max() ?? .zero
        try addDASH(role, language, output, lasting: duration, &companions, console)
      case .mkv: addMatroska(role, language, &companions)
      case .json, .name, .dapt, .mp4: break
      }
    }
    return companions
  }

  private func addHLS(_ role: TrackRole, _ language: LanguageTag, _ companions: inout Companions) {
    let uri = "\(ConvertPlan.stem(of: job.output)).m3u8"
    var rendition = HLSRendition(
      role: role,
      language: language,
      uri: uri,
      name: settings.movie.name
    )
    rendition.isDefault = settings.movie.isDefault
    companions.losses += rendition.unsayable.map { .characteristic($0, in: "HLS") }
    companions.files.append(
      CompanionFile(path: "-", bytes: Array("\(rendition.mediaTag)\n".utf8))
    )
  }

  private func addHTML(_ role: TrackRole, _ language: LanguageTag, _ companions: inout Companions) {
    var track = HTMLTrack(
      role: role,
      language: language,
      uri: HLSAddress.address(ofPath: fileName(job.output)),
      label: settings.movie.name
    )
    track.isDefault = settings.movie.isDefault
    companions.losses += track.unsayable.map { .characteristic($0, in: "HTML") }
    companions.files.append(CompanionFile(path: "-", bytes: Array("\(track.element)\n".utf8)))
  }

  private func addDASH(
    _ role: TrackRole,
    _ language: LanguageTag,
    _ output: [UInt8],
    lasting duration: MediaTime,
    _ companions: inout Companions,
    _ console: Console
  ) throws(Failure) {
    let tagging = settings.tagging
    var dash = tagging.dash
    dash.label = settings.movie.name
    dash.isMain = settings.movie.isDefault
    dash.replaces = settings.overwrites
    do throws(PlaylistProblem) {
      let entry = try ManifestEntry(
        dash,
        role,
        language,
        captions: (job.output, output),
        format: (job.format.id, job.flavour),
        duration: max(duration, tagging.assessment.programmeDuration ?? duration),
        console
      )
      companions.losses += entry.unsayable.map { .characteristic($0, in: "DASH") }
      if let file = entry.file {
        companions.files.append(
          CompanionFile(path: file.path, bytes: file.bytes, replaces: file.replaces)
        )
      } else {
        companions.files.append(CompanionFile(path: "-", bytes: Array("\(entry.element)\n".utf8)))
      }
    } catch {
      throw Failure(.inputOutput, error.message)
    }
  }

  private func addMatroska(
    _ role: TrackRole,
    _ language: LanguageTag,
    _ companions: inout Companions
  ) {
    let tagging = settings.tagging
    var track = MatroskaTrack(
      role: role,
      language: language,
      name: settings.movie.name ?? HLSRendition.displayName(of: language, role: role),
      isDefault: settings.movie.isDefault
    )
    if let original = tagging.assessment.originalLanguage.flatMap({ LanguageTag($0) }) {
      track.isOriginal = original.isSameLanguage(as: language)
    } else if role == .translation {
      track.isOriginal = false
    }
    if let encoding = settings.form.encoding { track.encoding = encoding }
    companions.losses += track.unsayable.map { .characteristic($0, in: "Matroska") }
    companions.matroska = track
  }

  /// Puts the output into a Matroska file of its own or into one that is there.
  func mux(_ track: MatroskaTrack, _ console: inout Console) {
    let movie = settings.movie.host
    let target = movie ?? Self.matroskaPath(of: job.output)
    do throws(PlaylistProblem) {
      let before: MatroskaFile? =
        if let movie { try MatroskaFile(movie, console.io) } else { nil }
      try track.write(
        job.output,
        to: target,
        into: before,
        replaces: settings.overwrites,
        overwrites: settings.overwrites || movie != nil,
        console.io
      )
    } catch {
      console.report(target, error.message)
    }
  }

  /// The Matroska file of its own for an output.
  static func matroskaPath(of output: String) -> String {
    "\(PlaylistFile.folder(of: output))\(ConvertPlan.stem(of: output)).mkv"
  }

  /// The captions as they stand in the output.
  func written(_ output: [UInt8], _ console: Console) throws(Failure) -> CaptionKit.Track {
    do throws(DecodingError) {
      let file = try CaptionFile.examine(
        output,
        name: job.output,
        format: job.format,
        registry: console.registry
      )
      return CaptionKit.Track(file.document, map: file.result.map)
    } catch {
      throw Failure(.internalError, "\(job.output): the output could not be read back")
    }
  }

  private func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}

extension JSONOutput {
  /// The manifest as a document of its own.
  fileprivate static func manifest(_ manifest: TrackManifest) -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(TrackManifest.schema)
    json.key("file")
    json.string(manifest.file)
    json.key("format")
    json.string(manifest.format)
    json.key("language")
    json.string(manifest.language)
    json.key("role")
    json.string(manifest.role.rawValue)
    json.key("characteristics")
    json.strings(manifest.characteristics.map(\.rawValue))
    json.key("overridden")
    json.bool(manifest.isOverridden)
    json.key("findings")
    json.beginArray()
    for finding in manifest.findings {
      json.beginObject()
      json.key("claim")
      json.string(finding.characteristic?.rawValue ?? manifest.role.rawValue)
      json.key("verdict")
      json.string(finding.verdict.rawValue)
      json.key("reasons")
      json.strings(finding.reasons)
      json.key("open")
      json.string(finding.openQuestion)
      json.key("cues")
      json.beginArray()
      for cue in finding.cues { json.number(cue) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.take()
  }
}
