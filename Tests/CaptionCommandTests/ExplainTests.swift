import Foundation
import CaptionKit
import Testing

@testable import CaptionCommand

/// What `explain --json` tells of a rule besides its text.
@Suite struct ExplainTests {
  private struct Document: Decodable {
    struct Limit: Decodable {
      struct Source: Decodable {
        var publication: String?
        var grade: String?
      }
      var profile: String
      var languages: [String]
      var name: String
      var value: String
      var source: Source
    }
    var code: String
    var profiles: [Limit]?
  }

  private func explained(_ code: String) throws -> Document {
    let world = World()
    #expect(world.run(["explain", "--json", code], registry: .standard) == 0)
    return try JSONDecoder().decode(Document.self, from: Data(world.output.utf8))
  }

  @Test func profilesThatSetARuleAreNamed() throws {
    let limits = try #require(try explained("reading/speed").profiles)
    let words = try #require(limits.first { $0.profile == "bbc" && $0.name == "maxWords" })
    #expect(words.value == "180")
    #expect(words.languages.isEmpty)
    #expect(words.source.publication == "BBC Subtitle Guidelines 1.2.5")
    #expect(words.source.grade == "C")
    #expect(limits.contains { $0.profile == "bbc" && $0.name == "max" && $0.value == "off" })
    let japanese = limits.first {
      $0.profile == "netflix" && $0.languages == ["ja"] && $0.name == "max"
    }
    #expect(japanese?.value == "4")
  }

  @Test func levelsAreNamedToo() throws {
    let limits = try #require(try explained("text/quotes").profiles)
    #expect(limits.contains { $0.profile == "bbc" && $0.name == "level" && $0.value == "warning" })
  }

  @Test func whatIsNoRuleHasNoProfiles() throws {
    #expect(try explained("file/unknown-format").profiles == nil)
  }
}
