public import CaptionContainers
import CaptionPlaylists

/// What a movie's track claims to be, by all that it says of itself.
public struct MovieClaims: Sendable, Hashable {
  /// Where a characteristic comes from.
  public enum Origin: String, Sendable, Hashable {
    /// A `tagc` box has its text.
    case tag
    /// A `kind` box has a value that stands for it, and perhaps for others as well.
    case kind
    /// The sample entry says that all samples are forced.
    case displayFlags = "display-flags"
    /// `txas` tells players not to choose the track by themselves.
    case exclusion = "txas"
  }

  /// A characteristic with where it comes from.
  public struct Claim: Sendable, Hashable {
    /// The characteristic.
    public var characteristic: MediaCharacteristic
    /// What says it.
    public var origin: Origin
  }

  /// The claims, each characteristic once, in the order in which the track makes them.
  public private(set) var claims: [Claim] = []
  /// Whether only some samples are said to be forced.
  public let someAreForced: Bool
  /// Whether text is said to describe the picture, for which there is no characteristic.
  public let isTextDescription: Bool

  /// Gathers what a track says.
  public init(_ track: MP4Track) {
    let isText = track.kind == .text
    let forced = track.entries.map(\.forced)
    let roles = track.kinds.filter { $0.scheme == DASHRoles.scheme }.map(\.value)
    someAreForced = forced.contains(.some) && !forced.contains(.all)
    isTextDescription = isText && roles.contains("description")
    for tag in track.tags {
      let characteristic = MediaCharacteristic(rawValue: tag.text)
      add(characteristic.intended ?? characteristic, .tag)
    }
    for role in roles {
      for characteristic in RoleScheme.characteristics(of: role, isText: isText) {
        add(characteristic, .kind)
      }
    }
    if !forced.isEmpty, forced.allSatisfy({ $0 == .all }) {
      add(.containsOnlyForcedSubtitles, .displayFlags)
    }
    if track.isExcludedFromSelection { add(.isAuxiliaryContent, .exclusion) }
  }

  private mutating func add(_ characteristic: MediaCharacteristic, _ origin: Origin) {
    guard !claims.contains(where: { $0.characteristic == characteristic }) else { return }
    claims.append(Claim(characteristic: characteristic, origin: origin))
  }

  /// The characteristics.
  public var characteristics: [MediaCharacteristic] { claims.map(\.characteristic) }

  /// Whether the track says that it is SDH: by both tags, or by a kind.
  public var isSDH: Bool { characteristics.areSDH }

  /// Whether it says so by both tags, and not only by a kind that could mean less.
  public var isTaggedSDH: Bool {
    claims.filter { $0.origin == .tag }.map(\.characteristic).areSDH
  }

  /// Whether the track says that it holds only what every viewer needs.
  public var isForced: Bool { characteristics.contains(.containsOnlyForcedSubtitles) }

  /// What the claims amount to, such as `SDH` and `forced`; empty where they are nothing of note.
  public var meaning: [String] {
    var words: [String] = []
    if isSDH { words.append(isTaggedSDH ? "SDH" : "SDH, unproven") }
    if isForced { words.append("forced") } else if someAreForced { words.append("partly forced") }
    let known: [(MediaCharacteristic, String)] = [
      (.easyToRead, "easy to read"), (.describesVideo, "audio description"),
      (.languageTranslation, "translation"), (.isOriginalContent, "original"),
      (.isAuxiliaryContent, "auxiliary"), (.machineGenerated, "machine generated"),
    ]
    for (characteristic, word) in known where characteristics.contains(characteristic) {
      words.append(word)
    }
    if isTextDescription { words.append("text description") }
    return words
  }
}
