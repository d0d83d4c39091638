/// Texts as parts of an XML document.
///
/// The rules are those of XML 1.0 (https://www.w3.org/TR/xml/#charsets).
public enum XMLText {
  /// A text as the content of an element or the value of an attribute.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text with what has a meaning in XML written as references, and U+FFFD in the place of characters that
  ///   no document can hold.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\r": result += "&#13;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
