import Synchronization

/// The profiles that are compiled in, each a JSON file in the folder Profiles.
///
/// A file with a family of languages stands for a profile for each of them: `netflix-sdh` for
/// `netflix-de-sdh`, `netflix-fr-sdh` and so on, which judge by that language whatever a file
/// declares; under its own name it goes by the file's.
public enum ProfileCatalog {
  /// A profile's file.
  private struct File: Sendable {
    let name: String
    let bytes: @Sendable () -> [UInt8]
  }

  /// Every file, in the order in which profiles are listed.
  private static let files: [File] = [
    File(name: "default") { PackageResources.default_json },
    File(name: "netflix") { PackageResources.netflix_json },
    File(name: "netflix-children") { PackageResources.netflix_children_json },
    File(name: "netflix-sdh") { PackageResources.netflix_sdh_json },
    File(name: "netflix-sdh-children") { PackageResources.netflix_sdh_children_json },
    File(name: "netflix-template") { PackageResources.netflix_template_json },
    File(name: "netflix-template-children") { PackageResources.netflix_template_children_json },
    File(name: "amazon") { PackageResources.amazon_json },
    File(name: "apple-podcasts") { PackageResources.apple_podcasts_json },
    File(name: "arte") { PackageResources.arte_json },
    File(name: "bbc") { PackageResources.bbc_json },
    File(name: "bbc-online") { PackageResources.bbc_online_json },
    File(name: "bbc-online-vertical") { PackageResources.bbc_online_vertical_json },
    File(name: "dcmp") { PackageResources.dcmp_json },
    File(name: "dcmp-children") { PackageResources.dcmp_children_json },
    File(name: "ebu-ard") { PackageResources.ebu_ard_json },
    File(name: "ebu-ard-children") { PackageResources.ebu_ard_children_json },
    File(name: "fcc") { PackageResources.fcc_json },
    File(name: "fr-charte") { PackageResources.fr_charte_json },
    File(name: "masc") { PackageResources.masc_json },
    File(name: "ted") { PackageResources.ted_json },
    File(name: "une-153010") { PackageResources.une_153010_json },
  ]

  /// The names of the files, a family's once.
  public static let fileNames = files.map(\.name)

  /// Every name that can be asked for, those of families with each of their languages.
  public static var names: [String] {
    fileNames.flatMap { name in
      let family = (try? profile(named: name))?.family ?? []
      return [name] + family.map { member(of: name, $0) }
    }
  }

  /// The profiles that somebody asked for, since what is typed is asked for again and again.
  private static let known = Mutex<[String: SettingsLayer]>([:])

  /// Gives the profile with a name.
  ///
  /// - Throws: Where there is none, with the names that there are.
  public static func profile(named name: String) throws(SettingsError) -> SettingsLayer {
    if let layer = known.withLock({ $0[name] }) { return layer }
    let layer = try read(name)
    known.withLock { $0[name] = layer }
    return layer
  }

  private static func read(_ name: String) throws(SettingsError) -> SettingsLayer {
    if let file = files.first(where: { $0.name == name }) {
      return try SettingsLayer(json: file.bytes(), label: "profile \(name)")
    }
    // netflix-de-sdh is netflix-sdh, judged as German.
    var parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if parts.count > 1 {
      let language = parts.remove(at: 1)
      let base = parts.joined(separator: "-")
      if let file = files.first(where: { $0.name == base }) {
        var layer = try SettingsLayer(json: file.bytes(), label: "profile \(name)")
        if layer.family.contains(language) {
          layer.language = language
          return layer
        }
      }
    }
    var error = SettingsError(path: [], "unknown profile '\(name)'", unknown: name, among: names)
    error.list = "profiles"
    throw error
  }

  /// `netflix-sdh` and `de` to `netflix-de-sdh`.
  private static func member(of name: String, _ language: String) -> String {
    var parts = name.split(separator: "-").map(String.init)
    parts.insert(language, at: min(1, parts.count))
    return parts.joined(separator: "-")
  }
}

extension SettingsLayer {
  /// Reads a layer from JSON, in which comments are allowed.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - label: What reports call the layer.
  ///   - path: The file's path, or nil where nothing in it is relative to one.
  public init(json bytes: [UInt8], label: String, path: String? = nil) throws(SettingsError) {
    do throws(SettingsError) {
      self = try SettingsReader(label: label).layer(JSONValue.parse(bytes))
    } catch {
      var error = error
      error.layer = label
      throw error
    }
    self.path = path
  }
}
