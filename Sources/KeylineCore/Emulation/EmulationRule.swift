/// One thing in which a phone treats a keyboard worse than a terminal does, to be tried out.
public enum EmulationRule: Hashable, Sendable {
  /// What an iPhone does to a keyboard that was just installed.
  case ios
  /// Full Access is off, whatever was granted.
  case noAccess
  /// So many characters before the cursor can be seen.
  case context(Int)
  /// The text is a secret, as in a password field.
  case secure
  /// No key goes to the next keyboard: the system has one of its own.
  case noGlobe
  /// The keyboard is ended after so many seconds, each time.
  case kill(seconds: Int)
  /// The keyboard is ended at some time, each time another.
  case killAtRandom
  /// The app cannot be reached: no settings and replacements of its, no broker.
  case noApp
  /// The megabytes of memory that the keyboard may have.
  case memory(megabytes: Int)

  /// What `ios` stands for.
  static let iosRules: [Self] = [.noAccess, .context(300), .noGlobe, .memory(megabytes: 60)]

  private static let contextLengths = 0...100_000
  private static let seconds = 1...86_400
  private static let megabytes = 1...4_096

  /// Reads a rule as it is written; nil when it is none.
  ///
  /// - Parameter text: The name, and what belongs to it after a colon.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    func number(in range: ClosedRange<Int>) -> Int? {
      Int(parts[1]).flatMap { range.contains($0) ? $0 : nil }
    }
    switch (parts[0], parts.count) {
    case ("ios", 1): self = .ios
    case ("noAccess", 1): self = .noAccess
    case ("secure", 1): self = .secure
    case ("noGlobe", 1): self = .noGlobe
    case ("noApp", 1): self = .noApp
    case ("kill", 2) where parts[1] == "random": self = .killAtRandom
    case ("kill", 2):
      guard let seconds = number(in: Self.seconds) else { return nil }
      self = .kill(seconds: seconds)
    case ("context", 2):
      guard let count = number(in: Self.contextLengths) else { return nil }
      self = .context(count)
    case ("memory", 2):
      guard let megabytes = number(in: Self.megabytes) else { return nil }
      self = .memory(megabytes: megabytes)
    default: return nil
    }
  }

  /// The rules, as people are told of them; N stands for a whole number.
  public static let notations = [
    "ios", "noAccess", "context:N", "secure", "noGlobe", "kill:N", "kill:random", "noApp", "memory:N",
  ]

  /// The rule that was probably meant.
  ///
  /// - Parameter text: What was written, which is none.
  /// - Returns: A rule, with the number that was written where it has one; nil when none is like it.
  static func nearest(to text: String) -> String? {
    let digits = text.filter(\.isNumber)
    let candidates = notations.map { notation in
      notation.hasSuffix("N") ? notation.dropLast() + (digits.isEmpty ? "N" : digits) : notation
    }
    return NearestName.find(text, in: candidates)
  }
}
