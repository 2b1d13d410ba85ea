import CaptionKit

/// A file that is written beside an output; `-` is standard output.
struct CompanionFile {
  var path: String
  var bytes: [UInt8]
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
  ) throws(Failure) -> [CompanionFile]? {
    let tagging = settings.tagging
    guard let role = tagging.role else { return [] }
    let assessment = RoleAssessment.assess(
      role,
      of: try written(output, console),
      language: track.document.language,
      options: tagging.assessment
    )
    if assessment.isRefuted, !tagging.forcesClaim {
      assessment.tellRefusal(of: job.output, to: &console)
      if track.document.language == nil {
        console.remark("--language states which language it is")
      }
      console.remark("--force-claim writes it all the same and records that in the manifest")
      return nil
    }
    var companions: [CompanionFile] = []
    if tagging.targets.contains(.json) {
      let manifest = TrackManifest(
        file: fileName(job.output),
        format: job.formatID,
        assessment: assessment
      )
      companions.append(
        CompanionFile(path: "\(job.output).tags.json", bytes: JSONOutput.manifest(manifest))
      )
    }
    if tagging.targets.contains(.hls) {
      guard let language = assessment.language.flatMap({ LanguageTag($0) }) else {
        throw Failure(.usage, "the EXT-X-MEDIA line needs a language; name it with --language")
      }
      if role == .translation {
        console.remark("\(job.output): HLS lists no public.translation, so the line leaves it out")
      }
      let uri = "\(ConvertPlan.stem(of: job.output)).m3u8"
      let line = HLSRendition(role: role, language: language, uri: uri).mediaTag
      companions.append(CompanionFile(path: "-", bytes: Array("\(line)\n".utf8)))
    }
    return companions
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
