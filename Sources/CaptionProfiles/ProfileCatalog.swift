/// The profiles that are compiled in, each a JSON file in the folder Profiles.
public enum ProfileCatalog {
  /// A profile's file.
  struct File: Sendable {
    let name: String
    let bytes: @Sendable () -> [UInt8]
  }

  /// Every file, in the order in which profiles are listed.
  static let files: [File] = [
    File(name: "default") { PackageResources.default_json }
  ]

  /// The names of the profiles that can be asked for.
  public static var names: [String] {
    files.map(\.name).filter { (try? profile(named: $0))?.isAbstract == false }
  }

  /// Reads the profile with a name.
  ///
  /// - Throws: Where there is none, with the names that there are.
  public static func profile(named name: String) throws(SettingsError) -> SettingsLayer {
    guard let file = files.first(where: { $0.name == name }) else {
      throw SettingsError(
        path: [],
        "unknown profile '\(name)'",
        unknown: name,
        among: files.map(\.name)
      )
    }
    return try SettingsLayer(json: file.bytes(), label: "profile \(name)")
  }
}

extension SettingsLayer {
  /// Reads a layer from JSON, in which comments are allowed.
  public init(json bytes: [UInt8], label: String) throws(SettingsError) {
    self = try SettingsReader(label: label).layer(JSONValue.parse(bytes))
  }
}
