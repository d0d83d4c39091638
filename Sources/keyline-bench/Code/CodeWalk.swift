import Glibc
import KeylineTestSupport

/// The code that the keyboard's process runs for a key, one instruction at a time.
struct CodeWalk {
  /// The bytes that a processor fetches at once.
  static let lineSize: UInt64 = 64
  private static let pageSize: UInt64 = 4096

  /// The lines of code that were run, as addresses, each once and in the order of their first use.
  private(set) var lines: [UInt64] = []
  /// The lines of code that each key ran.
  private(set) var linesOfKeys: [Int] = []
  /// The pages that these were on.
  private(set) var pagesOfKeys: [Int] = []
  /// Where the program itself lies in the process.
  let program: Range<UInt64>

  /// Types into the keyboard and follows it.
  ///
  /// - Parameters:
  ///   - keys: The bytes of each key.
  ///   - size: The terminal's size.
  /// - Throws: `SystemFailure` where the process cannot be followed.
  init(typing keys: [[UInt8]], size: TerminalSize = .standard) throws {
    let typist = try MeasuredProgram(.keyline, size: size)
    typist.settle()
    typist.type(Array("the quick brown fox ".utf8))
    // By then the draft has been synced.
    _ = typist.collect(quiet: .milliseconds(1500), within: .seconds(10))
    guard let keyboard = typist.processes.last else { throw SystemFailure("fork", code: ECHILD) }
    program = try Self.place(of: Editor.keyline.program, in: keyboard)
    let process = try SteppedProcess(keyboard)
    try process.run { _ in }
    var known: Set<UInt64> = []
    for key in keys {
      typist.type(key)
      var seen: Set<UInt64> = []
      try process.run { address in
        let line = address / Self.lineSize * Self.lineSize
        guard seen.insert(line).inserted, known.insert(line).inserted else { return }
        lines.append(line)
      }
      linesOfKeys.append(seen.count)
      pagesOfKeys.append(Set(seen.map { $0 / Self.pageSize }).count)
    }
  }

  /// The addresses that a program's file lies at (proc_pid_maps(5)).
  private static func place(of file: String, in process: pid_t) throws -> Range<UInt64> {
    guard let maps = fopen("/proc/\(process)/maps", "r") else { throw SystemFailure("open /proc/PID/maps") }
    defer { fclose(maps) }
    let name = "/" + (file.split(separator: "/").last ?? "") + "\n"
    var bounds: [UInt64] = []
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, Int32(buffer.count), maps) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard line.hasSuffix(name) else { continue }
      bounds += line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt64($0, radix: 16) }
    }
    guard let first = bounds.min(), let last = bounds.max() else {
      throw SystemFailure("read /proc/PID/maps", code: ENOENT)
    }
    return first..<last
  }
}
