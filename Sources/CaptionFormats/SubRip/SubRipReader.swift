import CaptionModel

/// Reads SubRip by its lines with times; blank lines and numbers are evidence, never needed.
struct SubRipReader {
  private let bytes: [UInt8]
  private var cues: [Cue] = []
  private var map = SourceMap()
  private var diagnostics: [Diagnostic] = []
  private var numbering = SubRipNumbering()
  private var parser: SubRipTextParser
  /// The last place that a text asked for, and what its cues share.
  private var placed: (anchor: Anchor, settings: CueSettings)?
  /// The cue whose text is being collected; nil before the first and below unreadable times.
  private var open: OpenCue?
  private var block = SubRipTextBlock(isFirst: true)
  private var previousEnd = MediaTime.zero
  private var isLineByLine = false
  /// The blank lines below the open cue's times that hold control characters.
  private var uncleanBlanks: [Range<Int>] = []

  private struct OpenCue {
    var start: Int
    var timing: Int
    var textStart: Int
    var begin: MediaTime
    var end: MediaTime?
    /// Whether a time lacks its hours.
    var isShort = false
    /// What follows the times on their line, where it is a rectangle.
    var coordinates: Range<Int>?
    /// What follows the times on their line, where it may be text.
    var rest: Range<Int>?

    init(start: Int, timing: Int, textStart: Int, begin: MediaTime, end: MediaTime?) {
      self.start = start
      self.timing = timing
      self.textStart = textStart
      self.begin = begin
      self.end = end
    }

    init(start: Int, timing: Int, textStart: Int, _ times: SubRipTiming.Exact) {
      self.init(
        start: start,
        timing: timing,
        textStart: textStart,
        begin: MediaTime(milliseconds: times.begin),
        end: MediaTime(milliseconds: times.end)
      )
    }
  }

  private init(_ source: SourceText) {
    bytes = source.bytes
    parser = SubRipTextParser(bytes)
  }

  /// Reads a source.
  ///
  /// - Parameter isLineByLine: Whether ordinary cues and texts are read like all others; the result is
  ///   the same, which tests hold it to.
  static func read(_ source: SourceText, isLineByLine: Bool = false) -> ReadResult {
    var reader = SubRipReader(source)
    reader.isLineByLine = isLineByLine
    reader.parser.isTagByTag = isLineByLine
    reader.readLines()
    return reader.finish()
  }

  private mutating func readLines() {
    // A cue takes about 80 bytes; growing later costs a copy of all cues.
    cues.reserveCapacity(bytes.count / 90 + 1)
    map.cues.reserveCapacity(bytes.count / 90 + 1)
    let bytes = bytes
    let table = SubRipLine.byteTraits
    var offset = doubleEncodedMarkLength
    while offset < bytes.count {
      let first = bytes[offset]
      if first == 0x0A {
        block.addBlank()
        offset += 1
        continue
      }
      if first.isASCIIDigit, let number = SubRipLine.number(bytes, at: offset) {
        block.add(number)
        offset = number.next
        continue
      }
      if first.isASCIIDigit, let times = SubRipTiming.exact(bytes, at: offset) {
        let next = times.next(in: bytes)
        let start = closeBlock(before: offset)?.lowerBound ?? offset
        open = OpenCue(start: start, timing: offset, textStart: next, times)
        offset = isLineByLine ? next : readOrdinaryCues(from: next)
        continue
      }
      let line = SubRipLine.scan(bytes, at: offset, table)
      offset = line.next
      if line.isBlank(in: bytes) {
        if line.traits.contains(.unclean) {
          if open == nil {
            noteControlCharacters(line.range, cue: nil)
          } else {
            uncleanBlanks.append(line.range)
          }
        }
        block.addBlank()
      } else if let timing = timing(of: line) {
        begin(timing, line)
        if line.traits.contains(.unclean) {
          noteControlCharacters(line.range, cue: cues.count)
        }
      } else if isUnreadableTiming(line) {
        beginUnreadable(line)
      } else {
        noteTimesInText(line)
        block.add(line)
      }
    }
  }

