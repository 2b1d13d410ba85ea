import CaptionModel
public import CaptionPlaylists

/// Adds a rendition of subtitles to a multivariant playlist, and leaves all other lines as they are.
///
/// One change besides the new line is made: variants that name no group of subtitles get
/// `SUBTITLES="…"`. A player offers the renditions of the group that its variant names and no others
/// (RFC 8216, 4.3.4.2), so that without it nobody would find the new one. The changed lines are told.
public struct HLSPlaylistEditor: Sendable {
  /// Why a rendition was not added.
  public enum Refusal: Error, Sendable, Hashable {
    /// The playlist lists segments.
    case mediaPlaylist
    /// The playlist describes the rendition already, and it was not to be replaced; the index of the
    /// tag in ``HLSPlaylist/renditions``.
    case exists(Int)
    /// Another rendition of the group is the default already; the index of its tag.
    case otherDefault(Int)
    /// Variants name groups that no tag describes, and more than one, so that it is not clear to
    /// which one the rendition belongs.
    case unclearGroups([String])
  }

  /// An edited playlist.
  public struct Result: Sendable, Hashable {
    /// The bytes of the whole playlist.
    public var bytes: [UInt8]
    /// The groups to which the rendition was added.
    public var groups: [String]
    /// How many lines for the rendition were there before and have been replaced.
    public var replaced = 0
    /// The indices of the lines of variants, in the source, that now name the group.
    public var changedVariants: [Int] = []
  }

  /// The playlist that is edited.
  private let playlist: HLSPlaylist
  private let rendition: HLSRendition
  private let newline: [UInt8]

  private struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  private init(_ playlist: HLSPlaylist, _ rendition: HLSRendition) {
    self.playlist = playlist
    self.rendition = rendition
    let bytes = playlist.source.bytes
    let feed = bytes.firstIndex(of: 0x0A)
    let isCRLF = feed.map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    newline = isCRLF ? [0x0D, 0x0A] : [0x0A]
  }

  /// Adds a rendition.
  ///
  /// It is put into the group that the playlist has, or into each where there are several, since
  /// groups of one type have to have the same members (RFC 8216, 4.3.4.1.1); only a playlist without
  /// groups of subtitles gets the rendition's own. Behind plain subtitles of the same language, SDH
  /// and forced ones follow, from the most general to the most special.
  ///
  /// - Parameters:
  ///   - rendition: The rendition; its group counts only where the playlist has none.
  ///   - playlist: The playlist.
  ///   - replacing: Whether a line with the same name or address may be replaced; what it says and
  ///     the rendition does not is kept.
  public static func add(
    _ rendition: HLSRendition,
    to playlist: HLSPlaylist,
    replacing: Bool
  ) throws(Refusal) -> Result {
    try HLSPlaylistEditor(playlist, rendition).add(replacing: replacing)
  }

  /// A new playlist with one rendition and no variant yet.
  public static func newPlaylist(with rendition: HLSRendition) -> [UInt8] {
    Array("#EXTM3U\n\(rendition.mediaTag)\n".utf8)
  }

  private func add(replacing: Bool) throws(Refusal) -> Result {
    guard playlist.kind != .media else { throw .mediaPlaylist }
    var result = Result(bytes: [], groups: try groups())
    var edits: [Edit] = []
    for group in result.groups {
      var member = rendition
      member.groupID = group
      let same = playlist.renditions.indices.first { isSame(playlist.renditions[$0], in: group) }
      if let same, !replacing { throw .exists(same) }
      if rendition.isDefault,
        let other = playlist.renditions.indices.first(where: {
          $0 != same && isMember($0, of: group) && playlist.renditions[$0].isDefault
        })
      {
        throw .otherDefault(other)
      }
      if let same {
        let tag = playlist.renditions[same]
        edits.append(Edit(range: tag.range, bytes: Array(line(of: member, instead: tag).utf8)))
        result.replaced += 1
      } else {
        edits.append(insertion(of: Array(member.mediaTag.utf8), in: group))
      }
    }
    if let group = result.groups.first {
      for variant in playlist.variants where variant.subtitles == nil {
        let end = variant.attributes.all.last?.range.upperBound ?? variant.range.upperBound
        let comma = variant.attributes.all.isEmpty ? "" : ","
        let words = "\(comma)SUBTITLES=\(HLSRendition.quoted(group))"
        edits.append(Edit(range: end..<end, bytes: Array(words.utf8)))
        result.changedVariants.append(variant.line)
      }
    }
    result.bytes = apply(edits)
    return result
  }

