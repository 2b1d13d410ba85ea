import CaptionModel

extension StyleProperty {
  /// The name of the property that holds a span's id, which is no look that anybody would miss.
  static let spanIDName = "xml:id"
}
