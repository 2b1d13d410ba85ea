import CaptionKit

/// A file that is written beside an output.
struct CompanionFile {
  var path: String
  var bytes: [UInt8]
}

extension Conversion {
  /// The files to be written beside the output, once it is there.
  ///
  /// It is called before anything is written, so that throwing refuses the conversion.
  func companions(
    of track: Track,
    _ console: inout Console
  ) throws(Failure) -> [CompanionFile] {
    []
  }
}
