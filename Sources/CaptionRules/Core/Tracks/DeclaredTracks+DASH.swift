public import CaptionPlaylists

extension DeclaredTracks {
  /// The adaptation sets of a manifest.
  public init(_ manifest: DASHManifest) {
    let tracks = manifest.sets.enumerated().map { index, set in
      var track = DeclaredTrack(
        set.kind == .text ? .text : set.kind == .audio ? .audio : .other,
        name: "set \(index + 1)",
        range: set.tag
      )
      track.label = set.labels.first?.text
      track.labelRange = set.labels.first?.range
      track.language = set.language
      track.group = set.period
      track.isDefault = set.roles.contains("main")
      track.defaultRange = set.range(of: "main")
      track.isForced = set.roles.contains("forced-subtitle")
      track.forcedRange = set.range(of: "forced-subtitle")
      // One language is often there in several codings, of which a player knows one.
      track.coding = (set.mimeType ?? "") + " " + (set.codecs ?? "").prefix { $0 != "." }
      track.claims = set.descriptors.map {
        DeclaredTrack.Claim(
          $0.place.rawValue,
          scheme: $0.scheme,
          value: $0.value,
          range: $0.range
        )
      }
      return track
    }
    self.init(.dash, profiles: manifest.profiles, tracks: tracks)
  }
}

extension DASHAdaptationSet {
  /// The bytes of the role with a value, aliases taken for what they mean.
  fileprivate func range(of role: String) -> Range<Int>? {
    descriptors.first {
      $0.place == .role && $0.scheme == DASHRoles.scheme
        && (DASHRoles.aliases[$0.value] ?? $0.value) == role
    }?.range
  }
}
