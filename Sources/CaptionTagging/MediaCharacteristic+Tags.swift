extension MediaCharacteristic {
  /// Which tracks can bear a characteristic.
  public enum Subject: Sendable, Hashable {
    /// Tracks that are read.
    case legible
    /// Tracks that are heard.
    case audible
    /// Tracks of every kind.
    case any
  }

  /// The characteristics that are named here, in the order in which reports list them.
  public static let known: [MediaCharacteristic] = [
    .transcribesSpokenDialog, .describesMusicAndSound, .describesVideo, .easyToRead,
    .containsOnlyForcedSubtitles, .languageTranslation, .isOriginalContent, .isMainProgramContent,
    .isAuxiliaryContent, .machineGenerated,
  ]

  /// Which tracks can bear the characteristic; nil for one that is not known.
  public var subject: Subject? {
    switch self {
    case .transcribesSpokenDialog, .describesMusicAndSound, .easyToRead,
      .containsOnlyForcedSubtitles:
      .legible
    case .describesVideo: .audible
    case .languageTranslation, .isOriginalContent, .isMainProgramContent, .isAuxiliaryContent,
      .machineGenerated:
      .any
    default: nil
    }
  }

  /// Whether the tag is somebody's own: in reverse domain name form, and not Apple's `public.`.
  public var isPrivate: Bool { isWellFormed && !rawValue.hasPrefix("public.") }

  /// Whether the text can stand as a tag: letters, digits and `-._~` of ASCII, with `public.` or a
  /// domain name in reverse before the rest (QuickTime File Format, Media characteristic tags).
  public var isWellFormed: Bool {
    let labels = rawValue.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, !labels.contains(where: \.isEmpty) else { return false }
    return rawValue.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
      default: false
      }
    }
  }

  /// The characteristic that is meant by a tag which programs write and no player knows; nil for
  /// every other tag.
  ///
  /// It may be read as that one, with a warning, and is never written.
  public var intended: MediaCharacteristic? {
    rawValue == "public.accessibility.describes-spoken-dialog" ? .transcribesSpokenDialog : nil
  }
}
