/// Terminal sequences, appended without a string in between.
extension [UInt8] {
  /// Appends a number of 0 or more in decimal digits.
  public mutating func appendDecimal(_ number: Int) {
    if number >= 10 { appendDecimal(number / 10) }
    append(0x30 + UInt8(number % 10))
  }

  /// Appends `CSI row ; column H`.
  ///
  /// - Parameters:
  ///   - column: The column, counted from 0.
  ///   - row: The row, counted from 0.
  public mutating func appendMove(column: Int, row: Int) {
    append(contentsOf: [0x1B, 0x5B])
    appendDecimal(row + 1)
    append(0x3B)
    appendDecimal(column + 1)
    append(0x48)
  }
}
