import CLinux
import Glibc
import KeylineCore
import KeylineStore

/// Answers JSON lines on standard input with JSON lines on standard output, until the input ends.
struct JSONLineLoop {
  /// A line that cannot be answered; what is wrong with it is told, never what it says.
  struct Refusal: Error, Hashable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// Answers a request.
  var answer: (JSONValue) throws(Refusal) -> JSONValue
  private var lines = InputLines()

  /// Creates a loop.
  ///
  /// - Parameter answer: Answers a request.
  init(answering answer: @escaping (JSONValue) throws(Refusal) -> JSONValue) { self.answer = answer }

  /// Runs until the input ends; every answer is on its way before more is read.
  ///
  /// - Throws: `SystemError` where the input cannot be read, or nobody reads the answers.
  mutating func run() throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try read(into: &buffer)
      let answers = count > 0 ? feed(buffer[..<count]) : finish()
      if !answers.isEmpty { try StandardOutput.write(answers[...]) }
      if count == 0 { return }
    }
  }

  /// The answers to the lines that some bytes complete.
  mutating func feed(_ bytes: ArraySlice<UInt8>) -> [UInt8] { lines.feed(bytes).flatMap(answer) }

  /// The answer to a last line without an end.
  mutating func finish() -> [UInt8] { lines.finish().map(answer) ?? [] }

  private func read(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    try retrying("read") {
      buffer.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
    }
  }

  private func answer(_ line: InputLines.Line) -> [UInt8] {
    let reply: JSONValue
    do throws(Refusal) {
      reply = try answer(value(of: line))
    } catch {
      reply = .object(["error": .string(error.reason)])
    }
    return Array((reply.line + "\n").utf8)
  }

  private func value(of line: InputLines.Line) throws(Refusal) -> JSONValue {
    guard case .whole(let bytes) = line else {
      throw Refusal("the line is longer than \(InputLines.longest >> 10) KiB")
    }
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw Refusal("the line is not JSON at byte \(error.column)")
    }
    guard case .object = value else { throw Refusal("the line is no JSON object") }
    return value
  }
}
