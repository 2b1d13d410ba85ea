import CaptionKit

/// The facts of a file as one JSON object on a line, which a process prints and another one joins.
///
/// `schema` is 1. What is not known is `null`. `detected` lists languages with their shares in percent;
/// `hash` is that of the text. `cues` holds the words with their times as ``DialogueSketch/bytes``, in
/// base64: times in whole milliseconds, a byte for each word. What is written reads back as the same
/// value.
enum SetFactsJSON {
  /// Writes facts as an object.
  static func write(_ facts: SetFacts, to json: inout JSONOutput) {
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("path")
    json.string(facts.path)
    json.key("title")
    json.string(facts.name.title)
    json.key("namedLanguage")
    json.string(facts.name.language?.text)
    json.key("isNamedLanguageDoubtful")
    json.bool(facts.name.isLanguageDoubtful)
    json.key("namedKind")
    json.string(facts.name.kind?.rawValue)
    json.key("format")
    json.string(facts.format)
    json.key("declaredLanguage")
    json.string(facts.declaredLanguage)
    json.key("givenLanguage")
    json.string(facts.givenLanguage)
    json.key("detected")
    json.objects(facts.detected.parts) { json, part in
      json.key("language")
      json.string(part.language)
      json.key("percent")
      json.number(part.percent)
    }
    json.key("isDetectionReliable")
    json.bool(facts.detected.isReliable)
    json.key("detectedBytes")
    json.number(facts.detected.bytes)
    json.key("judgedWords")
    json.number(facts.judgedWords)
    json.key("commonWordLanguage")
    json.string(facts.commonWordLanguage)
    json.key("hash")
    json.string(facts.contentHash.digits)
    json.key("length")
    json.number(facts.contentLength)
    json.key("counts")
    json.beginObject()
    for (name, count) in counts {
      json.key(name)
      json.number(facts.counts[keyPath: count])
    }
    json.endObject()
    json.key("suppressed")
    json.strings(facts.suppressedRules)
    json.key("spokenWords")
    json.number(facts.dialogue.spokenWords)
    json.key("wordsHash")
    json.string(String(facts.dialogue.wordsHash, radix: 16))
    json.key("isCut")
    json.bool(facts.dialogue.isCut)
    json.key("cues")
    json.string(utf8: Base64.encode(facts.dialogue.bytes)[...])
    json.endObject()
  }

  /// The line that facts are.
  static func line(_ facts: SetFacts) -> [UInt8] {
    var json = JSONOutput()
    write(facts, to: &json)
    json.endLine()
    return json.take()
  }

  /// Takes the facts from an object; nil where something is missing or cannot be so.
  static func facts(_ value: JSONValue) -> SetFacts? {
    guard value["schema"]?.integer == 1, let path = value["path"]?.text,
      let title = value["title"]?.text, let format = value["format"]?.text,
      let hash = value["hash"]?.text.flatMap({ ContentHash($0) }),
      let length = count(value["length"])
    else { return nil }
    var name = TitleName(title: title)
    var facts: SetFacts
    do {
      name.language = try tag(value["namedLanguage"])
      name.isLanguageDoubtful = value["isNamedLanguageDoubtful"]?.isTrue == true
      name.kind = try kind(value["namedKind"])
      facts = SetFacts(
        path: path,
        name: name,
        format: format,
        contentHash: hash,
        contentLength: length
      )
      facts.declaredLanguage = try tag(value["declaredLanguage"])?.text
      facts.givenLanguage = try tag(value["givenLanguage"])?.text
      facts.commonWordLanguage = try tag(value["commonWordLanguage"])?.text
    } catch {
      return nil
    }
    for part in value["detected"]?.items ?? [] {
      guard let language = part["language"]?.text, let percent = count(part["percent"]) else {
        return nil
      }
      facts.detected.parts.append(.init(language, percent: percent))
    }
    facts.detected.isReliable = value["isDetectionReliable"]?.isTrue == true
    guard let bytes = count(value["detectedBytes"]), let words = count(value["judgedWords"]) else {
      return nil
    }
    facts.detected.bytes = bytes
    facts.judgedWords = words
    for (name, path) in counts {
      guard let number = count(value["counts"]?[name]) else { return nil }
      facts.counts[keyPath: path] = number
    }
    facts.suppressedRules = (value["suppressed"]?.items ?? []).compactMap(\.text)
    guard let cues = value["cues"]?.text.flatMap({ Base64.decode(Array($0.utf8)[...]) }),
      let wordsHash = value["wordsHash"]?.text.flatMap({ UInt64($0, radix: 16) }),
      let spoken = count(value["spokenWords"]),
      let dialogue = DialogueSketch(
        bytes: cues,
        isCut: value["isCut"]?.isTrue == true,
        wordsHash: wordsHash,
        spokenWords: spoken
      )
    else { return nil }
    facts.dialogue = dialogue
    return facts
  }

  private static let counts: [(String, any WritableKeyPath<SetFacts.Counts, Int> & Sendable)] = [
    ("cues", \.cues), ("dialogueCues", \.dialogueCues), ("sounds", \.sounds),
    ("speakers", \.speakers), ("doubtfulLabels", \.doubtfulLabels), ("forcedCues", \.forcedCues),
  ]

  private struct Fault: Error {}

  private static func tag(_ value: JSONValue?) throws(Fault) -> LanguageTag? {
    guard let text = try text(value) else { return nil }
    guard let tag = LanguageTag(text) else { throw Fault() }
    return tag
  }

  private static func kind(_ value: JSONValue?) throws(Fault) -> CaptionKind? {
    guard let text = try text(value) else { return nil }
    guard let kind = CaptionKind(rawValue: text) else { throw Fault() }
    return kind
  }

  private static func text(_ value: JSONValue?) throws(Fault) -> String? {
    switch value {
    case nil, .null: return nil
    case .string(let text): return text
    default: throw Fault()
    }
  }

  private static func count(_ value: JSONValue?) -> Int? {
    guard let number = value?.integer, number >= 0 else { return nil }
    return number
  }
}
