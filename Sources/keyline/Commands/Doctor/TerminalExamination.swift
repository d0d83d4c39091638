import CLinux
import Glibc
import KeylineCore
import KeylineStore

/// Asks the terminal what it can do, as the keyboard does at its start.
enum TerminalExamination {
  /// Asks, and waits for the answers no longer than the keyboard does.
  ///
  /// The alternate screen takes the traces; what is typed meanwhile is lost.
  ///
  /// - Returns: The terminal's size and what it said; nil where there is no terminal, or another job has it.
  static func run() -> (size: ScreenSize, capabilities: TerminalCapabilities)? {
    do {
      let terminal = try Terminal()
      guard tcgetpgrp(terminal.descriptor) == getpgrp() else { return nil }
      // The terminal is put back before one of them acts.
      let signals = try SignalSource([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])
      defer { signals.unblock() }
      return (terminal.size, try ask(terminal))
    } catch {
      return nil
    }
  }

  private static func ask(_ terminal: Terminal) throws(TerminalError) -> TerminalCapabilities {
    let clock = MonotonicClock()
    var probe = TerminalProbe(now: clock.now, size: terminal.size)
    var decoder = InputDecoder()
    decoder.expectsCursorReport = probe.expectedReports
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    var events: [InputEvent] = []
    try terminal.enter(query: probe.query)
    while !probe.expire(now: clock.now) {
      var event = pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&event, 1, clock.pollMilliseconds(until: probe.deadline))
      let count = terminal.read(into: &buffer)
      guard count > 0 else { continue }
      decoder.feed(buffer.span.extracting(..<count), now: clock.now, into: &events)
      for case .reply(let reply) in events { _ = probe.take(reply) }
      events.removeAll()
    }
    try terminal.leave(discardingInput: true)
    return probe.capabilities
  }
}
