public import CaptionModel

/// Diagnostics about how a file's bytes became text.
public enum EncodingDiagnostics {
  /// Bytes that do not fit the encoding.
  public static let invalidBytes = DiagnosticInfo(
    "encoding/invalid-bytes",
    .error,
    "Bytes are not valid in the file's encoding.",
    explanation: "Each bad sequence was read as U+FFFD, the replacement character; everything "
      + "around it was kept. Where there are many, the encoding is probably another one: name it "
      + "with --encoding.",
    reference: "The Unicode Standard, chapter 3.9, U+FFFD Substitution of Maximal Subparts"
  )

  /// The encoding was worked out from the bytes.
  public static let guessed = DiagnosticInfo(
    "encoding/guessed",
    .warning,
    "The encoding is a guess.",
    explanation: "The file is not valid UTF-8 and has no byte order mark, so the encoding was "
      + "worked out: from its zero bytes, or from how well the text fits the languages that are "
      + "written in each encoding. The message says how sure that is. Read the text, and name the "
      + "encoding with --encoding where the guess is wrong.",
    reference: "XML 1.0, Appendix F, by the first bytes; uchardet, Supported Languages/Encodings"
  )

  /// A byte order mark after the beginning.
  public static let markInside = DiagnosticInfo(
    "encoding/bom-inside",
    .warning,
    "A byte order mark stands at the beginning of a later line, or twice at the file's beginning.",
    explanation: "Files that were joined as they are carry the mark of each part. The mark "
      + "belongs at the very beginning only and is not text.",
    reference: "The Unicode Standard, 23.8, Byte Order Mark (BOM): U+FEFF"
  )

  /// Text that was encoded twice.
  public static let doubleEncoded = DiagnosticInfo(
    "encoding/mojibake",
    .warning,
    "Text was encoded as UTF-8 twice.",
    explanation: "A program read UTF-8 as a legacy encoding and wrote the result as UTF-8 again, "
      + "so one character became two or three. The message has the text as it was meant. It is kept "
      + "as it is unless --repair-encoding is given; better is to make the file again from its "
      + "source.",
    reference: "The Unicode Standard, 3.9, UTF-8: one sequence of bytes for each character"
  )

  /// An XML declaration that names an encoding nobody knows.
  public static let unknownDeclared = DiagnosticInfo(
    "encoding/unknown-declared",
    .error,
    "The XML declaration names an encoding that is not known.",
    explanation: "The file was read as if it named none. Name the encoding with --encoding.",
    reference: "XML 1.0, 4.3.3"
  )

  /// All diagnostics of this group.
  public static let all = [invalidBytes, guessed, markInside, doubleEncoded, unknownDeclared]
}
