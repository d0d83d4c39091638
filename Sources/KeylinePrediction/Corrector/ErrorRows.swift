/// What it costs to have typed each beginning of a word for what each place of a trie spells: one row a place.
///
/// The recurrence is that of Damerau and Levenshtein with weights, and with sound rules that lead from one row to a
/// deeper one. A cell that costs more than what is allowed is infinite.
struct ErrorRows {
  /// One row.
  struct Row {
    /// Where it begins among the cells.
    fileprivate var start: Int
    /// The finite cells.
    fileprivate var finite: Range<Int>
    /// The least that any word below can cost.
    var least: Float
    /// How much of the typed word is used up where the least cost is.
    var progress: Int
    /// What the place itself costs, where the word ends there.
    var whole: Float
  }

  /// A place on the way down the trie.
  struct Step {
    var letter: UInt32
    var row: Row
    /// The number of the step above; -1 at the root.
    var parent: Int
  }

  /// The steps to all places that were kept; the root is the first.
  private(set) var steps: [Step] = []

  private let typed: TypedSpelling
  private let width: Int
  private var cells: [Float] = []

  /// Creates the root's row.
  ///
  /// - Parameters:
  ///   - typed: The typed word.
  ///   - limit: The most that errors may cost.
  init(for typed: TypedSpelling, limit: Float) {
    self.typed = typed
    width = typed.letters.count + 1
    cells.reserveCapacity(512 * width)
    steps.reserveCapacity(512)
    cells.append(0)
    for index in typed.letters.indices { cells.append(cells[index] + typed.insertions[index]) }
    let last = cells.lastIndex { $0 <= limit } ?? 0
    let row = Row(start: 0, finite: 0..<last + 1, least: 0, progress: 0, whole: cells[width - 1])
    steps.append(Step(letter: 0, row: row, parent: -1))
  }

  /// Keeps the row made last, so that places below can be reached from it.
  ///
  /// - Returns: The number of its step.
  mutating func keep(_ row: Row, letter: UInt32, below parent: Int) -> Int {
    steps.append(Step(letter: letter, row: row, parent: parent))
    return steps.count - 1
  }

  /// Drops the row made last.
  mutating func drop() { cells.removeLast(width) }

  /// The letters from the root to a step.
  func letters(to step: Int) -> [UInt32] {
    var letters: [UInt32] = []
    var step = step
    while step > 0 {
      letters.append(steps[step].letter)
      step = steps[step].parent
    }
    return letters.reversed()
  }

  /// Makes the row of a place; it is to be kept or dropped before the next one is made.
  ///
  /// - Parameters:
  ///   - letter: The letter that leads to the place.
  ///   - parent: The step above.
  ///   - limit: The most that errors may cost.
  /// - Returns: The row, nil where all of it costs too much; then there is none to drop.
  mutating func make(_ letter: UInt32, below parent: Int, limit: Float) -> Row? {
    let start = cells.count
    cells.append(contentsOf: repeatElement(.infinity, count: width))
    var row = Row(start: start, finite: 0..<0, least: .infinity, progress: 0, whole: .infinity)
    var end = applyRules(to: &row, letter: letter, below: parent)

    let above = steps[parent].row
    let isFirst = parent == 0
    let previous = steps[parent].letter
    let grandparent = isFirst ? nil : steps[steps[parent].parent].row
    end = max(end, above.finite.upperBound, (grandparent?.finite.upperBound ?? 0) + 1)
    let omission = typed.omission(of: letter, after: previous) + (isFirst ? typed.costs.first : 0)
    let costs = typed.costs
    let slot = LetterSlot.of(letter)
    var first = width
    var last = -1
    cells.withUnsafeMutableBufferPointer { cells in
      typed.letters.withUnsafeBufferPointer { letters in
        typed.insertions.withUnsafeBufferPointer { insertions in
          typed.substitutions.withUnsafeBufferPointer { substitutions in
            var before = Float.infinity
            var index = above.finite.lowerBound
            while index < width {
              var cost = min(cells[start + index], cells[above.start + index] + omission)
              if index > 0 {
                let here = letters[index - 1]
                cost = min(cost, before + insertions[index - 1])
                let diagonal = cells[above.start + index - 1]
                if diagonal < .infinity {
                  if here == letter {
                    cost = min(cost, diagonal)
                  } else {
                    var substitution =
                      slot.map { substitutions[(index - 1) * LetterSlot.count + $0] }
                      ?? typed.substitution(of: here, for: letter)
                    if isFirst, index == 1, substitution > costs.accent { substitution += costs.first }
                    cost = min(cost, diagonal + substitution)
                  }
                }
                if index > 1, let grandparent, here == previous, letters[index - 2] == letter, here != letter
                {
                  cost = min(cost, cells[grandparent.start + index - 2] + costs.transposition)
                }
                // The letter may be the second of two that changed places: the first is yet to come.
                if here == letter, index > 1, letters[index - 2] != letter {
                  row.least = min(row.least, cells[above.start + index - 2] + costs.transposition)
                }
              }
              if cost > limit {
                cost = .infinity
                // Behind the cells that the rows above reach, only letters that were put in go on.
                if index > end { break }
              } else {
                first = min(first, index)
                last = index
                if cost < row.least || cost == row.least && index > row.progress {
                  row.least = cost
                  row.progress = index
                }
              }
              cells[start + index] = cost
              before = cost
              index += 1
            }
            // A rule may have left what costs too much behind the last cell that was looked at.
            row.whole = cells[start + width - 1] <= limit ? cells[start + width - 1] : .infinity
          }
        }
      }
    }
    row.finite = first..<max(first, last + 1)
    if first > last { row.finite = 0..<0 }
    guard row.least <= limit else {
      drop()
      return nil
    }
    return row
  }

  /// Follows the sound rules that a letter is part of, and takes the cost of those that are not yet at their end.
  ///
  /// - Returns: The last cell that a rule leads to.
  private mutating func applyRules(to row: inout Row, letter: UInt32, below parent: Int) -> Int {
    var end = 0
    var mask = typed.uses(with: letter)
    while mask != 0 {
      let use = typed.uses[mask.trailingZeroBitCount]
      mask &= mask - 1
      for last in use.meant where typed.meantLetters[last] == letter {
        guard let origin = origin(of: use.meant.lowerBound..<last, above: parent) else { continue }
        if use.isAtStart, origin != 0 { continue }
        let cost = cells[steps[origin].row.start + use.start] + use.cost
        if last == use.meant.upperBound - 1 {
          cells[row.start + use.end] = min(cells[row.start + use.end], cost)
          end = max(end, use.end)
        } else {
          row.least = min(row.least, cost)
        }
      }
    }
    return end
  }

  /// The step from which letters that a rule leads to lead to another step.
  private func origin(of letters: Range<Int>, above step: Int) -> Int? {
    var step = step
    for index in letters.reversed() {
      guard step > 0, steps[step].letter == typed.meantLetters[index] else { return nil }
      step = steps[step].parent
    }
    return step
  }
}
