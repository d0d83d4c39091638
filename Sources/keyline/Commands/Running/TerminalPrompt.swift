import CLinux
import Glibc
import KeylineStore

/// Asks the person at the terminal for a line.
struct TerminalPrompt {
  private static let path = "/dev/tty"
  /// More than any line that the terminal gives at once.
  private static let limit = 1 << 13

  private let terminal: Descriptor
  private let settings: termios

  /// Opens the terminal.
  ///
  /// - Throws: `SystemError` when there is none.
  init() throws(SystemError) {
    let opened = try Descriptor.open(Self.path, O_RDWR)
    var settings = termios()
    try retrying("tcgetattr", Self.path) { tcgetattr(opened.raw, &settings) }
    terminal = opened
    self.settings = settings
  }

  /// Shows a question and reads the answer.
  ///
  /// A signal that ends the program puts the terminal back first; one that stops it does so for as long.
  ///
  /// - Parameters:
  ///   - question: What is shown before the answer.
  ///   - isSecret: Whether the answer is not echoed.
  /// - Returns: The line without its end; nil when the person ended the input instead.
  /// - Throws: `CommandCancelled`, or `SystemError` when the terminal is gone.
  func ask(_ question: String, isSecret: Bool = false) throws -> [UInt8]? {
    let signals = try SignalSource([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP])
    defer {
      TerminalRestore.apply(settings, to: terminal.raw)
      signals.unblock()
    }
    begin(question, isSecret)
    var answer: [UInt8] = []
    while true {
      var events = [
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: terminal.raw, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&events, nfds_t(events.count), -1) > 0 else { continue }
      for signal in signals.drain() {
        guard signal == SIGTSTP else {
          write("\n")
          throw CommandCancelled(signal: signal)
        }
        TerminalRestore.apply(settings, to: terminal.raw)
        kill(getpid(), SIGSTOP)
        begin(question, isSecret)
      }
      guard events[1].revents != 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: Self.limit)
      let count = try retrying("read", Self.path) { read(terminal.raw, &buffer, buffer.count) }
      answer += buffer[..<count]
      if count == 0 { return answer.isEmpty ? nil : answer }
      if answer.last == 0x0A { return answer.dropLast() }
      if answer.count > Self.limit { return answer }
    }
  }

  private func begin(_ question: String, _ isSecret: Bool) {
    if isSecret {
      var quiet = settings
      quiet.c_lflag &= ~tcflag_t(ECHO)
      quiet.c_lflag |= tcflag_t(ECHONL)
      // What was typed before the question is no answer to it.
      tcsetattr(terminal.raw, TCSAFLUSH, &quiet)
    }
    write(question)
  }

  private func write(_ text: String) {
    do throws(SystemError) { try terminal.write(Array(text.utf8)) } catch {
      // A terminal that is gone is noticed when it is read.
    }
  }
}
