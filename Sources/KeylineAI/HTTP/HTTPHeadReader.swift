import KeylineCore

/// Gathers the head of an answer from its lines.
struct HTTPHeadReader {
  private var head: HTTPResponseHead?
  /// Whether the head of the answer itself is there, after those that only say that it will come (1xx).
  private(set) var isComplete = false

  /// Takes the next line, with its end.
  ///
  /// - Parameter line: The line.
  /// - Returns: The head, when this line ends it.
  mutating func read(_ line: String) -> HTTPResponseHead? {
    // What comes after a chunked body is no part of the head.
    if isComplete { return nil }
    let line = line.last?.isNewline == true ? line.dropLast() : line[...]
    if line.hasPrefix("HTTP/") {
      let status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      head = HTTPResponseHead(status: status)
    } else if line.isEmpty {
      isComplete = (head?.status ?? 0) >= 200
      return isComplete ? head : nil
    } else if let colon = line.firstIndex(of: ":") {
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      head?.headers.append(HTTPHeader(String(line[..<colon]), String(value)))
    }
    return nil
  }
}
