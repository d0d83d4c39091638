import Glibc
import KeylineCore
import KeylineStore

/// A tape and the name of the file it comes from.
struct TapeFile: Sendable {
  private static let limit = 16 << 20
  /// The path as it was given.
  let path: String
  let tape: Tape

  /// What a person would call it: the name of its file without the ending.
  var title: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".tape") ? String(name.dropLast(5)) : name
  }

  /// Reads a tape from its file, `-` for standard input.
  ///
  /// - Throws: `CommandFailure` when it is not there, cannot be read, or has a wrong line.
  init(path: String) throws(CommandFailure) {
    let bytes: [UInt8]?
    do throws(SystemError) {
      // What a pipe is still to bring is waited for, unlike with files that the keyboard reads while someone types.
      bytes = try Descriptor.open(path == "-" ? "/dev/stdin" : path, O_RDONLY).readAll(limit: Self.limit)
    } catch  where error.code == ENOENT {
      throw CommandFailure(message: "\(path): there is no such tape.")
    } catch {
      throw CommandFailure(message: ContainerError.unusable(path: path, reason: error.reason).message)
    }
    guard let bytes else {
      throw CommandFailure(message: ContainerError.tooLarge(path: path, limit: Self.limit).message)
    }
    try self.init(path: path, bytes: bytes)
  }

  /// Reads a tape from its bytes.
  ///
  /// - Throws: `CommandFailure` that names the first wrong line.
  init(path: String, bytes: [UInt8]) throws(CommandFailure) {
    self.path = path
    do throws(TapeError) {
      tape = try Tape(parsing: String(decoding: bytes, as: UTF8.self))
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
