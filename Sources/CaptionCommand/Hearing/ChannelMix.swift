/// What ffmpeg makes of a track's channels: one, or dialogue beside all sound.
struct ChannelMix: Equatable {
  /// The filter.
  let filter: String
  /// How many channels come out: where two, the first is the centre and the second the mix of all.
  let count: Int

  /// The surround channels of the layouts with a centre, by ffmpeg's names.
  private static let layouts: [String: [String]] = [
    "3.0": [], "3.1": [], "4.0": ["BC"], "4.1": ["BC"],
    "5.0": ["BL", "BR"], "5.1": ["BL", "BR"],
    "5.0(side)": ["SL", "SR"], "5.1(side)": ["SL", "SR"],
    "6.0": ["BC", "SL", "SR"], "6.1": ["BC", "SL", "SR"],
    "7.0": ["BL", "BR", "SL", "SR"], "7.1": ["BL", "BR", "SL", "SR"],
  ]

  /// Makes the mix for a layout in ffmpeg's words.
  init(layout: String) {
    // Gaps in the middle of a track become silence, so that what follows keeps its time.
    let start = "aresample=async=1"
    if let others = Self.layouts[layout] {
      let surround = others.map { "+0.2*\($0)" }.joined()
      filter = "\(start),pan=stereo|c0=FC|c1=0.35*FC+0.25*FL+0.25*FR\(surround)"
      count = 2
    } else {
      filter = "\(start),aformat=channel_layouts=mono"
      count = 1
    }
  }
}
