import CaptionModel
import Testing

@testable import CaptionFormats

/// How key times, splines and values of an `animate` element have to go together.
@Suite struct TTMLPacingTests {
  private func isRight(_ attributes: String) -> Bool {
    var options = ReadingOptions()
    options.checksConformance = true
    let text =
      "<tt xmlns=\"http://www.w3.org/ns/ttml\" xmlns:tts=\"http://www.w3.org/ns/ttml#styling\" "
      + "xml:lang=\"en\"><body><div><animate begin=\"0s\" dur=\"1s\" \(attributes)/></div></body></tt>"
    let errors = CaptionFormat.ttml.read(SourceText(text), options).diagnostics
      .filter { $0.severity == .error }.map(\.code)
    #expect(errors.allSatisfy { $0 == "ttml/invalid-value" })
    return errors.isEmpty
  }

  @Test(arguments: [
    "tts:color=\"red;green;blue\" keyTimes=\"0;0.2;1\"", "tts:color=\"red;green\"",
    "tts:color=\"red;green\" keyTimes=\"0;1\"", "tts:color=\"red;green\" calcMode=\"paced\"",
    "tts:color=\"red;green;blue\" calcMode=\"discrete\" keyTimes=\"0;0.5;0.9\"",
    "tts:color=\"red;green\" calcMode=\"spline\" keySplines=\"0 0 1 1\"",
    "tts:color=\"red;green;blue\" calcMode=\"spline\" keyTimes=\"0;.5;1\" keySplines=\"0 0 1 1;1 0 .25 .25\"",
    "tts:color=\"red;green\" repeatCount=\"indefinite\"",
    "tts:color=\"red;green\" repeatCount=\".5\"",
    "tts:color=\"red;green\" repeatCount=\"2.5\"",
  ])
  func right(attributes: String) {
    #expect(isRight(attributes))
  }

  @Test(arguments: [
    "tts:color=\"red;green\" keyTimes=\"0;0.2;1\"",
    "tts:color=\"red;green\" tts:backgroundColor=\"cyan;lime;yellow\" keyTimes=\"0;1\"",
    "tts:color=\"red;green\" calcMode=\"paced\" keyTimes=\"0;1\"",
    "tts:color=\"red;green\" keySplines=\"0 0 1 1\"",
    "tts:color=\"red;green\" calcMode=\"spline\" keySplines=\"0 0 1 1;0 0 1 1\"",
    "tts:color=\"red;green;blue\" keyTimes=\"0;0.8;0.5\"",
    "tts:color=\"red;green\" keyTimes=\"0.1;1\"", "tts:color=\"red;green\" keyTimes=\"0;0.9\"",
    "tts:color=\"red;green\" keyTimes=\"0;1.5\"", "tts:color=\"red;green\" keySplines=\"1 1\"",
    "tts:color=\"red;green\" repeatCount=\"-1\"", "tts:color=\"red;green\" repeatCount=\"\"",
  ])
  func wrong(attributes: String) {
    #expect(!isRight(attributes))
  }
}
