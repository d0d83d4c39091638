/// A control sequence taken apart (ECMA-48, section 5.4; sub-parameters after `:`).
struct ControlSequence {
  /// The private marker `<`, `=`, `>` or `?`.
  let marker: UInt8?
  /// Parameters with their sub-parameters; nil where one is left out.
  let parameters: [[Int?]]
  let intermediates: [UInt8]
  let final: UInt8

  /// No number that means something is as large; what is written larger counts as this.
  private static let numberLimit = 1_000_000_000

  /// Takes a sequence apart; nil when it is malformed.
  ///
  /// - Parameters:
  ///   - body: The bytes between the introducer and the final byte.
  ///   - final: The final byte.
  init?(body: [UInt8], final: UInt8) {
    var rest = body[...]
    if let first = rest.first, (0x3c...0x3f).contains(first) {
      marker = first
      rest = rest.dropFirst()
    } else {
      marker = nil
    }
    let numbers = rest.prefix { (0x30...0x3b).contains($0) }
    let tail = rest.dropFirst(numbers.count)
    guard tail.allSatisfy({ (0x20...0x2f).contains($0) }) else { return nil }
    intermediates = Array(tail)
    self.final = final
    var parameters: [[Int?]] = []
    if !numbers.isEmpty {
      for parameter in numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
        var values: [Int?] = []
        for digits in parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
          values.append(
            digits.isEmpty ? nil : digits.reduce(0) { min($0 * 10 + Int($1 - 0x30), Self.numberLimit) })
        }
        parameters.append(values)
      }
    }
    self.parameters = parameters
  }

  /// A parameter's value by position, nil when it is left out.
  func value(_ position: Int) -> Int? { subvalue(position, 0) }

  /// A sub-parameter's value by position, nil when it is left out.
  func subvalue(_ position: Int, _ part: Int) -> Int? {
    guard parameters.indices.contains(position), parameters[position].indices.contains(part) else {
      return nil
    }
    return parameters[position][part]
  }
}
