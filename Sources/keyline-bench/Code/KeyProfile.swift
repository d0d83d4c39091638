import Glibc
import KeylineTestSupport

/// A stretch of writing for a build that counts how often it runs through each piece of its code.
enum KeyProfile {
  private static let keys = 600

  /// Types into the counting program on each size of screen, and ends it as a person does.
  ///
  /// - Parameter folder: Where its processes leave what they counted, a file each.
  /// - Throws: `SystemFailure` when the program cannot be started.
  static func write(into folder: String) throws {
    for size in TerminalBenchmarks.sizes {
      let program = try MeasuredProgram(.keyline, size: size) { _ in
        ["env", "LLVM_PROFILE_FILE=\(folder)/%p.profraw"]
      }
      program.settle()
      var typist = Typist(program, .keyline)
      for _ in 0..<keys { typist.typeKey() }
      guard !typist.shown.isEmpty else { throw SystemFailure("see what was typed", code: ENODATA) }
      for key in FunctionOrder.otherKeys {
        program.type(key)
        program.collect(quiet: .milliseconds(50), within: .seconds(1), awaitsOutput: false).forEach(
          program.show)
      }
      let done: [UInt8] = [0x04]
      program.type(done)
      // Until the terminal is let go: the counts are written by then.
      _ = program.collect(quiet: .seconds(10), within: .seconds(10), awaitsOutput: false)
    }
  }
}
