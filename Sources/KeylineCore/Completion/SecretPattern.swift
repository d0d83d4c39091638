/// Secrets that a text may hold without its writer thinking of it: while one is there, the text does not leave.
///
/// The shapes are those that issuers document for their keys, the PEM labels of RFC 7468, the tokens of RFC 7519, and
/// card numbers with the check digit of ISO/IEC 7812-1.
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
    for line in text.split(whereSeparator: \.isNewline) {
      if let found = assignment(in: line) { return found }
      for word in line.split(whereSeparator: { $0.isWhitespace || "\"'`,;()<>[]{}=".contains($0) }) {
        if let found = key(word) { return found }
      }
    }
    return holdsCardNumber(text) ? .cardNumber : nil
  }

  // MARK: Keys that say what they are

  private static let prefixes: [(prefix: String, rest: Int, kind: SecretPattern)] = [
    ("sk-", 16, .apiKey), ("sk_live_", 16, .apiKey), ("sk_test_", 16, .apiKey), ("rk_live_", 16, .apiKey),
    ("pk_live_", 16, .apiKey), ("AKIA", 16, .apiKey), ("ASIA", 16, .apiKey), ("AIza", 30, .apiKey),
    ("gsk_", 20, .apiKey), ("SG.", 30, .apiKey), ("key-", 32, .apiKey), ("re_", 20, .apiKey),
    ("xai-", 20, .apiKey),
    ("ghp_", 30, .token), ("gho_", 30, .token), ("ghu_", 30, .token), ("ghs_", 30, .token),
    ("ghr_", 30, .token),
    ("github_pat_", 30, .token), ("glpat-", 16, .token), ("xoxb-", 10, .token), ("xoxp-", 10, .token),
    ("xoxa-", 10, .token), ("xapp-", 10, .token), ("npm_", 30, .token), ("pypi-", 30, .token),
    ("hf_", 30, .token),
    ("dop_v1_", 30, .token), ("shpat_", 30, .token), ("ya29.", 20, .token), ("EAACEdEose0cBA", 10, .token),
  ]

  private static func key(_ word: Substring) -> SecretPattern? {
    for (prefix, rest, kind) in prefixes where word.hasPrefix(prefix) {
      let tail = word.dropFirst(prefix.count)
      if tail.count >= rest,
        tail.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }),
        tail.contains(where: \.isNumber) || tail.contains(where: \.isUppercase)
      {
        return kind
      }
    }
    if isWebToken(word) { return .token }
    return holdsUserPassword(word) ? .password : nil
  }

  /// Three parts of base64 with dots between them, the first of which begins as `{"` does.
  private static func isWebToken(_ word: Substring) -> Bool {
    guard word.hasPrefix("eyJ") else { return false }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].count > 8 && parts[1].count > 8
  }

  /// An address with a password in it: `scheme://user:password@host`.
  private static func holdsUserPassword(_ word: Substring) -> Bool {
    guard let scheme = word.firstRange(of: "://") else { return false }
    let authority = word[scheme.upperBound...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":") else {
      return false
    }
    return authority.index(after: colon) < at
  }

  // MARK: Lines that give a secret a name

  private static let names: [(part: String, kind: SecretPattern)] = [
    ("api_key", .apiKey), ("apikey", .apiKey), ("secret", .apiKey), ("access_key", .apiKey),
    ("private_key", .privateKey),
    ("auth_token", .token), ("access_token", .token), ("_token", .token), ("password", .password),
    ("passwd", .password),
    ("passwort", .password), ("mot de passe", .password), ("contraseña", .password),
  ]

  /// A line such as `SOME_API_KEY=…` of an environment file, or `password: …`, whose value is one word.
  private static func assignment(in line: Substring) -> SecretPattern? {
    if let bearer = bearer(in: line) { return bearer }
    guard let mark = line.firstIndex(where: { $0 == "=" || $0 == ":" }) else { return nil }
    let isEquals = line[mark] == "="
    var value = line[line.index(after: mark)...].drop { $0.isWhitespace || "\"'".contains($0) }
    if isEquals { value = value.prefix { !$0.isWhitespace } }
    while let last = value.last, last.isWhitespace || "\"';,".contains(last) { value.removeLast() }
    let name = line[..<mark].lowercased()
    guard (isEquals ? 4... : 6...).contains(value.count),
      !value.contains(where: { $0.isWhitespace || "()[]{}".contains($0) }),
      !value.hasPrefix("$"), !value.hasPrefix("<"), name.count <= 80
    else { return nil }
    let last = name.split { $0.isWhitespace && isEquals || "\"'".contains($0) }.last.map(String.init) ?? ""
    guard let found = names.first(where: { last.contains($0.part) || last == "token" && $0.kind == .token })
    else {
      return nil
    }
    // "The secret: patience" is a sentence; a secret has digits or signs in it.
    let isPlainWord = value.allSatisfy { $0.isLetter || ".!?".contains($0) }
    return isPlainWord && !isEquals ? nil : found.kind
  }

  private static func bearer(in line: Substring) -> SecretPattern? {
    let words = line.split(separator: " ")
    for (word, next) in zip(words, words.dropFirst())
    where word.lowercased().hasSuffix("bearer") && next.count >= 16 {
      if next.contains(where: \.isNumber) { return .token }
    }
    return nil
  }

  // MARK: Card numbers

  /// Whether there are 13 to 19 digits, in groups perhaps, that begin as a card's do and have its check digit.
  private static func holdsCardNumber(_ text: String) -> Bool {
    var digits: [Int] = []
    var wasSeparator = false
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39:
        digits.append(Int(byte) - 0x30)
        wasSeparator = false
      case 0x20,
        0x2D where !digits.isEmpty && !wasSeparator:
        wasSeparator = true
      default:
        if isCardNumber(digits) { return true }
        digits = []
        wasSeparator = false
      }
    }
    return isCardNumber(digits)
  }

  private static func isCardNumber(_ digits: [Int]) -> Bool {
    guard (13...19).contains(digits.count), let first = digits.first, (2...6).contains(first) else {
      return false
    }
    let sum = digits.reversed().enumerated().reduce(0) { sum, entry in
      let (index, digit) = entry
      let doubled = digit * 2
      return sum + (index % 2 == 0 ? digit : doubled > 9 ? doubled - 9 : doubled)
    }
    return sum % 10 == 0
  }
}
