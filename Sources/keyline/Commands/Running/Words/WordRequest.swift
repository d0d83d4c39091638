import KeylineCore

/// Reading the fields of a line that asks for words.
enum WordRequest {
  private typealias Refusal = JSONLineLoop.Refusal
  /// The most candidates that may be asked for.
  private static let mostCandidates = 50

  /// What is answered where somebody has changed a model just while it was asked.
  static let changedMeanwhile = JSONLineLoop.Refusal("the model was changed meanwhile: ask again")

  /// A text; nil where the line has no such field.
  static func text(_ name: String, of request: JSONValue) throws(JSONLineLoop.Refusal) -> String? {
    switch request[name] {
    case nil: return nil
    case .string(let text): return text
    default: throw Refusal("\"\(name)\" is no text")
    }
  }

  /// A word, or the beginning of one; nil where the line has no such field.
  static func word(_ name: String, of request: JSONValue) throws(JSONLineLoop.Refusal) -> String? {
    let text = try text(name, of: request)
    let isWord = text?.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
    }
    guard isWord ?? true else { throw Refusal("\"\(name)\" holds a blank or a control character") }
    return text
  }

  /// How many candidates are wanted: three, where the line does not say.
  static func count(of request: JSONValue) throws(JSONLineLoop.Refusal) -> Int {
    guard let field = request["n"] else { return 3 }
    guard let count = field.integer, (1...mostCandidates).contains(count) else {
      throw Refusal("\"n\" is no number from 1 to \(mostCandidates)")
    }
    return count
  }
}
