/// The text as it stands in XML 1.0, in an attribute or an element.
///
/// Line breaks become character references, since attributes would turn them into blanks; what XML
/// does not allow at all becomes U+FFFD.
func xmlEscaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t", "\n", "\r": result += "&#\(scalar.value);"
    default:
      let isAllowed =
        scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
      result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
    }
  }
  return result
}
