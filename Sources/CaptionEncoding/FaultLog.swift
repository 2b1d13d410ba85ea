import CaptionModel

/// Collects what does not fit an encoding, neighbouring faults together.
struct FaultLog {
  private let encoding: String
  private var diagnostics: [Diagnostic] = []
  /// The run that is still growing: its bytes and where its replacement characters stand.
  private var bytes: [UInt8] = []
  private var range = 0..<0
  private var length = 0
  private var runs = 0
  private var marks = 0
  private var lastMark = 0..<0

  /// A file of another kind can be all faults; after so many runs they are only counted.
  static let limit = 1000

  /// The length of U+FFFD in UTF-8.
  private static let replacementLength = 3

  init(encoding: String) {
    self.encoding = encoding
  }

  /// Takes bytes that were replaced by one U+FFFD.
  ///
  /// - Parameter offset: Where the replacement stands in the decoded text.
  mutating func fault(_ bad: some Collection<UInt8>, at offset: Int) {
    if range.isEmpty || range.upperBound != offset { flush(at: offset) }
    range = range.lowerBound..<offset + Self.replacementLength
    length += bad.count
    if bytes.count < 8 { bytes.append(contentsOf: bad.prefix(8 - bytes.count)) }
  }

  /// Takes a byte order mark that stands at the beginning of a line in the decoded text.
  mutating func mark(at offset: Int) {
    flush(at: offset)
    marks += 1
    lastMark = offset..<offset + 3
    guard marks <= Self.limit else { return }
    let message = "byte order mark inside the text"
    diagnostics.append(Diagnostic(EncodingDiagnostics.markInside, message, range: lastMark))
  }

  /// Everything that was found, in the order of the text.
  mutating func finish() -> [Diagnostic] {
    flush(at: 0)
    if runs > Self.limit {
      let message = "\(runs - Self.limit) more places with bytes that are not valid \(encoding)"
      diagnostics.append(Diagnostic(EncodingDiagnostics.invalidBytes, message, range: range))
    }
    if marks > Self.limit {
      let message = "\(marks - Self.limit) more byte order marks inside the text"
      diagnostics.append(Diagnostic(EncodingDiagnostics.markInside, message, range: lastMark))
    }
    return diagnostics
  }

  private mutating func flush(at offset: Int) {
    defer {
      bytes.removeAll(keepingCapacity: true)
      range = offset..<offset
      length = 0
    }
    guard !range.isEmpty else { return }
    runs += 1
    guard runs <= Self.limit else { return }
    let shown = bytes.map { byte in
      "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let more = length > bytes.count ? " …" : ""
    let message =
      "\"\(shown.joined(separator: " "))\(more)\" is not valid \(encoding), read as U+FFFD"
    diagnostics.append(Diagnostic(EncodingDiagnostics.invalidBytes, message, range: range))
  }
}
