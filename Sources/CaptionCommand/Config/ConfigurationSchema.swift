import CaptionKit

/// The JSON Schema (draft 2020-12) of configurations and profiles, made from the rules' options.
enum ConfigurationSchema {
  static func document() -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("$schema")
    json.string("https://json-schema.org/draft/2020-12/schema")
    json.key("title")
    json.string("CaptionKit configuration")
    json.key("type")
    json.string("object")
    json.key("additionalProperties")
    json.bool(false)
    json.key("properties")
    json.beginObject()
    for (name, about) in [
      ("$schema", "The schema that the file follows."), ("title", "What the layer is about."),
      ("version", "The version of the guideline."),
      ("asOf", "When the guideline was as the layer says."),
    ] {
      json.key(name)
      json.described(about) { $0.type("string") }
    }
    json.key("family")
    json.described("The languages for which the profile can be asked by name.") { $0.texts() }
    json.key("extends")
    json.described("Profiles, or files relative to this one, that it is put on.") { $0.texts() }
    json.key("frameRate")
    json.described("The frame rate of the programmes: 25, 23.976 or 30000/1001.") {
      $0.key("type")
      $0.strings(["number", "string"])
    }
    json.key("rules")
    json.reference("rules")
    json.key("languages")
    json.described("What rules are told for captions in a language, by BCP 47 tag.") {
      $0.type("object")
      $0.key("additionalProperties")
      $0.object(["rules": { $0.reference("rules") }])
    }
    json.key("overrides")
    json.described("What rules are told for some files.") {
      $0.list {
        $0.object(
          [
            "files": { $0.plain { $0.texts() } }, "extends": { $0.plain { $0.texts() } },
            "rules": { $0.reference("rules") },
          ],
          required: ["files"]
        )
      }
    }
    json.key("suppress")
    json.described("Findings that are not to be reported.") {
      $0.list {
        $0.object(
          [
            "rule": { $0.plain { $0.type("string") } },
            "files": { $0.plain { $0.texts() } },
            "cue": { $0.described("The cue's id or number.") { $0.type("string") } },
            "time": { $0.described("A time at which the cue is shown.") { $0.type("string") } },
            "reason": {
              $0.plain {
                $0.type("string")
                $0.key("minLength")
                $0.number(1)
              }
            },
          ],
          required: ["rule", "reason"]
        )
      }
    }
    json.endObject()
    json.key("$defs")
    json.beginObject()
    json.key("level")
    json.plain {
      $0.key("enum")
      $0.strings(RuleLevel.allCases.map(\.rawValue))
    }
    json.key("rules")
    json.described("Levels and options of rules, by their names.") { json in
      json.type("object")
      json.key("additionalProperties")
      json.bool(false)
      json.key("properties")
      json.beginObject()
      for rule in RuleCatalog.all { for name in [rule.id] + rule.aliases { json.rule(rule, name) } }
      for group in RuleCatalog.groups { json.group(group) }
      json.endObject()
    }
    json.endObject()
    json.endObject()
    json.endLine()
    return json.take()
  }
}

extension JSONOutput {
  typealias Part = (inout JSONOutput) -> Void

  fileprivate mutating func type(_ name: String) {
    key("type")
    string(name)
  }

  fileprivate mutating func plain(_ part: Part) {
    beginObject()
    part(&self)
    endObject()
  }

  fileprivate mutating func described(_ about: String, _ part: Part) {
    plain {
      $0.key("description")
      $0.string(about)
      part(&$0)
    }
  }

  fileprivate mutating func reference(_ name: String) {
    plain {
      $0.key("$ref")
      $0.string("#/$defs/\(name)")
    }
  }

  /// A text, or a list of texts.
  fileprivate mutating func texts() {
    key("type")
    strings(["string", "array"])
    key("items")
    plain { $0.type("string") }
  }

  fileprivate mutating func list(_ item: Part) {
    type("array")
    key("items")
    item(&self)
  }

  fileprivate mutating func object(
    _ properties: KeyValuePairs<String, Part>,
    required: [String] = []
  ) {
    plain { json in
      json.type("object")
      json.key("additionalProperties")
      json.bool(false)
      json.key("properties")
      json.beginObject()
      for (name, part) in properties {
        json.key(name)
        part(&json)
      }
      json.endObject()
      if !required.isEmpty {
        json.key("required")
        json.strings(required)
      }
    }
  }

  fileprivate mutating func rule(_ rule: RuleInfo, _ name: String) {
    key(name)
    described(rule.summary) { json in
      json.key("anyOf")
      json.beginArray()
      json.reference("level")
      json.plain { json in
        json.type("object")
        json.key("additionalProperties")
        json.bool(false)
        json.key("properties")
        json.beginObject()
        json.key("level")
        json.cited("How grave findings are.") { $0.reference("level") }
        for option in rule.options {
          json.key(option.name)
          let unit = option.unit.isEmpty ? "" : " In \(option.unit)."
          json.cited("\(option.summary)\(unit) Takes \(option.expectation).") { $0.value(option) }
        }
        json.endObject()
      }
      json.endArray()
    }
  }

  fileprivate mutating func group(_ name: String) {
    key(name)
    described("How grave findings of all rules \(name)/ are.") { json in
      json.key("anyOf")
      json.beginArray()
      json.reference("level")
      json.object(["level": { $0.cited("How grave findings are.") { $0.reference("level") } }])
      json.endArray()
    }
  }

  /// A value that stands alone, or in an object with where it comes from.
  fileprivate mutating func cited(_ about: String, _ value: Part) {
    described(about) { json in
      json.key("anyOf")
      json.beginArray()
      value(&json)
      json.plain { json in
        json.type("object")
        json.key("additionalProperties")
        json.bool(false)
        json.key("properties")
        json.beginObject()
        json.key("value")
        value(&json)
        for name in ["source", "grade"] {
          json.key(name)
          json.plain { $0.type("string") }
        }
        json.endObject()
        json.key("required")
        json.strings(["value"])
      }
      json.endArray()
    }
  }

  private mutating func value(_ option: RuleInfo.OptionInfo) {
    plain { json in
      json.key("anyOf")
      json.beginArray()
      switch option.kind {
      case .number(let minimum, let isWhole):
        json.plain {
          $0.type(isWhole ? "integer" : "number")
          $0.key("minimum")
          $0.number(Double(minimum.numerator) / Double(minimum.denominator))
        }
        // A fraction cannot be written as a number.
        if !isWhole { json.plain { $0.type("string") } }
      case .length: json.plain { $0.type("string") }
      case .bands, .words: json.plain { $0.texts() }
      case .flag: json.plain { $0.type("boolean") }
      case .choice(let words):
        json.plain {
          $0.key("enum")
          $0.strings(words)
        }
      case .points:
        json.plain {
          $0.list {
            $0.plain {
              $0.list { $0.plain { $0.type("number") } }
              $0.key("minItems")
              $0.number(2)
              $0.key("maxItems")
              $0.number(2)
            }
          }
        }
      }
      if option.allowsOff {
        json.plain {
          $0.key("enum")
          $0.beginArray()
          $0.string("off")
          $0.null()
          $0.endArray()
        }
      }
      json.endArray()
    }
  }
}
