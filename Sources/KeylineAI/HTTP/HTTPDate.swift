/// Moments as headers write them: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The moment as seconds since 1970; nil for a text of another form.
  static func seconds(_ text: String) -> Int? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[0].hasSuffix(","), parts[5] == "GMT",
      let day = Int(parts[1]), (1...31).contains(day),
      let month = months.firstIndex(of: String(parts[2])),
      let year = Int(parts[3]), (1970...9999).contains(year)
    else { return nil }
    let clock = parts[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, (0..<24).contains(clock[0]), (0..<60).contains(clock[1]),
      (0...60).contains(clock[2])
    else { return nil }
    return days(year, month + 1, day) * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
  }

  /// The days from the first of January 1970.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // A year that begins in March has its leap day at the end.
    let march = (month + 9) % 12
    let year = month > 2 ? year : year - 1
    let daysBeforeYear = year * 365 + year / 4 - year / 100 + year / 400
    let daysBeforeMonth = (march * 153 + 2) / 5
    let daysTo1970 = 719_468
    return daysBeforeYear + daysBeforeMonth + day - 1 - daysTo1970
  }
}
