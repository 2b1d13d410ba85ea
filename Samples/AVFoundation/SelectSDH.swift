// Plays a tagged movie or HLS playlist with its SDH captions. AVFoundation has no `isSDH`: an option is
// SDH where it has both characteristics, and so it is chosen by both.
//
//   swiftc -parse-as-library SelectSDH.swift && ./SelectSDH film.mov en

#if canImport(AVFoundation)
  import AVFoundation

  /// The SDH option of an asset in a language, or nil where no option has both characteristics.
  func sdhOption(of asset: AVAsset, language: String) async throws -> AVMediaSelectionOption? {
    guard let group = try await asset.loadMediaSelectionGroup(for: .legible) else { return nil }
    let sdh = AVMediaSelectionGroup.mediaSelectionOptions(
      from: group.options,
      withMediaCharacteristics: [
        .transcribesSpokenDialogForAccessibility, .describesMusicAndSoundForAccessibility,
      ]
    )
    return AVMediaSelectionGroup.mediaSelectionOptions(
      from: sdh,
      filteredAndSortedAccordingToPreferredLanguages: [language]
    ).first
  }

  /// A player item that shows the SDH captions in a language, where there are some.
  @MainActor
  func playerItem(for url: URL, language: String) async throws -> AVPlayerItem {
    let asset = AVURLAsset(url: url)
    let item = AVPlayerItem(asset: asset)
    if let option = try await sdhOption(of: asset, language: language),
      let group = try await asset.loadMediaSelectionGroup(for: .legible)
    {
      item.select(option, in: group)
    }
    return item
  }

  @main
  struct SelectSDH {
    static func main() async throws {
      let arguments = CommandLine.arguments
      guard arguments.count == 3 else { return print("usage: SelectSDH FILE-OR-URL LANGUAGE") }
      let url =
        URL(string: arguments[1]).flatMap { $0.scheme == nil ? nil : $0 }
        ?? URL(fileURLWithPath: arguments[1])
      let asset = AVURLAsset(url: url)
      let option = try await sdhOption(of: asset, language: arguments[2])
      print(option.map { "SDH: \($0.displayName)" } ?? "no option has both characteristics of SDH")
    }
  }
#endif
