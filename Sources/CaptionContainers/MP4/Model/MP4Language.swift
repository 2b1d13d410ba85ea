/// The language in a media header (ISO/IEC 14496-12, 8.4.2; QuickTime File Format, Language Code
/// Values).
public enum MP4Language: Sendable, Hashable {
  /// Three letters of ISO 639-2/T.
  case letters(String)
  /// A number of the Macintosh's list.
  case macintosh(UInt16)
  /// None, or one that cannot be read.
  case unsaid

  /// Takes the packed field.
  public init(packed: UInt16) {
    if packed < 0x400 {
      self = .macintosh(packed)
      return
    }
    let letters = [packed >> 10, packed >> 5, packed].map { UInt8($0 & 0x1F) + 0x60 }
    guard letters.allSatisfy({ 0x61...0x7A ~= $0 }) else {
      self = .unsaid
      return
    }
    let text = String(decoding: letters, as: UTF8.self)
    self = text == "und" ? .unsaid : .letters(text)
  }

  /// The language as a BCP 47 tag; nil where none is named, or one that is not known here.
  public var tag: String? {
    switch self {
    case .letters(let text): Self.short[text] ?? text
    case .macintosh(let number):
      Self.macintoshTags.indices.contains(Int(number)) ? Self.macintoshTags[Int(number)] : nil
    case .unsaid: nil
    }
  }

  /// BCP 47 wants the two letters where there are any; both codes for a language are listed.
  private static let short: [String: String] = {
    let pairs =
      "ara ar bul bg cat ca ces cs cze cs cym cy wel cy dan da deu de ger de ell el gre el eng en "
      + "spa es est et eus eu baq eu fas fa per fa fin fi fra fr fre fr gle ga glg gl heb he hin hi "
      + "hrv hr hun hu hye hy arm hy ind id isl is ice is ita it jpn ja kat ka geo ka kaz kk kor ko "
      + "lav lv lit lt mkd mk mac mk msa ms may ms nld nl dut nl nob nb nno nn nor no pol pl por pt "
      + "ron ro rum ro rus ru slk sk slo sk slv sl sqi sq alb sq srp sr swe sv tam ta tel te tha th "
      + "tur tr ukr uk urd ur vie vi zho zh chi zh afr af ben bn bos bs guj gu kan kn mal ml mar mr "
      + "pan pa swa sw lat la mlt mt gla gd"
    let words = pairs.split(separator: " ").map(String.init)
    var result: [String: String] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      result[words[index]] = words[index + 1]
    }
    return result
  }()

  /// The Macintosh's languages by their numbers.
  private static let macintoshTags = [
    "en", "fr", "de", "it", "nl", "sv", "es", "da", "pt", "no", "he", "ja", "ar", "fi", "el", "is",
    "mt", "tr", "hr", "zh-Hant", "ur", "hi", "th", "ko", "lt", "pl", "hu", "et", "lv", "se", "fo",
    "fa", "ru", "zh-Hans",
  ]
}

extension MP4Language: CustomStringConvertible {
  /// The code as it is written, or `und`.
  public var description: String {
    switch self {
    case .letters(let text): text
    case .macintosh(let number): "\(number)"
    case .unsaid: "und"
    }
  }
}
