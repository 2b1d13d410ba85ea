import CaptionEncoding
import CaptionFormats
import CaptionModel
public import CaptionPlaylists

/// Reads DASH manifests, and the files of text that their adaptation sets name.
///
/// Only files in the manifest's folder and below are asked for; what stands elsewhere, on a network
/// in particular, is a problem with its address.
public struct ManifestReader {
  /// The manifest.
  public let manifest: DASHManifest

  private let read: PlaylistReader.FileReading

  /// Makes a reader.
  ///
  /// - Parameter read: Reads a file by its path from the manifest's folder.
  public init(_ manifest: DASHManifest, read: @escaping PlaylistReader.FileReading) {
    self.manifest = manifest
    self.read = read
  }

  /// Reads a manifest from its bytes.
  ///
  /// - Throws: Where they are no manifest.
  public static func manifest(
    _ bytes: [UInt8],
    name: String
  ) throws(PlaylistProblem) -> DASHManifest {
    let source: SourceText
    do throws(DecodingError) {
      source = try SourceText.decode(bytes, name: name)
    } catch {
      throw PlaylistProblem("is longer than 4 GiB")
    }
    guard let manifest = DASHManifest.read(source) else {
      throw PlaylistProblem(DASHManifest.refusal(source))
    }
    return manifest
  }

  /// The captions of a set of text that is one file, and the language that the set says.
  ///
  /// - Parameter index: The set's index in ``DASHManifest/sets``; nil takes the only set of text.
  /// - Throws: Why there are none, or which sets there are to choose from.
  public func captions(
    ofSet index: Int?
  ) throws(PlaylistProblem) -> (file: CaptionFile, language: String?) {
    let texts = manifest.sets.indices.filter { manifest.sets[$0].kind == .text }
    guard let index = index ?? (texts.count == 1 ? texts.first : nil) else {
      let names = texts.map { "\($0 + 1)" + (manifest.sets[$0].language.map { " (\($0))" } ?? "") }
      throw PlaylistProblem(
        texts.isEmpty
          ? "has no set of text"
          : "has several sets of text, so --track has to name one: "
            + names.joined(separator: ", ")
      )
    }
    guard manifest.sets.indices.contains(index) else {
      throw PlaylistProblem("has no set \(index + 1), but \(manifest.sets.count) of them")
    }
    let set = manifest.sets[index]
    guard set.kind == .text else {
      throw PlaylistProblem("set \(index + 1) is \(set.kind.rawValue), not text")
    }
    do throws(PlaylistProblem) {
      return (try captions(of: set), set.language)
    } catch {
      throw PlaylistProblem("set \(index + 1): \(error.message)")
    }
  }

  private func captions(of set: DASHAdaptationSet) throws(PlaylistProblem) -> CaptionFile {
    let formats: [String: CaptionFormat] = [
      "text/vtt": .webVTT, "application/ttml+xml": .ttml,
    ]
    for representation in set.representations where !representation.isSegmented {
      guard let type = representation.mimeType, let format = formats[type] else { continue }
      guard let address = representation.address else {
        throw PlaylistProblem("no BaseURL names its file")
      }
      do throws(PlaylistProblem) {
        return try captions(at: address, as: format)
      } catch {
        throw PlaylistProblem("'\(address)': \(error.message)")
      }
    }
    guard let first = set.representations.first else {
      throw PlaylistProblem("has no representation")
    }
    let type = first.mimeType.map { "'\($0)'" } ?? "a type that is not said"
    throw PlaylistProblem(
      "is \(type)\(first.isSegmented ? " in segments" : ""); files of text/vtt and "
        + "application/ttml+xml are read"
    )
  }

  private func captions(
    at address: String,
    as format: CaptionFormat
  ) throws(PlaylistProblem) -> CaptionFile {
    let path: String
    switch HLSAddress.place(of: address) {
    case .file(let file): path = file
    case .remote(let scheme):
      throw PlaylistProblem("is an address of '\(scheme)', and nothing is fetched from there")
    case .outside: throw PlaylistProblem("leads out of the manifest's folder")
    case .broken: throw PlaylistProblem("is no address of a file")
    }
    let bytes = try read(path)
    let captions: CaptionFile
    do throws(DecodingError) {
      captions = try CaptionFile.examine(bytes, name: path, format: format)
    } catch {
      throw PlaylistProblem("is longer than 4 GiB")
    }
    guard captions.isAccepted else {
      throw PlaylistProblem("is no \(format.name): \(captions.refusal.message)")
    }
    return captions
  }
}
