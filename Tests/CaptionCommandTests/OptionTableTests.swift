import CaptionKit
import Testing

@testable import CaptionCommand

/// What must hold for every command and option, whoever adds one.
@Suite struct OptionTableTests {
  static let names = CaptionKitCommand.commands.map(\.name)

  private func command(_ name: String) throws -> Command {
    try #require(CaptionKitCommand.commands.first { $0.name == name })
  }

  @Test func commandsHaveNamesOfTheirOwn() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Self.names.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLowercase } })
  }

  @Test(arguments: names) func optionsHaveNamesOfTheirOwn(_ name: String) throws {
    let options = try command(name).options()
    let long = options.map(\.name)
    #expect(Set(long).count == long.count)
    let short = options.compactMap(\.short)
    #expect(Set(short).count == short.count)
  }

  @Test(arguments: names) func optionsAreWellFormed(_ name: String) throws {
    for option in try command(name).options() {
      #expect(option.name.count >= 2)
      #expect(
        option.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" },
        "--\(option.name)"
      )
      #expect(option.help.hasSuffix("."), "--\(option.name)")
      #expect(option.help.first?.isUppercase == true, "--\(option.name)")
      if let value = option.valueName {
        #expect(value == value.uppercased() && !value.isEmpty, "--\(option.name)")
      }
      if case .oneOf(let choices) = option.valueKind {
        #expect(Set(choices).count == choices.count && !choices.isEmpty, "--\(option.name)")
        for choice in choices {
          #expect(option.help.contains(choice), "--\(option.name) does not tell of \(choice)")
        }
      }
    }
  }

  @Test(arguments: names) func anOptionMeansTheSameEverywhere(_ name: String) throws {
    let mine = try command(name).options()
    for other in CaptionKitCommand.commands {
      for option in other.options() {
        guard let same = mine.first(where: { $0.name == option.name }) else { continue }
        #expect(same.short == option.short, "--\(option.name)")
        #expect((same.valueName == nil) == (option.valueName == nil), "--\(option.name)")
      }
    }
  }

  @Test(arguments: names) func descriptionsAreComplete(_ name: String) throws {
    let description = try command(name).description
    #expect(!description.summary.hasSuffix("."))
    #expect(description.summary.first?.isLowercase == true)
    #expect(!description.usage.isEmpty)
    #expect(!description.discussion.isEmpty)
    #expect(description.discussion.allSatisfy { $0.hasSuffix(".") })
    #expect(!description.examples.isEmpty)
  }

  @Test(arguments: names) func examplesParse(_ name: String) throws {
    let command = try command(name)
    for example in command.description.examples {
      let words = example.line.split(separator: " ").map(String.init)
      #expect(words.first == name)
      #expect(throws: Never.self, "\(example.line)") {
        _ = try command.parse(Array(words.dropFirst()), .standard)
      }
    }
  }

  @Test(arguments: names) func helpTellsOfEveryOption(_ name: String) throws {
    let world = World()
    #expect(world.run(name, "--help") == 0)
    for option in try command(name).options() {
      #expect(world.output.contains("--\(option.name)"))
    }
    #expect(world.output.split(separator: "\n").allSatisfy { displayWidth(String($0)) <= 80 })
    let other = World()
    #expect(other.run("help", name) == 0)
    #expect(other.output == world.output)
  }

  @Test(arguments: names) func everyCommandTellsTheVersion(_ name: String) {
    let world = World()
    #expect(world.run(name, "--version") == 0)
    #expect(world.output == "captionkit 0.1.0\n")
  }

  @Test func manualAndCompletionsTellOfEverything() throws {
    let manual = World()
    #expect(manual.run("help", "--man") == 0)
    for shell in CompletionsCommand.shells {
      let script = World()
      #expect(script.run("completions", shell) == 0)
      for command in CaptionKitCommand.commands {
        #expect(script.output.contains(command.name))
        #expect(manual.output.contains(".SS \(command.name)\n"))
        for option in command.options() {
          let long = shell == "fish" ? "-l \(option.name)" : "--\(option.name)"
          #expect(script.output.contains(long), "\(shell)")
          let escaped = ManualPage.escaped("--\(option.name)")
          #expect(manual.output.contains(escaped))
        }
      }
    }
  }

  @Test(arguments: [
    ("a-b", "a\\-b"), (".x", "\\&.x"), ("'x", "\\&'x"), ("\\", "\\e"), ("FILE…", "FILE..."),
  ])
  func manualEscapes(_ text: String, _ expected: String) {
    #expect(ManualPage.escaped(text) == expected)
  }
}
