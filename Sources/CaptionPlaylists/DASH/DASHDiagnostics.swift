public import CaptionModel

/// What the reader of DASH manifests has to say.
public enum DASHDiagnostics {
  /// The text is no manifest.
  public static let notAManifest = DiagnosticInfo(
    "dash/not-a-manifest",
    .error,
    "The file is no DASH manifest.",
    explanation: "Its root element has to be MPD; nothing of it is read otherwise. A caption file "
      + "is no manifest: an adaptation set names it with BaseURL.",
    reference: "ISO/IEC 23009-1, 5.3.1"
  )

  /// The text is not well-formed XML.
  public static let brokenXML = DiagnosticInfo(
    "dash/broken-xml",
    .error,
    "The manifest is not well-formed XML.",
    explanation: "Players refuse such a manifest. What stands before the fault is listed, and the "
      + "file is not changed, since what is behind it is not known. Entities of the file's own are "
      + "never expanded.",
    reference: "XML 1.0, 2.1"
  )

  /// The elements are in another namespace.
  public static let otherNamespace = DiagnosticInfo(
    "dash/other-namespace",
    .warning,
    "The manifest's elements are not in the namespace of DASH.",
    explanation: "The namespace is urn:mpeg:dash:schema:mpd:2011, for all editions. Players that "
      + "look at it refuse another; it is read here as if it were right.",
    reference: "ISO/IEC 23009-1, 5.3.1"
  )

  /// A duration cannot be read.
  public static let brokenDuration = DiagnosticInfo(
    "dash/broken-duration",
    .error,
    "The duration of the presentation is none.",
    explanation: "It is written as PT1H2M3.5S. Years and months have no fixed length and are no "
      + "use for it. The duration counts as not known.",
    reference: "XML Schema Part 2, 3.2.6"
  )

  /// A manifest without periods.
  public static let noPeriod = DiagnosticInfo(
    "dash/no-period",
    .error,
    "The manifest has no Period.",
    explanation: "A player finds nothing to play. At least one Period holds the adaptation sets.",
    reference: "ISO/IEC 23009-1, 5.3.1"
  )

  /// All diagnostics of this group.
  public static let all = [notAManifest, brokenXML, otherNamespace, brokenDuration, noPeriod]
}
