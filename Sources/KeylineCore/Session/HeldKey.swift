/// A physical key that went down and has not been seen to go up.
struct HeldKey: Hashable, Sendable {
  /// What it typed.
  var character: Character
  /// When it went down.
  var time: Duration
  /// The document's revision behind what it typed: any later change makes holding mean nothing.
  var revision: Int
}
