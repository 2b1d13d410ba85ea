/// The values of `CHARACTERISTICS` that HLS lists, and those that are often written for them.
///
/// The RFC lists the first three for subtitles and `describes-video` for audio; its later drafts add
/// `public.machine-generated` for any rendition.
public enum HLSCharacteristics {
  /// What is said is transcribed, with who says it.
  public static let transcribes = "public.accessibility.transcribes-spoken-dialog"
  /// Music and sounds are described.
  public static let describesSound = "public.accessibility.describes-music-and-sound"
  /// The text is edited to be read with ease.
  public static let easyToRead = "public.easy-to-read"
  /// The picture is described, which only audio can say of itself.
  public static let describesVideo = "public.accessibility.describes-video"
  /// A program wrote or translated it.
  public static let machineGenerated = "public.machine-generated"

  /// The values that a rendition of subtitles may carry.
  public static let ofSubtitles = [transcribes, describesSound, easyToRead, machineGenerated]

  /// All values of this kind that are known at all, whatever they are for.
  public static let known =
    ofSubtitles + [
      describesVideo, "public.accessibility.enhances-speech-intelligibility",
      "public.original-content", "public.translation", "public.main-program-content",
      "public.auxiliary-content",
    ]

  /// Whether a rendition of subtitles may carry a value: a listed or a private one.
  public static func mayStandOnSubtitles(_ value: String) -> Bool {
    ofSubtitles.contains(value) || !value.hasPrefix("public.")
  }

  /// The value that was most likely meant by one that is not known; nil where none is near.
  ///
  /// `describes-spoken-dialog`, which a packager and a transcoder have in their documentation, means
  /// ``transcribes``.
  public static func meant(by value: String) -> String? {
    let small = value.lowercased()
    guard !known.contains(value) else { return nil }
    if let sameLetters = known.first(where: { $0 == small }) { return sameLetters }
    let last = small.split(separator: ".").last.map(String.init) ?? small
    switch last {
    case "describes-spoken-dialog", "describes-spoken-dialogue", "transcribes-spoken-dialogue",
      "transcribes-dialog", "transcribes-dialogue":
      return transcribes
    case "describes-music-and-sounds", "describes-music", "describes-sound", "describes-sounds",
      "describes-sound-and-music":
      return describesSound
    default:
      return known.first { $0.split(separator: ".").last.map(String.init) == last }
    }
  }
}
