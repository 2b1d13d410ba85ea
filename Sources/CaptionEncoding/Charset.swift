/// An encoding that somebody named.
enum Charset {
  case utf8
  /// UTF-16, with its byte order where the name tells it.
  case utf16(ByteOrder?)
  /// UTF-32, with its byte order where the name tells it.
  case utf32(ByteOrder?)
  /// Any other, by the name to ask the system for.
  case system(String)

  /// Finds an encoding by its name in any case; nil for what can't be a name.
  ///
  /// Whether the system knows the name shows only when it is used.
  init?(named name: String) {
    let bytes = Array(name.utf8)
    // A slash would pass options to iconv, and an empty name would mean the user's locale.
    let isName = bytes.allSatisfy { byte in
      let lower = byte | 0x20
      return lower >= 0x61 && lower <= 0x7A || byte >= 0x30 && byte <= 0x39
        || [0x2D, 0x2E, 0x3A, 0x5F, 0x2B, 0x28, 0x29].contains(byte)
    }
    guard isName, !bytes.isEmpty, bytes.count <= 64 else { return nil }
    let key = Self.key(name)
    switch key {
    case "utf8", "unicode11utf8", "utf8sig", "cp65001": self = .utf8
    case "utf16", "unicode", "ucs2", "iso10646ucs2": self = .utf16(nil)
    case "utf16le", "ucs2le", "cp1200", "unicodelittle": self = .utf16(.little)
    case "utf16be", "ucs2be", "cp1201", "unicodebig": self = .utf16(.big)
    case "utf32", "ucs4", "iso10646ucs4": self = .utf32(nil)
    case "utf32le", "ucs4le": self = .utf32(.little)
    case "utf32be", "ucs4be": self = .utf32(.big)
    default: self = .system(Self.ianaNames[key] ?? name)
    }
  }

  /// The name without case and punctuation, by which names are compared (Unicode TS 22, 1.4).
  private static func key(_ name: String) -> String {
    String(decoding: name.lowercased().utf8.filter { $0 != 0x2D && $0 != 0x5F }, as: UTF8.self)
  }

  /// The names that people write, and the names that IANA registers, for the encodings that
  /// caption files are met in.
  private static let ianaNames: [String: String] = {
    var names: [String: String] = [
      "ansi": "windows-1252", "latin1": "ISO-8859-1", "l1": "ISO-8859-1", "latin2": "ISO-8859-2",
      "latin5": "ISO-8859-9", "latin9": "ISO-8859-15", "ascii": "US-ASCII", "usascii": "US-ASCII",
      "macroman": "macintosh", "xmacroman": "macintosh", "mac": "macintosh",
      "macintosh": "macintosh",
      "shiftjis": "Shift_JIS", "sjis": "Shift_JIS", "xsjis": "Shift_JIS", "mskanji": "Shift_JIS",
      "windows31j": "Windows-31J", "cp932": "Windows-31J", "ms932": "Windows-31J",
      "eucjp": "EUC-JP", "xeucjp": "EUC-JP", "iso2022jp": "ISO-2022-JP",
      "gb18030": "GB18030", "gbk": "GBK", "cp936": "GBK", "xgbk": "GBK", "gb2312": "GB2312",
      "euccn": "GB2312", "big5": "Big5", "big5hkscs": "Big5-HKSCS",
      "euckr": "EUC-KR", "ksc56011987": "EUC-KR", "cp949": "CP949", "uhc": "CP949",
      "koi8r": "KOI8-R", "koi8u": "KOI8-U", "tis620": "TIS-620", "viscii": "VISCII",
    ]
    for number in 1250...1258 {
      names["windows\(number)"] = "windows-\(number)"
      names["cp\(number)"] = "windows-\(number)"
      names["win\(number)"] = "windows-\(number)"
      names["xcp\(number)"] = "windows-\(number)"
    }
    for part in 1...16 where part != 12 {
      names["iso8859\(part)"] = "ISO-8859-\(part)"
    }
    for number in [437, 737, 775, 850, 852, 855, 857, 858, 860, 861, 862, 863, 865, 866, 869] {
      names["ibm\(number)"] = "IBM\(number)"
      names["cp\(number)"] = "IBM\(number)"
    }
    return names
  }()
}
