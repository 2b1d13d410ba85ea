import CaptionKit

/// What becomes of the labels that only those need who cannot hear.
struct LabelSettings: Sendable {
  /// How speakers are written.
  enum Speakers: String, CaseIterable, Sendable {
    case native
    case voice
    case prefix
    case bracket
    case drop
  }

  /// What becomes of what is sung.
  enum Lyrics: String, CaseIterable, Sendable {
    case keep
    case drop
  }

  var speakers = Speakers.native
  var strips = false
  var lyrics: Lyrics?
  var style: HouseStyle?

  static var options: [OptionSpec<LabelSettings>] {
    [
      .choice(
        "speakers",
        "HOW",
        "How speakers are written: native as the format marks them and else as a prefix, voice "
          + "the same with names typed into the text made marks, prefix always as 'NAME: ', "
          + "bracket as '[NAME] ', drop not at all. All but native find typed names too."
      ) { (settings, speakers: Speakers) in settings.speakers = speakers },
      .flag(
        "strip-sdh",
        "Make plain subtitles: take out names, sounds, music and manner, mend the dashes, and drop "
          + "cues that are left empty. All that goes is reported."
      ) { $0.strips = true },
      .choice(
        "lyrics",
        "HOW",
        "With --strip-sdh, whether what is sung stays: keep (unless told) or drop."
      ) { (settings, lyrics: Lyrics) in settings.lyrics = lyrics },
      .value(
        "sdh-style",
        "HOUSE",
        kind: .oneOf(HouseStyle.all.map(\.id)),
        "Write the labels as a house does, as far as its guideline says how: "
          + HouseStyle.all.map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
          + ". What it does not say stays as it is and is reported."
      ) { (settings, name) throws(UsageError) in
        guard let style = HouseStyle.all.first(where: { $0.id == name }) else {
          let known = HouseStyle.all.map(\.id)
          throw UsageError(
            "--sdh-style takes \(listed(known)), not '\(name)'",
            suggestion: nearest(to: name, among: known)
          )
        }
        settings.style = style
      },
    ]
  }

  func validate() throws(UsageError) {
    if lyrics != nil, !strips { throw UsageError("--lyrics needs --strip-sdh") }
    if strips, style != nil { throw UsageError("--strip-sdh leaves no labels for --sdh-style") }
    if strips, speakers != .native {
      throw UsageError("--strip-sdh leaves no names for --speakers")
    }
    if style != nil, speakers == .bracket {
      throw UsageError("--sdh-style says how names are written, so not --speakers bracket")
    }
  }

  /// What the writer is told.
  var writing: WritingOptions.Speakers {
    switch speakers {
    case .native, .voice, .bracket: .native
    case .prefix: .prefix
    case .drop: .drop
    }
  }

  /// Changes a document; nil where nothing was asked for.
  ///
  /// - Parameter typesVoices: Whether the output has no marks for voices.
  func change(_ document: CaptionDocument, typesVoices: Bool) -> LabelChange? {
    if strips { return Track(document).strippingLabels(keepsLyrics: lyrics != .drop) }
    var change: LabelChange?
    if let form = SpeakerForm(rawValue: speakers.rawValue), style == nil || form != .prefix {
      change = Track(document).changingSpeakers(to: form)
    }
    guard let style else { return change }
    let typesVoices = speakers == .prefix || typesVoices && speakers != .drop
    var styled = Track(change?.document ?? document)
      .restylingLabels(style, typesVoices: typesVoices)
    styled.losses = (change?.losses ?? []) + styled.losses
    return styled
  }
}
