/// Which kin of the container a file belongs to; each says some things in another way.
public enum MP4FileKind: String, Sendable, CaseIterable {
  /// MPEG-4, `.mp4`.
  case mp4
  /// Apple's kind of MPEG-4, `.m4v`.
  case m4v
  /// QuickTime, `.mov`.
  case mov

  /// Takes the extension of a path, in any case; nil for another one.
  public init?(path: String) {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: ".") else { return nil }
    self.init(rawValue: file[file.index(after: dot)...].lowercased())
  }

  /// Whether characteristics are written as `tagc`, which AVFoundation reads from these two kinds;
  /// MPEG-4 has `kind` instead.
  public var hasCharacteristics: Bool { self != .mp4 }

  /// Whether headers have the form of QuickTime, with counted names and data handlers.
  var isQuickTime: Bool { self == .mov }

  /// Appends the box that says so at the beginning of a file (ISO/IEC 14496-12, 4.3).
  func appendFileType(to builder: inout BoxBuilder) {
    let brands: (major: FourCC, version: UInt32, compatible: [FourCC])
    switch self {
    case .mp4: brands = ("isom", 0x200, ["isom", "iso2", "mp41"])
    case .m4v: brands = ("M4V ", 1, ["M4V ", "mp42", "isom"])
    case .mov: brands = ("qt  ", 0x200, ["qt  "])
    }
    builder.box("ftyp") { box in
      box.append(brands.major)
      box.append(brands.version)
      for brand in brands.compatible { box.append(brand) }
    }
  }
}
