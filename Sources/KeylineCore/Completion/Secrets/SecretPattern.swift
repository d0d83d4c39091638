/// Secrets that a text may hold without its writer thinking of it: while one is there, the text does not leave.
///
/// The shapes are those that issuers document for their keys, the PEM labels of RFC 7468, the tokens of RFC 7519, the
/// headers of RFC 9110, and card numbers with the check digit of ISO/IEC 7812-1. A text that is held in vain costs one
/// key press; a secret that has left cannot be called back.
public enum SecretPattern: String, CaseIterable, Hashable, Sendable {
  case apiKey, token, privateKey, password, cardNumber

  /// What was found, to end the sentence "the text holds what looks like …".
  public var title: String {
    switch self {
    case .apiKey: "an API key"
    case .token: "an access token"
    case .privateKey: "a private key"
    case .password: "a password"
    case .cardNumber: "a card number"
    }
  }

  /// The first secret in a text; nil when there is none.
  ///
  /// - Complexity: O(*n*) in the text.
  public static func find(in text: String) -> SecretPattern? {
    if text.contains("PRIVATE KEY-----") { return .privateKey }
    var keyLines = 0
    for line in text.split(whereSeparator: \.isNewline) {
      keyLines = isKeyLine(line) ? keyLines + 1 : 0
      // A key may have been cut off from the lines that name it.
      if keyLines == 2 { return .privateKey }
      if let found = SecretKeys.find(in: line) ?? SecretAssignments.find(in: line) { return found }
    }
    return CardNumbers.areIn(text) ? .cardNumber : nil
  }

  /// Whether a line is 60 or more characters of base64, as the body of a key is.
  static func isKeyLine(_ line: Substring) -> Bool {
    let body = line.drop { $0 == " " }
    guard (60...80).contains(body.utf8.count), body.utf8.contains(where: { (0x30...0x39).contains($0) })
    else {
      return false
    }
    return body.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F, 0x3D: true
      default: false
      }
    }
  }
}
