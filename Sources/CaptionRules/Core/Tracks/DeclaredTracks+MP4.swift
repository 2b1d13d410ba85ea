import CaptionContainers
import CaptionTagging

extension DeclaredTracks {
  /// The tracks of a movie.
  public init(_ facts: MovieFacts) {
    let tracks = facts.tracks.map { track in
      var declared = DeclaredTrack(
        track.kind == .text ? .text : .audio,
        name: "track \(track.number)",
        range: track.range
      )
      let claims = MovieClaims(track)
      declared.label = track.name?.text
      declared.labelRange = track.name?.range
      declared.language = track.language
      declared.isForced = claims.isForced
      declared.claims = track.tags.map {
        DeclaredTrack.Claim(DeclaredTrack.tagForm, value: $0.text, range: $0.range)
      }
      declared.claims += track.kinds.map {
        DeclaredTrack.Claim("kind", scheme: $0.scheme, value: $0.value, range: $0.range)
      }
      // What no tag and no kind says, sample descriptions may.
      if claims.someAreForced || claims.isForced {
        declared.claims.append(
          DeclaredTrack.Claim("forced", value: claims.isForced ? "all" : "some", range: track.range)
        )
      }
      return declared
    }
    self.init(.movie, tracks: tracks)
  }
}
