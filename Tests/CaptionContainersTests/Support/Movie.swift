import CaptionContainers

/// A movie that a test puts together, with one track of video and one of sound.
struct Movie {
  /// Where the header stands.
  enum Order {
    case front
    case end
    /// Between media.
    case middle
  }

  var order = Order.front
  /// Whether the last box says that it goes to the end of the file.
  var endsOpen = false
  /// Whether places are written in 64 bits.
  var isLong = false
  /// The bytes of the chunks of video and sound, in turns.
  var chunks: [[UInt8]] = [[1, 2, 3], [4, 5], [6, 7, 8, 9], [10]]
  /// What stands in the header behind the tracks.
  var more: [UInt8] = []
  /// What the sound's data reference says: 1 for this file.
  var soundFlags: UInt32 = 1
  var brand: FourCC = "isom"
  /// The groups of the tracks.
  var groups: [UInt16] = [0, 1]
  /// The size of the gap before the media, which a test has instead of bytes.
  var gap: UInt64 = 0

  /// The whole file.
  var bytes: [UInt8] {
    let first = fileType.count
    let header = moov(offsets: chunks.map { _ in 0 }).count
    let all = chunks.flatMap { $0 }
    switch order {
    case .front:
      let start = first + header + 8
      return fileType + moov(offsets: offsets(from: start)) + data(all, isLast: true)
    case .end:
      return fileType + data(all, isLast: false) + moov(offsets: offsets(from: first + 8))
        + free
    case .middle:
      let half = chunks[..<2].flatMap { $0 }
      let rest = chunks[2...].flatMap { $0 }
      let early = offsets(from: first + 8)[..<2]
      let late = offsets(from: first + 8 + header + 8)[2...]
      return fileType + data(half, isLast: false) + moov(offsets: Array(early) + Array(late))
        + data(rest, isLast: true)
    }
  }

  /// The chunks of a movie in which they are found by its header.
  static func chunks(of file: [UInt8]) -> [[[UInt8]]] {
    let boxes = BoxList(file)
    return boxes.contents("moov/trak").map { trak in
      let table = BoxList(BoxList(trak).content("mdia/minf/stbl") ?? [])
      let isLong = table.content("co64") != nil
      let places = BoxList(table.content(isLong ? "co64" : "stco") ?? [])
      let sizes = BoxList(table.content("stsz") ?? [])
      return (0..<places.number(4, 4)).map { index in
        let place = places.number(8 + index * (isLong ? 8 : 4), isLong ? 8 : 4)
        return Array(file[place..<place + sizes.number(12 + index * 4, 4)])
      }
    }
  }

  private var fileType: [UInt8] {
    var builder = BoxBuilder()
    builder.box("ftyp") { type in
      type.append(brand)
      type.append(UInt32(0))
    }
    return builder.bytes
  }

  private var free: [UInt8] { hex(#"0000000a "free" ffff"#) }

  private func data(_ content: [UInt8], isLast: Bool) -> [UInt8] {
    var builder = BoxBuilder()
    builder.box("mdat") { $0.append(content) }
    return isLast && endsOpen ? [0, 0, 0, 0] + builder.bytes.dropFirst(4) : builder.bytes
  }

  private func offsets(from start: Int) -> [UInt64] {
    var place = UInt64(start) + gap
    return chunks.map { chunk in
      defer { place += UInt64(chunk.count) }
      return place
    }
  }

  /// The header alone.
  func moov(offsets: [UInt64]) -> [UInt8] {
    var builder = BoxBuilder()
    builder.box("moov") { movie in
      movie.fullBox("mvhd") { header in
        header.appendZeros(8)
        header.append(UInt32(600))
        header.append(UInt32(1200))
        header.appendZeros(76)
        header.append(UInt32(3))
      }
      for track in 0..<2 { append(track, offsets, to: &movie) }
      movie.append(more)
    }
    return builder.bytes
  }

  private func append(_ track: Int, _ offsets: [UInt64], to movie: inout BoxBuilder) {
    movie.box("trak") { trak in
      trak.fullBox("tkhd", flags: 7) { header in
        header.appendZeros(8)
        header.append(UInt32(track + 1))
        header.appendZeros(18)
        header.append(groups[track])
        header.appendZeros(40)
        header.append(UInt32(track == 0 ? 640 << 16 : 0))
        header.append(UInt32(track == 0 ? 360 << 16 : 0))
      }
      trak.box("mdia") { media in
        media.fullBox("hdlr") { handler in
          handler.appendZeros(4)
          handler.append(track == 0 ? "vide" as FourCC : "soun")
          handler.appendZeros(13)
        }
        media.box("minf") { information in
          information.box("dinf") { data in
            data.fullBox("dref") { references in
              references.append(UInt32(1))
              references.fullBox("url ", flags: track == 0 ? 1 : soundFlags) { _ in }
            }
          }
          information.box("stbl") { table in
            let mine = offsets.indices.filter { $0 % 2 == track }
            table.fullBox("stsz") { sizes in
              sizes.append(UInt32(0))
              sizes.append(UInt32(mine.count))
              for index in mine { sizes.append(UInt32(chunks[index].count)) }
            }
            table.fullBox(isLong ? "co64" : "stco") { places in
              places.append(UInt32(mine.count))
              for index in mine {
                if isLong {
                  places.append(offsets[index])
                } else {
                  places.append(UInt32(clamping: offsets[index]))
                }
              }
            }
          }
        }
      }
      // QuickTime ends lists of user data with zeros.
      trak.box("udta") { $0.append([0, 0, 0, 0]) }
    }
  }
}
