/// Reads the arguments after a command's name.
///
/// Options and operands may stand in any order. A value follows its option (`--name value`,
/// `-n value`) or is tied to it (`--name=value`, `-nvalue`); letters of flags may be grouped;
/// `--` ends the options; `-` alone is an operand.
struct ArgumentParser<Settings> {
  let options: [OptionSpec<Settings>]

  init(_ options: [OptionSpec<Settings>]) {
    self.options = options
  }

  /// Applies the options to the settings and returns the operands.
  func parse(
    _ arguments: [String],
    into settings: inout Settings
  ) throws(UsageError) -> [String] {
    var operands: [String] = []
    var given: Set<String> = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        operands += arguments[index...]
        break
      } else if argument.hasPrefix("--") {
        try parseLong(argument, arguments, &index, &given, &settings)
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseShort(argument, arguments, &index, &given, &settings)
      } else {
        operands.append(argument)
      }
    }
    return operands
  }

  private func parseLong(
    _ argument: String,
    _ arguments: [String],
    _ index: inout Int,
    _ given: inout Set<String>,
    _ settings: inout Settings
  ) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let name = String(parts.first ?? "")
    guard let option = options.first(where: { $0.info.name == name }) else {
      let known = options.map { "--" + $0.info.name }
      throw UsageError(
        "unknown option '--\(name)'",
        suggestion: nearest(to: "--" + name, among: known)
      )
    }
    let tied = parts.count > 1 ? String(parts[1]) : nil
    if option.info.valueName == nil, tied != nil {
      throw UsageError("--\(name) takes no value")
    }
    try apply(option, "--" + name, tied, arguments, &index, &given, &settings)
  }

  private func parseShort(
    _ argument: String,
    _ arguments: [String],
    _ index: inout Int,
    _ given: inout Set<String>,
    _ settings: inout Settings
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.info.short == letter }) else {
        throw UsageError("unknown option '-\(letter)'")
      }
      guard option.info.valueName != nil else {
        try apply(option, "-\(letter)", nil, arguments, &index, &given, &settings)
        continue
      }
      let tied =
        letters.isEmpty ? nil : String(letters.first == "=" ? letters.dropFirst() : letters)
      try apply(option, "-\(letter)", tied, arguments, &index, &given, &settings)
      return
    }
  }

  private func apply(
    _ option: OptionSpec<Settings>,
    _ written: String,
    _ tied: String?,
    _ arguments: [String],
    _ index: inout Int,
    _ given: inout Set<String>,
    _ settings: inout Settings
  ) throws(UsageError) {
    guard let valueName = option.info.valueName else { return try option.apply(&settings, "") }
    guard given.insert(option.info.name).inserted || option.info.isRepeatable else {
      throw UsageError("\(written) is given more than once")
    }
    if let tied { return try option.apply(&settings, tied) }
    // Whatever follows is the value, so that `--shift -2s` works.
    guard index < arguments.count else {
      throw UsageError("\(written) needs a value: \(valueName)")
    }
    index += 1
    try option.apply(&settings, arguments[index - 1])
  }
}