  // MARK: Ordinary cues

  /// Reads the text of the open cue and all that follows it, as long as it is written as it ought
  /// to be: text, an empty line, the number that is next, and times.
  ///
  /// Nearly all cues are. What they mean is decided here at once; line by line the same comes out.
  ///
  /// - Returns: Where the text of the cue begins that is open then, and that has to be read line by
  ///   line.
  private mutating func readOrdinaryCues(from offset: Int) -> Int {
    let bytes = bytes
    let table = SubRipLine.byteTraits
    var textStart = offset
    while let cue = open, let text = SubRipOrdinaryText(bytes, at: textStart, table) {
      guard
        let number = SubRipLine.number(bytes, at: text.next),
        let times = SubRipTiming.exact(bytes, at: number.next),
        numbering.follow(number.range, in: bytes)
      else { break }
      add(cue, text.range, text.traits)
      textStart = times.next(in: bytes)
      open = OpenCue(start: number.start, timing: number.next, textStart: textStart, times)
    }
    return textStart
  }

  /// A byte order mark that was encoded twice is no part of the first number.
  private var doubleEncodedMarkLength: Int {
    bytes.starts(with: [0xC3, 0xAF, 0xC2, 0xBB, 0xC2, 0xBF]) ? 6 : 0
  }

  // MARK: Times

  /// Whether it is worth a try to read times; every line of text comes through here.
  private func mayBeTimes(_ line: SubRipLine) -> Bool {
    if line.traits.contains(.unclean) { return true }
    let first = bytes[line.start]
    // Most lines begin with a letter that no time begins with, not even one that was misread.
    if first.isASCIILetter, subRipDigit(first) == nil { return false }
    return SubRipTiming.mayBegin(bytes, line.range)
  }

  /// The times of a line; nil where it is text.
  private func timing(of line: SubRipLine) -> SubRipTiming? {
    guard mayBeTimes(line) else {
      guard SubRipTiming.mayBeDisguised(bytes, line.range) else { return nil }
      return SubRipTiming.disguised(bytes, line, place)
    }
    let place = place
    guard let timing = tolerantTiming(line, place) else {
      return SubRipTiming.disguised(bytes, line, place)
    }
    let isWhole = timing.begin != nil && timing.end != nil
    if isWhole, timing.rest.isEmpty { return timing }
    // A mark that nobody sees may have hidden a time, or be all that follows the times.
    guard bytes[line.range].contains(where: { $0 >= 0x80 }),
      let disguised = SubRipTiming.disguised(bytes, line, place),
      !isWhole || disguised.rest != timing.rest
    else { return timing }
    return disguised
  }

  private func tolerantTiming(
    _ line: SubRipLine,
    _ place: SubRipTiming.Place
  ) -> SubRipTiming? {
    guard line.traits.contains(.unclean) else {
      return SubRipTiming(tolerantly: bytes, in: line.range, place)
    }
    let clean = SubRipPlainLine(withoutControls: bytes, line.range)
    guard
      var timing = SubRipTiming(tolerantly: clean.bytes, in: 0..<clean.bytes.count, place)
    else { return nil }
    for index in timing.problems.indices {
      let range = timing.problems[index].range
      timing.problems[index].range = clean.source(of: range, upTo: line.end)
    }
    timing.rest = clean.source(of: timing.rest, upTo: line.end)
    return timing
  }

  /// Where the next line stands.
  private var place: SubRipTiming.Place {
    if block.hasBlankAfterLast { return .beginning }
    let known = cues.count + (open == nil ? 0 : 1)
    if numbering.isNumber(block, in: bytes, cues: known) { return .belowNumber }
    return .insideText(
      SubRipTiming.Place.Above(
        begin: open?.begin,
        isShort: open?.isShort ?? false,
        number: numbering.due(cues: known)
      )
    )
  }

