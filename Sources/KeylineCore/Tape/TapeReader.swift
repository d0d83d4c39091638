extension Tape {
  /// Reads a tape.
  ///
  /// - Parameter text: the whole file.
  /// - Throws: `TapeError` with the number of the first wrong line.
  public init(parsing text: String) throws(TapeError) {
    self.lines = []
    var number = 0
    // A carriage return and a line feed are one character in Swift.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for line in lines {
      number += 1
      var scanner = TapeLineScanner(line: line, number: number)
      scanner.skipBlanks()
      if scanner.isAtEnd || scanner.rest.first == "#" { continue }
      let command = try Tape.command(from: &scanner)
      try scanner.expectEnd()
      self.lines.append(Line(number: number, command: command))
    }
  }

  private static let verbs = [
    "text", "purpose", "scripted", "type", "key", "click", "hold", "drag", "wheel", "mouse", "paste",
    "clipboard", "sleep", "wait", "resize", "set", "answer", "expect", "screen", "mark",
  ]

  private static func command(from scanner: inout TapeLineScanner) throws(TapeError) -> TapeCommand {
    let verb = try scanner.word("a command")
    switch verb {
    case "text": return try scanner.beginning()
    case "purpose": return .purpose(try scanner.purpose())
    case "scripted": return .scripted
    case "type": return try scanner.typing()
    case "key": return try scanner.keyPress()
    case "mouse": return .mouse(try scanner.mouse())
    case "clipboard": return .clipboard(try scanner.string())
    case "click":
      let place = try scanner.place()
      return scanner.isAtLineEnd ? .click(place) : .click(place, times: try scanner.count())
    case "hold":
      let place = try scanner.place()
      return scanner.isAtLineEnd ? .hold(place) : .hold(place, try scanner.duration())
    case "drag": return .drag(try scanner.place(), to: try scanner.place())
    case "wheel":
      let direction = try scanner.word("`up` or `down`")
      guard ["up", "down"].contains(direction) else {
        throw scanner.error("the wheel turns `up` or `down`, not `\(direction)`")
      }
      let isDown = direction == "down"
      return scanner.isAtLineEnd ? .wheel(down: isDown) : .wheel(down: isDown, notches: try scanner.count())
    case "paste": return .paste(try scanner.string())
    case "sleep": return .sleep(try scanner.duration())
    case "wait":
      try scanner.literal("screen")
      return .waitScreen(try scanner.regex())
    case "resize": return .resize(try scanner.size())
    case "set":
      let name = try scanner.word("the name of a setting")
      return .set(name: name, value: try scanner.word("a value"))
    case "answer": return try scanner.answer()
    case "expect": return try scanner.expectation()
    case "screen": return .screen(name: try scanner.name())
    case "mark": return .mark(name: try scanner.name())
    default:
      let nearest = NearestName.find(verb, in: verbs).map { "; did you mean `\($0)`?" } ?? ""
      throw scanner.error("no command is called `\(verb)`\(nearest)")
    }
  }
}
