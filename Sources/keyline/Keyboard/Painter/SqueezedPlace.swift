import KeylineScreen

/// Where the cursor stands while a frame is written, as far as it is sure, counted from 1.
struct SqueezedPlace {
  private var row: Int?
  private var column: Int?

  /// Follows a byte of text; how far others than ASCII move the cursor is the terminal's affair.
  mutating func advance(over byte: UInt8) {
    switch byte {
    case 0x20...0x7E: column = column.map { $0 + 1 }
    case 0x80...: column = nil
    default: (row, column) = (nil, nil)
    }
  }

  /// Writes a move to a row and a column, in the shortest form that is sure.
  mutating func move(toRow row: Int, column: Int, into output: inout [UInt8]) {
    if row == self.row, let step = step(to: column) {
      Self.write(step, "C", into: &output)
    } else {
      output.append(contentsOf: [0x1B, 0x5B])
      output.appendDecimal(row)
      output.append(0x3B)
      output.appendDecimal(column)
      output.append(UInt8(ascii: "H"))
    }
    (self.row, self.column) = (row, column)
  }

  /// Writes a move to a column of the same row, in the shortest form that is sure.
  mutating func move(toColumn column: Int, into output: inout [UInt8]) {
    if let step = step(to: column) {
      Self.write(step, "C", into: &output)
    } else {
      Self.write(column, "G", into: &output)
    }
    self.column = column
  }

  /// How far to the right a column lies: a number that is never longer than the column's own.
  private func step(to target: Int) -> Int? {
    guard let column, target > column else { return nil }
    return target - column
  }

  private static func write(_ number: Int, _ final: Unicode.Scalar, into output: inout [UInt8]) {
    output.append(contentsOf: [0x1B, 0x5B])
    // A missing parameter is 1.
    if number > 1 { output.appendDecimal(number) }
    output.append(UInt8(ascii: final))
  }
}
