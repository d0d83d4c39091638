/// Values as the lines of a tape have them.
public enum TapeText {
  /// A text in double quotes, with the escapes that the reader knows.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{1B}": result += "\\e"
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case _ where isInvisible(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A word as it is, or in double quotes where it would be taken for something else.
  public static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.first != "\"" && text.first != "#"
      && text.unicodeScalars.allSatisfy {
        $0 != " " && !isInvisible($0) && $0 != "\t" && $0 != "\n" && $0 != "\r"
      }
    return isPlain ? text : quoted(text)
  }

  /// The line that begins with a text, secrets left out.
  static func beginning(_ beginning: Beginning) -> String {
    let text = beginning.text
    let whole = SecretSpans.masked(text.string(in: 0..<text.byteCount))
    let bytes = Array(whole.utf8)
    // Bytes that are no text have become longer ones.
    let range = beginning.selection.range.clamped(to: 0..<bytes.count)
    func part(_ range: Range<Int>) -> String { quoted(String(decoding: bytes[range], as: UTF8.self)) }
    let before = "text " + part(0..<range.lowerBound)
    if range.isEmpty {
      return range.upperBound == bytes.count ? before : before + " " + part(range.upperBound..<bytes.count)
    }
    return before + " " + part(range) + " " + part(range.upperBound..<bytes.count)
  }

  /// The line that has a waiting request told this.
  static func answer(_ event: BrokerEvent) -> String {
    switch event {
    case .text(let text): return "answer part \(quoted(text))"
    case .failed(let error): return "answer failure \(DemonstrationSettings.Failure(error).rawValue)"
    case .finished(let end):
      let cutOff = DemonstrationSettings.Failure.cutOff.rawValue
      return end.reason == .cutOff ? "answer failure \(cutOff)" : "answer end"
    case .prepared, .sent, .retrying: preconditionFailure("no tape tells of a request that is on its way")
    }
  }

  /// Whether nobody would see a character in a file: controls, and what reorders or joins the text around it.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: scalar.properties.isWhitespace && scalar != " "
    }
  }
}

extension DemonstrationSettings.Failure {
  /// The failure of the demonstration that is shown most like an error.
  init(_ error: CompletionError) {
    switch error {
    case .offline, .noBroker: self = .offline
    case .timedOut: self = .timedOut
    case .rateLimited: self = .rateLimited
    case .overloaded: self = .overloaded
    case .refused: self = .refused
    case .malformed: self = .malformed
    case .rejected, .notConfigured, .keyUnusable, .accessOff, .badAddress: self = .rejected
    }
  }
}
