/// The places of a track's chunks, and of what else of it is found by its place in the file.
struct MP4ChunkOffsets {
  /// The places, in order.
  var offsets: [UInt64]
  /// Whether they are written in 64 bits.
  var isLong: Bool
  /// What stands before their number: version and flags, and for `saio` what the flags ask for.
  private let start: [UInt8]
  private let type: FourCC

  /// Reads a box `stco`, `co64` or `saio`; nil for another one.
  init?(_ node: MP4BoxTree.Node) throws(MP4EditingError) {
    let content = node.content
    type = node.type
    switch node.type {
    case "stco", "co64":
      isLong = node.type == "co64"
      start = Array(content.prefix(4))
    case "saio":
      isLong = (content.first ?? 0) > 0
      start = Array(content.prefix(content.number32(at: 0) & 1 == 1 ? 12 : 4))
    default: return nil
    }
    let count = Int(content.number32(at: start.count))
    let width = isLong ? 8 : 4
    let room = (content.count - start.count - 4) / width
    guard content.count >= start.count + 4, count <= room else {
      throw .damaged("box \"\(node.type)\" has no room for its \(count) places")
    }
    offsets = []
    offsets.reserveCapacity(count)
    for index in 0..<count {
      let place = start.count + 4 + index * width
      offsets.append(
        isLong ? content.number64(at: place) : UInt64(content.number32(at: place))
      )
    }
  }

  /// The box with these places; in 64 bits where one needs them.
  func node(hasLongHeader: Bool) -> MP4BoxTree.Node {
    let isLong = isLong || offsets.contains { $0 > UInt64(UInt32.max) }
    var builder = BoxBuilder()
    // The first byte is the version, which for `saio` says how long places are.
    builder.append(type == "saio" && isLong ? [1] : start.prefix(1))
    builder.append(start.dropFirst())
    builder.append(UInt32(clamping: offsets.count))
    for offset in offsets { builder.append(offset, long: isLong) }
    return MP4BoxTree.Node(
      type: type == "saio" ? type : isLong ? "co64" : "stco",
      hasLongHeader: hasLongHeader,
      content: builder.bytes
    )
  }
}
