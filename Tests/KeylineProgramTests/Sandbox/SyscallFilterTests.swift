import CLinux
import Glibc
import Testing

@testable import keyline

@Suite struct SyscallFilterTests {
  private let refusals = SyscallFilter.keyboard.refusals

  /// What only architectures of an older day have.
  private static let olderCalls: Set = [
    "fork", "vfork", "chmod", "chown", "lchown", "utime", "utimes", "futimesat", "iopl", "ioperm",
    "kexec_file_load",
  ]

  @Test func everyCallIsKnownByItsName() {
    for refusal in refusals where !Self.olderCalls.contains(refusal.call) {
      #expect(SyscallFilter.number(of: refusal.call) != nil, "\(refusal.call)")
    }
    #expect(SyscallFilter.number(of: "no_such_call") == nil)
    #expect(SyscallFilter.number(of: "fchmodat2") == 452)
  }

  @Test func whatOnlyAnArgumentMakesWrongIsAllowedOtherwise() {
    let calls = Set(refusals.filter { $0.argument != nil }.map(\.call))
    #expect(calls == ["clone", "ioctl"])
    #expect(!refusals.contains { calls.contains($0.call) && $0.argument == nil })
  }

  @Test func theNumberOfAnIOControlIsComparedAsTheKernelTakesIt() {
    for argument in refusals.filter({ $0.call == "ioctl" }).compactMap(\.argument) {
      #expect(argument.mask == UInt64(UInt32.max) && argument.index == 1)
    }
  }
}
