import CSeccomp
import Glibc

/// Which system calls are refused, whatever they are asked (seccomp(2)).
///
/// A call of another architecture ends the process: its numbers mean other calls.
struct SyscallFilter: Equatable, Sendable {
  /// A call, or a call with a certain argument, and the error it ends with.
  struct Refusal: Equatable, Sendable {
    let call: String
    let error: Int32
    /// Which argument decides, which of its bits, and what they must be to be refused; nil refuses every call.
    var argument: Argument?
  }

  /// The value of an argument that is refused.
  struct Argument: Equatable, Sendable {
    let index: UInt32
    let mask: UInt64
    let value: UInt64

    fileprivate var comparison: scmp_arg_cmp {
      scmp_arg_cmp(arg: index, op: SCMP_CMP_MASKED_EQ, datum_a: mask, datum_b: value)
    }
  }

  /// Why there is no filter: the kernel's error.
  struct Failure: Error, Equatable {
    let code: Int32
    var reason: String { String(cString: strerror(code)) }
  }

  let refusals: [Refusal]

  /// Brings the filter into force, for this thread and for all that it starts; nothing lifts it.
  ///
  /// - Throws: `Failure` when the kernel cannot filter, or refuses.
  func enforce() throws(Failure) {
    guard let filter = seccomp_init(SCMP_ACT_ALLOW) else { throw Failure(code: ENOMEM) }
    defer { seccomp_release(filter) }
    try Self.attempt(seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS))
    // A search tree: what a key calls passes few comparisons.
    try Self.attempt(seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2))
    try Self.attempt(seccomp_attr_set(filter, SCMP_FLTATR_API_SYSRAWRC, 1))
    for refusal in refusals {
      guard let number = Self.number(of: refusal.call) else { continue }
      let action = kl_refuse_with(UInt16(refusal.error))
      let arguments = refusal.argument.map(\.comparison).map { [$0] } ?? []
      try Self.attempt(
        seccomp_rule_add_array(filter, action, number, UInt32(arguments.count), arguments))
    }
    try Self.attempt(seccomp_load(filter))
  }

  private static func attempt(_ result: Int32) throws(Failure) {
    if result < 0 { throw Failure(code: -result) }
  }

  /// Calls that the library may be too old to know; since number 424 they are the same on every architecture.
  private static let newNumbers: [String: Int32] = [
    "fchmodat2": 452, "setxattrat": 463, "removexattrat": 466, "open_tree_attr": 467, "file_setattr": 469,
  ]

  /// The number of a call; nil where the architecture has no such call.
  static func number(of call: String) -> Int32? {
    let number = seccomp_syscall_resolve_name(call)
    return number >= 0 ? number : newNumbers[call]
  }
}
