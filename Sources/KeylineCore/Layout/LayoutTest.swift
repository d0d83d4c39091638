import FoundationEssentials

/// A test of a layout, in the words of CLDR's keyboard tests: a repertoire and keystrokes.
///
/// Source: Unicode Technical Standard 35, part 7.
public struct LayoutTest: Decodable, Equatable, Sendable {
  /// How a character of the repertoire may be reached.
  public enum Reach: String, Decodable, Sendable {
    /// By pressing keys.
    case simple
    /// Also by holding one for its alternates.
    case gesture
  }

  /// Characters that the layout must be able to type.
  public struct Repertoire: Decodable, Equatable, Sendable {
    var characters: String
    var reach: Reach
  }

  /// One step: a keystroke, or a check of the text so far.
  public struct Step: Decodable, Equatable, Sendable {
    var keystroke: String?
    var check: String?
  }

  var repertoires: [Repertoire]
  var steps: [Step]

  /// Reads a test.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - file: Its name, for errors.
  /// - Throws: `LayoutError` when it is no test.
  public init(reading bytes: [UInt8], file: String) throws(LayoutError) {
    do {
      self = try JSONDecoder().decode(LayoutTest.self, from: Data(bytes))
    } catch {
      throw LayoutError(file: file, reason: "this is no layout test; see docs/layouts.md")
    }
  }

  /// Runs the test.
  ///
  /// - Parameter layout: The layout under test.
  /// - Returns: The first failure, nil when there is none.
  public func failure(on layout: Layout) -> String? {
    for repertoire in repertoires {
      for character in repertoire.characters where !isReachable(character, repertoire.reach, on: layout) {
        return "\(layout.id): \(character) cannot be typed (\(repertoire.reach.rawValue))"
      }
    }
    var typist = LayoutTypist(layout: layout)
    for (index, step) in steps.enumerated() {
      if let id = step.keystroke, !typist.press(id) {
        return "\(layout.id): step \(index + 1): the key \(id) is not on the layer \(typist.layerID)"
      }
      if let expected = step.check, expected != typist.text {
        return "\(layout.id): step \(index + 1): expected \(expected), got \(typist.text)"
      }
    }
    return nil
  }

  private func isReachable(_ character: Character, _ reach: Reach, on layout: Layout) -> Bool {
    if layout.keyProducing(character) != nil { return true }
    guard reach == .gesture else { return false }
    return layout.layers.contains { layer in
      layer.rows.joined().contains { layout.alternates(ofKey: $0).contains(String(character)) }
    }
  }
}
