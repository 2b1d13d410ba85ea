import CaptionModel

/// What SubRip says of a cue beyond the shared model.
struct SubRipCueExtra: CaptionExtra {
  static let formatID = "subrip"

  /// The rectangle after the times, as it is written: `X1:203 X2:511 Y1:359 Y2:431`.
  ///
  /// The unit is a pixel of a picture whose size no file tells, so it can't become a placement.
  var coordinates: String?

  /// The number of an alignment code that says what is the default anyway.
  var alignment: Int?

  var lossDescription: String? {
    coordinates.map { "coordinates \($0)" }
  }
}
