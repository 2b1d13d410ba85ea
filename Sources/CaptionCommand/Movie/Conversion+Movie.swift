import CaptionKit
import SystemIO

extension Conversion {
  /// Writes captions as a track of a movie; a failure is reported.
  func write(
    _ track: Track,
    into target: MovieTarget,
    _ console: inout Console,
    _ losses: inout LossReport
  ) throws(Failure) {
    var insertion: (source: any ByteSource, insertion: MP4TrackInsertion)?
    if let host = target.host {
      insertion = open(host, &console)
      if insertion == nil { return }
    }
    guard let kind = insertion?.insertion.kind ?? target.kind else { return }
    if let host = target.host, host != job.output, let named = MP4FileKind(path: job.output),
      (named == .mov) != (kind == .mov)
    {
      // Adding a track rewrites no other one, so a file of one kind does not become one of the other.
      return console.report(
        job.output,
        "would be what '\(host)' is, a .\(kind.rawValue) movie; name it so"
      )
    }
    guard target.codec.mayStand(in: kind) else {
      return console.report(
        target.host ?? job.output,
        "is a .\(kind.rawValue) movie, which holds tx3g and not \(target.codec.rawValue)"
      )
    }
    let language = track.document.language.flatMap { LanguageTag($0) }
    let claims = claims(of: kind, target)
    var encoder = CaptionTrackEncoder(target.codec)
    encoder.options = writing
    encoder.isForced = claimsForced
    encoder.sourceLabel = ConvertPlan.stem(of: job.output)
    if let size = insertion?.insertion.pictureSize { encoder.pictureSize = size }
    var encoded: CaptionTrackEncoder.Encoded
    do throws(MovieRefusal) {
      encoded = try encoder.track(of: track.document)
    } catch {
      return console.report(job.output, "\(error)")
    }
    let text = CaptionFile.write(track.document, as: target.format, options: writing)
    guard let companions = try companions(of: track, as: text.bytes, &console),
      try mayClaim(track, as: text.bytes, &console)
    else { return }
    for companion in companions.files where !companion.replaces {
      guard mayWrite(companion.path, &console) else { return }
    }
    encoded.track.language = language?.text
    let role = settings.tagging.role ?? .subtitles
    encoded.track.name =
      settings.movie.name ?? language.map { HLSRendition.displayName(of: $0, role: role) }
    encoded.track.characteristics = claims.characteristics.map(\.rawValue)
    encoded.track.kinds = claims.roles.map { MP4Kind($0) }
    encoded.track.isExcludedFromAutoselection = claims.isExcludedFromAutoselection
    if let insertion = insertion?.insertion {
      encoded.track.isEnabled = settings.movie.isDefault
      encoded.track.alternateGroup = insertion.alternateGroup
      (encoded.track.width, encoded.track.height) = insertion.pictureSize
    }
    let equal = insertion.flatMap { equalTrack(to: track.document, in: $0.source) }
    var lost =
      track.losses + encoded.losses.map { track.lossOfInput($0) } + claims.losses
      + companions.losses
    // The track's header says the language, as long as it is one.
    lost.removeAll { $0.feature == "language" && $0.cue == nil }
    if language == nil, let language = track.document.language {
      lost.append(
        Loss(
          feature: "language",
          what: "language \"\(language)\"",
          reason: "tracks have language tags of BCP 47 only"
        )
      )
    }
    losses.add(lost, of: track, job)
    if !lost.isEmpty, settings.failsOnLoss {
      console.note(.losses)
      console.say(
        "\(job.outputName): not written, since \(counted(lost.count, "loss")) would occur"
      )
    } else if try write(encoded.track, kind, insertion, &console) {
      if let equal { console.remark("\(job.outputName): warning: \(equal)") }
      for companion in companions.files {
        _ = try write(
          companion.bytes,
          to: companion.path,
          replacing: companion.replaces || settings.overwrites,
          &console
        )
      }
    }
    console.keep(track)
    if settings.lossesPath == nil { losses.summarise(lost, of: track, job, &console) }
  }

  /// That the movie has a track of the same captions and language already; nil where it has none.
  private func equalTrack(to document: CaptionDocument, in source: any ByteSource) -> String? {
    guard let file = try? MovieFile(source) else { return nil }
    let language = document.language.flatMap { LanguageTag($0) }?.text
    for track in file.textTracks where track.language == language {
      guard let other = try? file.captions(of: track).document,
        other.cues.count == document.cues.count,
        zip(other.cues, document.cues).allSatisfy({ pair in
          pair.0.text.utf8.elementsEqual(pair.1.text.utf8)
            && pair.0.begin.milliseconds == pair.1.begin.milliseconds
            && pair.0.end?.milliseconds == pair.1.end?.milliseconds
        })
      else { continue }
      let name = track.name.map { " '\(oneLine($0.text))'" } ?? ""
      return "its track \(track.number)\(name) has the same captions and language already"
    }
    return nil
  }

