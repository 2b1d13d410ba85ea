import CaptionModel
import CaptionPlaylists

/// Finds text for the hard of hearing that is marked in the form of another profile.
public struct ProfileForm: DeclarationRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/profile-form",
    "Text for the hard of hearing is marked in a form that the profile's players do not know.",
    severity: .warning,
    subject: .playlist,
    evidence: [],
    text: .init(
      checks: "In a DASH manifest with a profile of DVB, whether text with the Role caption has "
        + "the audio purpose 2 and the Role main; in others, whether text with the audio purpose 2 "
        + "has the Role caption.",
      matters: "DVB's players find text for the hard of hearing by the audio purpose 2, others by "
        + "the Role caption; some take the audio purpose for something about audio. Both may stand "
        + "on one set, and then everybody finds it.",
      measured: "By the exact schemes and values, and the profiles that the manifest declares.",
      sources: [
        "ETSI TS 103 285, 7.1.2, as dash.js codes it; the clause itself was not read.",
        "Shaka Player and androidx.media3, as read in 2026.",
      ]
    ),
    examples: [
      .passes(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:dvb:dash:profile:dvb-dash:2014">
        <Period><AdaptationSet contentType="text" lang="en">
        <Accessibility schemeIdUri="urn:tva:metadata:cs:AudioPurposeCS:2007" value="2"/>
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="main"/>
        </AdaptationSet></Period></MPD>
        """
      ),
      .fails(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:dvb:dash:profile:dvb-dash:2014">
        <Period><AdaptationSet contentType="text" lang="en">
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="⟦1⟧caption"/>
        </AdaptationSet></Period></MPD>
        """,
        "set 1 is captions without audio purpose 2 and Role \"main\", by which players of DVB go"
      ),
      .fails(
        """
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011">
        <Period><AdaptationSet contentType="text" lang="en">
        <Accessibility schemeIdUri="urn:tva:metadata:cs:AudioPurposeCS:2007" value="⟦1⟧2"/>
        <Role schemeIdUri="urn:mpeg:dash:role:2011" value="main"/>
        </AdaptationSet></Period></MPD>
        """,
        "set 1 is for the hard of hearing in DVB's form only; other players go by Role \"caption\""
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each text that only players of another profile find.
  public func check(_ tracks: DeclaredTracks, report: (DeclarationFinding) -> Void) {
    let isDVB = tracks.profiles.contains { $0.hasPrefix(DASHRoles.dvbProfiles) }
    for track in tracks.tracks where track.kind == .text {
      let roles = track.values("Role", DASHRoles.scheme)
      let purpose = track.claims.first {
        $0.scheme == DASHRoles.audioPurposeScheme && $0.value == DASHRoles.hardOfHearing
      }
      let caption = track.claims.first {
        $0.scheme == DASHRoles.scheme && $0.value == "caption"
      }
      if isDVB, let claim = caption ?? purpose {
        let missing =
          (purpose == nil ? ["audio purpose 2"] : [])
          + (roles.contains("main") ? [] : ["Role \"main\""])
        guard !missing.isEmpty else { continue }
        report(
          DeclarationFinding(
            claim.range,
            "\(track.name) is captions without \(missing.joined(separator: " and ")), by which "
              + "players of DVB go"
          )
        )
      } else if !isDVB, let purpose, !roles.contains("caption") {
        report(
          DeclarationFinding(
            purpose.range,
            "\(track.name) is for the hard of hearing in DVB's form only; other players go by Role "
              + "\"caption\""
          )
        )
      }
    }
  }
}
