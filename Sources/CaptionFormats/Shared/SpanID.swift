import CaptionModel

extension StyleProperty {
  /// The name of the property that holds a span's id, which is no look that anybody would miss.
  static let spanIDName = "xml:id"

  /// Whether nobody would miss it in a format without styles.
  ///
  /// It is a span's id, or says that text is shown, which it is there. Hidden text is a loss of its own.
  var isNoLook: Bool {
    switch self {
    case .other(Self.spanIDName, _), .other("visibility", "visible"): true
    default: false
    }
  }
}
