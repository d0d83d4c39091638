/// The modes of a terminal that a program switches on and has to switch off again.
public struct TerminalModes: Hashable, Sendable {
  /// The private modes that are on (`CSI ? n h`).
  public var privateModes: Set<Int> = [7, 25]
  /// The kitty keyboard flags pushed and not yet popped, on the main screen and on the alternate one.
  public var kittyFlags: [Bool: [Int]] = [:]
  /// Whether the keypad sends application sequences (`ESC =`).
  public var applicationKeypad = false

  /// The modes of a terminal nobody has touched: the cursor is shown, lines wrap, nothing else is on.
  public init() {}

  /// Whether the cursor is shown.
  public var showsCursor: Bool { privateModes.contains(25) }
  /// Whether the alternate screen is shown.
  public var alternateScreen: Bool { !privateModes.isDisjoint(with: [47, 1047, 1049]) }
  /// Whether any kind of mouse report is on.
  public var reportsMouse: Bool { !privateModes.isDisjoint(with: [9, 1000, 1001, 1002, 1003]) }
  /// Whether pastes come in brackets.
  public var bracketsPaste: Bool { privateModes.contains(2004) }
  /// Whether focus changes are reported.
  public var reportsFocus: Bool { privateModes.contains(1004) }
  /// Whether output is held back until the frame is whole.
  public var synchronizesOutput: Bool { privateModes.contains(2026) }

  /// Applies one control sequence.
  ///
  /// - Parameter sequence: Its leader, parameters and final byte.
  mutating func apply(_ sequence: ControlSequence) {
    switch (sequence.leader, sequence.final) {
    case ("?", "h"): privateModes.formUnion(sequence.parameters)
    case ("?", "l"): privateModes.subtract(sequence.parameters)
    case (">", "u"): kittyFlags[alternateScreen, default: []].append(sequence.parameters.first ?? 0)
    case ("<", "u"):
      let stack = kittyFlags[alternateScreen] ?? []
      let left = stack.dropLast(max(1, sequence.parameters.first ?? 1))
      kittyFlags[alternateScreen] = left.isEmpty ? nil : Array(left)
    default: break
    }
  }
}
