import CaptionModel
import Foundation
import Testing

@testable import CaptionFormats

/// What EBU-TT-D leaves out of TTML1 and asks for, by the schema that the EBU publishes; each fault in
/// a document that is right but for it.
@Suite struct TTMLEBUProfileTests {
  private static let document = """
    <tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" \
    xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" \
    xmlns:ebutts="urn:ebu:tt:style" xmlns:ebuttm="urn:ebu:tt:metadata" xmlns:x="urn:example" \
    xmlns:itts="http://www.w3.org/ns/ttml/profile/imsc1#styling" \
    xml:lang="en" ttp:timeBase="media" ttp:cellResolution="32 15">\
    <head><ttm:copyright>A</ttm:copyright><metadata><ebuttm:documentMetadata/></metadata>\
    <styling><metadata/><style xml:id="s" tts:color="#FFffff" tts:fontSize="100%"/></styling>\
    <layout><region xml:id="r" tts:origin="10% 10%" tts:extent="80% 80%"/></layout></head>\
    <body style="s"><div region="r"><metadata/>\
    <p xml:id="p1" begin="00:00:01.000" end="00:00:02"><metadata/>A<br/><span style="s">B</span></p>\
    </div></body></tt>
    """

  /// The diagnostics of the document with one text in place of another, as severity and code.
  private func findings(
    _ old: String,
    _ new: String,
    profile: TTMLProfile? = .ebuTTD
  ) throws -> [String] {
    let range = try #require(Self.document.range(of: old))
    var options = ReadingOptions()
    options.checksConformance = true
    options.profile = profile
    let source = Self.document.replacingCharacters(in: range, with: new)
    return CaptionFormat.ttml.read(SourceText(source), options).diagnostics
      .filter { $0.severity > .advice }.map { "\($0.severity.rawValue) \($0.code)" }
  }

  @Test(arguments: [
    ("A</ttm:copyright>", "A</ttm:copyright>"), ("<ttm:copyright>A</ttm:copyright>", ""),
    ("<metadata><ebuttm:documentMetadata/></metadata>", ""),
    ("<ebuttm:documentMetadata/>", "<x:any x:some=\"1\">text</x:any><ttm:title>T</ttm:title>"),
    ("#FFffff", "#ffffff80"), ("tts:color", "itts:fillLineGap=\"true\" tts:color"),
    ("tts:color", "tts:fontStyle=\"italic\" ebutts:linePadding=\"0.5c\" tts:color"),
    ("tts:color", "tts:lineHeight=\"normal\" tts:fontFamily=\"Arial, serif\" tts:color"),
    ("tts:color", "tts:lineHeight=\"+125.5%\" ebutts:multiRowAlign=\"auto\" tts:color"),
    ("\"10% 10%\"", "\"10.5% 0%\" style=\"s\" tts:padding=\"1% 2%\" tts:overflow=\"visible\""),
    ("\"10% 10%\"", "\"+10% 10%\" tts:showBackground=\"whenActive\" tts:writingMode=\"tbrl\""),
    ("<div region=\"r\">", "<div xml:id=\"d\" xml:lang=\"de\" ttm:role=\"caption\" region=\"r\">"),
    ("<p ", "<p region=\"r\" style=\"s\" xml:space=\"preserve\" xml:lang=\"de\" "),
    ("<span ", "<span xml:id=\"a\" xml:space=\"default\" xml:lang=\"de\" ttm:role=\"sound\" "),
    ("<br/>", "<br ttm:role=\"sound\"/>"), ("00:00:02\"", "100:00:02.123456\""),
  ])
  func right(old: String, new: String) throws {
    #expect(try findings(old, new) == [])
  }

