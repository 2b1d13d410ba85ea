import CaptionKit

extension SyncCheck {
  /// What was found as one JSON document on a line; times are milliseconds.
  var json: [UInt8] {
    let match = match
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("file")
    json.string(written(path))
    json.key(match.isReference ? "reference" : "media")
    json.string(written(counterpart.path))
    json.key("detector")
    json.string(match.detector)
    json.key("durationMs")
    json.milliseconds(seconds: match.duration)
    json.key("verdict")
    json.string(match.verdict.name)
    if case .unchecked(let reason) = match.verdict {
      json.key("reason")
      json.string(reason)
    }
    json.key("confidence")
    json.number(match.confidence, decimals: 4)
    json.key("margin")
    json.number(match.margin, decimals: 4)
    json.key("deviations")
    json.number(match.deviations, decimals: 2)
    json.key("captions")
    json.number(match.captions)
    json.pieces(match)
    if let correction = SyncCorrection(match) {
      json.key("correction")
      json.beginObject()
      json.key("arguments")
      if let arguments = correction.arguments { json.strings(arguments) } else { json.null() }
      json.key("isWritten")
      json.bool(isWritten)
      json.endObject()
    }
    json.singles(match)
    let checked = checked
    json.key("findings")
    json.beginArray()
    for finding in checked.findings { json.finding(finding, in: checked, TimeCodeStyle()) }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.bytes
  }
}

extension ProgrammeMatch.Verdict {
  /// The verdict's name in JSON.
  var name: String {
    switch self {
    case .inSync: "in-sync"
    case .offset: "offset"
    case .drift: "drift"
    case .pieces: "pieces"
    case .unchecked: "unchecked"
    }
  }
}

extension JSONOutput {
  /// Appends a number of seconds as milliseconds, to a tenth of one.
  fileprivate mutating func milliseconds(seconds: Double) { number(seconds * 1000, decimals: 1) }

  /// Appends a number to so many decimals.
  fileprivate mutating func number(_ value: Double, decimals: Int) {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    number((value * scale).rounded() / scale)
  }

  /// Appends what is said of the file as a whole.
  fileprivate mutating func pieces(_ match: ProgrammeMatch) {
    if let ratio = match.ratio {
      key("frameRates")
      beginObject()
      key("from")
      string("\(ratio.source)")
      key("to")
      string("\(ratio.target)")
      endObject()
    }
    key("pieces")
    objects(match.pieces) { json, piece in
      json.key("firstCue")
      json.number(piece.firstCue)
      json.key("lastCue")
      json.number(piece.lastCue)
      json.key("beginMs")
      json.milliseconds(seconds: piece.begin)
      json.key("endMs")
      json.milliseconds(seconds: piece.end)
      json.key("offsetMs")
      json.milliseconds(seconds: piece.error)
      json.key("ratio")
      json.number(1 / piece.line.slope, decimals: 7)
      json.key("slope")
      json.number(piece.line.slope, decimals: 9)
      json.key("shiftMs")
      json.milliseconds(seconds: piece.line.shift)
      json.key("captions")
      json.number(piece.captions)
      json.key("agreeing")
      json.number(piece.agreeing)
    }
  }

  /// Appends what is said of single captions and places.
  fileprivate mutating func singles(_ match: ProgrammeMatch) {
    key("isPoorMix")
    bool(match.isPoorMix)
    key("cues")
    objects(match.cueErrors) { json, cue in
      json.key("cue")
      json.number(cue.cue)
      json.key("startErrorMs")
      if let start = cue.start { json.milliseconds(seconds: start) } else { json.null() }
      json.key("endErrorMs")
      if let end = cue.end { json.milliseconds(seconds: end) } else { json.null() }
    }
    for (name, cues) in [("late", match.late), ("early", match.early)] {
      key(name)
      objects(cues) { json, cue in
        json.key("cue")
        json.number(cue.cue)
        json.key("byMs")
        json.milliseconds(seconds: cue.seconds)
        json.key("confidence")
        json.number(cue.confidence, decimals: 3)
      }
    }
    key("missed")
    if let missed = match.missed {
      objects(missed) { json, stretch in json.members(stretch) }
    } else {
      null()
    }
    key("unlabelled")
    if let sounds = match.unlabelled {
      objects(sounds) { json, sound in
        json.members(sound.stretch)
        json.key("kind")
        json.string(sound.kind.rawValue)
        json.key("levelDb")
        json.number(sound.level, decimals: 1)
      }
    } else {
      null()
    }
    for (name, cues) in [
      ("silentLabels", match.silentLabels), ("silentCaptions", match.silentCaptions),
      ("unmatched", match.unmatched),
    ] {
      key(name)
      beginArray()
      for cue in cues { number(cue) }
      endArray()
    }
  }

  private mutating func members(_ stretch: ProgrammeMatch.Stretch) {
    key("beginMs")
    milliseconds(seconds: stretch.begin)
    key("endMs")
    milliseconds(seconds: stretch.end)
    key("captionTimeMs")
    milliseconds(seconds: stretch.captionTime)
    key("confidence")
    number(stretch.confidence, decimals: 3)
  }
}
