import Testing

@testable import CaptionFormats

@Suite struct TTMLProfileTests {
  @Test(arguments: [
    ("imsc1", TTMLProfile.imsc1Text), ("IMSC1.1", .imsc11Text), ("imsc1.1-image", .imsc11Image),
    ("ebu-tt-d", .ebuTTD), ("netflix", .netflix), ("itt", .itt), ("dfxp", .dfxp),
    ("ttml1", .dfxp), ("smpte-tt", .smpteTT),
  ])
  func findsByName(name: String, profile: TTMLProfile) {
    #expect(TTMLProfile(named: name) == profile)
  }

  @Test(arguments: [
    ("http://www.w3.org/ns/ttml/profile/imsc1/text", TTMLProfile.imsc1Text),
    ("http://www.w3.org/ns/ttml/profile/imsc1.1/image", .imsc11Image),
    ("http://www.w3.org/ns/ttml/profile/dfxp-presentation", .dfxp),
    ("urn:ebu:tt:distribution:2014-01", .ebuTTD),
  ])
  func findsByDesignator(designator: String, profile: TTMLProfile) {
    #expect(TTMLProfile(designator: designator) == profile)
  }

  @Test func namesAreUnique() {
    let names = TTMLProfile.allCases.flatMap { [$0.id] + $0.aliases }
    #expect(Set(names).count == names.count)
    let designators = TTMLProfile.allCases.flatMap(\.designators)
    #expect(Set(designators).count == designators.count)
    #expect(TTMLProfile(named: "nonsense") == nil)
    #expect(TTMLProfile(designator: "imsc1") == nil)
  }
}