  /// Whether a line in the place of times has an arrow but nothing that can be read as a time.
  private func isUnreadableTiming(_ line: SubRipLine) -> Bool {
    guard block.count > 0, !block.hasBlankAfterLast,
      SubRipTiming.isUnreadable(bytes, line.range), case .belowNumber = place
    else { return false }
    return block.hasBlankBeforeLast || SubRipTiming.mayBegin(bytes, line.range)
  }

  /// Reports a line that looks like times and is read as text.
  private mutating func noteTimesInText(_ line: SubRipLine) {
    guard
      mayBeTimes(line) || SubRipTiming.mayBeDisguised(bytes, line.range),
      SubRipTiming.mayBeMeant(bytes, line)
    else { return }
    parser.tally.add(
      SubRipDiagnostics.timesInText,
      "\(bytes.quoted(line.range)) looks like times, and was read as text",
      line.range,
      cue: open == nil ? nil : cues.count,
      to: &diagnostics
    )
  }

  private mutating func begin(_ timing: SubRipTiming, _ line: SubRipLine) {
    let number = closeBlock(before: line.start, numberBeside: timing.number)
    for problem in timing.problems {
      report(problem.info, problem.message, problem.range)
    }
    // A begin that can't be read is taken to be where the cue before ends.
    let begin = timing.begin ?? min(previousEnd, timing.end ?? previousEnd)
    open = OpenCue(
      start: number?.lowerBound ?? line.start,
      timing: line.start,
      textStart: line.next,
      begin: begin,
      end: timing.end
    )
    open?.isShort = timing.isShort
    if !timing.rest.isEmpty { readRest(timing.rest) }
  }

  private mutating func beginUnreadable(_ line: SubRipLine) {
    let known = diagnostics.count
    _ = closeBlock(before: line.start)
    open = nil
    // What stands above the times belongs to a cue that there will not be.
    for index in known..<diagnostics.count where diagnostics[index].cue == cues.count {
      diagnostics[index].cue = nil
    }
    let message = "\(bytes.quoted(line.range)) holds no readable time"
    parser.tally.add(
      SubRipDiagnostics.badTimestamp,
      message,
      line.range,
      cue: nil,
      to: &diagnostics
    )
  }

  /// Reads what follows the times on their line.
  private mutating func readRest(_ rest: Range<Int>) {
    switch SubRipTimingRest(bytes, rest) {
    case .coordinates: open?.coordinates = rest
    case .settings:
      report(
        SubRipDiagnostics.unknownSetting,
        "\(bytes.quoted(rest)) are settings of WebVTT, which SubRip does not have",
        rest
      )
    // Whether it is lost depends on whether there is text below.
    case .other: open?.rest = rest
    }
  }

  // MARK: Text

  /// Ends the cue above times and says what stands between them; gives the new cue's number.
  ///
  /// - Parameter numberBeside: Where a number stands before the times on their line.
  private mutating func closeBlock(
    before line: Int,
    numberBeside: Range<Int>? = nil
  ) -> Range<Int>? {
    let finding = numbering.decide(block, in: bytes, cues: cues.count + (open == nil ? 0 : 1))
    var number: Range<Int>?
    var traits: SubRipLine.Traits = []
    var again: Range<Int>?
    let isApart = block.hasBlankAfterLast
    if case .none = finding {
    } else {
      number = block.last
      traits = block.lastTraits
      block.removeLast()
      again = number.flatMap { block.takeRepetition(of: $0, in: bytes) }
    }
    let isSeparated = block.hasBlankAfterLast || open == nil && block.count == 0
    let isFirst = open == nil && cues.isEmpty
    closeCue()
    let place = number ?? line..<line
    if let again {
      report(SubRipDiagnostics.wrongNumber, "number \(bytes.quoted(again)) stands twice", again)
    }
    if let number, isApart {
      let message = "an empty line stands between number \(bytes.quoted(number)) and its times"
      report(SubRipDiagnostics.misplacedBlankLine, message, number)
    }
    if !isFirst, !isSeparated {
      report(SubRipDiagnostics.missingSeparator, "no empty line before this cue", place)
    }
    switch finding {
    case .none:
      if let numberBeside {
        let message = "number \(bytes.quoted(numberBeside)) stands beside the times, not above them"
        report(SubRipDiagnostics.missingNumber, message, numberBeside)
        numbering.take(SubRipNumbering.number(in: bytes, numberBeside))
      } else {
        report(SubRipDiagnostics.missingNumber, "no number above the times", place)
      }
    case .garbled:
      let isPlain = bytes[place].allSatisfy { $0 < 0x80 }
      let fault = isPlain ? "is not a number" : "is a number with more than digits"
      report(SubRipDiagnostics.wrongNumber, "\(bytes.quoted(place)) \(fault)", place)
    case .number(let follows):
      if !follows {
        let message = "number \(bytes.quoted(place)) does not follow the one before"
        report(SubRipDiagnostics.wrongNumber, message, place)
      }
    }
    if traits.contains(.unclean) { noteControlCharacters(place, cue: cues.count) }
    return number
  }

