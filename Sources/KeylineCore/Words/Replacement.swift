/// A shortcut, and the text that stands for it: "omw", "on my way".
public struct Replacement: Hashable, Sendable {
  /// What is typed.
  public let shortcut: String
  /// What takes its place; it may have many lines.
  public let text: String

  /// The most scalars of a shortcut, and the most bytes of a text.
  public static let longestShortcut = 32, longestText = 4_096

  /// Creates a replacement.
  ///
  /// - Parameters:
  ///   - shortcut: What is typed: one word.
  ///   - text: What takes its place.
  /// - Throws: ``ReplacementFault`` that says what is wrong with one of the two.
  public init(shortcut: String, text: String) throws(ReplacementFault) {
    guard !shortcut.isEmpty else { throw .noShortcut }
    guard shortcut.unicodeScalars.count <= Self.longestShortcut else { throw .longShortcut }
    guard shortcut.unicodeScalars.allSatisfy(Self.isPart) else { throw .shortcutIsNoWord }
    guard !text.isEmpty else { throw .noText }
    guard text.utf8.count <= Self.longestText else { throw .longText }
    guard text.unicodeScalars.allSatisfy({ $0 == "\n" || $0 == "\t" || !Self.isControl($0) }) else {
      throw .controlInText
    }
    self.shortcut = shortcut
    self.text = text
  }

  /// Whether a scalar can be part of a shortcut: no blank, and nothing that acts on a terminal.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !isControl(scalar)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
