public import CaptionModel

/// A caption file format: what it is called, how it is recognised, read and written.
///
/// A format is a value. Adding one takes a folder and one line in ``FormatRegistry/standard``.
public struct CaptionFormat: Sendable {
  /// How sure a look at the content makes that it is this format.
  public enum Confidence: Int, Sendable, Comparable {
    /// It is not this format.
    case none
    /// Nothing speaks against it and little for it.
    case possible
    /// It has the format's typical marks.
    case likely
    /// It has the format's signature.
    case certain

    /// Whether one is less sure than another.
    public static func < (left: Confidence, right: Confidence) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The stable id, also the name for `--format` and `--to`: `webvtt`.
  public let id: String
  /// Further names that people use: `vtt`.
  public let aliases: [String]
  /// The name as its owner writes it: `WebVTT`.
  public let name: String
  /// One line about the format, for `captionkit formats`.
  public let summary: String
  /// The kinds of the format that the writer knows, the one it writes unless told first; empty where
  /// there is only one.
  public let flavours: [Flavour]
  /// File name extensions without the dot, in lower case, the preferred one first.
  public let extensions: [String]
  /// Media types, the preferred one first.
  public let mediaTypes: [String]
  /// The descriptions of every diagnostic that the reader can give.
  public let diagnostics: [DiagnosticInfo]
  /// Tells from the content how likely it is this format; looks at the beginning only.
  public let sniff: @Sendable (SourceText) -> Confidence
  /// Reads a source.
  ///
  /// It never fails: what can't be read at all is not ``ReadResult/accepted``.
  public let read: @Sendable (SourceText, ReadingOptions) -> ReadResult
  /// Writes a document.
  public let write: @Sendable (CaptionDocument, WritingOptions) -> WriteResult
  /// Writes a document in portions; nil for a format that is written whole only.
  ///
  /// The bytes of the result are those after the last portion.
  public let writeInPortions: PortionWriter?
  /// What the format says of a cue beyond the shared model, for `captionkit inspect`.
  public let describe: @Sendable (_ cue: Int, ReadResult, SourceText) -> [Detail]
  /// Where the comments of a source stand, for remarks to a program; empty where there are none.
  public let comments: @Sendable (SourceText) -> [Range<Int>]
  /// Turns edits of the captions into edits of the bytes that they were read from.
  ///
  /// Only what has to change changes. Whoever applies the edits reads the result again, since odd
  /// files may take them in another way.
  public let editor: EditorMaker
  /// Finds where parts of the visible texts stand in the source that they were read from; nil for a
  /// format that cannot tell.
  public let textPlaces: TextPlacesMaker?
  /// What would mend the faults that the reader reports, by the codes of its diagnostics.
  public let remedies: [String: CueEdit]
  /// The encodings that files of the format may be written in.
  public let outputEncodings: OutputEncodings

  /// A function that turns edits of the captions into edits of the bytes.
  ///
  /// It keeps what it has found out of a cue for the next edits.
  public typealias Editor = ([CueEdit]) throws(EditRefusal) -> [ByteEdit]
  /// A function that makes an editor of what was read and of its source.
  public typealias EditorMaker = @Sendable (ReadResult, SourceText) -> Editor

  /// A function that makes a finder of texts of what was read and of its source.
  public typealias TextPlacesMaker = @Sendable (ReadResult, SourceText) -> TextPlaces

  /// A function that writes a document and hands out what it has as it goes on.
  public typealias PortionWriter =
    @Sendable (CaptionDocument, WritingOptions, PortionSink) -> WriteResult

  /// The encodings that a format allows.
  public enum OutputEncodings: Sendable {
    /// UTF-8 only.
    case utf8
    /// UTF-8 and UTF-16, which an XML declaration names.
    case unicode
    /// Any; nothing in the file says which.
    case any
  }

  /// Makes a format.
  public init(
    id: String,
    aliases: [String],
    name: String,
    summary: String,
    flavours: [Flavour] = [],
    extensions: [String],
    mediaTypes: [String],
    diagnostics: [DiagnosticInfo],
    sniff: @escaping @Sendable (SourceText) -> Confidence,
    read: @escaping @Sendable (SourceText, ReadingOptions) -> ReadResult,
    write: @escaping @Sendable (CaptionDocument, WritingOptions) -> WriteResult,
    writeInPortions: PortionWriter? = nil,
    describe: @escaping @Sendable (_ cue: Int, ReadResult, SourceText) -> [Detail],
    editor: @escaping EditorMaker = { (_, _) in
      return { (_) throws(EditRefusal) in throw EditRefusal("the format is not edited") }
    },
    textPlaces: TextPlacesMaker? = nil,
    remedies: [String: CueEdit] = [:],
    outputEncodings: OutputEncodings = .utf8,
    comments: @escaping @Sendable (SourceText) -> [Range<Int>] = { _ in [] }
  ) {
    self.id = id
    self.aliases = aliases
    self.name = name
    self.summary = summary
    self.flavours = flavours
    self.extensions = extensions
    self.mediaTypes = mediaTypes
    self.diagnostics = diagnostics
    self.sniff = sniff
    self.read = read
    self.write = write
    self.writeInPortions = writeInPortions
    self.describe = describe
    self.editor = editor
    self.textPlaces = textPlaces
    self.remedies = remedies
    self.outputEncodings = outputEncodings
    self.comments = comments
  }
}

extension CaptionFormat {
  /// Turns edits of the captions into edits of the bytes that they were read from.
  ///
  /// - Throws: ``EditRefusal`` where that can't be done.
  public func edit(
    _ edits: [CueEdit],
    _ result: ReadResult,
    _ source: SourceText
  ) throws(EditRefusal) -> [ByteEdit] {
    try editor(result, source)(edits)
  }
}

extension CaptionFormat {
  /// A kind of a format that some recipient asks for, to be named wherever a format to be written
  /// is.
  public struct Flavour: Sendable, Hashable {
    /// The stable id: `ebu-tt-d`.
    public let id: String
    /// Further names that people use.
    public let aliases: [String]
    /// The name as its owner writes it: `EBU-TT-D`.
    public let name: String
    /// File name extensions without the dot, the preferred one first; one that no flavour before it
    /// has also names this flavour.
    public let extensions: [String]

