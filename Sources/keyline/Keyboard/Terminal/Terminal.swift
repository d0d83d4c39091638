import CLinux
import CTerminalRescue
import Glibc
import KeylineCore

/// The keyboard's side of the terminal: its modes, its size, and the bytes that go to it.
final class Terminal {
  /// The descriptor to read from and to poll.
  let descriptor: Int32
  /// Where frames and sequences go.
  let output: TerminalOutput
  private(set) var modes = TerminalModes()
  /// What the modes were, for the way back in after a suspension.
  private var wanted = (mouse: MouseTracking.off, kitty: Int?.none)
  private let original: termios
  /// How many of the bytes to be read next have been through the line discipline.
  private var cookedBytes: Int
  /// A stalled terminal gets this long to take the last bytes.
  private static let farewell: Int32 = 1_000

  /// Opens a terminal by its path.
  ///
  /// The open file is the process's own: making it non-blocking does not touch the shell's.
  ///
  /// - Parameters:
  ///   - path: The terminal's path.
  ///   - handover: What the launcher found it to be; what it is now where nobody changed it.
  /// - Throws: `TerminalError.noTerminal` when it is not there or no terminal.
  init(path: String = "/dev/tty", handover: TerminalHandover? = nil) throws(TerminalError) {
    descriptor = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noTerminal(path: path, reason: String(cString: strerror(errno))) }
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw .noTerminal(path: path, reason: reason)
    }
    original = handover?.settings ?? settings
    cookedBytes = handover?.cookedBytes ?? 0
    output = TerminalOutput(descriptor: descriptor)
  }

  deinit { close(descriptor) }

  /// More cells than any display has; a terminal's word of 65535 would take gigabytes, and ncurses counts to 32767.
  private static let largest = (columns: 4000, rows: 1000)

  /// The size of the screen: 80 by 24 where the terminal does not know it, as on a serial line; the top left part
  /// of one that cannot be.
  var size: ScreenSize {
    var window = winsize()
    let known = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0
    guard known, window.ws_col > 0, window.ws_row > 0 else { return ScreenSize(columns: 80, rows: 24) }
    return ScreenSize(
      columns: min(Int(window.ws_col), Self.largest.columns), rows: min(Int(window.ws_row), Self.largest.rows)
    )
  }

  /// Reads typed bytes.
  ///
  /// - Parameter buffer: Filled from its start.
  /// - Returns: How many bytes were read, or what `read(2)` says instead.
  func read(into buffer: inout [UInt8]) -> Int {
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard cookedBytes > 0, count > 0 else { return count }
    // The line discipline has made the end of a file of it; nobody types NUL before there is anything to select.
    for index in 0..<min(cookedBytes, count) where buffer[index] == 0 { buffer[index] = 4 }
    cookedBytes -= min(cookedBytes, count)
    return count
  }

  /// Makes the terminal ours: keys arrive one by one and unchanged, the screen is the alternate one.
  ///
  /// - Parameter query: A probe's query, sent in the same write; the first frame covers its traces.
  /// - Throws: `TerminalError` when the terminal is gone.
  func enter(query: [UInt8] = []) throws(TerminalError) {
    var raw = original
    // Control-C, -Z and -\ are keys; nothing is translated in either direction; XON and XOFF are keys too.
    cfmakeraw(&raw)
    try apply(raw)
    armRescue()
    var bytes = modes.enter() + modes.track(wanted.mouse)
    if let flags = wanted.kitty { bytes += modes.pushKitty(flags) }
    try output.send(bytes + query)
  }

  /// Gives the terminal back as it was, in one write.
  ///
  /// - Parameter discardingInput: Whether to drop what was typed and not read, since replies to a query may
  ///   be among it and would be typed into the shell.
  /// - Throws: `TerminalError` when the terminal is gone.
  func leave(discardingInput: Bool = false) throws(TerminalError) {
    try output.finish(modes.leave(), within: Self.farewell)
    kl_rescue_disarm()
    if discardingInput { tcflush(descriptor, TCIFLUSH) }
    try apply(original)
  }

  /// Switches what the mouse reports; kept over a suspension.
  ///
  /// - Throws: `TerminalError` when the terminal is gone.
  func track(_ tracking: MouseTracking) throws(TerminalError) {
    wanted.mouse = tracking
    if modes.isEntered { try output.send(modes.track(tracking)) }
  }

  /// Speaks the kitty keyboard protocol from here on, and asks which of the flags are in force; kept over a
  /// suspension.
  ///
  /// - Parameter flags: The protocol's progressive enhancement flags.
  /// - Throws: `TerminalError` when the terminal is gone.
  func speakKitty(flags: Int = 1) throws(TerminalError) {
    wanted.kitty = flags
    let bytes = modes.isEntered ? modes.pushKitty(flags) : []
    if !bytes.isEmpty { try output.send(bytes + TerminalModes.kittyQuery) }
  }

  /// Has a crash of this process put the terminal back, in case the launcher is gone by then.
  private func armRescue() {
    var settings = original
    TerminalRestore.sequences.withUnsafeBytes { bytes in
      let armed = kl_rescue_arm(
        descriptor, &settings, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
      precondition(armed == 0, "the restore sequences fit the rescue's buffer")
    }
  }

  private func apply(_ settings: termios) throws(TerminalError) {
    var settings = settings
    // Not TCSADRAIN: a stalled terminal would never drain.
    while tcsetattr(descriptor, TCSANOW, &settings) != 0 {
      guard errno == EINTR else { throw .gone }
    }
  }
}
