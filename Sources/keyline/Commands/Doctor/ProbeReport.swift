import Glibc
import KeylineCore

/// What the probe found, written line by line, so that what it was about to try when it ended is known.
struct ProbeReport {
  /// What became of an attempt.
  struct Result: Equatable {
    let name: String
    /// The kernel's error, 0 when it was possible; nil when the probe did not come back from it.
    let error: Int32?
    let isRefused: Bool
  }

  /// How much the kernel fences in; nil when the probe could not enter the sandbox.
  private(set) var status: SandboxStatus?
  private(set) var results: [Result] = []
  /// Whether the probe came to its end.
  private(set) var isWhole = false

  /// Whether everything was tried and everything refused.
  var isProof: Bool { status == .full && isWhole && results.allSatisfy(\.isRefused) }

  static func line(_ status: SandboxStatus) -> String { line(["sandbox": .string(status.rawValue)]) }

  /// The line before an attempt.
  static func line(trying attempt: SandboxAttempt) -> String { line(["attempt": .string(attempt.name)]) }

  /// The line after an attempt.
  static func line(_ attempt: SandboxAttempt, endedWith error: Int32) -> String {
    line([
      "attempt": .string(attempt.name), "error": .number(Double(error)),
      "refused": .bool(attempt.refusals.contains(error)),
    ])
  }

  /// The last line.
  static let end = line(["isWhole": .bool(true)])

  private static func line(_ fields: [String: JSONValue]) -> String { JSONValue.object(fields).line + "\n" }

  /// Reads what a probe has written.
  init(reading bytes: [UInt8]) {
    for line in bytes.split(separator: 0x0A) {
      do throws(JSONFault) {
        take(try JSONValue(parsing: Array(line)))
      } catch {
        // Half a line is the last of a probe that has died: what it was about to say is missing.
      }
    }
  }

  private mutating func take(_ fields: JSONValue) {
    if let status = fields["sandbox"]?.string { self.status = SandboxStatus(rawValue: status) }
    if fields["isWhole"]?.bool == true { isWhole = true }
    guard let name = fields["attempt"]?.string else { return }
    if results.last?.name == name, results.last?.error == nil { results.removeLast() }
    results.append(
      Result(
        name: name, error: fields["error"]?.integer.map(Int32.init),
        isRefused: fields["refused"]?.bool == true))
  }
}
