import CaptionKit
import Foundation
import Testing

/// The schema of the JSON manifest names the keys that are written, and no others.
@Suite struct ManifestSchemaTests {
  private func object(_ value: Any?) throws -> [String: Any] {
    try #require(value as? [String: Any])
  }

  @Test func keysAreThoseOfTheSchema() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Samples/tags.schema.json"))
    let schema = try object(JSONSerialization.jsonObject(with: data))
    let properties = try object(schema["properties"])
    let world = World(["a.srt": ManifestTests.sdh])
    let call = ["convert", "a.srt", "b.srt", "--role", "sdh", "--language", "en", "--tag", "json"]
    #expect(world.run(call, registry: .standard) == 0)
    let text = try #require(world.text("b.srt.tags.json"))
    let manifest = try object(JSONSerialization.jsonObject(with: Data(text.utf8)))
    #expect(Set(manifest.keys) == Set(properties.keys))
    #expect(Set(try #require(schema["required"] as? [String])) == Set(manifest.keys))
    let findings = try object(try object(properties["findings"])["items"])
    let found = try object((manifest["findings"] as? [Any])?.first)
    #expect(Set(try object(findings["properties"]).keys) == Set(found.keys))
    let roles = try #require(try object(properties["role"])["enum"] as? [String])
    #expect(roles == TrackRole.allCases.map(\.rawValue))
  }
}
