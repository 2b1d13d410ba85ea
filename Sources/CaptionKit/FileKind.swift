import CaptionModel

/// What a file is that holds no captions that can be read, as its bytes show.
///
/// Signatures of binary files are those of their specifications; no name is looked at.
public struct FileKind: Sendable, Hashable {
  /// What can be done with a kind of file.
  public enum Use: Sendable, Hashable {
    /// A movie that may have tracks of text: MP4 or QuickTime.
    case movie
    /// A Matroska or WebM file, which may have tracks of text.
    case matroska
    /// An HLS playlist.
    case playlist
    /// A DASH manifest.
    case manifest
    /// Nothing that CaptionKit does.
    case none
  }

  /// What it is, as a noun phrase: `a PNG image`.
  public let name: String
  /// What can be done with it.
  public let use: Use

  /// Whether nothing is known but that it is no text.
  private(set) var isBinary = false

  /// The bytes from the beginning that ``init(of:)`` looks at.
  public static let bytesNeeded = 1024

  private init(_ name: String, _ use: Use = .none) {
    self.name = name
    self.use = use
  }

  // MARK: Signatures

  /// Finds the kind of a file that begins with some bytes; nil where they are no signature of a binary
  /// file.
  public init?(of bytes: [UInt8]) {
    if let box = FileKind(movie: bytes) {
      self = box
      return
    }
    for (offset, signature, name, use) in Self.signatures
    where bytes.dropFirst(offset).starts(with: signature) {
      self.init(name, use)
      return
    }
    if bytes.count > 376, bytes[0] == 0x47, bytes[188] == 0x47, bytes[376] == 0x47 {
      self.init("an MPEG transport stream")
      return
    }
    // Two letters alone might begin a text.
    let hasZero = bytes.prefix(64).contains(0)
    for (signature, name) in [
      ("MZ", "a Windows program"), ("PG", "PGS subtitles, which are pictures"),
    ]
    where hasZero && bytes.starts(with: signature.utf8) {
      self.init(name)
      return
    }
    return nil
  }

  /// A box at the beginning of an MP4 or QuickTime file (ISO/IEC 14496-12, 4.2).
  private init?(movie bytes: [UInt8]) {
    guard bytes.count >= 8 else { return nil }
    let type = bytes[4..<8]
    func isType(_ name: String) -> Bool { type.elementsEqual(name.utf8) }
    guard
      ["ftyp", "styp", "moov", "moof", "sidx", "mdat", "wide", "pnot"].contains(where: isType)
    else { return nil }
    if isType("ftyp"), bytes.count >= 12 {
      let brand = String(decoding: bytes[8..<12], as: UTF8.self)
      if ["heic", "heix", "mif1", "avif", "avis"].contains(brand) {
        self.init("a HEIF or AVIF image")
        return
      }
    }
    // Four letters in a text are no box: a box's size has a zero byte, unless it is a large one.
    guard isType("ftyp") || bytes[0..<4].contains(where: { $0 < 0x09 }) else { return nil }
    self.init("an MP4 or QuickTime movie", .movie)
  }

