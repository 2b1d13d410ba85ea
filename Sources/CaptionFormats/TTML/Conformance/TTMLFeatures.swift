/// The features that profiles of TTML can name (TTML2, Annex E; TTML1, Annex D).
enum TTMLFeatures {
  /// Whether a feature is there in a version, by its name without the `#`.
  static func contains(_ name: some StringProtocol, in version: TTMLVersion) -> Bool {
    first.contains(String(name)) || (version == .second && second.contains(String(name)))
  }

  private static let first = names(
    """
    animation backgroundColor backgroundColor-block backgroundColor-inline \
    backgroundColor-region bidi cellResolution clockMode clockMode-gps clockMode-local \
    clockMode-utc color content core direction display display-block display-inline \
    display-region displayAlign dropMode dropMode-dropNTSC dropMode-dropPAL \
    dropMode-nonDrop extent extent-region extent-root fontFamily fontFamily-generic \
    fontFamily-non-generic fontSize fontSize-anamorphic fontSize-isomorphic fontStyle \
    fontStyle-italic fontStyle-oblique fontWeight fontWeight-bold frameRate \
    frameRateMultiplier layout length length-cell length-em length-integer \
    length-negative length-percentage length-pixel length-positive length-real \
    lineBreak-uax14 lineHeight markerMode markerMode-continuous markerMode-discontinuous \
    metadata nested-div nested-span opacity origin overflow overflow-visible padding \
    padding-1 padding-2 padding-3 padding-4 pixelAspectRatio presentation profile \
    showBackground structure styling styling-chained styling-inheritance-content \
    styling-inheritance-region styling-inline styling-nested styling-referential \
    subFrameRate text-outline textAlign textAlign-absolute textAlign-relative \
    textDecoration textDecoration-over textDecoration-through textDecoration-under \
    textOutline textOutline-blurred textOutline-unblurred tickRate time-clock \
    time-clock-with-frames time-offset time-offset-with-frames time-offset-with-ticks \
    timeBase-clock timeBase-media timeBase-smpte timeContainer timing transformation \
    unicodeBidi visibility visibility-block visibility-inline visibility-region \
    wrapOption writingMode writingMode-horizontal writingMode-horizontal-lr \
    writingMode-horizontal-rl writingMode-vertical zIndex
    """
  )

  private static let second = names(
    """
    animate animate-fill animate-minimal animate-paced animate-repeat animate-spline \
    animation-out-of-line animation-version-2 audio audio-description audio-speech \
    background background-image backgroundClip backgroundExtent backgroundImage \
    backgroundOrigin backgroundPosition backgroundRepeat base base-general base-version-2 \
    bidi-version-2 border border-block border-inline border-radii border-radii-1 \
    border-radii-2 border-region bpd chunk condition condition-fn-media \
    condition-fn-parameter condition-fn-supports condition-primary content-sizing \
    contentProfiles contentProfiles-combine contentProfiles-combined data disparity \
    display-inlineBlock display-version-2 displayAlign-block displayAlign-justify \
    displayAlign-region displayAlign-relative displayAlign-version-2 displayAspectRatio \
    embedded-audio embedded-content embedded-data embedded-font embedded-image \
    extent-auto extent-auto-version-2 extent-contain extent-cover extent-full-version-2 \
    extent-image extent-length extent-length-version-2 extent-measure \
    extent-region-version-2 extent-root-version-2 extent-version-2 font fontKerning \
    fontSelectionStrategy fontSelectionStrategy-character fontShear fontVariant gain \
    image image-png initial ipd length-real-version-2 length-root-container-relative \
    length-version-2 letterSpacing lineShear luminance luminanceGain metadata-item \
    metadata-version-2 opacity-block opacity-image opacity-inline opacity-region \
    opacity-version-2 padding-block padding-inline padding-region padding-version-2 pan \
    permitFeatureNarrowing permitFeatureWidening pitch position presentation-audio \
    presentation-version-2 processorProfiles processorProfiles-combine \
    processorProfiles-combined profile-full-version-2 profile-nesting profile-version-2 \
    region-implied-animation region-inline region-timing resources ruby ruby-full \
    rubyAlign rubyAlign-minimal rubyAlign-withBase rubyPosition rubyReserve set set-fill \
    set-multiple-styles set-repeat shear source speak speech textAlign-justify \
    textAlign-version-2 textCombine textEmphasis textEmphasis-color textEmphasis-minimal \
    textEmphasis-quoted-string textOrientation textShadow time-wall-clock \
    transformation-version-2 unicodeBidi-isolate unicodeBidi-version-2 validation \
    visibility-image visibility-version-2 xlink
    """
  )

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map { String($0) })
  }
}