  @Test(arguments: [
    // The root and the head.
    ("ttp:cellResolution", "xml:id=\"t\" ttp:cellResolution", "prohibited-attribute"),
    ("ttp:cellResolution", "ttp:frameRate=\"25\" ttp:cellResolution", "prohibited-attribute"),
    ("ttp:timeBase=\"media\"", "", "missing"),
    ("<head>", "<head xml:id=\"h\">", "prohibited-attribute"),
    ("<head>", "<head><ttm:title>A</ttm:title>", "prohibited-element"),
    ("<styling>", "<metadata/><styling>", "prohibited-element"),
    ("<ebuttm:documentMetadata/>", "<metadata/>", "prohibited-element"),
    ("<metadata>", "<metadata ttm:role=\"sound\">", "prohibited-attribute"),
    ("<styling>", "<styling xml:lang=\"en\">", "prohibited-attribute"),
    ("<layout>", "<layout xml:id=\"l\">", "prohibited-attribute"),
    ("<metadata/><style", "<metadata/><metadata/><style", "prohibited-element"),
    // Styles.
    ("</styling>", "<style/></styling>", "missing"),
    ("xml:id=\"s\"", "xml:id=\"s\" xml:lang=\"en\"", "prohibited-attribute"),
    ("xml:id=\"s\"", "xml:id=\"s\" tts:displayAlign=\"after\"", "prohibited-attribute"),
    ("xml:id=\"s\"", "xml:id=\"s\" tts:padding=\"1%\"", "prohibited-attribute"),
    ("xml:id=\"s\"", "xml:id=\"s\" tts:showBackground=\"always\"", "prohibited-attribute"),
    ("xml:id=\"s\"", "xml:id=\"s\" tts:opacity=\"0.5\"", "prohibited-attribute"),
    ("</styling>", "<style xml:id=\"s2\" style=\"s\"/></styling>", "prohibited-attribute"),
    ("#FFffff", "cyan", "prohibited-value"),
    ("#FFffff", "rgb(1,2,3)", "prohibited-value"),
    ("tts:color=\"#FFffff\"", "tts:backgroundColor=\"transparent\"", "prohibited-value"),
    ("tts:color", "tts:fontStyle=\"oblique\" tts:color", "prohibited-value"),
    ("tts:color", "tts:textDecoration=\"lineThrough\" tts:color", "prohibited-value"),
    ("tts:color", "tts:lineHeight=\"1c\" tts:color", "prohibited-value"),
    ("tts:color", "ebutts:linePadding=\".5c\" tts:color", "prohibited-value"),
    ("\"100%\"", "\".5%\"", "prohibited-value"), ("\"100%\"", "\"100% 100%\"", "prohibited-value"),
    // Regions.
    ("tts:origin=\"10% 10%\" ", "", "missing"),
    ("10% 10%\" tts:extent=\"80% 80%\"", "0% 0%\"", "missing"),
    ("tts:origin=\"10% 10%\" ", "style=\"s\" ", "missing"),
    ("\"10% 10%\"", "\"10% 10%\" tts:backgroundColor=\"#000000\"", "prohibited-attribute"),
    ("\"10% 10%\"", "\"10% 10%\" tts:textAlign=\"start\"", "prohibited-attribute"),
    ("\"10% 10%\"", "\"10% 10%\" ebutts:linePadding=\"1c\"", "prohibited-attribute"),
    ("\"10% 10%\"", "\"10% 10%\" xml:lang=\"en\"", "prohibited-attribute"),
    ("\"10% 10%\"", "\"10% 10%\" begin=\"00:00:01\"", "prohibited-attribute"),
    ("\"10% 10%\"", "\".5% 10%\"", "prohibited-value"),
    ("\"80% 80%\"/>", "\"80% 80%\"><style/></region>", "prohibited-element"),
    ("</layout>", "<region tts:origin=\"0% 0%\" tts:extent=\"9% 9%\"/></layout>", "missing"),
    // The body and divisions.
    ("<body ", "<body region=\"r\" ", "prohibited-attribute"),
    ("<body ", "<body xml:id=\"b\" ", "prohibited-attribute"),
    ("<body ", "<body xml:lang=\"en\" ", "prohibited-attribute"),
    ("<body ", "<body begin=\"00:00:00\" ", "prohibited-attribute"),
    ("<div ", "<div begin=\"00:00:00\" ", "prohibited-attribute"),
    ("<div ", "<div xml:space=\"default\" ", "prohibited-attribute"),
    ("</body>", "<div/></body>", "missing"),
    ("<p ", "<div/><p ", "prohibited-element"),
    // Text.
    ("<p ", "<p tts:color=\"#ffffff\" ", "prohibited-attribute"),
    ("<p ", "<p timeContainer=\"par\" ", "prohibited-attribute"),
    ("<p xml:id=\"p1\"", "<p", "missing"),
    ("<span ", "<span region=\"r\" ", "prohibited-attribute"),
    (">B<", "><span>B</span><", "prohibited-element"),
    ("<br/>", "<br xml:id=\"b\"/>", "prohibited-attribute"),
    ("<br/>", "<br style=\"s\"/>", "prohibited-attribute"),
    ("<metadata/>A", "<metadata/><set begin=\"00:00:01\"/>A", "prohibited-element"),
    ("<br/>", "<x:any/>", "prohibited-element"),
    ("</styling>", "<x:any/></styling>", "prohibited-element"),
    ("00:00:01.000", "1s", "prohibited-value"), ("00:00:01.000", "1000ms", "prohibited-value"),
    ("00:00:01.000", "00:00:01:00", "prohibited-value"),
    ("00:00:01.000", "25f", "prohibited-value"),
  ])
  func wrong(old: String, new: String, code: String) throws {
    let found = try findings(old, new)
    #expect(!found.isEmpty)
    for finding in found where finding != "error ebuttd/\(code)" {
      // The element that is out of place takes its contents' rules along.
      #expect(finding == "error ebuttd/missing", "\(found)")
    }
    #expect(found.contains("error ebuttd/\(code)"), "\(found)")
    #expect(try findings(old, new, profile: .dfxp).allSatisfy { !$0.contains("ebuttd/") })
  }

  @Test func attributesOfOthersAreForPlayersToPassOver() throws {
    #expect(try findings("<p ", "<p x:any=\"1\" ") == ["warning ebuttd/prohibited-attribute"])
    #expect(try findings("<ebuttm:documentMetadata/>", "<x:y x:any=\"1\"/>") == [])
  }

  /// EBU's own documents for both profiles have spans in spans.
  @Test func spansInSpansWhereIMSCIsDeclaredToo() throws {
    let standards =
      "<ebuttm:documentMetadata><ebuttm:conformsToStandard>urn:ebu:tt:distribution:2014-01"
      + "</ebuttm:conformsToStandard><ebuttm:conformsToStandard>"
      + "http://www.w3.org/ns/ttml/profile/imsc1/text</ebuttm:conformsToStandard>"
      + "</ebuttm:documentMetadata>"
    let range = try #require(Self.document.range(of: "<ebuttm:documentMetadata/>"))
    let source = Self.document.replacingCharacters(in: range, with: standards)
    let inner = try #require(source.range(of: ">B<"))
    var options = ReadingOptions()
    options.checksConformance = true
    func found(_ source: String) -> [String] {
      CaptionFormat.ttml.read(SourceText(source), options).diagnostics
        .filter { $0.severity > .advice }.map { "\($0.severity.rawValue) \($0.code)" }
    }
    #expect(found(source) == [])
    let nested = source.replacingCharacters(in: inner, with: "><span>B</span><")
    #expect(found(nested) == ["warning ebuttd/prohibited-element"])
    options.profile = .ebuTTD
    #expect(found(nested) == ["error ebuttd/prohibited-element"])
  }
}
