/// Keys and tokens that say by their beginning or their shape what they are.
enum SecretKeys {
  /// The first one in a line.
  static func find(in line: Substring) -> SecretPattern? {
    for word in line.split(whereSeparator: { $0.isWhitespace || "\"'`,;()<>[]{}=&?|".contains($0) }) {
      if let found = kind(of: word) { return found }
      // A keyboard gives the first letter of a line a capital.
      guard word.first?.isUppercase == true else { continue }
      if let found = kind(of: word.prefix(1).lowercased() + word.dropFirst()) { return found }
    }
    return bearer(in: line)
  }

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

  private static func kind(of word: some StringProtocol) -> SecretPattern? {
    for (prefix, rest, kind) in prefixes where word.hasPrefix(prefix) {
      let tail = word.dropFirst(prefix.count)
      let isKey = tail.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
      // What is read as words is none.
      if tail.count >= rest, isKey, tail.contains(where: { $0.isNumber || $0.isUppercase }) { return kind }
    }
    if isWebToken(word) { return .token }
    return holdsUserPassword(word) ? .password : nil
  }

  /// Whether a word is a secret or may become one with the next letters.
  static func mayBegin(_ word: Substring) -> Bool {
    if find(in: word) != nil { return true }
    let parts = word.split { "\"'`,;()<>[]{}=&?|".contains($0) }
    return parts.contains { part in
      part.hasPrefix("eyJ") || prefixes.contains { part.hasPrefix($0.prefix) && part.count > $0.prefix.count }
    }
  }

  /// Three parts of base64 with dots between them, the first of which begins as `{"` does.
  private static func isWebToken(_ word: some StringProtocol) -> Bool {
    guard word.hasPrefix("eyJ") else { return false }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].count > 8 && parts[1].count > 8
  }

  /// An address with a password in it: `scheme://user:password@host`.
  private static func holdsUserPassword(_ word: some StringProtocol) -> Bool {
    guard let scheme = word.firstRange(of: "://") else { return false }
    let authority = word[scheme.upperBound...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":") else {
      return false
    }
    return authority.index(after: colon) < at
  }

  private static func bearer(in line: Substring) -> SecretPattern? {
    let words = line.split(separator: " ")
    for (word, next) in zip(words, words.dropFirst()) where word.lowercased().hasSuffix("bearer") {
      if next.count >= 16 { return .token }
    }
    return nil
  }
}
