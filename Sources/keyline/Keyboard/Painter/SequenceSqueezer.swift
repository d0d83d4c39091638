import KeylineScreen

/// Makes the bytes that ncurses writes shorter without changing what they mean.
///
/// ncurses selects the ASCII character set (`ESC ( B`) with every change of attributes, resets colours
/// before it resets everything, and sends each attribute in a sequence of its own: 20 bytes where 3 do. Since we
/// never use the alternate character set, its selection can go; adjacent `SGR` sequences become one
/// (ECMA-48 lets parameters follow each other), from the last reset on; and numbers of the palette become colours.
/// Moves to the right within a row, which a changed layer has many of, become relative where that is shorter.
struct SequenceSqueezer {
  /// The true colours that stand behind numbers.
  var palette = Palette()
  /// What has been set since the last reset and is still to be written.
  private var parameters: [Int] = []
  /// Whether a reset comes before `parameters`.
  private var resets = false
  /// The parameters of the sequence being read.
  private var numbers: [Int] = []
  /// Whether nothing is set, as at the start and end of every frame, so that a reset says nothing.
  private var isPlain = true

  /// Where the cursor is known to stand.
  private var place = SqueezedPlace()

  /// Appends the shorter form of a frame's bytes.
  ///
  /// - Parameters:
  ///   - bytes: What ncurses wrote; its sequences are whole.
  ///   - output: Where to append.
  /// - Complexity: O(bytes).
  mutating func squeeze(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    place = SqueezedPlace()
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x1B else {
        writeParameters(to: &output)
        place.advance(over: bytes[index])
        output.append(bytes[index])
        index += 1
        continue
      }
      if index + 2 < bytes.count, bytes[index + 1] == 0x28, bytes[index + 2] == 0x42 {
        index += 3
      } else if let end = readSequence(bytes, at: index), take(bytes[end - 1], into: &output) {
        index = end
      } else {
        writeParameters(to: &output)
        place = SqueezedPlace()
        output.append(0x1B)
        index += 1
      }
    }
    writeParameters(to: &output)
  }

  /// Reads the parameters of `CSI digits ; digits final`.
  ///
  /// - Returns: The index after the sequence, or nil when something else stands there.
  private mutating func readSequence(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == 0x5B else { return nil }
    numbers.removeAll(keepingCapacity: true)
    numbers.append(0)
    var index = start + 2
    while index < bytes.count {
      switch bytes[index] {
      case 0x30...0x39:
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(bytes[index] - 0x30)
      case 0x3B: numbers.append(0)
      case 0x40...0x7E: return index + 1
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Takes the sequence that was read: attributes are kept until they are needed, moves made short.
  ///
  /// - Returns: False when it is another one, which is to be written as it is.
  private mutating func take(_ final: UInt8, into output: inout [UInt8]) -> Bool {
    switch final {
    case UInt8(ascii: "m"): keepNumbers()
    case UInt8(ascii: "H") where numbers.count == 2:
      writeParameters(to: &output)
      place.move(toRow: numbers[0], column: numbers[1], into: &output)
    case UInt8(ascii: "G") where numbers.count == 1:
      writeParameters(to: &output)
      place.move(toColumn: numbers[0], into: &output)
    default: return false
    }
    return true
  }

  private mutating func keepNumbers() {
    var index = 0
    while index < numbers.count {
      let code = numbers[index]
      let isColor = code == 38 || code == 48
      if code == 0 {
        resets = true
        parameters.removeAll(keepingCapacity: true)
        index += 1
      } else if isColor, index + 2 < numbers.count, numbers[index + 1] == 5 {
        keepColor(base: code, number: numbers[index + 2])
        index += 3
      } else if isColor {
        parameters += numbers[index...]
        return
      } else {
        parameters.append(code)
        index += 1
      }
    }
  }

  private mutating func keepColor(base: Int, number: Int) {
    parameters.append(base)
    switch palette[number] {
    case .rgb(let red, let green, let blue):
      parameters.append(2)
      parameters.append(Int(red))
      parameters.append(Int(green))
      parameters.append(Int(blue))
    case .indexed(let index):
      parameters.append(5)
      parameters.append(Int(index))
    case nil:
      parameters.append(5)
      parameters.append(number)
    }
  }

  private mutating func writeParameters(to output: inout [UInt8]) {
    let clears = resets && !isPlain
    resets = false
    guard clears || !parameters.isEmpty else { return }
    isPlain = parameters.isEmpty
    output.append(0x1B)
    output.append(0x5B)
    // An empty parameter is 0, the reset.
    var isFirst = !clears
    for number in parameters {
      if !isFirst { output.append(0x3B) }
      isFirst = false
      output.appendDecimal(number)
    }
    output.append(0x6D)
    parameters.removeAll(keepingCapacity: true)
  }
}