  // MARK: Claims

  /// Whether the movie itself is to say what the track is for.
  private var writesClaims: Bool {
    settings.tagging.targets.isEmpty || settings.tagging.targets.contains(.mp4)
  }

  private var claimsForced: Bool {
    let role = writesClaims ? settings.tagging.role?.characteristics ?? [] : []
    return (role + settings.movie.characteristics).contains(.containsOnlyForcedSubtitles)
  }

  private func claims(of kind: MP4FileKind, _ target: MovieTarget) -> MP4Claims {
    MP4Claims(
      role: writesClaims ? settings.tagging.role : nil,
      characteristics: settings.movie.characteristics,
      hasCharacteristics: kind.hasCharacteristics,
      saysForced: CaptionTrackEncoder(target.codec).saysForced
    )
  }

  /// Whether no characteristic that is claimed besides the role is refuted; says so where one is.
  private func mayClaim(
    _ track: Track,
    as output: [UInt8],
    _ console: inout Console
  ) throws(Failure) -> Bool {
    let claimed = settings.movie.characteristics
    guard !claimed.isEmpty, !settings.tagging.forcesClaim else { return true }
    let assessment = TrackAssessment(
      try written(output, console),
      language: track.document.language,
      options: settings.tagging.assessment
    )
    var isRefuted = false
    for finding in assessment.characteristics where finding.verdict == .refuted {
      guard let characteristic = finding.characteristic, claimed.contains(characteristic) else {
        continue
      }
      isRefuted = true
      console.note(.findings)
      for reason in finding.reasons {
        console.say("\(job.output): not written: \(characteristic.rawValue): \(reason)")
      }
    }
    if isRefuted { console.remark("--force-claim writes it all the same") }
    return !isRefuted
  }

  // MARK: Files

  private func open(
    _ path: String,
    _ console: inout Console
  ) -> (any ByteSource, MP4TrackInsertion)? {
    do throws(FileError) {
      let source = try console.io.openSource(path)
      do throws(MP4EditingError) {
        var insertion = try MP4TrackInsertion(source)
        if insertion.kind == .mp4, MP4FileKind(path: path) == .m4v { insertion.kind = .m4v }
        return (source, insertion)
      } catch {
        console.report(path, "\(error)")
      }
    } catch {
      console.report(path, "\(error)")
    }
    return nil
  }

  private func write(
    _ track: MP4TextTrack,
    _ kind: MP4FileKind,
    _ host: (source: any ByteSource, insertion: MP4TrackInsertion)?,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    guard let host else {
      return try write(MP4MovieWriter.write(track, as: kind), to: job.output, &console)
    }
    let replaces = settings.overwrites || job.output == settings.movie.host
    do throws(MP4EditingError) {
      let edited = try host.insertion.adding(track)
      try console.io.write(edited, of: host.source, to: job.output, replacing: replaces)
    } catch {
      console.report(job.output, "\(error); nothing was written")
      return false
    }
    if console.common.isVerbose { console.remark("\(job.output): written with another track") }
    return true
  }
}

extension ConsoleIO {
  /// Writes a movie with another track, and keeps it only where it reads as it has to.
  fileprivate func write(
    _ edited: MP4EditedMovie,
    of source: any ByteSource,
    to path: String,
    replacing: Bool
  ) throws(MP4EditingError) {
    guard let assembleFile else { return try writeAtOnce(edited, of: source, path, replacing) }
    let pieces = edited.pieces.map { piece -> FilePiece in
      switch piece {
      case .bytes(let bytes): .bytes(bytes)
      case .copy(let range): .copy(range)
      }
    }
    do throws(FileAssemblyError) {
      try assembleFile(pieces, source, path, replacing) { written in
        do throws(MP4EditingError) {
          try edited.verify(written)
          return nil
        } catch {
          return "\(error)"
        }
      }
    } catch {
      switch error {
      case .unwritable(let error): throw .unreadable("\(error)")
      case .unreadable(let words), .refused(let words): throw .unreadable(words)
      }
    }
  }

  private func writeAtOnce(
    _ edited: MP4EditedMovie,
    of source: any ByteSource,
    _ path: String,
    _ replacing: Bool
  ) throws(MP4EditingError) {
    var output: [UInt8] = []
    do throws(ByteSourceError) {
      for piece in edited.pieces {
        switch piece {
        case .bytes(let new): output += new
        case .copy(let range): output += try source.bytes(range)
        }
      }
    } catch {
      throw .unreadable(error.message)
    }
    try edited.verify(MemoryByteSource(output))
    do throws(FileError) {
      try writeFile(path, output, replacing)
    } catch {
      throw .unreadable("\(error)")
    }
  }
}
