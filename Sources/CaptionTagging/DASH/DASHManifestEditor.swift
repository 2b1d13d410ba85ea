public import CaptionModel
public import CaptionPlaylists

/// Adds text to a DASH manifest or marks what is there, and leaves all other bytes as they are.
public struct DASHManifestEditor: Sendable {
  /// Why a manifest was not changed.
  public enum Refusal: Error, Sendable, Hashable {
    /// The manifest is not well-formed, so that it is not known to its end.
    case broken
    /// There is no period, or there are several, and one file belongs to one only.
    case periods(Int)
    /// The manifest describes the text already, and it was not to be replaced; the index of the set.
    case exists(Int)
    /// Another text of the language is the main one already; the index of the set.
    case otherMain(Int)
    /// The set is not audio; its index.
    case notAudio(Int)
  }

  /// An edited manifest.
  public struct Result: Sendable, Hashable {
    /// The bytes of the whole manifest.
    public var bytes: [UInt8]
    /// Whether a set was there before and has been replaced.
    public var isReplaced = false
  }

  private let manifest: DASHManifest
  private let newline: String
  /// The white space by which an element stands further in than the one around it.
  private let step: String

  private init(_ manifest: DASHManifest) {
    self.manifest = manifest
    let bytes = manifest.source.bytes
    let feed = bytes.firstIndex(of: 0x0A)
    newline = feed.map { $0 > 0 && bytes[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
    let period = manifest.periods.first.flatMap { Self.indent(before: $0.range.lowerBound, bytes) }
    step = period.map { $0.isEmpty || $0.utf8.count > 16 ? "  " : $0 } ?? "  "
  }

  // MARK: Text

  /// Adds a set of text to a manifest of one period.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - manifest: The manifest.
  ///   - replacing: Whether a set that names the same file, or that says the same of the same
  ///     language and media type, may be replaced; it keeps its id.
  public static func add(
    _ set: DASHTextSet,
    to manifest: DASHManifest,
    replacing: Bool
  ) throws(Refusal) -> Result {
    try DASHManifestEditor(manifest).add(set, replacing: replacing)
  }

  /// A new manifest with one set of text, for a programme of a length.
  ///
  /// It declares the full profile: a manifest with a text and nothing else meets no narrower one.
  public static func newManifest(with set: DASHTextSet, duration: MediaTime) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <MPD xmlns="\(DASHManifest.namespace)" profiles="urn:mpeg:dash:profile:full:2011" \
      type="static" minBufferTime="PT2S" mediaPresentationDuration="\(DASHDuration.text(duration))">
        <Period>
      \(set.element(indent: "    "))
        </Period>
      </MPD>

      """.utf8
    )
  }

  private func add(_ set: DASHTextSet, replacing: Bool) throws(Refusal) -> Result {
    guard manifest.isWhole else { throw .broken }
    guard let period = manifest.periods.first, manifest.periods.count == 1 else {
      throw .periods(manifest.periods.count)
    }
    let same = manifest.sets.indices.first { isSame(manifest.sets[$0], set) }
    if let same, !replacing { throw .exists(same) }
    if set.isMain, set.profile == .iso,
      let other = manifest.sets.indices.first(where: { index in
        let known = manifest.sets[index]
        return index != same && known.kind == .text && known.roles.contains("main")
          && known.language?.lowercased() == set.language.text.lowercased()
      })
    {
      throw .otherMain(other)
    }
    let source = manifest.source.bytes
    let replaced = same.map { manifest.sets[$0] }
    let name = representationName(for: set, except: same)
    func element(_ indent: String, id: String? = nil) -> String {
      set.element(
        prefix: manifest.prefix,
        indent: indent,
        step: step,
        newline: newline,
        id: id,
        representation: name
      )
    }
    if let replaced {
      let indent = Self.indent(before: replaced.range.lowerBound, source) ?? ""
      let text = element(indent, id: replaced.id).dropFirst(indent.count)
      return Result(bytes: edited(replaced.range, String(text)), isReplaced: true)
    }
    let outer = Self.indent(before: period.range.lowerBound, source) ?? ""
    if let last = period.sets.last {
      let known = manifest.sets[last].range
      let indent = Self.indent(before: known.lowerBound, source) ?? outer + step
      return Result(bytes: edited(known.upperBound, newline + element(indent)))
    }
    if let bound = period.bound {
      let indent = Self.indent(before: bound, source) ?? outer + step
      let text = element(indent).dropFirst(indent.count) + newline + indent
      return Result(bytes: edited(bound, String(text)))
    }
    let text = element(outer + step)
    guard period.tag.upperBound < period.range.upperBound else {
      // One tag becomes two.
      let slash = period.range.upperBound - 2
      return Result(
        bytes: edited(
          slash..<period.range.upperBound,
          ">\(newline)\(text)\(newline)\(outer)</\(manifest.prefix)Period>"
        )
      )
    }
    // Before the white space that puts the end tag in its place.
    var end = period.content.upperBound
    while end > period.content.lowerBound, source[end - 1] == 0x20 || source[end - 1] == 0x09 {
      end -= 1
    }
    let isOnOwnLine = end > period.content.lowerBound && source[end - 1] == 0x0A
    return Result(
      bytes: isOnOwnLine
        ? edited(end, text + newline)
        : edited(period.content.upperBound, newline + text + newline + outer)
    )
  }

  private func isSame(_ known: DASHAdaptationSet, _ set: DASHTextSet) -> Bool {
    guard known.kind == .text else { return false }
    let address = HLSRendition.percentEncoded(set.uri)
    if known.representations.contains(where: { $0.address == address }) { return true }
    let rest: (String) -> Bool = { $0 != "main" && $0 != "alternate" }
    return known.language?.lowercased() == set.language.text.lowercased()
      && known.mimeType == set.mimeType
      && Set(known.roles.filter(rest)) == Set(set.roles.filter(rest))
  }

  /// An id that no other representation has.
  private func representationName(for set: DASHTextSet, except replaced: Int?) -> String {
    var taken: Set<String> = []
    for index in manifest.sets.indices where index != replaced {
      taken.formUnion(manifest.sets[index].representations.map(\.id))
    }
    var name = set.representationID
    var number = 2
    while taken.contains(name) {
      name = "\(set.representationID)-\(number)"
      number += 1
    }
    return name
  }

  // MARK: Audio

  /// Says of a set of audio that it describes the picture; nil where it says so already.
  ///
  /// It gets the role `description` in `Role` and in `Accessibility`, and for DVB the audio purpose.
  ///
  /// - Parameters:
  ///   - index: The index of the set in ``DASHManifest/sets``.
  ///   - manifest: The manifest.
  ///   - profile: Whose players are to find it.
  public static func describeVideo(
    _ index: Int,
    in manifest: DASHManifest,
    _ profile: DASHTextSet.Profile
  ) throws(Refusal) -> [UInt8]? {
    try DASHManifestEditor(manifest).describeVideo(index, profile)
  }

  private func describeVideo(
    _ index: Int,
    _ profile: DASHTextSet.Profile
  ) throws(Refusal) -> [UInt8]? {
    guard manifest.isWhole else { throw .broken }
    let set = manifest.sets[index]
    guard set.kind == .audio else { throw .notAudio(index) }
    var accessibility: [(String, String)] = []
    if !set.accessibilityRoles.contains("description") {
      accessibility.append((DASHRoles.scheme, "description"))
    }
    if profile == .dvb, !set.purposes.contains(DASHRoles.audioDescription) {
      accessibility.append((DASHRoles.audioPurposeScheme, DASHRoles.audioDescription))
    }
    let roles = set.roles.contains("description") ? [] : [(DASHRoles.scheme, "description")]
    guard !accessibility.isEmpty || !roles.isEmpty else { return nil }
    let source = manifest.source.bytes
    let indent = (Self.indent(before: set.range.lowerBound, source) ?? "") + step
    func lines(_ name: String, _ descriptors: [(String, String)]) -> String {
      descriptors.map { scheme, value in
        newline + indent
          + DASHTextSet.descriptor("\(manifest.prefix)\(name)", scheme, value)
      }.joined()
    }
    let first = lines("Accessibility", accessibility)
    let second = lines("Role", roles)
    guard let places = set.places else {
      let outer = indent.dropLast(step.count)
      return edited(
        set.range.upperBound - 2..<set.range.upperBound,
        ">\(first)\(second)\(newline)\(outer)</\(manifest.prefix)AdaptationSet>"
      )
    }
    var bytes = Array(source[..<places.accessibility]) + Array(first.utf8)
    bytes += source[places.accessibility..<places.role]
    return bytes + Array(second.utf8) + Array(source[places.role...])
  }

  // MARK: Bytes

  private func edited(_ offset: Int, _ text: String) -> [UInt8] { edited(offset..<offset, text) }

  private func edited(_ range: Range<Int>, _ text: String) -> [UInt8] {
    let source = manifest.source.bytes
    return Array(source[..<range.lowerBound]) + Array(text.utf8)
      + Array(source[range.upperBound...])
  }

  /// The white space between a line's beginning and a byte; nil where something else stands there.
  private static func indent(before offset: Int, _ bytes: [UInt8]) -> String? {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}
