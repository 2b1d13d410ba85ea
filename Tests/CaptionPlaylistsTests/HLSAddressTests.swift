import CaptionKit
import Testing

/// Addresses in playlists and the paths that they mean.
@Suite struct HLSAddressTests {
  @Test(arguments: [
    ("a.vtt", HLSAddress.Place.file("a.vtt")), ("./x/../a.vtt?token=1#t", .file("a.vtt")),
    ("x//b%20c.vtt", .file("x/b c.vtt")), ("caf%C3%A9.vtt", .file("café.vtt")),
    ("a/b:c.vtt", .file("a/b:c.vtt")), ("https://example.com/a.vtt", .remote(scheme: "https")),
    ("HTTP:a", .remote(scheme: "http")), ("//example.com/a", .remote(scheme: "network")),
    ("file:///etc/passwd", .remote(scheme: "file")), ("/etc/passwd", .outside),
    ("../a.vtt", .outside), ("x/../../a.vtt", .outside), ("%2e%2e/a.vtt", .outside),
    ("%2Fetc/passwd", .outside), ("", .broken), ("%", .broken), ("%zz", .broken),
    ("%+1", .broken), ("a%00.vtt", .broken), ("%FF", .broken), (".", .broken), ("?x", .broken),
  ])
  func places(_ address: String, _ place: HLSAddress.Place) {
    #expect(HLSAddress.place(of: address) == place)
  }

  @Test(arguments: ["a.vtt", "b c/50% #1?.vtt", "é/ü.vtt", "a:b.vtt"])
  func pathsComeBack(_ path: String) {
    #expect(HLSAddress.place(of: HLSAddress.address(ofPath: path)) == .file(path))
  }

  @Test(arguments: [
    ("", "out/a.m3u8", "out/a.m3u8"), ("out", "out/a.m3u8", "a.m3u8"),
    ("./out/", "out//subs/a.m3u8", "subs/a.m3u8"), ("x/y", "x/z/a.m3u8", "../z/a.m3u8"),
    ("/srv/x", "/srv/y/a", "../y/a"), ("out", "out", "../out"), ("..", "../a", "a"),
  ])
  func relativePaths(_ folder: String, _ file: String, _ path: String) {
    #expect(HLSAddress.path(from: folder, to: file) == path)
  }

  @Test(arguments: [("..", "a"), ("/x", "a"), ("x", "/a"), ("x", "")])
  func noRelativePath(_ folder: String, _ file: String) {
    #expect(HLSAddress.path(from: folder, to: file) == nil)
  }
}
