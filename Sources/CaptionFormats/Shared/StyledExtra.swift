import CaptionModel

/// What only one format says of a cue or a document, with the look that it gives to all of the text.
protocol StyledExtra: CaptionExtra {
  /// The look.
  var style: TextStyle { get }
}

extension Extras {
  /// The look that the values give to all of the text; nil where none does.
  var style: TextStyle? {
    for value in all {
      if let styled = value as? any StyledExtra { return styled.style }
    }
    return nil
  }
}

extension StyleProperty {
  /// The name of the property that holds a span's id, which is no look that anybody would miss.
  static let spanIDName = "xml:id"
}
