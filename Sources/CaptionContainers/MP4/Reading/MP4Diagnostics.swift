public import CaptionModel

/// What the reader of MP4 and QuickTime movies has to say.
public enum MP4Diagnostics {
  /// The file does not begin as a movie.
  public static let notAMovie = DiagnosticInfo(
    "mp4/not-a-movie",
    .error,
    "The file is no MP4 or QuickTime movie, or has no movie box.",
    explanation: "A movie is a row of boxes, one of which, moov, describes the tracks. Without it "
      + "nothing is known of them. Fragments alone (.m4s) need their initialization segment: put "
      + "it before them, or name the playlist that ties both together.",
    reference: "ISO/IEC 14496-12, 4.2 and 8.2.1"
  )

  /// A box's size cannot be true.
  public static let brokenSize = DiagnosticInfo(
    "mp4/broken-size",
    .error,
    "The size of a box cannot be true.",
    explanation: "It is smaller than the box's own header, or leads out of the box around it. In "
      + "the first case nothing behind it in the same box is read; in the second the box is "
      + "read to the end of the one around it.",
    reference: "ISO/IEC 14496-12, 4.2.2"
  )

  /// The file ends within a box.
  public static let truncated = DiagnosticInfo(
    "mp4/truncated",
    .error,
    "The file ends within a box.",
    explanation: "The box says that it is longer than what is left of the file, as after a "
      + "download that was cut off. What is there is read.",
    reference: "ISO/IEC 14496-12, 4.2.2"
  )

  /// Bytes stand behind the last box.
  public static let strayBytes = DiagnosticInfo(
    "mp4/stray-bytes",
    .warning,
    "Bytes that are no box stand behind the last one.",
    explanation: "They are too few for a box's header and are passed over. Four zero bytes at the "
      + "end of QuickTime's user data are allowed, and not reported.",
    reference: "ISO/IEC 14496-12, 4.2.2; QuickTime File Format, User data atoms"
  )

  /// There are more boxes than are read.
  public static let tooMany = DiagnosticInfo(
    "mp4/too-many",
    .error,
    "There are more boxes, tracks or samples than are read.",
    explanation: "The limits are far above those of real movies, and keep a hostile file from "
      + "using up memory. What lies beyond them is left out.",
    reference: "a limit of this reader"
  )

  /// A box lacks what it has to hold.
  public static let brokenBox = DiagnosticInfo(
    "mp4/broken-box",
    .error,
    "A box ends before the fields that it has to hold, or has a version that is not known.",
    explanation: "What could be read of it is used; the rest counts as absent.",
    reference: "ISO/IEC 14496-12"
  )

  /// A box is missing.
  public static let missingBox = DiagnosticInfo(
    "mp4/missing-box",
    .error,
    "A track lacks a box that it has to have.",
    explanation: "The track is listed with what is known of it; its samples may not be found.",
    reference: "ISO/IEC 14496-12, 8.3 to 8.7"
  )

  /// A box that may stand once stands again.
  public static let repeatedBox = DiagnosticInfo(
    "mp4/repeated-box",
    .warning,
    "A box that may stand once stands again.",
    explanation: "The first one counts here; other readers may take the last.",
    reference: "ISO/IEC 14496-12, 6.2.3"
  )

  /// A text in a box is not written as it has to be.
  public static let brokenString = DiagnosticInfo(
    "mp4/broken-string",
    .warning,
    "A text in a box lacks its final zero byte, or is not UTF-8.",
    explanation: "It is read to the end of the box, with U+FFFD for bytes that are no UTF-8. Some "
      + "readers pass over such a box: ffmpeg takes a kind without its second zero byte for "
      + "broken.",
    reference: "ISO/IEC 14496-12, 4.2 (utf8string)"
  )

  /// The tables of a track do not fit together.
  public static let brokenTable = DiagnosticInfo(
    "mp4/broken-sample-table",
    .error,
    "The tables that say where a track's samples lie do not fit together.",
    explanation: "Samples are read as far as their place, size and time are known; the others "
      + "are lost.",
    reference: "ISO/IEC 14496-12, 8.6.1 and 8.7",
    loss: "sample"
  )

  /// Samples are not in the file.
  public static let sampleOutside = DiagnosticInfo(
    "mp4/sample-outside",
    .error,
    "Samples lie outside of the file.",
    explanation: "The file was cut off, or its tables were written for another one. The text of "
      + "these samples is lost: what is there is converted and checked, and the exit status is 3, "
      + "since some input could not be read.",
    reference: "ISO/IEC 14496-12, 8.7.5",
    loss: "sample"
  )

  /// A sample cannot be read.
  public static let brokenSample = DiagnosticInfo(
    "mp4/broken-sample",
    .error,
    "A sample of text is not built as its format demands.",
    explanation: "What can be read of it is kept; the rest is lost.",
    reference: "3GPP TS 26.245, 5.17; ISO/IEC 14496-30, 6 and 7; QuickTime File Format, Text media",
    loss: "sample"
  )

  /// A fragment cannot be read.
  public static let brokenFragment = DiagnosticInfo(
    "mp4/broken-fragment",
    .error,
    "A movie fragment is not built as it has to be.",
    explanation: "A fragment names the track of each of its runs of samples, and that track has "
      + "to be described with its defaults. What is missing is taken for zero, or the run is left "
      + "out.",
    reference: "ISO/IEC 14496-12, 8.8",
    loss: "sample"
  )

  /// Times of documents count from their samples.
  public static let relativeTimes = DiagnosticInfo(
    "mp4/relative-times",
    .warning,
    "The times of a document in a sample count from the sample's beginning.",
    explanation: "They have to count from the beginning of the track, so players that go by the "
      + "standard show such text at wrong times or not at all. Here it is moved to its sample.",
    reference: "ISO/IEC 14496-30, 5.4"
  )

  /// A track of text is of a kind that is not read.
  public static let unreadTrack = DiagnosticInfo(
    "mp4/unread-track",
    .advice,
    "A track of text is encrypted, or of a kind whose text is not read.",
    explanation: "Its tags are checked, and its captions are not. CEA-608 and CEA-708 captions and "
      + "pictures are such kinds.",
    reference: "ISO/IEC 14496-12, 8.5.2"
  )

  /// All diagnostics of this group.
  public static let all = [
    notAMovie, brokenSize, truncated, strayBytes, tooMany, brokenBox, missingBox, repeatedBox,
    brokenString, brokenTable, sampleOutside, brokenSample, brokenFragment, relativeTimes,
    unreadTrack,
  ]
}
