import CLinux
import Glibc
import KeylineStore

/// What comes on standard input, read while the person sees why nothing happens and can leave.
struct PipedText {
  /// What there is to do.
  enum Outcome {
    /// Start with this text; nil without one.
    case start(Descriptor?)
    /// There is a text and FILE has one.
    case twoTexts
    /// A signal ended the wait.
    case ended(by: Int32)
  }

  /// What to do with a text.
  private enum Use { case none, read, refuse }

  /// What takes longer is explained.
  private static let silence = Duration.milliseconds(300)
  /// How long a FILE with a text waits for another one: a program that runs us may keep its pipe open.
  private static let patience = Duration.seconds(2)
  private static let note = "keyline: reading standard input; Ctrl-C leaves"

  private let terminal: LauncherTerminal
  private let signals: SignalSource
  private let start = ContinuousClock.now
  private var isNoteShown = false

  /// Begins now.
  ///
  /// - Parameters:
  ///   - terminal: Where the wait is explained.
  ///   - signals: What can end it.
  init(terminal: LauncherTerminal, signals: SignalSource) {
    self.terminal = terminal
    self.signals = signals
  }

  /// Reads standard input to its end, if it is for us.
  ///
  /// - Parameter file: FILE, as it was given.
  /// - Returns: What there is to do.
  /// - Throws: `SystemError` when standard input cannot be read or is too large.
  mutating func read(for file: String?) throws(SystemError) -> Outcome {
    defer { hideNote() }
    switch Self.use(of: file) {
    case .none: return .start(nil)
    case .refuse:
      switch try wait(within: Self.patience) {
      case .ready: return Self.isTextWaiting ? .twoTexts : .start(nil)
      case .late: return .start(nil)
      case .ended(let signal): return .ended(by: signal)
      }
    case .read: return try readAll(isForFile: file != nil)
    }
  }

  /// Whether text lies on standard input that nobody has read.
  static var isTextWaiting: Bool {
    guard let kind = kindOfInput, kind == S_IFREG || kind == S_IFIFO || kind == S_IFSOCK else { return false }
    var count: Int32 = 0
    return ioctl(STDIN_FILENO, UInt(FIONREAD), &count) == 0 && count > 0
  }

  private static func use(of file: String?) -> Use {
    guard isatty(STDIN_FILENO) != 1 else { return .none }
    guard let file else { return .read }
    // A device, such as /dev/null, is what programs give that have nothing to say.
    guard let kind = kindOfInput, kind == S_IFREG || kind == S_IFIFO || kind == S_IFSOCK else { return .none }
    var status = stat()
    guard stat(file, &status) == 0 else { return .read }
    guard status.st_mode & S_IFMT == S_IFREG else { return .none }
    return status.st_size == 0 ? .read : .refuse
  }

  private static var kindOfInput: mode_t? {
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private mutating func readAll(isForFile: Bool) throws(SystemError) -> Outcome {
    let memory = try Descriptor.memory("keyline-text")
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var total = 0
    while true {
      if case .ended(let signal) = try wait(within: nil) { return .ended(by: signal) }
      let count = try retrying("read") { Glibc.read(STDIN_FILENO, &buffer, buffer.count) }
      if count == 0 {
        // Ctrl-C ends who writes into the pipe as well, and the end of the pipe may be seen first.
        if let signal = take(signals.drain()) { return .ended(by: signal) }
        return .start(isForFile && total == 0 ? nil : memory)
      }
      total += count
      if total > FileReader.limit { throw SystemError(call: "read", code: EFBIG) }
      try memory.write(buffer[..<count])
    }
  }
}

// MARK: Waiting

extension PipedText {
  private enum Wait { case ready, late, ended(Int32) }

  /// Waits for standard input, with a note when reading it takes long.
  private mutating func wait(within limit: Duration?) throws(SystemError) -> Wait {
    while true {
      let limits = [limit, isNoteShown ? nil : Self.silence].compactMap { $0 }
      let event = try poll(until: limits.min())
      let elapsed = start.duration(to: .now)
      if elapsed >= Self.silence, event != .signal { showNote() }
      switch event {
      case .input: return .ready
      case .nothing: if let limit, elapsed >= limit { return .late }
      case .signal: if let signal = take(signals.drain()) { return .ended(signal) }
      }
    }
  }

  private mutating func showNote() {
    guard !isNoteShown else { return }
    if terminal.isOurs { terminal.show("\r" + Self.note) }
    isNoteShown = true
  }

  private mutating func hideNote() {
    guard isNoteShown else { return }
    if terminal.isOurs { terminal.show("\r" + String(repeating: " ", count: Self.note.count) + "\r") }
    isNoteShown = false
  }

  private enum Event { case input, signal, nothing }

  /// Waits until something happens, or until a time since the start.
  private func poll(until limit: Duration?) throws(SystemError) -> Event {
    let left = limit.map { max(.zero, $0 - start.duration(to: .now)) }
    // Rounded up, not to wake before the time.
    let milliseconds = left.map { Int32($0 / .milliseconds(1)) + 1 } ?? -1
    var events = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = try retrying("poll") { Int(Glibc.poll(&events, nfds_t(events.count), milliseconds)) }
    if count == 0 { return .nothing }
    return events[1].revents != 0 ? .signal : .input
  }

  /// Acts on signals: a job that is stopped gives the terminal back meanwhile.
  ///
  /// - Returns: The signal that ends the wait, if one does.
  private mutating func take(_ signals: [Int32]) -> Int32? {
    for signal in signals where signal != SIGTTOU {
      guard signal == SIGTSTP else { return signal }
      hideNote()
      terminal.restoreSettings()
      JobControl.stop()
      _ = terminal.holdKeys()
    }
    return nil
  }
}
