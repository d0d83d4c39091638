extension Tape.Line {
  /// Gives what becomes of a session when one of its settings, named, is given a value.
  public typealias Change = @Sendable (Settings, String, String) throws(TapeError) -> [Event]

  /// How soon a held physical key repeats, and how often then: what desktops are set to.
  private static let repeatStart = Duration.milliseconds(500)
  private static let repeatInterval = Duration.milliseconds(40)
  /// The time between the clicks of a double click.
  private static let clickInterval = Duration.milliseconds(100)

  /// What the line comes down to.
  ///
  /// - Parameters:
  ///   - session: the keyboard as it is now: where its keys are drawn.
  ///   - change: changes a setting.
  /// - Returns: the steps in their order.
  /// - Throws: `TapeError` when the line does not fit the keyboard as it is now.
  public func steps(on session: Session, change: Change) throws(TapeError) -> [TapeStep] {
    switch command {
    case .text(let before, let selected, let after):
      return [.begin(Self.beginning(before, selected, after))]
    case .purpose(let purpose):
      let document = session.document
      return [
        .begin(
          Beginning(
            text: document.text, selection: document.selection, purpose: purpose,
            isIncognito: session.isIncognito))
      ]
    case .scripted: return [.event(.scripted)]
    case .type(let text, let pauses): return Self.steps(typing: text, pauses)
    case .keyEvent(let event):
      let tells: [TapeStep] = session.tellsKeyReleases ? [] : [.event(.keyReleasesReported)]
      return tells + [.event(.input(.key(event)))]
    case .key(let chord, nil): return [.event(.input(.key(KeyEvent(chord)))), .beat(.action)]
    case .key(let chord, let duration?): return Self.steps(holding: chord, for: duration)
    case .click(let place, let times):
      let cell = try cell(of: place, on: session)
      let click = [mouse(.press(.left), cell), mouse(.release(.left), cell)]
      let again = (1..<times).flatMap { _ in [.pause(Self.clickInterval)] + click }
      return click + again + [.beat(.action)]
    case .hold(let place, let duration):
      let cell = try cell(of: place, on: session)
      return [
        mouse(.press(.left), cell), .pause(duration), mouse(.release(.left), cell), .beat(.action),
      ]
    case .drag(let start, let end):
      let (start, end) = (try cell(of: start, on: session), try cell(of: end, on: session))
      return [
        mouse(.press(.left), start), mouse(.drag(.left), end), mouse(.release(.left), end), .beat(.action),
      ]
    case .wheel(let isDown, let notches):
      let pane = session.screenLayout.document
      let cell = (column: pane.column + pane.width / 2, row: pane.row + pane.height / 2)
      return (0..<notches).flatMap { _ in [mouse(isDown ? .wheelDown : .wheelUp, cell), .beat(.character)] }
    case .mouse(let event): return [.event(.input(.mouse(event)))]
    case .paste(let text): return [.event(.input(.paste(Array(text.utf8)))), .beat(.action)]
    case .sleep(let duration): return [.pause(duration)]
    case .waitScreen(let pattern): return [.waitScreen(pattern)]
    case .resize(let size): return [.event(.resized(size))]
    case .set(let name, let value):
      do throws(TapeError) {
        return try change(session.settings, name, value).map { .event($0) }
      } catch { throw TapeError(line: number, reason: error.reason) }
    case .answer(let lines): return [.event(.answerScripted(lines))]
    case .say(let event): return [.event(.answerSaid(event))]
    case .clipboard(let text): return [.clipboard(Array(text.utf8))]
    case .expectText(let text): return [.expectText(text)]
    case .expectRow(let row, let text): return [.expectRow(row, text)]
    case .expectScreen(let pattern): return [.expectScreen(pattern)]
    case .screen(let name): return [.screen(name: name)]
    case .mark(let name): return [.mark(name: name)]
    }
  }

  private static func beginning(_ before: String, _ selected: String, _ after: String) -> Beginning {
    let start = before.utf8.count
    return Beginning(
      text: PieceTree(before + selected + after),
      selection: TextSelection(anchor: start, head: start + selected.utf8.count))
  }

  private static func steps(typing text: String, _ pauses: [Duration]) -> [TapeStep] {
    text.unicodeScalars.enumerated().flatMap { index, scalar -> [TapeStep] in
      let event = TapeStep.event(.input(.key(KeyEvent(KeyChord(key(typing: scalar))))))
      guard let pause = pauses.count > 1 ? pauses[index] : pauses.first else {
        return [event, .beat(.character)]
      }
      return [event, .pause(pause)]
    }
  }

  private static func key(typing scalar: Unicode.Scalar) -> Key {
    switch scalar {
    case "\n", "\r": .enter
    case "\t": .tab
    default: .character(Character(scalar))
    }
  }

  private static func steps(holding chord: KeyChord, for duration: Duration) -> [TapeStep] {
    var steps: [TapeStep] = [.event(.keyReleasesReported), .event(.input(.key(KeyEvent(chord))))]
    var passed = Duration.zero
    var next = repeatStart
    while next <= duration {
      steps += [.pause(next - passed), .event(.input(.key(KeyEvent(chord, .repeating))))]
      passed = next
      next += repeatInterval
    }
    return steps + [
      .pause(duration - passed), .event(.input(.key(KeyEvent(chord, .release)))), .beat(.action),
    ]
  }

  private func mouse(_ kind: MouseEvent.Kind, _ cell: (column: Int, row: Int)) -> TapeStep {
    .event(.input(.mouse(MouseEvent(kind, column: cell.column, row: cell.row))))
  }

  private func cell(of place: TapePlace, on session: Session) throws(TapeError) -> (column: Int, row: Int) {
    switch place {
    case .key(let id): return try middle(ofKey: id, in: session.screenLayout)
    case .cell(let column, let row):
      guard column < session.size.columns, row < session.size.rows else {
        let size = "\(session.size.columns)x\(session.size.rows)"
        throw TapeError(line: number, reason: "\(column + 1),\(row + 1) is outside of the screen of \(size)")
      }
      return (column, row)
    }
  }

  private func middle(ofKey id: String, in layout: ScreenLayout) throws(TapeError) -> (column: Int, row: Int)
  {
    guard let key = layout.frame(ofKey: id) else {
      let drawn = layout.geometry.frames.map(\.keyID)
      let nearest = NearestName.find(id, in: drawn).map { "; did you mean `\($0)`?" } ?? ""
      throw TapeError(line: number, reason: "no key `\(id)` is drawn now\(nearest)")
    }
    return (key.column + key.width / 2, key.row + key.height / 2)
  }
}
