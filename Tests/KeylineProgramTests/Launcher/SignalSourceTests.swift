import CLinux
import Glibc
import Testing

@testable import keyline

@Suite struct SignalSourceTests {
  @Test func signalsOfThisThreadAreReadOnce() throws {
    let source = try SignalSource([SIGWINCH, SIGCONT])
    defer { source.unblock() }
    #expect(source.drain() == [])
    pthread_kill(pthread_self(), SIGWINCH)
    pthread_kill(pthread_self(), SIGWINCH)
    #expect(source.drain() == [SIGWINCH])
    #expect(source.drain() == [])
  }
}
