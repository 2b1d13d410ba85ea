import CaptionEncoding
import CaptionModel

/// How a file's text became its bytes, so that an edited text can become bytes the same way.
struct FileEncoding: Sendable {
  private let name: String
  private let mark: [UInt8]
  private let isUTF8: Bool
  private let hasMark: Bool

  /// Finds the way; nil where the bytes that are not edited would not be the same afterwards.
  init?(_ bytes: [UInt8], _ source: SourceText) {
    name = source.encoding
    isUTF8 = EncodedText.isUTF8(source.encoding)
    if isUTF8 {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      hasMark = bytes.starts(with: mark)
      self.mark = hasMark ? mark : []
      guard bytes.dropFirst(self.mark.count).elementsEqual(source.bytes) else { return nil }
      return
    }
    mark = []
    for hasMark in [false, true] {
      let encoded = try? EncodedText.encode(source.bytes, as: name, byteOrderMark: hasMark)
      if let encoded, encoded.bytes == bytes {
        self.hasMark = hasMark
        return
      }
    }
    return nil
  }

  /// The bytes of a text; nil where the encoding lacks one of its characters.
  func encode(_ utf8: [UInt8]) -> [UInt8]? {
    if isUTF8 { return hasMark ? mark + utf8 : utf8 }
    guard let encoded = try? EncodedText.encode(utf8, as: name, byteOrderMark: hasMark),
      encoded.substitutions.isEmpty
    else { return nil }
    return encoded.bytes
  }

  /// Whether the encoding has every character that edits write.
  func holds(_ edits: [ByteEdit]) -> Bool {
    isUTF8
      || edits.allSatisfy { edit in
        edit.replacement.isEmpty || encode(edit.replacement) != nil
      }
  }
}
