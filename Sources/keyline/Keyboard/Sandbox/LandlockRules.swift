import CLinux
import Glibc
import KeylineStore

/// Which files a process may still open, and how: everything else is refused by the kernel.
struct LandlockRules: Equatable, Sendable {
  /// A path, and what may be done with it and all below it.
  struct Rule: Equatable, Sendable {
    let path: String
    let access: LandlockAccess
  }

  private(set) var rules: [Rule] = []

  /// Allows something.
  ///
  /// - Parameters:
  ///   - access: What may be done.
  ///   - path: With what; links are followed, and what is not there when the rules come into force stays closed.
  mutating func allow(_ access: LandlockAccess, _ path: String) {
    rules.append(Rule(path: path, access: access))
  }

  /// Brings the rules into force, for this thread and for all that it starts; nothing lifts them.
  ///
  /// New privileges must have been given up before.
  ///
  /// - Throws: `SystemError` when the kernel does not know Landlock, or refuses.
  /// - Complexity: O(*n*) in the rules.
  func enforce() throws(SystemError) {
    let version = Int(try retrying("landlock_create_ruleset") { kl_landlock_version() })
    let known = LandlockAccess.known(to: version)
    var refused = Self.refused(by: version)
    let size = Self.rulesetSize(in: version)
    let ruleset = Descriptor(
      adopting: try retrying("landlock_create_ruleset") { kl_landlock_ruleset(&refused, size) })
    for rule in rules { try add(rule, known: known, to: ruleset) }
    try retrying("landlock_restrict_self") { kl_landlock_restrict(ruleset.raw) }
  }

  private func add(_ rule: Rule, known: LandlockAccess, to ruleset: Descriptor) throws(SystemError) {
    let place: Descriptor
    do throws(SystemError) {
      place = try Descriptor.open(rule.path, KL_O_PATH)
    } catch {
      // What cannot be reached now needs no permission.
      return
    }
    let isFolder = try place.status().st_mode & S_IFMT == S_IFDIR
    let access = rule.access.intersection(isFolder ? known : known.intersection(.ofFiles))
    // A rule that allows nothing is an error to the kernel.
    guard !access.isEmpty else { return }
    try retrying("landlock_add_rule", rule.path) {
      kl_landlock_allow(ruleset.raw, place.raw, access.rawValue)
    }
  }
}

// MARK: What a version of Landlock can do

extension LandlockRules {
  private static let bindTCP: UInt64 = 1 << 0
  private static let connectTCP: UInt64 = 1 << 1
  private static let abstractSockets: UInt64 = 1 << 0
  private static let signals: UInt64 = 1 << 1

  /// All that a version can refuse.
  static func refused(by version: Int) -> kl_landlock_ruleset {
    kl_landlock_ruleset(
      files: LandlockAccess.known(to: version).rawValue,
      network: version >= 4 ? bindTCP | connectTCP : 0,
      scopes: version >= 6 ? abstractSockets | signals : 0)
  }

  /// How many bytes of the ruleset a version reads; more of them must be zero, and it would not know why.
  static func rulesetSize(in version: Int) -> Int {
    switch version {
    case ...3: 8
    case 4, 5: 16
    default: 24
    }
  }
}
