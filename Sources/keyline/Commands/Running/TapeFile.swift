import KeylineCore
import KeylineStore

/// A tape and the name of the file it comes from.
struct TapeFile: Sendable {
  /// The path as it was given.
  let path: String
  /// The whole file.
  let text: String
  let tape: Tape

  /// Reads a tape from its file, `-` for standard input.
  ///
  /// - Throws: `CommandFailure` when it is not there, cannot be read, or has a wrong line.
  init(path: String) throws(CommandFailure) {
    let bytes: [UInt8]?
    do throws(ContainerError) {
      bytes = try AtomicFile(path == "-" ? "/dev/stdin" : path).read()
    } catch { throw CommandFailure(message: error.message) }
    guard let bytes else { throw CommandFailure(message: "\(path): there is no such tape.") }
    guard !bytes.contains(0) else {
      throw CommandFailure(message: "\(path) is no tape: it holds a NUL byte.")
    }
    try self.init(path: path, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads a tape from its text.
  ///
  /// - Throws: `CommandFailure` that names the first wrong line.
  init(path: String, text: String) throws(CommandFailure) {
    self.path = path
    self.text = text
    do throws(TapeError) {
      tape = try Tape(parsing: text)
    } catch { throw CommandFailure(message: "\(path):\(error.line): \(error.reason)") }
  }

  /// What stopped the tape, named by file and line.
  func failure(_ error: any Error) -> CommandFailure {
    switch error {
    case let error as TapeError: CommandFailure(message: "\(path):\(error.line): \(error.reason)")
    case let failure as TapeFailure:
      CommandFailure(message: "\(path):\(failure.line): \(failure.sentence)", details: failure.screen)
    case let failure as CommandFailure: failure
    default: CommandFailure(message: "\(path): the tape cannot be played.")
    }
  }
}
