import CLinux
import Glibc
import KeylineTestSupport

/// A program in a terminal, every read of which is stamped with its time.
///
/// Reading and showing are apart: what came is put on the screen after the time has been taken, so that the
/// terminal's own work is no part of any figure.
final class MeasuredProgram {
  /// The screen, as of the last `show`.
  let screen: TerminalScreen
  /// The program's folder, which is its home too.
  let folder: TemporaryFolder
  /// When the program was started.
  let start: ContinuousClock.Instant
  /// The path of its terminal.
  var terminalPath: String { terminal.devicePath }
  /// How many bytes the program has written so far.
  private(set) var byteCount = 0
  private let terminal: PseudoTerminal
  private let process: ChildProcess

  /// The name of the document in the folder.
  static let document = "document.txt"

  /// Starts an editor on a document.
  ///
  /// - Parameters:
  ///   - editor: The program.
  ///   - size: The terminal's size.
  ///   - document: The file's bytes; no file when nil.
  ///   - wrapper: A command that runs the program, such as a tracer, with its arguments.
  /// - Throws: `SystemFailure` when the program cannot be started, or the file system's error.
  init(
    _ editor: Editor, size: TerminalSize = .standard, document: [UInt8]? = nil,
    wrapper: (TemporaryFolder) -> [String] = { _ in [] }
  ) throws {
    folder = try TemporaryFolder()
    if let document { try folder.write(document, to: Self.document) }
    screen = TerminalScreen(size: size)
    terminal = try PseudoTerminal(size: size)
    start = .now
    process = try ChildProcess(
      wrapper(folder) + [editor.program, folder.path(of: Self.document)],
      environment: CleanEnvironment.make(home: folder.path, adding: [:]), folder: folder.path,
      streams: [.file(path: terminal.devicePath, flags: O_RDWR), .sameAs(0), .sameAs(0)])
  }

  /// The program's process and those it has started.
  var processes: [pid_t] { [process.pid] + process.children() }

  /// Types bytes that the terminal's queue has room for.
  func type(_ bytes: [UInt8]) { _ = terminal.write(bytes[...]) }

  /// Types any number of bytes, reading what the program writes meanwhile.
  ///
  /// - Parameters:
  ///   - bytes: What to type.
  ///   - limit: How long it may take.
  /// - Returns: What was read.
  func pour(_ bytes: [UInt8], within limit: Duration) -> [OutputChunk] {
    var rest = bytes[...]
    var chunks: [OutputChunk] = []
    let end = ContinuousClock.now + limit
    while !rest.isEmpty, ContinuousClock.now < end {
      rest = rest.dropFirst(terminal.write(rest))
      wait(for: POLLIN | (rest.isEmpty ? 0 : POLLOUT), .milliseconds(100))
      read(into: &chunks)
    }
    return chunks
  }

  /// Reads until the program falls silent.
  ///
  /// - Parameters:
  ///   - quiet: The silence that ends it.
  ///   - limit: How long it may take in all.
  ///   - awaitsOutput: Whether silence only counts once something has come.
  ///   - isAnswering: Whether to show what comes at once and to answer its queries, as at the start.
  /// - Returns: What was read.
  func collect(
    quiet: Duration, within limit: Duration, awaitsOutput: Bool = true, isAnswering: Bool = false
  ) -> [OutputChunk] {
    var chunks: [OutputChunk] = []
    let end = ContinuousClock.now + limit
    while true {
      let left = end - .now
      let patience = awaitsOutput && chunks.isEmpty ? left : min(quiet, left)
      guard left > .zero, wait(for: POLLIN, patience) else { return chunks }
      let known = chunks.count
      guard read(into: &chunks) else { return chunks }
      if isAnswering { chunks[known...].forEach(show) }
    }
  }

  /// Puts what was read on the screen, and answers its queries.
  func show(_ chunk: OutputChunk) { type(screen.feed(chunk.bytes)) }

  /// Waits until the program is ready for keys, its screen shown.
  ///
  /// - Parameter isStarting: Whether it has yet to show anything.
  func settle(isStarting: Bool = true) {
    _ = collect(
      quiet: .milliseconds(250), within: .seconds(8), awaitsOutput: isStarting, isAnswering: true)
  }

  @discardableResult
  private func wait(for events: Int32, _ time: Duration) -> Bool {
    var event = pollfd(fd: terminal.descriptor, events: Int16(events), revents: 0)
    return poll(&event, 1, time.pollMilliseconds) > 0
  }

  /// Reads what waits; false when the program is gone.
  @discardableResult
  private func read(into chunks: inout [OutputChunk]) -> Bool {
    while true {
      switch terminal.read() {
      case .bytes(let bytes):
        chunks.append(OutputChunk(time: .now, bytes: bytes))
        byteCount += bytes.count
      case .nothing: return true
      case .hungUp: return false
      }
    }
  }
}
