extension TTMLAttributeRule {
  private static let textAndEBU: TTMLProfileSet = [.text, .ebuTTD]

  /// Styles of both versions (TTML2, 10.2; TTML1, 8.2).
  static let styles: [TTMLAttributeRule] = [
    style(
      "backgroundColor",
      .color,
      narrowed: [(.ebuTTD, .hexadecimalColor)],
      animates: .continuous
    ),
    style(
      "color",
      .color,
      in: textAndEBU,
      narrowed: [(.ebuTTD, .hexadecimalColor)],
      animates: .continuous
    ),
    style("direction", .keywords(["ltr", "rtl"]), in: textAndEBU),
    style(
      "display",
      .keywords(["auto", "none"], second: ["inlineBlock"]),
      in: .imsc,
      narrowed: [(.imsc, .keywords(["auto", "none"]))]
    ),
    style(
      "displayAlign",
      .keywords(["before", "center", "after"], second: ["justify"]),
      in: textAndEBU,
      narrowed: [
        (.imsc, .keywords(["before", "center", "after"])),
        (.netflix, .keywords(["before", "after"])),
      ]
    ),
    TTMLAttributeRule("tts:extent", .rootExtent, on: .rootExtent, in: .imsc, lengths: true),
    style(
      "extent",
      .extent,
      narrowed: [
        (.text10, .lengths(2...2, alone: ["auto"], units: [.pixel, .percent])),
        (
          .text11,
          .lengths(
            2...2,
            alone: ["auto"],
            units: [.pixel, .percent, .rootWidth, .rootHeight]
          )
        ),
        (.image10, .lengths(2...2, units: .pixel)),
        (.image11, .lengths(2...2, alone: ["auto"], units: .pixel)),
        (.ebuTTD, .plainPercentages(2...2)),
        (.netflix, .lengths(2...2, alone: ["auto"], units: .percent)),
      ],
      lengths: true
    ),
    style("fontFamily", .fontFamily, in: textAndEBU),
    style(
      "fontSize",
      .lengths(1...2),
      in: textAndEBU,
      narrowed: [(.imsc, .evenSize), (.ebuTTD, .plainPercentages(1...1))],
      lengths: true
    ),
    style(
      "fontStyle",
      .keywords(["normal", "italic", "oblique"]),
      in: textAndEBU,
      narrowed: [(.ebuTTD, .keywords(["normal", "italic"]))]
    ),
    style("fontWeight", .keywords(["normal", "bold"]), in: textAndEBU),
    style(
      "lineHeight",
      .lengths(1...1, alone: ["normal"]),
      in: textAndEBU,
      narrowed: [(.ebuTTD, .plainPercentages(1...1, alone: ["normal"]))],
      lengths: true
    ),
    style("opacity", .float, in: .imsc, animates: .continuous),
    style(
      "origin",
      .lengths(2...2, alone: ["auto"], mayBeNegative: true),
      narrowed: [
        (.text, .lengths(2...2, alone: ["auto"], units: [.pixel, .percent])),
        (.image10, .lengths(2...2, alone: ["auto"], units: .pixel)),
        (.ebuTTD, .plainPercentages(2...2)),
        (.netflix, .lengths(2...2, alone: ["auto"], units: .percent)),
      ],
      lengths: true
    ),
    style("overflow", .keywords(["visible", "hidden"])),
    style(
      "padding",
      .lengths(1...4),
      in: textAndEBU,
      narrowed: [(.ebuTTD, .plainPercentages(1...4))],
      lengths: true
    ),
    style("showBackground", .keywords(["always", "whenActive"])),
    style(
      "textAlign",
      .keywords(["left", "center", "right", "start", "end"], second: ["justify"]),
      in: textAndEBU,
      narrowed: [
        (.imsc, .keywords(["left", "center", "right", "start", "end"])),
        (.netflix, .keywords(["center"])),
      ]
    ),
    style(
      "textDecoration",
      .combination(
        alone: ["none"],
        [
          ["underline", "noUnderline"], ["lineThrough", "noLineThrough"],
          ["overline", "noOverline"],
        ]
      ),
      in: textAndEBU,
      narrowed: [(.ebuTTD, .keywords(["none", "underline"]))]
    ),
    style(
      "textOutline",
      .textOutline,
      in: .text,
      narrowed: [(.imsc, .unblurredOutline)],
      lengths: true
    ),
    style(
      "unicodeBidi",
      .keywords(["normal", "embed", "bidiOverride"], second: ["isolate"]),
      in: textAndEBU,
      narrowed: [(.imsc, .keywords(["normal", "embed", "bidiOverride"]))]
    ),
    style("visibility", .keywords(["visible", "hidden"]), in: .imsc),
    style("wrapOption", .keywords(["wrap", "noWrap"]), in: textAndEBU),
    style(
      "writingMode",
      .keywords(["lrtb", "rltb", "tbrl", "tblr", "lr", "rl", "tb"]),
      narrowed: [([.image, .netflix], .keywords(["lrtb", "rltb", "lr", "rl"]))]
    ),
    style("zIndex", .stackLevel, in: .imsc),
  ]