  // MARK: Groups

  /// The groups to which the rendition is added.
  private func groups() throws(Refusal) -> [String] {
    var described: [String] = []
    for tag in playlist.renditions where tag.isSubtitles && !tag.groupID.isEmpty {
      if !described.contains(tag.groupID) { described.append(tag.groupID) }
    }
    if !described.isEmpty { return described }
    var named: [String] = []
    for case let group? in playlist.variants.map(\.subtitles) where !named.contains(group) {
      named.append(group)
    }
    guard named.count <= 1 else { throw .unclearGroups(named) }
    return named.isEmpty ? [rendition.groupID] : named
  }

  private func isMember(_ index: Int, of group: String) -> Bool {
    let tag = playlist.renditions[index]
    return tag.isSubtitles && tag.groupID == group
  }

  private func isSame(_ tag: HLSMediaTag, in group: String) -> Bool {
    guard tag.isSubtitles, tag.groupID == group else { return false }
    return tag.uri == HLSRendition.percentEncoded(rendition.uri)
      || HLSRendition.quoted(tag.name) == HLSRendition.quoted(rendition.name)
  }

  // MARK: Lines

  /// The new line with what only the old one says.
  private func line(of member: HLSRendition, instead old: HLSMediaTag) -> String {
    var member = member
    if old.isDefault { member.isDefault = true }
    let known = Set(member.attributes.map(\.name) + ["FORCED", "CHARACTERISTICS"])
    let kept = old.attributes.all.filter { !known.contains($0.name) }.map { attribute in
      let value = attribute.isQuoted ? "\"\(attribute.value)\"" : attribute.value
      return ",\(attribute.name)=\(value)"
    }
    return member.mediaTag + kept.joined()
  }

  /// Where a new line goes: by its rank among those of the same language in its group, else behind
  /// the group, else behind all renditions, else before the first variant.
  private func insertion(of line: [UInt8], in group: String) -> Edit {
    let members = playlist.renditions.filter { $0.isSubtitles && $0.groupID == group }
    let language = rendition.language.text.lowercased()
    let kin = members.filter { $0.language?.lowercased() == language }
    let rank = Self.rank(isForced: rendition.isForced, rendition.characteristics.count)
    if let next = kin.first(where: {
      Self.rank(isForced: $0.isForced, $0.characteristics.count) > rank
    }) {
      return before(next.range.lowerBound, line)
    }
    if let last = kin.last ?? members.last ?? playlist.renditions.last {
      return behind(last.range.upperBound, line)
    }
    let first = playlist.lines.first { line in
      guard case .tag(let name, _) = line.content else { return false }
      return name == "EXT-X-STREAM-INF" || name == "EXT-X-I-FRAME-STREAM-INF"
    }
    if let first { return before(first.range.lowerBound, line) }
    let last = playlist.lines.last { $0.content != .blank }
    return behind(last?.range.upperBound ?? playlist.source.bytes.count, line)
  }

  private static func rank(isForced: Bool, _ characteristics: Int) -> Int {
    isForced ? 2 : characteristics > 0 ? 1 : 0
  }

  private func before(_ offset: Int, _ line: [UInt8]) -> Edit {
    Edit(range: offset..<offset, bytes: line + newline)
  }

  private func behind(_ offset: Int, _ line: [UInt8]) -> Edit {
    Edit(range: offset..<offset, bytes: newline + line)
  }

  private func apply(_ edits: [Edit]) -> [UInt8] {
    let source = playlist.source.bytes
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.bytes.count })
    var offset = 0
    let order = edits.indices.sorted {
      (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1)
    }
    for index in order {
      bytes += source[offset..<edits[index].range.lowerBound]
      bytes += edits[index].bytes
      offset = edits[index].range.upperBound
    }
    bytes += source[offset...]
    // A playlist whose last line has no break would otherwise end within the new one.
    if bytes.last != 0x0A { bytes += newline }
    return bytes
  }
}
