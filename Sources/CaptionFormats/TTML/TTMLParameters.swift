import CaptionModel
import CaptionXML

/// The parameters of a document (TTML2, 7.2) that change what its times and lengths mean.
struct TTMLParameters: Sendable {
  /// Parameters by their attribute's name.
  enum Name: String, Sendable {
    case timeBase, frameRate, frameRateMultiplier, subFrameRate, tickRate, dropMode
    case cellResolution
    case profile, contentProfiles
    case activeArea, aspectRatio, displayAspectRatio
  }

  var timing = TTMLTiming()
  /// Columns and rows of the grid that the unit `c` counts in.
  var cells = (columns: 32.0, rows: 15.0)
  /// The root's `tts:extent` in pixels, or nil where it gives none.
  var pixels: (width: Double, height: Double)?
  /// The profile that the document says it conforms to, or nil.
  var profile: String?
}

/// How a document counts time (TTML2, 7.2.5 to 7.2.11 and 12.3).
struct TTMLTiming: Sendable, Hashable {
  /// Which clock times are on.
  enum Base: Sendable {
    case media, smpte, clock
  }

  /// Which frame numbers are left out (TTML2, 7.2.4 `dropMode`).
  enum DropMode: Sendable {
    case none, ntsc, pal
  }

  var base = Base.media
  var dropMode = DropMode.none
  /// Frame numbers in a second of a clock time.
  var nominalFrames = 30
  /// Frames in a real second.
  var frameRate = FrameRate.thirty
  var subFrames = 1
  /// Ticks in a second.
  var tickRate = FrameRate.one

  init() {}

  /// Combines the parameters with their defaults.
  ///
  /// - Parameters:
  ///   - frames: `ttp:frameRate`, or nil.
  ///   - multiplier: `ttp:frameRateMultiplier` as a fraction, or nil.
  ///   - subFrames: `ttp:subFrameRate`, or nil.
  ///   - ticks: `ttp:tickRate`, or nil.
  mutating func set(frames: Int?, multiplier: FrameRate?, subFrames: Int?, ticks: Int?) {
    nominalFrames = frames ?? 30
    self.subFrames = subFrames ?? 1
    let (top, overflow) = nominalFrames.multipliedReportingOverflow(by: multiplier?.frames ?? 1)
    frameRate =
      (overflow ? nil : FrameRate(frames: top, duration: multiplier?.duration ?? 1)) ?? .thirty
    if let ticks, let rate = FrameRate(frames: ticks) {
      tickRate = rate
    } else if frames != nil {
      // TTML2, 7.2.11: without a tick rate, a tick is a sub-frame where frames are declared.
      let (top, overflow) = frameRate.frames.multipliedReportingOverflow(by: self.subFrames)
      tickRate = (overflow ? nil : FrameRate(frames: top, duration: frameRate.duration)) ?? .one
    }
  }
}

extension FrameRate {
  /// Once a second.
  static let one = FrameRate(frames: 1) ?? .thirty
}
