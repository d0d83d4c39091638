/// One way in which a layout does not do what its tests say.
public struct LayoutTestFailure: Equatable, Sendable {
  /// What did not happen.
  public enum Reason: Error, Equatable, Sendable {
    case otherLayout(expected: String)
    case unreachable(Character, LayoutTest.Reach)
    case notShown(key: String, layer: String)
    case noAlternate(key: String, number: Int, of: Int)
    case wrongText(expected: String, found: String)
  }

  /// The repertoire or test that failed.
  public let test: String
  /// The step that failed, counted from 1; `nil` for a repertoire.
  public let step: Int?
  /// What did not happen.
  public let reason: Reason

  /// Creates a failure.
  public init(test: String, step: Int? = nil, reason: Reason) {
    self.test = test
    self.step = step
    self.reason = reason
  }
}

extension LayoutTestFailure: CustomStringConvertible {
  /// The failure in one line.
  public var description: String { test.quoted + (step.map { ", step \($0)" } ?? "") + ": \(reason)" }
}

extension LayoutTestFailure.Reason: CustomStringConvertible {
  /// What did not happen, in words.
  public var description: String {
    switch self {
    case .otherLayout(let expected): "the tests are for the layout \(expected.quoted)"
    case .unreachable(let character, .simple):
      "\(String(character).quoted) cannot be typed without a long press or a double tap"
    case .unreachable(let character, .gesture): "\(String(character).quoted) cannot be typed"
    case .notShown(let key, let layer): "the layer \(layer.quoted) shows no key \(key.quoted)"
    case .noAlternate(let key, let number, let count):
      "the key \(key.quoted) has no alternate \(number), only \(count)"
    case .wrongText(let expected, let found): "the text is \(found.quoted), not \(expected.quoted)"
    }
  }
}
