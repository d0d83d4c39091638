/// The order that the linker is to put functions in, so that a key's code lies together.
///
/// Keys come seldom: by the next one, the processor's caches hold something else. What a key costs then is decided by
/// the lines and pages of code it touches (docs/decisions/0012).
struct FunctionOrder {
  /// The largest section that is moved: with a function goes its section, and all that is in it.
  private static let largestSection: UInt64 = 16 << 10

  /// What is typed besides letters: Enter, Backspace, arrows, a capital, an accent, and a word taken back; then undone.
  static let otherKeys = ["\r", "\u{7F}", "\u{1B}[D", "\u{1B}[C", "T", "é", "\u{1B}[A", "\u{17}", "\u{1B}u"]
    .map {
      Array($0.utf8)
    }

  /// The functions' symbols, in the order of their first use.
  let names: [Substring]

  /// Finds the functions that typing goes through.
  ///
  /// - Parameter map: The linker's map of the program that is measured.
  /// - Throws: `SystemFailure` where the keyboard cannot be followed.
  init(_ map: LinkMap) throws {
    let letters = "the day.".map { Array(String($0).utf8) }
    let walk = try CodeWalk(typing: letters + Self.otherKeys)
    var names: [Substring] = []
    var known: Set<Substring> = []
    for line in walk.lines where walk.program.contains(line) {
      let start = line - walk.program.lowerBound
      for function in map.functions(in: start..<start + CodeWalk.lineSize)
      where function.sectionSize <= Self.largestSection && known.insert(function.name).inserted {
        names.append(function.name)
      }
    }
    self.names = names
  }
}