  /// Makes a cue of what was collected, or reports it where there is no cue for it.
  private mutating func closeCue() {
    defer { block = SubRipTextBlock(isFirst: false) }
    guard let cue = open else {
      guard block.count > 0 else { return }
      let message = "\(bytes.quoted(block.range)) belongs to no cue"
      parser.tally.add(
        SubRipDiagnostics.droppedText,
        message,
        block.range,
        cue: nil,
        to: &diagnostics
      )
      return
    }
    var range = block.count > 0 ? block.range : cue.textStart..<cue.textStart
    var traits = block.traits
    if let rest = cue.rest {
      if block.count == 0 {
        range = rest
        traits = SubRipLine.scan(bytes, at: rest.lowerBound, SubRipLine.byteTraits).traits
      }
      let outcome = block.count == 0 ? "is taken as the text" : "is left out"
      let message = "\(bytes.quoted(rest)) stands after the times and \(outcome)"
      let info =
        block.count == 0 ? SubRipDiagnostics.textBesideTimes : SubRipDiagnostics.droppedText
      report(info, message, rest)
    } else if block.count == 0 {
      report(SubRipDiagnostics.emptyCue, "the cue has no text", cue.timing..<cue.textStart)
    } else {
      noteBlankLines(of: cue, range)
    }
    add(cue, range, traits)
    open = nil
  }

