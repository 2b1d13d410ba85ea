import CaptionKit
import Testing

/// Libraries in which all is right raise nothing; each fault raises its own rule at the file it is about,
/// and no other.
@Suite struct SetPrecisionTests {
  @Test func aRightLibraryRaisesNothing() {
    #expect(GeneratedLibrary(titles: 12).found == [])
  }

  @Test func eachLanguageIsToldFromTheOthers() throws {
    let library = GeneratedLibrary(titles: 1)
    for one in ScriptLanguage.allCases {
      for other in ScriptLanguage.allCases where one != other {
        var mixed = library
        let wrong = try #require(library.find("0.\(other.rawValue).sdh.srt"))
        mixed.files.removeAll { !$0.path.hasSuffix(".\(one.rawValue).sdh.srt") }
        mixed.change(".\(one.rawValue).sdh.srt") { $0.cues = wrong.cues }
        let found = mixed.found
        let expected = ["set/wrong-language Title 0.\(one.rawValue).sdh.srt"]
        #expect(found == expected || found.isEmpty && Self.isNear(one, other), "\(one) \(other)")
      }
    }
  }

  /// Languages between which silence is allowed.
  private static func isNear(_ one: ScriptLanguage, _ other: ScriptLanguage) -> Bool {
    [[.no, .da, .sv], [.es, .pt]].contains { $0.contains(one) && $0.contains(other) }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var expected: [String]
    var make: @Sendable (inout GeneratedLibrary) -> Void

    init(
      _ name: String,
      _ expected: [String],
      _ make: @escaping @Sendable (inout GeneratedLibrary) -> Void
    ) {
      testDescription = name
      self.expected = expected
      self.make = make
    }
  }

  @Test(arguments: [
    Fault("a line is lost in SDH", ["set/dialogue-mismatch Title 1.de.sdh.srt"]) {
      $0.change("1.de.sdh.srt") { $0.cues.remove(at: 100) }
    },
    Fault("a line is another in SDH", ["set/dialogue-mismatch Title 1.fr.sdh.srt"]) {
      $0.change("1.fr.sdh.srt") { $0.cues[50].text = "Rien ne va plus, mon vieux camarade, adieu." }
    },
    Fault("a line is only in SDH", ["set/dialogue-mismatch Title 1.en.sdh.srt"]) {
      $0.change("1.en.sdh.srt") {
        $0.cues.insert(
          GeneratedCue(
            $0.cues[9].end + 10,
            $0.cues[9].end + 100,
            "Somebody left the gate wide open again."
          ),
          at: 10
        )
      }
    },
    Fault("SDH is late", ["set/timing-mismatch Title 2.es.sdh.srt"]) {
      $0.change("2.es.sdh.srt") {
        for index in $0.cues.indices {
          $0.cues[index].begin += 1500
          $0.cues[index].end += 1500
        }
      }
    },
    Fault("the end of SDH is late", ["set/timing-mismatch Title 2.sv.sdh.srt"]) {
      $0.change("2.sv.sdh.srt") {
        for index in $0.cues.indices where index > 150 {
          $0.cues[index].begin += 900
          $0.cues[index].end += 900
        }
      }
    },
    Fault("a sign is not in the regular track", ["set/forced-missing Title 0.no.forced.srt"]) {
      for ending in ["0.no.srt", "0.no.sdh.srt"] {
        $0.change(ending) { file in
          let sign = file.cues.firstIndex { $0.text == $0.text.uppercased() } ?? 0
          file.cues.remove(at: sign)
        }
      }
    },
    Fault(
      "the forced file is the whole",
      ["set/forced-with-dialogue Title 0.pt.forced.srt"]
    ) { library in
      let whole = library.find("0.pt.srt")?.cues ?? []
      library.change("0.pt.forced.srt") { file in
        // With another cue, so that it is not also the same text.
        file.cues = Array(whole.dropLast(3))
      }
    },
    Fault("SDH has no labels", ["set/sdh-without-labels Title 1.da.sdh.srt"]) { library in
      let plain = library.find("1.da.srt")?.cues ?? []
      library.change("1.da.sdh.srt") { file in
        file.cues = plain
        file.cues[0].begin += 40
      }
    },
    Fault(
      "a reel is not translated",
      ["set/untranslated-stretch Title 1.de.sdh.srt", "set/untranslated-stretch Title 1.de.srt"]
    ) {
      for kind in ["", ".sdh"] {
        $0.change("1.de\(kind).srt") { file in
          let begin = file.cues[80].begin
          file.cues.removeAll { cue in
            cue.begin > begin && cue.begin < begin + 150_000 && cue.text != cue.text.uppercased()
          }
        }
      }
    },
    Fault(
      "the end is not translated",
      ["set/untranslated-stretch Title 1.fr.sdh.srt", "set/untranslated-stretch Title 1.fr.srt"]
    ) {
      for kind in ["", ".sdh"] {
        $0.change("1.fr\(kind).srt") { file in
          let end = file.cues.last?.end ?? 0
          file.cues.removeAll { $0.begin > end - 120_000 && $0.text != $0.text.uppercased() }
        }
      }
    },
    Fault("the document says another language", ["set/language-disagreement Title 0.sv.sdh.srt"]) {
      $0.change("0.sv.sdh.srt") { $0.declared = "fi" }
    },
    Fault("an episode has the captions of another", ["set/same-file Title 2.en.srt"]) { library in
      let other = library.find("1.en.srt")?.cues ?? []
      library.files.removeAll { !$0.path.hasSuffix(".en.srt") }
      library.change("2.en.srt") { $0.cues = other }
    },
    Fault("the same, moved in time", ["set/same-file Title 2.en.srt"]) { library in
      let other = library.find("1.en.srt")?.cues ?? []
      library.files.removeAll { !$0.path.hasSuffix(".en.srt") }
      library.change("2.en.srt") {
        $0.cues = other.map { GeneratedCue($0.begin + 700, $0.end + 700, $0.text) }
      }
    },
  ])
  func faultsAreFound(_ fault: Fault) {
    var library = GeneratedLibrary(titles: 3)
    fault.make(&library)
    #expect(Set(library.found) == Set(fault.expected))
  }

