/// The sample entries of text tracks, byte for byte.
public enum MP4TextEntry {
  /// How much of a `tx3g` track is shown even where the viewer asked for no subtitles (QuickTime File
  /// Format, Subtitle sample description).
  public enum Forced: UInt32, Sendable {
    /// Nothing is.
    case none = 0
    /// Samples that say so are.
    case some = 0x4000_0000
    /// All samples are.
    case all = 0xC000_0000
  }

  /// The entry of 3GPP Timed Text (3GPP TS 26.245, 5.16): white Arial of ``tx3gFontSize(height:)``,
  /// centred at the bottom.
  ///
  /// - Parameters:
  ///   - forced: How much of the track is forced.
  ///   - width: The width of the text box in pixels; zero leaves it to the player.
  ///   - height: Its height.
  public static func tx3g(forced: Forced = .none, width: UInt16 = 0, height: UInt16 = 0) -> [UInt8]
  {
    entry("tx3g") { entry in
      entry.append(forced.rawValue)
      // Centred, and at the bottom, which is -1.
      entry.append([0x01, 0xFF])
      // Opaque black behind the text.
      entry.append(UInt32(0x0000_00FF))
      for number in [0, 0, height, width] { entry.append(number) }
      // The first and the last character that the style is for: none, since it is the default.
      entry.append(UInt32(0))
      entry.append(tx3gFont)
      entry.append([0, tx3gFontSize(height: height)])
      entry.append(UInt32(0xFFFF_FFFF))
      entry.box("ftab") { table in
        table.append(UInt16(1))
        table.append(tx3gFont)
        table.append(UInt8(5))
        table.append("Arial")
      }
    }
  }

  /// The number of the only font in the entry of `tx3g`.
  public static let tx3gFont: UInt16 = 1

  /// The size of its letters: a twentieth of the picture's height, as is usual for subtitles, and 16
  /// at least.
  public static func tx3gFontSize(height: UInt16) -> UInt8 {
    UInt8(clamping: max(height / 20, 16))
  }

  /// The entry of WebVTT (ISO/IEC 14496-30, 7.5).
  ///
  /// - Parameters:
  ///   - header: What stands before the first cue, without line breaks at its end.
  ///   - label: A name of the source of the cues, or nil.
  public static func wvtt(header: [UInt8], label: String?) -> [UInt8] {
    entry("wvtt") { entry in
      entry.box("vttC") { $0.append(header) }
      if let label { entry.box("vlab") { $0.append(label) } }
    }
  }

  /// The entry of TTML (ISO/IEC 14496-12, 12.6.3.2).
  public static func stpp() -> [UInt8] {
    entry("stpp") { entry in
      entry.appendTerminated("http://www.w3.org/ns/ttml")
      // The document's schema, which nobody asks for.
      entry.appendTerminated("")
    }
  }

  private static func entry(_ type: FourCC, _ content: (inout BoxBuilder) -> Void) -> [UInt8] {
    var builder = BoxBuilder()
    builder.box(type) { entry in
      entry.appendZeros(6)
      // The track's only data reference.
      entry.append(UInt16(1))
      content(&entry)
    }
    return builder.bytes
  }
}