  /// Reports empty lines between the times of a cue and its text, and inside the text.
  private mutating func noteBlankLines(of cue: OpenCue, _ range: Range<Int>) {
    let above = cue.textStart..<max(cue.textStart, range.lowerBound)
    if bytes[above].contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      let message = "an empty line stands between the times and the text of this cue"
      report(SubRipDiagnostics.misplacedBlankLine, message, above)
    }
    if block.traits.contains(.blankInside) {
      let message = "an empty line stands inside the text of this cue"
      report(SubRipDiagnostics.blankLineInText, message, range)
    }
  }

  /// Adds a cue with its text.
  private mutating func add(_ cue: OpenCue, _ text: Range<Int>, _ traits: SubRipLine.Traits) {
    previousEnd = cue.end ?? cue.begin
    let traits = uncleanBlanks.isEmpty ? traits : noteUncleanBlanks(around: text, traits)
    cues.append(makeCue(cue, text, traits))
    map.cues.append(SourceMap.CueRange(start: cue.start, timing: cue.timing, text: text))
  }

  /// Reports the control characters of blank lines outside of a cue's text; those inside of it are
  /// left to the parser.
  ///
  /// - Returns: What the lines of the text have, those blank lines included.
  @inline(never)
  private mutating func noteUncleanBlanks(
    around text: Range<Int>,
    _ traits: SubRipLine.Traits
  ) -> SubRipLine.Traits {
    var traits = traits
    for blank in uncleanBlanks {
      if text.lowerBound <= blank.lowerBound, blank.upperBound <= text.upperBound {
        traits.insert(.unclean)
      } else {
        noteControlCharacters(blank, cue: cues.count)
      }
    }
    uncleanBlanks.removeAll()
    return traits
  }

  // Apart from the appending, since a cue that is put together in place there is copied once more.
  @inline(never)
  private mutating func makeCue(
    _ cue: OpenCue,
    _ range: Range<Int>,
    _ traits: SubRipLine.Traits
  ) -> Cue {
    let text = parser.parse(range, traits, cue: cues.count, &diagnostics)
    let isDefault = parser.anchor == .bottomCenter
    if let anchor = parser.anchor, !isDefault, cue.coordinates == nil {
      return .made(
        of: text,
        from: cue.begin,
        to: cue.end,
        name: CueName(nil),
        settings: settings(placedAt: anchor)
      )
    }
    return Cue(
      begin: cue.begin,
      end: cue.end,
      text: text,
      placement: isDefault ? nil : parser.anchor.map { Placement($0) },
      extras: isDefault || cue.coordinates != nil ? extras(of: cue) : Extras()
    )
  }

  /// What the cues at a place share; cues in one place mostly follow each other.
  private mutating func settings(placedAt anchor: Anchor) -> CueSettings {
    if let last = placed, last.anchor == anchor { return last.settings }
    let settings = CueSettings(placement: Placement(anchor), region: nil, extras: Extras())
    placed = (anchor, settings)
    return settings
  }

  private func extras(of cue: OpenCue) -> Extras {
    var extras = Extras()
    var coordinates: String?
    if let range = cue.coordinates, case .coordinates(let text) = SubRipTimingRest(bytes, range) {
      coordinates = text
    }
    extras[SubRipCueExtra.self] = SubRipCueExtra(
      coordinates: coordinates,
      alignment: parser.anchor == .bottomCenter ? 2 : nil
    )
    return extras
  }

  // MARK: End

  private mutating func finish() -> ReadResult {
    dropLastNumber()
    closeCue()
    parser.tally.summarise(in: &diagnostics)
    sortDiagnostics()
    guard !cues.isEmpty else {
      let message =
        bytes.isEmpty
        ? "the file is empty" : "no line with a begin and an end time, as in SubRip, was found"
      diagnostics.append(Diagnostic(SubRipDiagnostics.noCues, message, range: 0..<0))
      return ReadResult(diagnostics: diagnostics, accepted: false)
    }
    var document = CaptionDocument()
    document.cues = cues
    return ReadResult(document: document, map: map, diagnostics: diagnostics)
  }

  /// Takes the number of a cue that was cut off out of the text of the cue before.
  private mutating func dropLastNumber() {
    guard open != nil, numbering.isNextNumber(block, in: bytes) else { return }
    let message = "\(bytes.quoted(block.last)) is the number of a cue that is not there"
    diagnostics.append(Diagnostic(SubRipDiagnostics.droppedText, message, range: block.last))
    block.removeLast()
  }

  /// Puts the diagnostics in the order of the source; inside a cue some are known late only.
  private mutating func sortDiagnostics() {
    func start(_ diagnostic: Diagnostic) -> Int { diagnostic.range?.lowerBound ?? 0 }
    let isSorted = zip(diagnostics, diagnostics.dropFirst()).allSatisfy { start($0) <= start($1) }
    if !isSorted { diagnostics.sort { start($0) < start($1) } }
  }

  // MARK: Reporting

  /// Reports something about the cue that is being read.
  private mutating func report(_ info: DiagnosticInfo, _ message: String, _ range: Range<Int>) {
    parser.tally.add(info, message, range, cue: cues.count, to: &diagnostics)
  }

  private mutating func noteControlCharacters(_ range: Range<Int>, cue: Int?) {
    SubRipTextParser.noteControlCharacters(in: bytes, range) { info, message, range in
      parser.tally.add(info, message, range, cue: cue, to: &diagnostics)
    }
  }
}