  /// Styles that TTML2 added.
  static let secondStyles: [TTMLAttributeRule] = [
    second("backgroundClip", .keywords(["border", "content", "padding"])),
    second("backgroundExtent", .extent, lengths: true),
    second("backgroundImage", .someURI),
    second("backgroundOrigin", .keywords(["border", "content", "padding"])),
    second("backgroundPosition", .position, lengths: true),
    second("backgroundRepeat", .keywords(["repeat", "repeatX", "repeatY", "noRepeat"])),
    second("border", .border, animates: .continuous),
    second("bpd", .measure, lengths: true),
    second("ipd", .measure, lengths: true),
    second(
      "disparity",
      .lengths(1...1, mayBeNegative: true),
      in: .imsc11,
      animates: .continuous,
      lengths: true
    ),
    second("fontKerning", .keywords(["none", "normal"])),
    second("fontSelectionStrategy", .keywords(["auto", "character"])),
    second("fontShear", .percentage),
    second(
      "fontVariant",
      .combination(alone: ["normal"], [["super", "sub"], ["full", "half"], ["ruby"]]),
      in: .text13
    ),
    second("letterSpacing", .lengths(1...1, alone: ["normal"], mayBeNegative: true), lengths: true),
    second("lineShear", .percentage),
    second("luminanceGain", .unsignedNumber, in: .imsc11, animates: .continuous),
    second("position", .position, in: .text11, animates: .continuous, lengths: true),
    second(
      "ruby",
      .keywords([
        "none", "container", "base", "baseContainer", "text", "textContainer", "delimiter",
      ]),
      in: .text11,
      animates: .none
    ),
    second(
      "rubyAlign",
      .keywords(["start", "center", "end", "spaceAround", "spaceBetween", "withBase"]),
      in: .text11,
      narrowed: [
        (.text11, .keywords(["start", "center", "end", "spaceAround", "spaceBetween"]))
      ]
    ),
    second("rubyPosition", .keywords(["before", "after", "outside"]), in: .text11),
    second("rubyReserve", .rubyReserve, in: .text11, lengths: true),
    second("shear", .percentage, in: .text11),
    second("textCombine", .keywords(["none", "all"]), in: .text11),
    second(
      "textEmphasis",
      .textEmphasis,
      in: .text11,
      narrowed: [(.text11, .minimalEmphasis)],
      animates: .continuous
    ),
    second("textOrientation", .keywords(["mixed", "sideways", "upright"])),
    second(
      "textShadow",
      .textShadow(),
      in: .text11,
      narrowed: [(.text11, .textShadow(atMost: 4))],
      animates: .continuous,
      lengths: true
    ),
  ]

  /// Styles of sound (TTML2, 10.2.46 to 10.2.49).
  static let audio: [TTMLAttributeRule] = [
    TTMLAttributeRule(
      "tta:gain",
      .number,
      on: .styling,
      since: .second,
      in: [],
      animates: .continuous
    ),
    TTMLAttributeRule(
      "tta:pan",
      .number,
      on: .styling,
      since: .second,
      in: [],
      animates: .continuous
    ),
    TTMLAttributeRule(
      "tta:pitch",
      .pitch,
      on: .styling,
      since: .second,
      in: [],
      animates: .none
    ),
    TTMLAttributeRule(
      "tta:speak",
      .keywords(["none", "normal", "fast", "slow"]),
      on: .styling,
      since: .second,
      in: [],
      animates: .none
    ),
  ]

  /// What IMSC, EBU-TT-D and SMPTE-TT add.
  static let extensions: [TTMLAttributeRule] = [
    TTMLAttributeRule("ittp:aspectRatio", .pair, on: .parameters),
    TTMLAttributeRule("ittp:progressivelyDecodable", .boolean, on: .parameters, in: .imsc),
    TTMLAttributeRule("ittp:activeArea", .activeArea, on: .parameters),
    TTMLAttributeRule("itts:forcedDisplay", .boolean, on: .styling, in: .imsc),
    TTMLAttributeRule("itts:fillLineGap", .boolean, on: .styling, in: [.text, .ebuTTD]),
    TTMLAttributeRule(
      "ebutts:linePadding",
      .lengths(1...1, units: .cell),
      on: .styling,
      narrowed: [(.ebuTTD, .plainCells)],
      lengths: true
    ),
    TTMLAttributeRule(
      "ebutts:multiRowAlign",
      .keywords(["start", "center", "end", "auto"]),
      on: .styling
    ),
    TTMLAttributeRule("smpte:backgroundImage", .someURI, on: .any, in: .image),
    TTMLAttributeRule("smpte:backgroundImageHorizontal", .any, on: .any, in: []),
    TTMLAttributeRule("smpte:backgroundImageVertical", .any, on: .any, in: []),
  ]

  private static func style(
    _ name: String,
    _ grammar: TTMLGrammar,
    in permitted: TTMLProfileSet = .closed,
    narrowed: [(TTMLProfileSet, TTMLGrammar)] = [],
    animates: TTMLAnimatability = .discrete,
    lengths: Bool = false
  ) -> TTMLAttributeRule {
    TTMLAttributeRule(
      "tts:" + name,
      grammar,
      on: .styling,
      in: permitted,
      narrowed: narrowed,
      animates: animates,
      lengths: lengths
    )
  }

  private static func second(
    _ name: String,
    _ grammar: TTMLGrammar,
    in permitted: TTMLProfileSet = [],
    narrowed: [(TTMLProfileSet, TTMLGrammar)] = [],
    animates: TTMLAnimatability = .discrete,
    lengths: Bool = false
  ) -> TTMLAttributeRule {
    TTMLAttributeRule(
      "tts:" + name,
      grammar,
      on: .styling,
      since: .second,
      in: permitted,
      narrowed: narrowed,
      animates: animates,
      lengths: lengths
    )
  }
}
