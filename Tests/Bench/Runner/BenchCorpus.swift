/// Captions strung together at random, the same for the same seed: several languages, italics,
/// positions, voices, colours, markup characters and overlaps, about as often as in real files.
enum BenchCorpus {
  struct BenchCue {
    var begin: Int
    var end: Int
    var lines: [String]
    var voice: String?
    var italic = false
    var coloured = false
    var top = false
  }

  private static let vocabularies: [[String]] = [
    "the river was higher than any of us had seen it and nobody spoke until the bell rang again",
    "la rivière était plus haute que jamais et personne ne disait rien avant la cloche du matin",
    "der Fluss stand höher als jemals zuvor und niemand sprach bis die Glocke wieder läutete",
    "el río estaba más alto que nunca y nadie habló hasta que la campana volvió a sonar",
    "река поднялась выше чем когда-либо и никто не говорил пока снова не зазвонил колокол",
    "川は 今までに なく 高く 鐘が また 鳴る まで 誰も 話さ なかった",
  ].map { $0.split(separator: " ").map(String.init) }
  private static let sounds = ["door creaks", "thunder", "footsteps", "dog barking", "bell rings"]
  private static let names = ["Mara", "Jonas", "Ilse", "Tomas"]

  static func cues(count: Int, seed: UInt64) -> [BenchCue] {
    var random = SplitMix64(state: seed)
    var clock = 1000
    var words = vocabularies[0]
    return (0..<count).map { index in
      if index % 300 == 0 { words = vocabularies[random.below(vocabularies.count)] }
      func phrase() -> String {
        (0..<(3 + random.below(5))).map { _ in words[random.below(words.count)] }
          .joined(separator: " ") + "."
      }
      var cue = BenchCue(begin: clock, end: 0, lines: [phrase()])
      if random.below(100) < 55 { cue.lines.append(phrase()) }
      switch random.below(100) {
      case 0..<9: cue.lines = ["[\(sounds[random.below(sounds.count)])]"]
      case 9..<18: cue.lines = cue.lines.map { "- " + $0 }
      case 18..<26: cue.voice = names[random.below(names.count)]
      case 26..<46: cue.italic = true
      case 46..<47: cue.lines[0] = "R&B < " + cue.lines[0]
      case 47..<48: cue.coloured = true
      default: break
      }
      cue.top = random.below(100) < 10
      cue.end = clock + 900 + random.below(4000)
      clock = max(0, cue.end + random.below(1500) - (random.below(100) == 0 ? 600 : 0))
      return cue
    }
  }

  static func subRip(_ cues: [BenchCue]) -> String {
    var text = ""
    for (index, cue) in cues.enumerated() {
      var lines = cue.lines
      if cue.italic { lines = lines.map { "<i>\($0)</i>" } }
      if cue.coloured { lines = lines.map { "<font color=\"#ffff00\">\($0)</font>" } }
      if let voice = cue.voice { lines[0] = voice.uppercased() + ": " + lines[0] }
      if cue.top { lines[0] = "{\\an8}" + lines[0] }
      text += "\(index + 1)\n\(clock(cue.begin, ",")) --> \(clock(cue.end, ","))\n"
      text += lines.joined(separator: "\n") + "\n\n"
    }
    return text
  }

  static func webVTT(_ cues: [BenchCue]) -> String {
    var text = "WEBVTT\n\n"
    for cue in cues {
      var lines = cue.lines.map { line in
        line.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
          .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
      }
      if cue.italic { lines = lines.map { "<i>\($0)</i>" } }
      if cue.coloured { lines = lines.map { "<c.yellow>\($0)</c>" } }
      if let voice = cue.voice { lines[0] = "<v \(voice)>" + lines[0] }
      text += "\(clock(cue.begin, ".")) --> \(clock(cue.end, "."))\(cue.top ? " line:0" : "")\n"
      text += lines.joined(separator: "\n") + "\n\n"
    }
    return text
  }

  static func ttml(_ cues: [BenchCue]) -> String {
    func escaped(_ text: String) -> String {
      text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
        .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
    }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="en">
        <head>
          <styling><style xml:id="italic" tts:fontStyle="italic"/></styling>
          <layout>
            <region xml:id="top" tts:origin="10% 5%" tts:extent="80% 20%"/>
            <region xml:id="bottom" tts:origin="10% 75%" tts:extent="80% 20%" tts:displayAlign="after"/>
          </layout>
        </head>
        <body>
          <div>

      """
    for (index, cue) in cues.enumerated() {
      var lines = cue.lines.map(escaped)
      if cue.italic { lines = lines.map { "<span style=\"italic\">\($0)</span>" } }
      if cue.coloured { lines = lines.map { "<span tts:color=\"yellow\">\($0)</span>" } }
      text += "      <p xml:id=\"c\(index + 1)\" begin=\"\(clock(cue.begin, "."))\" "
      text += "end=\"\(clock(cue.end, "."))\" region=\"\(cue.top ? "top" : "bottom")\">"
      text += lines.joined(separator: "<br/>") + "</p>\n"
    }
    return text + "    </div>\n  </body>\n</tt>\n"
  }

  private static func clock(_ milliseconds: Int, _ separator: String) -> String {
    func digits(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let seconds = milliseconds / 1000
    return digits(seconds / 3600, 2) + ":" + digits(seconds / 60 % 60, 2) + ":"
      + digits(seconds % 60, 2) + separator + digits(milliseconds % 1000, 3)
  }
}

/// A small generator whose numbers are the same on every system.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
