import CLinux
import CRescueVictim
import CTerminalRescue
import Glibc
import Testing

@testable import KeylineTestSupport

/// The handler of fatal signals, in children that die.
@Suite struct TerminalRescueTests {
  private static let sequences = "\u{1b}[?1049l restored"
  private let terminal: KeylineTestSupport.PseudoTerminal
  private let device: Int32

  init() throws {
    terminal = try KeylineTestSupport.PseudoTerminal(size: .standard)
    device = open(terminal.devicePath, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #expect(device >= 0)
  }

  /// Lets a child die.
  ///
  /// - Returns: The signal that it died of, and what the terminal got to show.
  private func death(
    _ death: kl_victim_death, _ number: Int32 = 0, disarms: Bool = false
  ) throws -> (signal: Int32, shown: String) {
    let child = kl_victim_start(device, Self.sequences, death, number, disarms ? 1 : 0)
    try #require(child > 0)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    #expect(kl_status_signaled(status) != 0, "exit status \(kl_status_exit_code(status))")
    guard case .bytes(let bytes) = terminal.read() else { return (kl_status_signal(status), "") }
    return (kl_status_signal(status), String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: [
    (kl_victim_bad_address, SIGSEGV), (kl_victim_past_the_file, SIGBUS), (kl_victim_stack_overflow, SIGSEGV),
    (kl_victim_abort, SIGABRT),
  ])
  func aCrashPutsTheTerminalBackAndStaysWhatItWas(kind: kl_victim_death, signal: Int32) throws {
    let before = try terminal.settings()
    let end = try death(kind)
    #expect(end.signal == signal && end.shown == Self.sequences)
    #expect(try terminal.settings() == before)
    close(device)
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS, SIGTRAP])
  func everyFatalSignalPutsTheTerminalBack(signal: Int32) throws {
    let before = try terminal.settings()
    let end = try death(kl_victim_raise, signal)
    #expect(end.signal == signal && end.shown == Self.sequences)
    #expect(try terminal.settings() == before)
    close(device)
  }

  @Test func aTerminalThatWasGivenBackIsLeftAlone() throws {
    let before = try terminal.settings()
    let end = try death(kl_victim_bad_address, disarms: true)
    #expect(end.signal == SIGSEGV && end.shown.isEmpty)
    #expect(try terminal.settings() != before)
    close(device)
  }

  @Test func moreThanFitsIsRefused() {
    var settings = termios()
    let text = [CChar](repeating: 65, count: Int(KL_RESCUE_CAPACITY) + 1)
    #expect(kl_rescue_arm(device, &settings, text, text.count) == -1 && errno == EINVAL)
    close(device)
  }
}
