/// The features that consist of others (TTML2, Annex E.1).
extension TTMLFeatures {
  /// The features without which a feature means nothing, so that no profile of content may permit the
  /// one and prohibit the others.
  static let parts: [Substring: [Substring]] = {
    var parts: [Substring: [Substring]] = [:]
    for line in partsText.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.first else { continue }
      parts[name.dropLast()] = Array(words.dropFirst())
    }
    return parts
  }()

  private static let partsText = """
    animate: animate-fill animate-minimal animate-paced animate-repeat animate-spline
    animation-version-2: animate animation-out-of-line animation
    audio-description: audio gain pan
    audio-speech: pitch speak speech
    background: backgroundColor background-image backgroundClip backgroundExtent \
      backgroundImage backgroundOrigin backgroundPosition backgroundRepeat
    backgroundColor: backgroundColor-block backgroundColor-inline backgroundColor-region
    base-version-2: base base-general
    bidi: direction unicodeBidi writingMode-horizontal
    bidi-version-2: bidi unicodeBidi-isolate
    border: border-block border-inline border-region
    border-radii: border-radii-1 border-radii-2
    condition: condition-fn-media condition-fn-parameter condition-fn-supports \
      condition-primary
    content-sizing: bpd ipd
    contentProfiles-combine: contentProfiles
    display: display-block display-inline display-region
    display-version-2: display display-block display-inline display-inlineBlock \
      display-region
    displayAlign: displayAlign-region displayAlign-relative
    displayAlign-version-2: displayAlign displayAlign-block displayAlign-justify \
      displayAlign-region displayAlign-relative
    dropMode: dropMode-dropNTSC dropMode-dropPAL dropMode-nonDrop
    embedded-audio: embedded-data audio
    embedded-content: embedded-audio embedded-font embedded-image
    embedded-data: chunk data resources source
    embedded-font: embedded-data font
    embedded-image: embedded-data image
    extent: extent-region extent-root
    extent-auto-version-2: extent-auto extent-root extent-region extent-image
    extent-image: extent extent-auto-version-2 extent-length-version-2
    extent-length-version-2: extent-length
    extent-region-version-2: extent-region extent-auto-version-2 extent-length-version-2
    extent-root-version-2: extent-root extent-auto-version-2 extent-contain
    extent-version-2: extent extent-image extent-region-version-2 extent-root-version-2
    fontFamily: fontFamily-generic fontFamily-non-generic
    fontSize: fontSize-anamorphic fontSize-isomorphic
    fontStyle: fontStyle-italic fontStyle-oblique
    fontWeight: fontWeight-bold
    length-real-version-2: length-real
    length-version-2: length length-real-version-2 length-root-container-relative
    markerMode: markerMode-continuous markerMode-discontinuous
    metadata-version-2: metadata metadata-item
    opacity-version-2: opacity opacity-block opacity-image opacity-inline opacity-region
    overflow: overflow-visible
    padding: padding-1 padding-2 padding-3 padding-4 padding-region
    padding-region: padding padding-1 padding-2 padding-3 padding-4
    padding-version-2: padding padding-1 padding-2 padding-3 padding-4
    presentation-version-2: presentation profile-version-2
    profile-full-version-2: contentProfiles contentProfiles-combined permitFeatureNarrowing \
      permitFeatureWidening processorProfiles processorProfiles-combined profile \
      profile-nesting profile-version-2
    profile-version-2: contentProfiles processorProfiles profile
    ruby-full: ruby rubyAlign rubyPosition rubyReserve
    rubyAlign: rubyAlign-minimal rubyAlign-withBase
    set: animation
    textAlign: textAlign-absolute textAlign-relative
    textAlign-version-2: textAlign textAlign-absolute textAlign-justify textAlign-relative
    textDecoration: textDecoration-over textDecoration-through textDecoration-under
    textEmphasis: textEmphasis-color textEmphasis-minimal textEmphasis-quoted-string
    textOutline: textOutline-blurred textOutline-unblurred
    transformation-version-2: transformation profile-version-2
    visibility: visibility-block visibility-inline visibility-region
    visibility-version-2: visibility visibility-image
    writingMode: writingMode-horizontal writingMode-vertical
    writingMode-horizontal: writingMode-horizontal-lr writingMode-horizontal-rl
    """
}
