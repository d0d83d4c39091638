import Glibc

/// The days of a person's calendar, in the time zone of the machine.
public enum LocalDay {
  /// Today, as ISO 8601 has it: `2026-11-30`.
  public static var today: String { text(of: time(nil)) }

  /// The day of a moment.
  ///
  /// - Parameter moment: Seconds since the beginning of 1970, UTC.
  /// - Returns: The day, as ISO 8601 has it.
  static func text(of moment: time_t) -> String {
    var (moment, parts) = (moment, tm())
    tzset()
    localtime_r(&moment, &parts)
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%d", &parts)
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
