public import CaptionAnalysis
import CaptionModel

/// Finds times that lie on no frame of the programme.
public struct FrameGrid: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/frame-grid",
    "A cue begins or ends between two frames.",
    severity: .advice,
    evidence: [.frameRate],
    isOnByDefault: false,
    text: .init(
      checks: "Whether each begin and end is the time of a frame at the programme's rate.",
      matters: "A time between frames is moved by whatever plays it, one frame forwards or back, "
        + "and many such times mean that the captions were made for another rate.",
      measured: "In a file with milliseconds, a time within one millisecond of a frame lies on it, "
        + "since a frame's own time may have been rounded either way. Finer times are compared "
        + "exactly.",
      sources: [
        "Netflix, Timed Text Style Guide: timed to frames of the picture.",
        "That it is advice is this project's own default.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.001 --> 00:02.041\nMind the step.\n",
        context: .frames(.pal)
      ),
      .fails(
        "WEBVTT\n\n⟦1⟧00:01.010 --> 00:02.040\nMind the step.\n",
        "begins at 00:00:01.010, on no frame at 25 a second; the next is at 00:00:01.040",
        context: .frames(.pal)
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each time between frames.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let rate = track.context.frameRate else { return }
    for index in track.cues.indices {
      let cue = track.cues[index]
      if let frame = frame(near: cue.begin, rate, later: true) {
        let text = "begins at \(clock(cue.begin)), on no frame at \(rate) a second"
        var fix: Fix?
        if cue.end.map({ frame < $0 }) ?? true, !cuts(track, from: cue.begin, to: frame) {
          fix = Fix("begin at \(clock(frame))", [.begin(cue: index, frame)])
        }
        report(Finding(.timing(index), "\(text); the next is at \(clock(frame))", fix: fix))
      }
      if let end = cue.end, let frame = frame(near: end, rate, later: false) {
        let text = "ends at \(clock(end)), on no frame at \(rate) a second"
        var fix: Fix?
        if frame > cue.begin, !cuts(track, from: frame, to: end) {
          fix = Fix("end at \(clock(frame))", [.end(cue: index, frame)])
        }
        report(Finding(.timing(index), "\(text); the last is at \(clock(frame))", fix: fix))
      }
    }
  }

  /// The frame to which a time moves inward; nil where it lies on one.
  private func frame(near time: MediaTime, _ rate: FrameRate, later: Bool) -> MediaTime? {
    let number = time.frames(at: rate)
    let nearest = MediaTime(count: number, of: rate)
    let distance = time - nearest
    let isFine = time.units % MediaTime.unitsPerMillisecond != 0
    let tolerance = isFine ? .zero : MediaTime(milliseconds: 1)
    if distance < tolerance || distance == tolerance, .zero - distance <= tolerance { return nil }
    if later { return distance > .zero ? MediaTime(count: number + 1, of: rate) : nearest }
    return distance < .zero ? MediaTime(count: number - 1, of: rate) : nearest
  }

  /// Whether the picture cuts after a time and not after another.
  private func cuts(_ track: Track, from start: MediaTime, to end: MediaTime) -> Bool {
    track.context.shotChanges?.contains { $0 > start && $0 <= end } ?? false
  }
}
