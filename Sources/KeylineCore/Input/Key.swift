/// A key, physical or decoded, without its modifiers.
public enum Key: Hashable, Sendable {
  /// A key that produces text; always one Unicode scalar as it comes from a terminal.
  case character(Character)
  case enter, tab, backspace, escape, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// A function key, numbered from 1.
  case function(Int)
}

/// The modifiers held with a key or a mouse button.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Creates a set from its bits; the bits are the kitty protocol's (`CSI code;1+bits u`).
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The Shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// The Alt (Option, Meta) key.
  public static let alt = Modifiers(rawValue: 2)
  /// The Control key.
  public static let control = Modifiers(rawValue: 4)
}

/// A key with its modifiers, in one normal form.
///
/// Letters carry Shift as their case (`.character("A")`, no `.shift`), except together with Control or
/// Alt on terminals that tell them apart. Ctrl-letter is the lower-case letter with `.control`;
/// Ctrl-Space is `.character(" ")` with `.control`.
public struct KeyChord: Hashable, Sendable {
  /// The key itself.
  public var key: Key
  /// The modifiers held with it.
  public var modifiers: Modifiers
  /// Creates a chord.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// What happened to a key; terminals without the kitty protocol only ever report presses.
public enum KeyPhase: Hashable, Sendable { case press, repeating, release }

/// One event of a physical key.
public struct KeyEvent: Hashable, Sendable {
  /// The key with its modifiers.
  public var chord: KeyChord
  /// Whether it went down, repeated or went up.
  public var phase: KeyPhase
  /// Creates an event.
  public init(_ chord: KeyChord, _ phase: KeyPhase = .press) {
    self.chord = chord
    self.phase = phase
  }
}
