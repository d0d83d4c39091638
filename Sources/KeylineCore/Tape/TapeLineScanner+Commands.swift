/// The commands whose arguments come in several forms.
extension TapeLineScanner {
  /// `text "before" ["after"]` or `text "before" "selected" "after"`.
  mutating func beginning() throws(TapeError) -> TapeCommand {
    let before = try string()
    guard !isAtLineEnd else { return .text(before: before) }
    let second = try string()
    guard !isAtLineEnd else { return .text(before: before, after: second) }
    return .text(before: before, selected: second, after: try string())
  }

  /// The name of a purpose.
  mutating func purpose() throws(TapeError) -> Purpose {
    let name = try word("a purpose such as `code`")
    guard let purpose = Purpose(rawValue: name) else {
      throw unknown("purpose", name, in: Purpose.allCases.map(\.rawValue))
    }
    return purpose
  }

  /// `type "text" [TIME…]`: no time, one for all characters, or one for each.
  mutating func typing() throws(TapeError) -> TapeCommand {
    let text = try string()
    var pauses: [Duration] = []
    while !isAtLineEnd { pauses.append(try duration()) }
    let count = text.unicodeScalars.count
    guard pauses.count <= 1 || pauses.count == count else {
      throw error(
        "\(pauses.count) times are given for \(count) characters; give one for all, or one for each")
    }
    return .type(text, pauses: pauses)
  }

  /// `key CHORD [TIME]`, or `key CHORD press`, `repeat` or `release`.
  mutating func keyPress() throws(TapeError) -> TapeCommand {
    let chord = try chord()
    guard !isAtLineEnd else { return .key(chord) }
    let phases: [(String, KeyPhase)] = [("press", .press), ("repeat", .repeating), ("release", .release)]
    var ahead = self
    let word = try ahead.word("a time")
    if let phase = phases.first(where: { $0.0 == word })?.1 {
      self = ahead
      return .keyEvent(KeyEvent(chord, phase))
    }
    return .key(chord, heldFor: try duration())
  }

  /// `mouse press 12,3`, `release`, `drag`, `move`, `wheelUp`, `wheelDown`; `left` is the button where none is named.
  mutating func mouse() throws(TapeError) -> MouseEvent {
    let name = try word("`press`, `drag` or `release`")
    guard case .cell(let column, let row) = try place() else {
      throw error("a cell such as `12,3` is missing")
    }
    let buttons: [String: MouseButton] = ["left": .left, "middle": .middle, "right": .right]
    let buttonName = isAtLineEnd ? "left" : try word("a button")
    guard let button = buttons[buttonName] else {
      throw unknown("button", buttonName, in: buttons.keys.sorted())
    }
    let kinds: [String: MouseEvent.Kind] = [
      "press": .press(button), "drag": .drag(button), "release": .release(button), "move": .motion,
      "wheelUp": .wheelUp, "wheelDown": .wheelDown,
    ]
    guard let kind = kinds[name] else { throw unknown("thing of the mouse", name, in: kinds.keys.sorted()) }
    return MouseEvent(kind, column: column, row: row)
  }

  /// `answer "line"…`, or what is said of a request that waits: `answer part "text"`, `answer end`, `answer failure NAME`.
  mutating func answer() throws(TapeError) -> TapeCommand {
    skipBlanks()
    guard rest.first != "\"" else {
      var lines = [try string()]
      while !isAtLineEnd { lines.append(try string()) }
      return .answer(lines)
    }
    let form = try word("a text in double quotes")
    switch form {
    case "part": return .say(.text(try string()))
    case "end": return .say(.finished(CompletionEnd(.finished)))
    case "failure":
      let name = try word("the name of a failure")
      guard let failure = DemonstrationSettings.Failure(rawValue: name) else {
        throw unknown("failure", name, in: DemonstrationSettings.Failure.allCases.map(\.rawValue))
      }
      return .say(failure.error.map { .failed($0) } ?? .finished(CompletionEnd(.cutOff)))
    default:
      throw error("after `answer` comes a text in double quotes, `part`, `end` or `failure`, not `\(form)`")
    }
  }

  /// `expect text "…"`, `expect row N "…"`, `expect screen /…/`.
  mutating func expectation() throws(TapeError) -> TapeCommand {
    let what = try word("`text`, `row` or `screen`")
    switch what {
    case "text": return .expectText(try string())
    case "row": return .expectRow(try row(), try string())
    case "screen": return .expectScreen(try regex())
    default: throw error("after `expect` comes `text`, `row` or `screen`, not `\(what)`")
    }
  }

  private mutating func row() throws(TapeError) -> Int {
    let text = try word("the number of a row")
    guard let row = Int(text), (1...1000).contains(row) else {
      throw error("`\(text)` is no row; rows are counted from 1 at the top")
    }
    return row
  }

  private func unknown(_ kind: String, _ name: String, in names: [String]) -> TapeError {
    let nearest = NearestName.find(name, in: names).map { "; did you mean `\($0)`?" } ?? ""
    return error("no \(kind) is called `\(name)`\(nearest)")
  }
}