    /// Makes a flavour.
    public init(_ id: String, aliases: [String] = [], name: String, extensions: [String]) {
      self.id = id
      self.aliases = aliases
      self.name = name
      self.extensions = extensions
    }
  }

  /// The flavour with this id or alias, in any case; nil where there is none.
  public func flavour(named name: String) -> Flavour? {
    let name = name.lowercased()
    return flavours.first { $0.id == name || $0.aliases.contains(name) }
  }

  /// The flavour that a file name's extension stands for, or nil.
  public func flavour(forPath path: String) -> Flavour? {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: ".") else { return nil }
    let fileExtension = file[file.index(after: dot)...].lowercased()
    return flavours.first { $0.extensions.contains(fileExtension) }
  }
}

/// What a reader may be told.
public struct ReadingOptions: Sendable {
  /// The format was named by the user, so content that only resembles it is accepted.
  public var formatIsCertain = false

  /// The file is one segment of a stream, so that marks which tie it to the stream are right.
  public var isSegment = false

  /// The source is checked against all of its format's specification.
  ///
  /// TTML heeds it; the other readers always tell all.
  public var checksConformance = false

  /// The profile of TTML against which the source is checked, besides those that it declares.
  public var profile: TTMLProfile?

  /// Text that was encoded as UTF-8 twice is put right before it is read.
  public var repairsDoubleEncoding = false

  /// Makes options with their defaults.
  public init() {}
}

/// What reading gives.
public struct ReadResult: Sendable {
  /// The captions; empty where the source was not accepted.
  public var document: CaptionDocument
  /// Where each cue stood.
  public var map: SourceMap
  /// What departs from the format and what was made of it, in the order of the source.
  public var diagnostics: [Diagnostic]
  /// Whether the source is a file of the format at all.
  ///
  /// WebVTT: its signature; SubRip: at least one timing line; TTML: a root element of TTML, and
  /// nothing unsafe, and a cue where it could not be read to its end. Where this is false, the last diagnostic says why.
  public var accepted: Bool

  /// Makes a result.
  public init(
    document: CaptionDocument = CaptionDocument(),
    map: SourceMap = SourceMap(),
    diagnostics: [Diagnostic] = [],
    accepted: Bool = true
  ) {
    self.document = document
    self.map = map
    self.diagnostics = diagnostics
    self.accepted = accepted
  }
}

/// What a writer may be told.
public struct WritingOptions: Sendable {
  /// How speakers are written.
  public enum Speakers: String, Sendable, CaseIterable {
    /// As the format marks them; in a format that has no mark, as a prefix.
    case native
    /// As `NAME: ` before the words, also where the format has a mark.
    case prefix
    /// Not at all, which is a loss.
    case drop
  }

  /// How speakers are written.
  public var speakers = Speakers.native

  /// The id of the flavour to write; nil for the format's first, and ignored by formats without any.
  public var flavour: String?

  /// How TTML's times are to be counted; nil for what the flavour asks for, or what the source had
  /// where the flavour allows that.
  public var counting: TTMLCounting?

  /// Makes options with their defaults.
  public init() {}
}

/// What writing gives.
public struct WriteResult: Sendable {
  /// The file's bytes, in UTF-8 unless the format says otherwise.
  public var bytes: [UInt8]
  /// What the format could not hold, in cue order.
  public var losses: [Loss]

  /// Makes a result.
  public init(bytes: [UInt8], losses: [Loss] = []) {
    self.bytes = bytes
    self.losses = losses
  }
}

/// A named value that a format adds to the description of a cue.
public struct Detail: Sendable, Hashable {
  /// The value of a detail.
  public enum Value: Sendable, Hashable {
    /// No value.
    case null
    /// A text.
    case string(String)
    /// A number.
    case number(Double)
    /// Yes or no.
    case bool(Bool)
    /// A list of values.
    case list([Value])
  }

  /// The key, as `inspect --json` prints it.
  public var key: String
  /// The value.
  public var value: Value

  /// Makes a detail.
  public init(_ key: String, _ value: Value) {
    self.key = key
    self.value = value
  }
}
