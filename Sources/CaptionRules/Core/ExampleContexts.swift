import CaptionAnalysis
import CaptionModel

/// What rules' examples say is known besides the file.
extension TrackContext {
  /// A frame rate, and cuts at whole seconds.
  static func frames(_ rate: FrameRate, cuts: [Int]? = nil) -> TrackContext {
    var context = TrackContext()
    context.frameRate = rate
    context.shotChanges = cuts.map { $0.map { MediaTime(seconds: $0) } }
    return context
  }

  /// Captions in a language.
  static func language(_ tag: String) -> TrackContext {
    var context = TrackContext()
    context.language = tag
    return context
  }

  /// Captions with words from one second to another, each time.
  static func dialogue(_ times: (Int, Int)...) -> TrackContext {
    var document = CaptionDocument()
    document.cues = times.map { begin, end in
      Cue(begin: MediaTime(seconds: begin), end: MediaTime(seconds: end), text: "Somebody speaks.")
    }
    var context = TrackContext()
    context.dialogue = document
    return context
  }

  /// A programme that lasts so many seconds.
  static func lasting(seconds: Int) -> TrackContext {
    var context = TrackContext()
    context.duration = MediaTime(seconds: seconds)
    return context
  }

  /// A programme with a cast.
  static func cast(_ names: [String]) -> TrackContext {
    var context = TrackContext()
    context.cast = names
    return context
  }

  /// A forced narrative.
  static var forcedNarrative: TrackContext {
    var context = TrackContext()
    context.isForcedNarrative = true
    return context
  }
}
