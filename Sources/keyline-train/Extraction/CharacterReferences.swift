/// Characters that markup writes as names or numbers.
enum CharacterReferences {
  /// A text with the characters in their place; a name that is not known becomes a space.
  static func resolved(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result.unicodeScalars.append(scalar(rest[rest.index(after: ampersand)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func scalar(_ name: Substring) -> Unicode.Scalar {
    guard name.first == "#" else { return named[String(name)] ?? " " }
    let number = name.dropFirst()
    let code = number.first == "x" ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return code.flatMap(Unicode.Scalar.init) ?? " "
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…", "mdash": "—",
    "ndash": "–", "lsquo": "'", "rsquo": "'", "ldquo": "\"", "rdquo": "\"", "laquo": "«", "raquo": "»",
    "aacute": "á", "eacute": "é", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ", "Aacute": "Á",
    "Eacute": "É", "Iacute": "Í", "Oacute": "Ó", "Uacute": "Ú", "Ntilde": "Ñ", "iquest": "¿", "iexcl": "¡",
    "auml": "ä", "euml": "ë", "iuml": "ï", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "agrave": "à", "egrave": "è", "ugrave": "ù", "Agrave": "À", "Egrave": "È", "acirc": "â",
    "ecirc": "ê", "icirc": "î", "ocirc": "ô", "ucirc": "û", "ccedil": "ç", "Ccedil": "Ç", "oelig": "œ",
    "aelig": "æ",
  ]
}
