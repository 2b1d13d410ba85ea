import CaptionKit
import SystemIO

/// The `EXT-X-MEDIA` line of a rendition, and the multivariant playlist that it goes into.
struct RenditionDescription {
  /// A multivariant playlist with the rendition.
  struct Multivariant {
    var file: OutputFile
    /// Whether it was not there before.
    var isNew: Bool
    /// The groups to which the rendition was added.
    var groups: [String]
    /// How many lines of the same rendition were replaced.
    var replaced = 0
    /// The numbers, before the change, of the variants' lines that now name the group.
    var changedLines: [Int] = []
  }

  /// The line.
  var mediaTag: String
  /// The playlist, or nil where none was named.
  var multivariant: Multivariant?

  init(
    _ settings: RenditionSettings,
    _ role: TrackRole,
    _ language: LanguageTag,
    playlist: String,
    overwrites: Bool,
    _ console: Console
  ) throws(PlaylistProblem) {
    let path = settings.multivariant
    let folder = path.map { PlaylistFile.folder(of: $0) } ?? PlaylistFile.folder(of: playlist)
    guard let relative = console.relativePath(from: folder, to: playlist) else {
      throw PlaylistProblem("no way leads from '\(folder)' to '\(playlist)'")
    }
    var rendition = HLSRendition(
      role: role,
      language: language,
      uri: HLSAddress.address(ofPath: relative),
      name: settings.name
    )
    rendition.isDefault = settings.isDefault
    rendition.stableID = settings.stableID
    for characteristic in rendition.unsayable {
      console.remark("HLS cannot say \(characteristic.rawValue) of subtitles; it is left out")
    }
    mediaTag = rendition.mediaTag
    guard let path else { return }
    do throws(PlaylistProblem) {
      try add(rendition, to: path, overwrites, console)
    } catch {
      throw PlaylistProblem("\(shown(path)): \(error.message)")
    }
  }

  private mutating func add(
    _ rendition: HLSRendition,
    to path: String,
    _ overwrites: Bool,
    _ console: Console
  ) throws(PlaylistProblem) {
    guard console.io.entry(path) != nil else {
      let bytes = HLSPlaylistEditor.newPlaylist(with: rendition)
      multivariant = Multivariant(
        file: OutputFile(path: path, bytes: bytes),
        isNew: true,
        groups: [rendition.groupID]
      )
      return
    }
    let file = try PlaylistFile(path, console.io)
    // Bytes that were repaired while they were read cannot be written back as they were.
    let mark: [UInt8] = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    guard file.bytes.dropFirst(mark.count).elementsEqual(file.source.bytes) else {
      throw PlaylistProblem("is not valid UTF-8, so it is not changed")
    }
    do throws(HLSPlaylistEditor.Refusal) {
      let result = try HLSPlaylistEditor.add(
        rendition,
        to: file.playlist,
        replacing: overwrites
      )
      var member = rendition
      if let group = result.groups.first { member.groupID = group }
      mediaTag = member.mediaTag
      multivariant = Multivariant(
        file: OutputFile(path: path, bytes: mark + result.bytes, replaces: true),
        isNew: false,
        groups: result.groups,
        replaced: result.replaced,
        changedLines: result.changedVariants.map { $0 + 1 }
      )
    } catch {
      throw PlaylistProblem(Self.words(error, file))
    }
  }

  private static func words(_ refusal: HLSPlaylistEditor.Refusal, _ file: PlaylistFile) -> String {
    func line(_ index: Int) -> String {
      "line \(file.line(of: file.playlist.renditions[index].range.lowerBound))"
    }
    switch refusal {
    case .mediaPlaylist: return "is a media playlist, not a multivariant one"
    case .exists(let index):
      return "\(line(index)) describes a rendition of that name or address already; --overwrite "
        + "replaces it, --name names another"
    case .otherDefault(let index): return "\(line(index)) is the default of the group already"
    case .unclearGroups(let groups):
      return "the variants name groups of subtitles that no line describes: "
        + groups.joined(separator: ", ")
    }
  }
}
