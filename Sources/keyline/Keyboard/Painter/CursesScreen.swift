import CLinux
import CNcurses
import Glibc
import KeylineCore
import KeylineScreen

/// ncurses, drawing into memory.
///
/// It is given a memory file in place of a terminal, since it writes at every cursor movement while a frame
/// must reach the terminal in one write. It never reads and never touches the terminal's modes.
///
/// ncurses holds one screen a process, so this is a class of which one object is in use at a time.
final class CursesScreen {
  /// The description in use, which may be another than `TERM` names.
  let description: String
  /// Where a hidden cursor stands after an update.
  static let hiddenCursor = CellPosition(column: 0, row: 0)
  /// `max_colors` of the description.
  let colors: Int
  private let screen: OpaquePointer
  private let memory: Int32
  /// How far the memory file has been read.
  private var readCount = 0
  private var buffer = [UInt8](repeating: 0, count: 1 << 12)
  /// The memory file begins anew after so many bytes: seldom, and before it takes memory worth mentioning.
  private static let fileLimit = 1 << 16
  private let stream: UnsafeMutablePointer<FILE>

  /// Starts ncurses with the first usable description.
  ///
  /// - Parameters:
  ///   - names: terminfo names, best first.
  ///   - size: The size of the screen.
  /// - Throws: `TerminalError` when no description can place the cursor, or memory is refused.
  init(descriptions names: [String], size: ScreenSize) throws(TerminalError) {
    Self.useUTF8()
    memory = keyline_memory_file("frame")
    guard memory >= 0 else { throw .noMemory(reason: String(cString: strerror(errno))) }
    guard let stream = fdopen(memory, "w+") else {
      let reason = String(cString: strerror(errno))
      close(memory)
      throw .noMemory(reason: reason)
    }
    self.stream = stream
    // Sizes come from the terminal, never from LINES and COLUMNS; padding is for terminals of another age.
    use_env(false)
    use_tioctl(false)
    setenv("NCURSES_NO_PADDING", "1", 1)
    guard let (screen, name) = Self.open(names, on: stream) else {
      fclose(stream)
      throw .noDescription(tried: names)
    }
    self.screen = screen
    description = name
    colors = Int(keyline_max_colors())
    if start_color() == OK { use_default_colors() }
    nonl()
    typeahead(-1)
    resize(to: size)
    discard()
  }

  deinit {
    delscreen(screen)
    fclose(stream)
  }

  /// Follows the terminal's size and forgets what it shows.
  func resize(to size: ScreenSize) {
    resize_term(Int32(size.rows), Int32(size.columns))
    forget()
  }

  /// Forgets what the terminal shows: the next update clears it and draws everything.
  func forget() {
    clearok(keyline_curscr(), true)
  }

  /// Sets the colours of the pairs, the first of which is number 1.
  func define(_ pairs: [ColorPair]) {
    for (index, pair) in pairs.enumerated() {
      init_extended_pair(Int32(index + 1), pair.foreground, pair.background)
    }
  }

  /// Puts characters of one scalar each, all in one ink.
  func put(_ scalars: [UInt32], column: Int, row: Int, ink: Ink) {
    scalars.withUnsafeBufferPointer { scalars in
      guard let start = scalars.baseAddress else { return }
      for offset in stride(from: 0, to: scalars.count, by: Int(KEYLINE_RUN)) {
        keyline_put_run(
          keyline_newscr(), Int32(row), Int32(column + offset), start + offset, Int32(scalars.count - offset),
          ink.attributes, ink.pair)
      }
    }
  }

  /// Puts a character made of a base and up to four marks.
  func put(cluster: Character, column: Int, row: Int, ink: Ink) {
    let scalars = cluster.unicodeScalars.prefix(5).map { wchar_t(bitPattern: $0.value) } + [0]
    keyline_put_cluster(keyline_newscr(), Int32(row), Int32(column), scalars, ink.attributes, ink.pair)
  }

  /// Hands over the bytes that bring the terminal from the last update to this one.
  ///
  /// - Parameters:
  ///   - cursor: Where the cursor stays, or nil to hide it.
  ///   - body: Takes the bytes, which are valid for the call only.
  func update(cursor: CellPosition?, _ body: (UnsafeRawBufferPointer) -> Void) {
    let place = cursor ?? Self.hiddenCursor
    wmove(keyline_newscr(), Int32(place.row), Int32(place.column))
    curs_set(cursor == nil ? 0 : 1)
    doupdate()
    let count = readNew()
    guard count > 0 else { return }
    buffer.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  /// Reads what ncurses has written since the last time into the buffer: in one call, as a rule.
  private func readNew() -> Int {
    var count = 0
    while true {
      let read = buffer.withUnsafeMutableBytes { bytes in
        pread(memory, bytes.baseAddress.map { $0 + count }, bytes.count - count, off_t(readCount + count))
      }
      count += max(read, 0)
      guard count == buffer.count else { break }
      buffer.append(contentsOf: repeatElement(0, count: buffer.count))
    }
    readCount += count
    if readCount >= Self.fileLimit { discard() }
    return count
  }

  private func discard() {
    ftruncate(memory, 0)
    lseek(memory, 0, SEEK_SET)
    readCount = 0
  }

  private static func open(
    _ names: [String], on stream: UnsafeMutablePointer<FILE>
  ) -> (screen: OpaquePointer, name: String)? {
    // newterm installs handlers of its own for these; signals are the loop's.
    let signals = [SIGINT, SIGTERM, SIGTSTP, SIGWINCH]
    var saved = signals.map { _ in sigaction() }
    for index in signals.indices { sigaction(signals[index], nil, &saved[index]) }
    // ncurses leaves SIGTSTP alone for good if it finds that ignored, and spares two calls a frame.
    signal(SIGTSTP, SIG_IGN)
    defer {
      for index in signals.indices { sigaction(signals[index], &saved[index], nil) }
    }
    for name in names {
      guard let screen = newterm(name, stream, stream) else { continue }
      if tigetstr("cup").map({ UInt(bitPattern: $0) != UInt.max }) == true { return (screen, name) }
      delscreen(screen)
    }
    return nil
  }

  /// ncurses and `wcwidth` follow the locale, and the frame is UTF-8 whatever the user's locale is.
  private static func useUTF8() {
    setlocale(LC_CTYPE, "")
    if strcmp(nl_langinfo(nl_item(CODESET)), "UTF-8") != 0 { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}