  private static let signatures: [(offset: Int, bytes: [UInt8], name: String, use: Use)] = [
    (0, [0x1A, 0x45, 0xDF, 0xA3], "a Matroska or WebM movie", .matroska),
    (8, Array("AVI ".utf8), "an AVI movie", .none),
    (8, Array("WAVEfmt".utf8), "a WAVE sound file", .none),
    (8, Array("WEBPVP8".utf8), "a WebP image", .none),
    (0, [0x06, 0x0E, 0x2B, 0x34], "an MXF file", .none),
    (0, [0x00, 0x00, 0x01, 0xBA], "an MPEG program stream, such as VobSub subtitles", .none),
    (0, [0x00, 0x00, 0x01, 0xB3], "an MPEG video", .none),
    (0, [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11], "a Windows Media file", .none),
    (0, Array("FLV\u{1}".utf8), "a Flash video", .none),
    (0, Array("OggS\u{0}".utf8), "an Ogg file", .none),
    (0, Array("fLaC\u{0}".utf8), "a FLAC sound file", .none),
    (0, Array("ID3".utf8) + [0x02], "an MP3 sound file", .none),
    (0, Array("ID3".utf8) + [0x03], "an MP3 sound file", .none),
    (0, Array("ID3".utf8) + [0x04], "an MP3 sound file", .none),
    (0, [0x50, 0x4B, 0x03, 0x04], "a ZIP archive, which has to be unpacked first", .none),
    (0, [0x50, 0x4B, 0x05, 0x06], "an empty ZIP archive", .none),
    (0, [0x1F, 0x8B, 0x08], "a gzip archive, which has to be unpacked first", .none),
    (
      0, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "an xz archive, which has to be unpacked first",
      .none
    ),
    (0, [0x28, 0xB5, 0x2F, 0xFD], "a zstd archive, which has to be unpacked first", .none),
    (
      0, Array("BZh".utf8) + [0x39, 0x31, 0x41, 0x59],
      "a bzip2 archive, which has to be unpacked first",
      .none
    ),
    (
      0, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "a 7z archive, which has to be unpacked first", .none
    ),
    (0, Array("Rar!\u{1A}\u{7}".utf8), "a RAR archive, which has to be unpacked first", .none),
    (257, Array("ustar".utf8), "a tar archive, which has to be unpacked first", .none),
    (0, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG image", .none),
    (0, [0xFF, 0xD8, 0xFF], "a JPEG image", .none),
    (0, Array("GIF87a".utf8), "a GIF image", .none),
    (0, Array("GIF89a".utf8), "a GIF image", .none),
    (0, [0x49, 0x49, 0x2A, 0x00], "a TIFF image", .none),
    (0, [0x4D, 0x4D, 0x00, 0x2A], "a TIFF image", .none),
    (0, Array("%PDF-".utf8), "a PDF document", .none),
    (0, [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "an old Office document", .none),
    (0, [0x7F, 0x45, 0x4C, 0x46], "a program (ELF)", .none),
    (0, [0xCF, 0xFA, 0xED, 0xFE], "a program (Mach-O)", .none),
    (0, [0xCA, 0xFE, 0xBA, 0xBE], "a program (Mach-O or Java)", .none),
    (0, [0x00, 0x61, 0x73, 0x6D], "a program (WebAssembly)", .none),
    (0, Array("SQLite format 3\u{0}".utf8), "an SQLite database", .none),
    (3, Array("STL25.01".utf8), "EBU STL captions, which are not read", .none),
    (3, Array("STL30.01".utf8), "EBU STL captions, which are not read", .none),
  ]

  // MARK: Text

  /// Finds the kind of a text in which no captions of a known format are; nil for any other text.
  init?(ofText source: SourceText) {
    let bytes = source.bytes
    if Self.isBinary(bytes) {
      self.init("binary data")
      isBinary = true
      return
    }
    let start = String(decoding: bytes.prefix(400), as: UTF8.self)
      .drop { $0.isWhitespace }
      .lowercased()
    for (beginning, name, use) in Self.beginnings where start.hasPrefix(beginning) {
      self.init(name, use)
      return
    }
    // {25}{50}Text.
    let parts = start.split(separator: "}", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 3, parts.prefix(2).allSatisfy({ $0.isFrameNumber }) {
      self.init("MicroDVD captions, which are not read")
      return
    }
    if start.contains("<mpd"), start.hasPrefix("<?xml") {
      self.init("a DASH manifest", .manifest)
      return
    }
    if start.contains("<html"), start.hasPrefix("<?xml") {
      self.init("a web page")
      return
    }
    return nil
  }

  private static let beginnings: [(String, String, Use)] = [
    ("<!doctype html", "a web page", .none), ("<html", "a web page", .none),
    ("#extm3u", "an HLS playlist", .playlist), ("<mpd", "a DASH manifest", .manifest),
    ("{\\rtf", "a Rich Text document; save it as plain text first", .none),
    ("[script info]", "SubStation Alpha captions, which are not read", .none),
    ("<sami", "SAMI captions, which are not read", .none),
    ("scenarist_scc", "Scenarist closed captions (SCC), which are not read", .none),
    ("# vobsub index", "a VobSub index, whose subtitles are pictures", .none),
    ("{\"", "JSON", .none), ("{\n", "JSON", .none), ("[{", "JSON", .none),
  ]

  /// Whether a text is not text: more than a twentieth of its first characters are control characters,
  /// or could not be decoded.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(4096)
    var odd = 0
    var count = 0
    var index = start.startIndex
    while index < start.endIndex {
      let byte = start[index]
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D, byte != 0x0C { odd += 1 }
      // U+FFFD
      if byte == 0xEF, start[index...].starts(with: [0xEF, 0xBF, 0xBD]) { odd += 1 }
      index += 1
    }
    return odd * 20 > count
  }
}

extension Substring {
  fileprivate var isFrameNumber: Bool {
    hasPrefix("{") && count > 1 && count < 9
      && dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }
}
