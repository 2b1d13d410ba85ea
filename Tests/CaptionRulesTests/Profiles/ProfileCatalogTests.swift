import CaptionKit
import Foundation
import TestSupport
import Testing

/// The profiles as such: they load, cite their figures, and are found by name.
@Suite struct ProfileCatalogTests {
  @Test func everyFileIsListed() throws {
    let folder = Fixtures.repository.appendingPathComponent("Sources/CaptionProfiles/Profiles")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = Set(ProfileCatalog.fileNames.map { "\($0).json" })
    #expect(Set(files) == names)
  }

  @Test(arguments: ProfileCatalog.fileNames)
  func loadsAndSaysWhatItIs(_ name: String) throws {
    let profile = try ProfileCatalog.profile(named: name)
    #expect(profile.title?.isEmpty == false)
    #expect(profile.version?.isEmpty == false)
    #expect(profile.asOf?.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil)
    var stack = SettingsStack()
    try stack.add(profile)
    #expect(!stack.layers.isEmpty)
  }

  /// The house default may choose; all others say who says so, and how well it is known.
  @Test(arguments: ProfileCatalog.fileNames.filter { $0 != "default" })
  func everyFigureIsCited(_ name: String) throws {
    let profile = try ProfileCatalog.profile(named: name)
    let sections = [profile.rules] + profile.languages.values
    for (rule, settings) in sections.flatMap({ $0 }) {
      for (option, setting) in settings.values where setting.value != .off {
        #expect(setting.origin.source?.isEmpty == false, "\(rule).\(option)")
        #expect(["C", "S"].contains(setting.origin.grade), "\(rule).\(option)")
      }
    }
  }

  @Test func aFamilyHasAProfileForEachLanguage() throws {
    let profile = try ProfileCatalog.profile(named: "netflix-de-sdh")
    #expect(profile.language == "de")
    #expect(ProfileCatalog.names.contains("netflix-ja-sdh-children"))
    #expect(ProfileCatalog.names.contains("netflix-en"))
    #expect(throws: SettingsError.self) { try ProfileCatalog.profile(named: "netflix-xx") }
    #expect(throws: SettingsError.self) { try ProfileCatalog.profile(named: "bbc-de") }
  }

  @Test func errorsNameTheirPlace() {
    func error(_ json: String) -> String {
      do {
        _ = try SettingsLayer(json: Array(json.utf8), label: "test")
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(error(#"{"rule": {}}"#) == "unknown name 'rule'")
    #expect(
      error(#"{"rules": {"reading/sped": "off"}}"#)
        == "rules.reading/sped: unknown rule 'reading/sped'"
    )
    #expect(
      error(#"{"rules": {"reading/speed": {"max": "fast"}}}"#)
        == "rules.reading/speed.max: takes a number of at least 0.1, or off"
    )
    #expect(
      error(#"{"rules": {"reading/speed": {"maxx": 3}}}"#)
        == "rules.reading/speed: unknown name 'maxx'"
    )
    #expect(
      error(#"{"rules": {"reading/speed": "loud"}}"#)
        == "rules.reading/speed: takes off, advice, warning, error"
    )
    #expect(error(#"{"rules": []}"#) == "rules: takes an object, not a list")
    #expect(error(#"{"extends": 3}"#) == "extends: takes a list, not a number")
    #expect(
      error(#"{"suppress": [{"rule": "sync/gap"}]}"#) == "suppress.0: needs a reason"
    )
    #expect(error("{").hasPrefix("is not JSON"))
  }

  @Test func commentsAreAllowed() throws {
    let json = """
      // For the archive.
      {
        "extends": "bbc", /* but */
        "rules": {"reading/line-count": {"max": 3},},
      }
      """
    let layer = try SettingsLayer(json: Array(json.utf8), label: "test")
    var stack = SettingsStack()
    try stack.add(layer)
    #expect(stack.layers.map(\.label) == ["profile bbc", "test"])
    let options = stack.options(language: "en")
    #expect(options.rules["reading/line-count"]?.values["max"]?.value == .number(3))
    #expect(options.rules["reading/line-too-long"]?.values["max"]?.value == .number(37))
  }

  @Test func aLayerThatExtendsItselfIsAnError() throws {
    var first = SettingsLayer(label: "first")
    first.extends = ["second"]
    var second = SettingsLayer(label: "second")
    second.extends = ["first"]
    let layers = [first.label: first, second.label: second]
    var stack = SettingsStack()
    #expect(throws: SettingsError.self) {
      try stack.add(first) { (name, _) throws(SettingsError) in
        layers[name] ?? SettingsLayer(label: name)
      }
    }
  }
}
