/// Where and why a text is not JSON.
public struct JSONFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted in bytes from 1.
  public let column: Int
  /// What was expected there.
  public let detail: String

  /// The fault as a clause: the place, and what was expected.
  public var description: String { "line \(line), column \(column): not JSON, \(detail)" }

  /// The first fault of a text that may be JSON5, as settings and themes may.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: The fault, nil when there is none.
  /// - Complexity: O(*n*) in the length of the text.
  public static func find(in bytes: [UInt8]) -> JSONFault? {
    do throws(JSONFault) {
      _ = try JSONParser.parse(bytes, as: .json5)
      return nil
    } catch {
      return error
    }
  }
}
