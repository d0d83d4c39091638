import KeylineCore

/// The lines of an asciicast, version 2: a header, then an event a line, so that a file that was cut off is still one.
///
/// The format is documented at https://docs.asciinema.org/manual/asciicast/v2/.
public enum Cast {
  /// What an event is.
  public enum Kind: String, Sendable {
    /// Bytes for the terminal.
    case output = "o"
    /// Bytes from the keyboard.
    case input = "i"
    /// A place that players can go to.
    case marker = "m"
    /// Another size of the screen.
    case resize = "r"
  }

  /// The first line.
  ///
  /// - Parameters:
  ///   - size: The screen's size.
  ///   - timestamp: When the recording began, in seconds since the beginning of 1970; nil to leave it out.
  ///   - idleLimit: The seconds that players are to shorten pauses to; nil for none.
  /// - Returns: The line with its end.
  public static func header(size: ScreenSize, timestamp: Int?, idleLimit: Int?) -> String {
    var fields: [String: JSONValue] = [
      "version": .number(2), "width": .number(Double(size.columns)), "height": .number(Double(size.rows)),
      "title": .string("Keyline"), "env": .object(["TERM": .string("xterm-256color")]),
    ]
    if let timestamp { fields["timestamp"] = .number(Double(timestamp)) }
    if let idleLimit { fields["idle_time_limit"] = .number(Double(idleLimit)) }
    return JSONValue.object(fields).line + "\n"
  }

  /// One event.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - data: The bytes of the event; what is no UTF-8 among them becomes U+FFFD.
  ///   - time: The time since the recording began.
  /// - Returns: The line with its end.
  public static func event(_ kind: Kind, _ data: [UInt8], at time: Duration) -> String {
    let text = JSONValue.string(String(decoding: data, as: UTF8.self)).line
    return "[\(seconds(time)), \"\(kind.rawValue)\", \(text)]\n"
  }

  /// A time in seconds with six digits behind the point.
  private static func seconds(_ time: Duration) -> String {
    let microseconds = max(Int((time / .microseconds(1)).rounded()), 0)
    let fraction = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
  }
}
