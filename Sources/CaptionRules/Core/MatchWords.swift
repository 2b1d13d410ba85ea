import CaptionAnalysis
import CaptionModel

/// How rules put in words what was heard.
extension Double {
  /// A time in seconds as a point of the programme: `00:01:02.500`.
  var clockTime: String { clock(MediaTime(milliseconds: thousandths)) }

  /// A distance in seconds, without its sign: `1.72 s`.
  var distance: String { "\(decimal(thousandths: abs(thousandths))) s" }

  /// A number of seconds, without its sign: `1.72`.
  var number: String { decimal(thousandths: abs(thousandths)) }

  /// Whether captions with this error are late or early: `1.72 s late`.
  var lateness: String { "\(distance) \(self < 0 ? "early" : "late")" }

  /// A share of one in hundredths: `0.93`.
  var share: String { decimal(thousandths: Int((self * 100).rounded()) * 10) }

  private var thousandths: Int { Int((Swift.min(Swift.max(self, -1e9), 1e9) * 1000).rounded()) }
}

extension ProgrammeMatch {
  /// What the captions are held against, as a phrase.
  var counterpart: String { isReference ? "the reference" : "the programme" }
}

extension TimeLength {
  /// The length in seconds at the frame rate of a track.
  func seconds(in track: Track) -> Double { duration(at: track.context.frameRate).seconds }
}

extension TrackContext {
  /// Whether sounds of the programme were measured, so that nothing has to be guessed from texts.
  var hasHeardSounds: Bool { match?.isChecked == true && match?.unlabelled != nil }
}
