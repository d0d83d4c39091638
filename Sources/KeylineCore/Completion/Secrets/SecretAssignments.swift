/// Secrets that a line gives a name: `SOME_API_KEY=…`, `"password": "…"`, `Authorization: …`, `-u name:password`.
enum SecretAssignments {
  /// The first one in a line.
  static func find(in line: Substring) -> SecretPattern? {
    for mark in line.indices where line[mark] == "=" || line[mark] == ":" {
      if let found = kind(of: line, at: mark) { return found }
    }
    return spoken(in: line) ?? argument(in: line)
  }

  private static let names: [(part: String, kind: SecretPattern)] = [
    ("api_key", .apiKey), ("api-key", .apiKey), ("apikey", .apiKey), ("secret", .apiKey),
    ("access_key", .apiKey),
    ("private_key", .privateKey), ("auth_token", .token), ("access_token", .token), ("_token", .token),
  ]
  /// What a line calls a password, whole words and parts of them; accents as one scalar and as two.
  private static let passwordParts = [
    "password", "passwd", "passwort", "kennwort", "passphrase", "contrase\u{F1}a", "contrasen\u{303}a",
  ].map { BytePattern($0) }
  private static let passwordWords: Set<String> = ["pass", "pwd", "pw", "passe", "senha"]
  /// Header lines whose value is always a secret.
  private static let headers: Set<String> = [
    "authorization", "proxy-authorization", "x-api-key", "cookie", "set-cookie",
  ]
  /// A label has few words; a sentence in which the word occurs has more.
  private static let mostLabelWords = 3

  private static func kind(of line: Substring, at mark: Substring.Index) -> SecretPattern? {
    let before = line[..<mark].suffix(80)
    let name = self.name(before)
    guard !name.isEmpty else { return nil }
    let value = self.value(line[line.index(after: mark)...])
    guard let first = value.first, !"$<({[/".contains(first),
      !value.contains(where: { "()[]{}".contains($0) })
    else {
      return nil
    }
    // As in files of variables; with blanks around it, it may be anything.
    let isEquals = line[mark] == "=" && before.last?.isWhitespace == false
    if headers.contains(name) { return .token }
    if isPassword(name) {
      let words = before.split { !$0.isLetter && !$0.isNumber }
      let isLabel = words.count <= mostLabelWords || line.contains("\"")
      return isLabel || isEquals || isUnlikelyWord(value) ? .password : nil
    }
    guard let found = names.first(where: { name.contains($0.part) })?.kind ?? (name == "token" ? .token : nil)
    else {
      return nil
    }
    // "The secret: patience" is a sentence.
    return value.count >= 4 && (isEquals || isUnlikelyWord(value)) ? found : nil
  }

  /// The word right before a mark, without quotation marks.
  private static func name(_ before: Substring) -> String {
    var end = before
    while let last = end.last, last == " " || last == "\"" || last == "'" { end.removeLast() }
    return String(end.reversed().prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }.reversed())
      .lowercased()
  }

  /// The word right behind a mark, without quotation marks.
  private static func value(_ after: Substring) -> Substring {
    let start = after.drop { $0 == " " || $0 == "\t" || $0 == "\"" || $0 == "'" }
    return start.prefix { !$0.isWhitespace && !"\"',;&".contains($0) }
  }

  static func isPassword(_ name: String) -> Bool {
    passwordWords.contains(name) || passwordParts.contains { $0.isPart(of: name) }
  }

  /// Whether a word has what passwords have and words have not: digits among the letters, or signs.
  private static func isUnlikelyWord(_ word: Substring) -> Bool {
    let bare = word.reversed().drop { ".!?…".contains($0) }
    return bare.count >= 4 && bare.contains { !$0.isLetter && $0 != "-" && $0 != "'" && $0 != "’" }
  }

  /// "My password is hunter2".
  private static func spoken(in line: Substring) -> SecretPattern? {
    let words = line.split(whereSeparator: { $0.isWhitespace || $0 == "," })
    for (index, word) in words.enumerated() where isPassword(word.lowercased()) {
      let next = words[(index + 1)...].drop {
        ["is", "ist", "est", "es", "was"].contains($0.lowercased())
      }
      if let value = next.first, value.first.map({ !"=$<(".contains($0) }) == true, isUnlikelyWord(value) {
        return .password
      }
    }
    return nil
  }

  /// A password among the arguments of a command: `-u name:password`, `-psecret`.
  private static func argument(in line: Substring) -> SecretPattern? {
    let words = line.split(whereSeparator: \.isWhitespace)
    for (word, next) in zip(words, words.dropFirst()) where word == "-u" || word == "--user" {
      let parts = next.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { return .password }
    }
    let isDatabase = words.contains { ["mysql", "mysqldump", "mariadb", "sshpass"].contains($0) }
    return isDatabase && words.contains { $0.hasPrefix("-p") && $0.count > 3 } ? .password : nil
  }
}
