import CaptionModel
import Testing

@Suite struct RubyTextTests {
  private func text(_ build: (inout CaptionTextBuilder) -> Void) -> String {
    var builder = CaptionTextBuilder()
    build(&builder)
    return String(decoding: builder.take().utf8WithoutMarkedRuby, as: UTF8.self)
  }

  @Test("annotations of marked bases are left out, whatever stands around and inside")
  func marked() {
    let text = text { builder in
      builder.append("a")
      builder.open(.ruby)
      builder.open(.style(TextStyle()))
      builder.open(.rubyBase)
      builder.append("港")
      builder.close()
      builder.close()
      builder.open(.rubyText)
      builder.append("み")
      builder.open(.italic)
      builder.append("なと")
      builder.close()
      builder.close()
      builder.close()
      builder.append("b")
      builder.open(.ruby)
      builder.open(.rubyText)
      builder.append("before")
      builder.close()
      builder.open(.rubyBase)
      builder.append("歩")
      builder.close()
      builder.close()
    }
    #expect(text == "a港b歩")
  }

  @Test("annotations of bare bases stay")
  func bare() {
    let text = text { builder in
      builder.open(.ruby)
      builder.append("港")
      builder.open(.rubyText)
      builder.append("みなと")
      builder.close()
      builder.close()
      builder.open(.rubyBase)
      builder.append("c")
      builder.close()
      builder.open(.rubyText)
      builder.append("d")
      builder.close()
    }
    #expect(text == "港みなとcd")
  }
}
