import CaptionXML

extension XMLTree {
  /// Where an attribute's value, or a part of it, stands in the source; nil where it is in no start tag.
  ///
  /// A value with a reference or a letter beyond ASCII is kept apart from the source. Its place is that of
  /// the whole value.
  func place(ofValue range: Range<Int>, of node: Int) -> Range<Int>? {
    if isInSource(range) { return range }
    let own = attributeIndices(of: node)
    let number = own.first { index in
      let value = attributes[index].value
      return value.lowerBound <= range.lowerBound && range.upperBound <= value.upperBound
    }
    guard let number, let tag = TTMLStartTag(source, at: Int(nodes[node].lower)) else { return nil }
    // Declarations of namespaces are no attributes to the parser.
    let written = tag.attributes.filter { !source[$0.name].starts(with: Array("xmlns".utf8)) }
    let place = number - own.lowerBound
    guard written.indices.contains(place) else { return nil }
    let local = Array(names[Int(attributes[number].name)].local.utf8)
    guard source[written[place].name].suffix(local.count).elementsEqual(local) else { return nil }
    return written[place].value
  }
}
