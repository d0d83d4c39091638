/// What a change would have cost by hand.
enum Keystrokes {
  /// The keys that change a text before the cursor into another: a Backspace for each character that goes, behind what
  /// both begin with, and a key for each one that comes.
  ///
  /// - Complexity: O(*n*) in the texts.
  static func byHand(from old: String, to new: String) -> Int {
    let common = zip(old, new).prefix { $0 == $1 }.count
    return old.count - common + new.count - common
  }
}
