import CaptionKit

/// What reports ask of a file that was checked elsewhere or before, in the place of its text and captions.
struct StoredFile: Sendable {
  /// A piece of the source's line in which a remark stands, and the place in it.
  struct Quote: Sendable {
    var line: [UInt8]
    var place: Range<Int>
  }

  /// The id of the format; nil where none was found.
  var formatID: String?
  /// Whether the file is what it should be, so that rules could be run.
  var isAccepted = false
  /// Whether its text was read.
  var hasText = false
  /// Whether it is a playlist, manifest or media file.
  var hasNoCues = false
  /// Whether it could not be read at all.
  var isUnreadable = false
  /// The cues that findings are about, by their indices.
  var cues: [Int: Cue] = [:]
  /// Lines and columns of the byte offsets at which findings begin and end.
  var places: [Int: SourcePosition] = [:]
  /// What is quoted of the source, by the indices of the findings.
  var quotes: [Int: Quote] = [:]
  /// Which findings are those of the rules about captions, by their indices.
  var ofRules: Set<Int> = []
  /// How far labels reach, as JSON; nil where that was not asked for.
  var coverage: [UInt8]?
}
