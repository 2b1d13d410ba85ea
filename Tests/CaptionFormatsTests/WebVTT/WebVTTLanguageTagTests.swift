import CaptionFormats
import CaptionModel
import Testing

@Suite("Language tags in WebVTT") struct WebVTTLanguageTagTests {
  private func reports(_ tag: String) -> Bool {
    readVTT("WEBVTT\n\n00:01.000 --> 00:02.000\n<lang \(tag)>a</lang>\n").diagnostics
      .contains { $0.code == "webvtt/bad-language-tag" }
  }

  /// From RFC 5646, appendix A, and 2.2.8.
  @Test(
    "a tag of the form is not reported",
    arguments: [
      "de", "i-enochian", "zh-Hant", "sr-Cyrl", "zh-cmn-Hans-CN", "cmn-Hans-CN", "zh-yue-HK",
      "sr-Latn-RS", "sl-rozaj", "sl-rozaj-biske", "sl-nedis", "de-CH-1901", "sl-IT-nedis",
      "hy-Latn-IT-arevela", "es-419", "de-CH-x-phonebk", "az-Arab-x-AZE-derbend", "x-whatever",
      "qaa-Qaaa-QM-x-southern", "en-US-u-islamcal", "zh-CN-a-myext-x-private",
      "en-a-myext-b-another", "EN-gb-OED", "mul", "abcde",
    ]
  )
  func wellFormed(_ tag: String) {
    #expect(!reports(tag))
  }

  @Test(
    "anything else is",
    arguments: [
      "e", "en_GB", "en-", "-en", "en--GB", "de-419-DE", "a-DE", "ar-a-aaa-b-bbb-a-ccc", "x",
      "en-x",
      "en-a", "123", "englishlanguage", "en-verylongpart", "en GB", "de-1901-1901", "fr-FRANÇAIS",
    ]
  )
  func malformed(_ tag: String) {
    #expect(reports(tag))
  }
}
