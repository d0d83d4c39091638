/// The marks around a text that is data: random for each request, so that no text can hold them.
struct TextFence: Equatable, Sendable {
  /// 128 bits as hexadecimal digits.
  let mark: String

  /// Makes marks that do not occur in some texts.
  ///
  /// - Parameters:
  ///   - texts: What the marks are to stand around.
  ///   - random: Where the marks come from.
  /// - Complexity: O(*n*) in the texts.
  init(around texts: [String], using random: inout some RandomNumberGenerator) {
    var mark: String
    repeat {
      mark = Self.digits(random.next() as UInt64) + Self.digits(random.next() as UInt64)
    } while texts.contains { $0.utf8.contains(mark.utf8) }
    self.mark = mark
  }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// What stands before the text.
  var begin: String { "<text-\(mark)>" }
  /// What stands behind it.
  var end: String { "</text-\(mark)>" }
  /// What stands at the cursor, where the text goes on behind it.
  var cursor: String { "<cursor-\(mark)/>" }
}
