import KeylineTestSupport

@testable import KeylineCore

/// A cast, shown on a terminal as any player shows it.
struct CastReplay {
  /// The terminal.
  let screen: TerminalScreen
  /// What was on it after each event, joined.
  private(set) var history: [String] = []
  /// The kinds of the events, in order.
  private(set) var kinds: [String] = []
  /// The data of the input events, joined.
  private(set) var input = ""

  /// Plays a cast.
  ///
  /// - Parameter bytes: The file; of its last line, as much as there is.
  /// - Throws: An error of JSON where a line that has its end is none.
  init(_ bytes: [UInt8]) throws {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    lines.removeLast()
    let header = try JSONParser.parse(lines.removeFirst())
    screen = TerminalScreen(
      size: TerminalSize(
        columns: Int(header["width"]?.integer ?? 0), rows: Int(header["height"]?.integer ?? 0)))
    for line in lines {
      guard case .array(let event) = try JSONParser.parse(line), event.count == 3,
        case .string(let kind) = event[1], case .string(let data) = event[2]
      else { continue }
      kinds.append(kind)
      switch kind {
      case "o": _ = screen.feed(Array(data.utf8))
      case "i": input += data
      case "r":
        let size = data.split(separator: "x").compactMap { Int($0) }
        screen.resize(to: TerminalSize(columns: size[0], rows: size[1]))
      default: break
      }
      history.append(screen.text)
    }
  }
}
