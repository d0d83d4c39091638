/// The functions of a program, from the map that the linker has written of it.
struct LinkMap {
  /// A function, where its linker has put it.
  struct Function {
    /// Its symbol.
    let name: Substring
    /// Its first byte, counted from the program's start.
    let address: UInt64
    /// Its bytes.
    let size: UInt64
    /// The bytes of what moves when it is moved: itself alone, where each function has a section of its own.
    let sectionSize: UInt64
  }

  private let functions: [Function]

  /// Reads a map as lld writes it: address, load address, size and alignment, then a section or a symbol in it.
  ///
  /// - Parameter text: The map.
  init(_ text: String) {
    var functions: [Function] = []
    var sectionSize: UInt64?
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 4)
      guard words.count == 5, let address = UInt64(words[0], radix: 16),
        let size = UInt64(words[2], radix: 16)
      else { continue }
      // What is inside of something else is indented.
      let name = words[4].drop { $0 == " " }
      if name.contains(":(") {
        sectionSize = name.contains(":(.text") ? size : nil
      } else if let sectionSize, size > 0, !name.contains(" ") {
        functions.append(Function(name: name, address: address, size: size, sectionSize: sectionSize))
      }
    }
    self.functions = functions.sorted { $0.address < $1.address }
  }

  /// The functions that have bytes in a range of addresses.
  ///
  /// - Complexity: O(log *n* + found) in the number of functions.
  func functions(in range: Range<UInt64>) -> ArraySlice<Function> {
    var low = 0
    var high = functions.count
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].address < range.upperBound { low = middle + 1 } else { high = middle }
    }
    let end = low
    while low > 0, functions[low - 1].address + functions[low - 1].size > range.lowerBound { low -= 1 }
    return functions[low..<end]
  }
}
