import Glibc
import KeylineTestSupport

/// A run of the program under strace, which sees every call it makes of the system and can end it at any.
struct SystemCallTrace {
  /// Why a test is skipped where it is not possible.
  static let requirement = "strace is not installed or may not trace"

  /// Whether strace works here.
  static let isPossible: Bool = {
    do { return try CommandRun(["strace", "-o", "/dev/null", "true"]).status == .exited(0) } catch {
      return false
    }
  }()

  private static let log = "trace"
  /// The launcher writes down for the keyboard what the terminal was.
  private static let writesBeforeKeyboard = 1
  let program: TerminalProgram

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - folder: The folder that holds FILE and the home.
  ///   - death: The call, and the how manieth of it from the keyboard's start on, at which the launcher is
  ///     killed; nil lets it live and follows the keyboard, too.
  /// - Throws: When it does not start.
  init(in folder: TemporaryFolder, killingAt death: (call: String, number: Int)? = nil) throws {
    let calls = "trace=write,pwrite64,fsync,fdatasync,rename,renameat2,ftruncate,fallocate,unlink"
    var options = ["-o", Self.log, "-y", "-s", "100000", "-e", calls]
    if let death {
      let earlier = death.call == "write" ? Self.writesBeforeKeyboard : 0
      options += ["-e", "inject=\(death.call):signal=KILL:when=\(death.number + earlier)"]
    } else {
      options.append("-f")
    }
    program = try TerminalProgram(
      ["strace"] + options + [ExecutablePath.keyline(), "text"], environment: TerminalProgram.literalTyping,
      folder: folder)
    try program.waitUntilReady(writingOn: "text")
  }

  /// The calls, in the order they were made; each as strace writes it.
  func calls() throws -> [Substring] {
    try program.text(of: Self.log).split(separator: "\n")
  }
}
