import KeylineScreen

/// Makes the bytes that ncurses writes shorter without changing what they mean.
///
/// ncurses selects the ASCII character set (`ESC ( B`) with every change of attributes, resets colours
/// before it resets everything, and sends each attribute in a sequence of its own: 20 bytes where 3 do. Since we
/// never use the alternate character set, its selection can go; adjacent `SGR` sequences become one
/// (ECMA-48 lets parameters follow each other), from the last reset on; and numbers of the palette become colours.
struct SequenceSqueezer {
  /// The true colours that stand behind numbers.
  var palette = Palette()
  private var parameters: [[Int]] = []
  /// Whether nothing is set, as at the start and end of every frame, so that a reset says nothing.
  private var isPlain = true

  /// Appends the shorter form of a frame's bytes.
  ///
  /// - Parameters:
  ///   - bytes: What ncurses wrote; its sequences are whole.
  ///   - output: Where to append.
  /// - Complexity: O(bytes).
  mutating func squeeze(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x1B else {
        writeParameters(to: &output)
        output.append(bytes[index])
        index += 1
        continue
      }
      if index + 2 < bytes.count, bytes[index + 1] == 0x28, bytes[index + 2] == 0x42 {
        index += 3
      } else if let end = takeSGR(bytes, at: index) {
        index = end
      } else {
        writeParameters(to: &output)
        output.append(0x1B)
        index += 1
      }
    }
    writeParameters(to: &output)
  }

  /// Reads `CSI digits ; digits m` and keeps its parameters, grouped so that a colour is one group.
  ///
  /// - Returns: The index after the sequence, or nil when something else stands there.
  private mutating func takeSGR(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == 0x5B else { return nil }
    var numbers = [0]
    var index = start + 2
    while index < bytes.count {
      switch bytes[index] {
      case 0x30...0x39:
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(bytes[index] - 0x30)
      case 0x3B: numbers.append(0)
      case 0x6D:
        keep(numbers)
        return index + 1
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private mutating func keep(_ numbers: [Int]) {
    var rest = numbers[...]
    while let code = rest.first {
      if code == 0 {
        parameters = [[0]]
        rest.removeFirst()
      } else if code == 38 || code == 48, rest.dropFirst().first == 5, rest.count >= 3 {
        parameters.append(color(base: code, number: rest[rest.startIndex + 2]))
        rest = rest.dropFirst(3)
      } else if code == 38 || code == 48 {
        parameters.append(Array(rest))
        rest = []
      } else {
        parameters.append([code])
        rest.removeFirst()
      }
    }
  }

  private func color(base: Int, number: Int) -> [Int] {
    switch palette[number] {
    case .rgb(let red, let green, let blue): [base, 2, Int(red), Int(green), Int(blue)]
    case .indexed(let index): [base, 5, Int(index)]
    case nil: [base, 5, number]
    }
  }

  private mutating func writeParameters(to output: inout [UInt8]) {
    let resets = parameters.first == [0]
    if resets, isPlain { parameters.removeFirst() }
    guard !parameters.isEmpty else { return }
    isPlain = parameters.last == [0]
    output.append(0x1B)
    output.append(0x5B)
    if !isPlain {
      for (index, number) in parameters.joined().enumerated() {
        if index > 0 { output.append(0x3B) }
        // An empty parameter is 0.
        if number != 0 { output.appendDecimal(number) }
      }
    }
    output.append(0x6D)
    parameters.removeAll(keepingCapacity: true)
  }
}
