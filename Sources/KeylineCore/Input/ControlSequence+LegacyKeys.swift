/// Keys in the encodings that xterm, rxvt, the VT220 and the Linux console have left us.
extension ControlSequence {
  /// `CSI letter`, `CSI 1 ; modifiers letter`.
  var letterKeyMeaning: ControlMeaning {
    if parameters.isEmpty, let key = Self.shiftedRxvtKey(final) { return .key(KeyChord(key, .shift)) }
    // Some leave out the leading 1.
    guard parameters.count <= 2, let state = KeyState(self, at: max(0, parameters.count - 1)),
      parameters.count < 2 || value(0) ?? 1 == 1
    else { return .unknown }
    if final == UInt8(ascii: "Z") { return state.meaning(.tab, .shift) }
    // The middle key of the number block has no meaning in a text.
    if final == UInt8(ascii: "E") { return .nothing }
    return Self.letterKey(final).map { state.meaning($0) } ?? .unknown
  }

  /// `CSI number ~`, `CSI number ; modifiers ~`; rxvt ends it in `^` for Control, `@` for Control-Shift.
  var numberedKeyMeaning: ControlMeaning {
    guard let number = value(0) else { return .unknown }
    if final == UInt8(ascii: "~") {
      if number == 200, parameters.count == 1 { return .pasteStart }
      if number == 201, parameters.count == 1 { return .nothing }
      if number == 27, parameters.count == 3 { return otherKeyMeaning }
    }
    guard parameters.count <= 2, let state = KeyState(self, at: 1) else { return .unknown }
    let more: Modifiers =
      final == UInt8(ascii: "~") ? [] : final == UInt8(ascii: "^") ? .control : [.control, .shift]
    if let key = Self.numberedKey(number) { return state.meaning(key, more) }
    return FunctionKeyNumber.function(ofParameter: number).map { state.meaning(.function($0), more) }
      ?? .unknown
  }

  /// `SS3 letter`, `SS3 modifiers letter`.
  ///
  /// - Parameter isLate: Whether the ESC has already acted as Escape; then only the letters of keys that
  ///   everyone has are taken for one.
  /// - Returns: The meaning, `.unknown` when we know none.
  func singleShiftMeaning(isLate: Bool) -> ControlMeaning {
    guard marker == nil, intermediates.isEmpty, let state = KeyState(self, at: max(0, parameters.count - 1))
    else { return .unknown }
    if let key = Self.letterKey(final) { return state.meaning(key) }
    if isLate { return .unknown }
    switch final {
    case UInt8(ascii: "M"): return state.meaning(.enter)
    case UInt8(ascii: "I"): return state.meaning(.tab)
    case UInt8(ascii: "X"): return state.meaning(.character("="))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Self.shiftedRxvtKey(final).map { state.meaning($0, .control) } ?? .unknown
    // The number block sends its characters 0x40 higher.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return state.meaning(.character(Character(Unicode.Scalar(final - 0x40))))
    case UInt8(ascii: "E"): return .nothing
    default: return .unknown
    }
  }

  private static func letterKey(_ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): return .function(Int(letter - UInt8(ascii: "P")) + 1)
    default: return nil
    }
  }

  private static func shiftedRxvtKey(_ letter: UInt8) -> Key? {
    (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(letter) ? letterKey(letter - 0x20) : nil
  }

  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: return .home
    case 2: return .insert
    case 3: return .delete
    case 4, 8: return .end
    case 5: return .pageUp
    case 6: return .pageDown
    default: return nil
    }
  }
}
