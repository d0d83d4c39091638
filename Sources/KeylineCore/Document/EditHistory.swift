/// The steps that can be undone and redone: any number of them, within a budget of memory.
struct EditHistory: Hashable, Sendable {
  /// The bytes that removed text may hold before the oldest steps are dropped.
  private let budget: Int
  private var undoable: [EditStep] = []
  private var redoable: [EditStep] = []
  private var cost = 0
  /// Whether the next change may still become part of the last step.
  private var isRunOpen = false

  init(budget: Int) { self.budget = budget }

  var nextUndo: EditName? { undoable.last?.name }
  var nextRedo: EditName? { redoable.last?.name }

  /// Makes the next change a step of its own.
  mutating func closeRun() { isRunOpen = false }

  /// Adds a change that was made, as a step or to the run it continues, and forgets what was undone.
  mutating func record(_ step: EditStep, replacing range: Range<Int>) {
    if !redoable.isEmpty { redoable = [] }
    if continuesRun(step.name, replacing: range) {
      let last = undoable.count - 1
      cost -= undoable[last].cost
      undoable[last].extend(by: range, removing: step.removed, inserting: step.range.count)
      undoable[last].selectionAfter = step.selectionAfter
      cost += undoable[last].cost
    } else {
      undoable.append(step)
      cost += step.cost
    }
    isRunOpen = step.name.formsRuns
    trim()
  }

  private func continuesRun(_ name: EditName, replacing range: Range<Int>) -> Bool {
    guard isRunOpen, let last = undoable.indices.last, undoable[last].name == name else { return false }
    return range.lowerBound <= undoable[last].range.upperBound
      && range.upperBound >= undoable[last].range.lowerBound
  }

  mutating func popUndo() -> EditStep? {
    isRunOpen = false
    guard let step = undoable.popLast() else { return nil }
    cost -= step.cost
    return step
  }

  mutating func popRedo() -> EditStep? {
    isRunOpen = false
    return redoable.popLast()
  }

  mutating func pushRedo(_ step: EditStep) { redoable.append(step) }

  mutating func pushUndo(_ step: EditStep) {
    undoable.append(step)
    cost += step.cost
  }

  /// Drops the oldest steps, a good part at once so that the cost of moving the rest is spread; the newest
  /// always stays.
  private mutating func trim() {
    guard cost > budget else { return }
    var dropped = 0
    while dropped < undoable.count - 1, cost > budget / 8 * 7 {
      cost -= undoable[dropped].cost
      dropped += 1
    }
    undoable.removeFirst(dropped)
  }
}
