/// Removes from a text of someone else's what acts on terminals or readers instead of being read.
public enum CharacterSieve {
  /// A text without control characters, direction overrides and marks of no width, but with its line ends.
  ///
  /// Joiners stay where scripts and emoji need them. Other blanks than the space become one.
  ///
  /// - Parameter text: A text from a model, a server or a file.
  /// - Returns: What can be shown and inserted.
  /// - Complexity: O(*n*).
  public static func sifted(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    var escape = EscapeSkipper()
    var marks = 0
    for scalar in text.unicodeScalars {
      if escape.skips(scalar) { continue }
      switch scalar.value {
      case 0x0A: kept.append(scalar)
      case 0x09, 0xA0, 0x2000...0x200A, 0x202F, 0x205F: kept.append(" ")
      case 0x0B, 0x0C, 0x85, 0x2028, 0x2029: kept.append("\n")
      case 0..<0x20, 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E,
        0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F, 0xFFFD:
        continue
      case 0x200C, 0x200D: if let last = kept.last, needsJoiner(last) { kept.append(scalar) }
      default:
        marks = isMark(scalar) ? marks + 1 : 0
        if marks <= mostMarks { kept.append(scalar) }
      }
    }
    return String(kept)
  }

  /// No script stacks more marks on a letter.
  private static let mostMarks = 8

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }

  /// Whether a joiner may follow: in emoji sequences, and in scripts whose letters change their shape.
  private static func needsJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0DFF, 0x1000...0x109F, 0x1780...0x17FF: true
    case 0xFE0F, 0x1F3FB...0x1F3FF: true
    case 0x80...: scalar.properties.isEmoji
    default: false
    }
  }
}

/// Passes over the sequences that terminals obey (ECMA-48), so that their letters do not stay as text.
private struct EscapeSkipper {
  private enum State { case text, escape, control, string }
  private var state = State.text

  mutating func skips(_ scalar: Unicode.Scalar) -> Bool {
    switch (state, scalar.value) {
    case (.text, 0x1B): state = .escape
    case (.text, 0x9B): state = .control
    case (.text, _): return false
    case (.escape, 0x5B): state = .control
    case (.escape, 0x50), (.escape, 0x58), (.escape, 0x5D...0x5F): state = .string
    case (.escape, 0x20...0x2F): break
    case (.control, 0x20...0x3F): break
    // A sequence that never ends must not swallow the answer.
    case (.string, 0x0A), (.escape, 0x0A), (.control, 0x0A):
      state = .text
      return false
    case (.string, 0x07), (.string, 0x9C): state = .text
    case (.string, 0x1B), (.control, 0x1B): state = .escape
    case (.string, _): break
    default: state = .text
    }
    return true
  }
}
