public import CaptionModel

/// What is said of Matroska and WebM files.
public enum MatroskaDiagnostics {
  /// The file ends before its elements do.
  public static let truncated = DiagnosticInfo(
    "matroska/truncated",
    .error,
    "The file ends before its elements do.",
    explanation: "The file was cut, by a download that stopped for instance. Programs that read "
      + "Matroska take what is there without a word, so that captions behind the cut are missing.",
    reference: "RFC 9559, 4.5; RFC 8794, 6"
  )

  /// All of them, for documentation.
  public static let all: [DiagnosticInfo] = [truncated]
}
