/// The restrictions of a phone that are emulated; none of them as a rule.
public struct Emulation: Hashable, Sendable {
  /// The rules as they were written, in order.
  public let rules: [String]
  /// Whether Full Access counts as off.
  public private(set) var refusesAccess = false
  /// How many characters before the cursor can be seen; nil for all.
  public private(set) var contextLength: Int?
  /// Whether the text is a secret.
  public private(set) var isSecure = false
  /// Whether no key goes to the next keyboard.
  public private(set) var hidesGlobe = false
  /// When the keyboard is ended; nil for never.
  public private(set) var death: Death?
  /// Whether the app and its container cannot be reached.
  public private(set) var isWithoutApp = false
  /// The memory that the keyboard may have; nil for what there is.
  public private(set) var megabytes: Int?

  /// When the keyboard is ended.
  public enum Death: Hashable, Sendable {
    case after(seconds: Int)
    case atRandom

    /// How long a keyboard lives.
    ///
    /// - Parameters:
    ///   - deaths: How many were ended before it.
    ///   - seed: Chooses the random times; the same one gives the same times.
    /// - Returns: The time from its start.
    public func delay(after deaths: Int, seed: Int) -> Duration {
      switch self {
      case .after(let seconds): return .seconds(seconds)
      case .atRandom:
        var numbers = SplitMix(seed: UInt64(truncatingIfNeeded: seed &* 1_000_003 &+ deaths))
        return .milliseconds(Int.random(in: Self.randomMilliseconds, using: &numbers))
      }
    }

    /// Long enough to write a few words, short enough to be seen.
    private static let randomMilliseconds = 5_000...30_000
  }

  /// Puts rules together; of two about the same the later one counts.
  ///
  /// - Parameter rules: The rules as they are written; what is none is left out.
  public init(_ rules: [String] = []) {
    self.rules = rules
    for rule in rules.compactMap(EmulationRule.init) { add(rule) }
  }

  private mutating func add(_ rule: EmulationRule) {
    switch rule {
    case .ios: for rule in EmulationRule.iosRules { add(rule) }
    case .noAccess: refusesAccess = true
    case .context(let count): contextLength = count
    case .secure: isSecure = true
    case .noGlobe: hidesGlobe = true
    case .kill(let seconds): death = .after(seconds: seconds)
    case .killAtRandom: death = .atRandom
    // Whoever grants access cannot be asked.
    case .noApp: (isWithoutApp, refusesAccess) = (true, true)
    case .memory(let megabytes): self.megabytes = megabytes
    }
  }
}