  @Test("a title of many lacks what the others have") func unevenTitles() {
    var library = GeneratedLibrary(titles: 12, languages: [.en, .de])
    library.files.removeAll { $0.path.hasSuffix("7.de.sdh.srt") }
    #expect(library.found == ["set/uneven-tracks Title 7.de.forced.srt"])
    library.files.removeAll {
      $0.path.contains("Title 11") || $0.path.contains("Title 10") || $0.path.contains("Title 9")
    }
    #expect(library.found == [])
  }

  @Test("the same captions in several formats and cuts are no fault") func formats() {
    var library = GeneratedLibrary(titles: 2, languages: [.en, .de])
    for file in library.files {
      var other = file
      other.path = file.path.replacing(".srt", with: ".vtt")
      other.format = "webvtt"
      library.files.append(other)
      other.path = file.path.replacing("lib/", with: "vtt/").replacing(".srt", with: ".vtt")
      library.files.append(other)
    }
    // What the two folders hold alike is there twice, byte for byte.
    #expect(library.found.allSatisfy { $0.hasPrefix("set/same-file ") })
  }

  @Test("cues that are cut in another way are no fault") func otherCuts() {
    var library = GeneratedLibrary(titles: 2, languages: [.en, .fr])
    for index in library.files.indices where library.files[index].path.hasSuffix(".sdh.srt") {
      library.files[index].cues = library.files[index].cues.flatMap { cue -> [GeneratedCue] in
        let words = cue.text.split(separator: " ")
        guard words.count > 8, !cue.text.contains("♪"), !cue.text.contains("[") else {
          return [cue]
        }
        let middle = (cue.begin + cue.end) / 2
        return [
          GeneratedCue(cue.begin, middle, words[..<5].joined(separator: " ")),
          GeneratedCue(middle, cue.end, words[5...].joined(separator: " ")),
        ]
      }
    }
    #expect(library.found == [])
  }

  @Test("short files and commentaries are left alone") func shortFiles() {
    var library = GeneratedLibrary(titles: 1, languages: [.en, .de])
    let german = library.find("0.de.srt")?.cues ?? []
    library.files.append(
      GeneratedFile(path: "lib/Title 0/Title 0.en.commentary.srt", cues: Array(german.prefix(90)))
    )
    #expect(library.found == ["set/wrong-language Title 0.en.commentary.srt"])
    library.files.removeLast()
    library.files.append(
      GeneratedFile(path: "lib/Title 0/Title 0.fr.srt", cues: Array(german.prefix(5)))
    )
    library.files.append(
      GeneratedFile(
        path: "lib/just.do.it.srt",
        cues: library.find("0.en.srt")?.cues.dropLast() ?? []
      )
    )
    #expect(library.found == [])
  }

  @Test("findings do not depend on the order of arrival") func order() {
    var library = GeneratedLibrary(titles: 3, languages: [.en, .de])
    library.change("1.de.sdh.srt") { $0.cues.remove(at: 100) }
    library.change("2.en.sdh.srt") { $0.cues.removeLast(60) }
    let facts = library.files.map(\.facts)
    let expected = GeneratedLibrary.found(facts)
    #expect(!expected.isEmpty)
    for shift in 1..<facts.count {
      #expect(GeneratedLibrary.found(Array(facts[shift...] + facts[..<shift])) == expected)
    }
    #expect(GeneratedLibrary.found(facts + facts.reversed()) == expected)
  }
}
