import CaptionKit

extension CaptionDocument {
  /// Gives the cues that are all sound, music or song the role that TTML has for it, unless they have
  /// roles already (TTML2, 14.2.2 `ttm:role`).
  mutating func markSounds() {
    let track = Track(self)
    for index in cues.indices {
      let role: String
      switch track.labels(ofCue: index)?.verdict {
      case .sound: role = "sound"
      case .music: role = "music"
      case .lyrics: role = "lyrics"
      default: continue
      }
      var extra =
        cues[index].extras[TTMLCue.self] ?? TTMLCue(isRightToLeft: cues[index].text.isRightToLeft)
      guard extra.roles.isEmpty else { continue }
      extra.roles = [role]
      cues[index].extras[TTMLCue.self] = extra
    }
  }
}
