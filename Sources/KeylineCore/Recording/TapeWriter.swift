/// Writes the tape that does again what came to a keyboard, to the millisecond.
///
/// What is typed in one go becomes one line, a word a line; secrets in it are replaced letter by letter. Lines are
/// handed out as soon as nothing can be added to them.
public struct TapeWriter: Sendable {
  /// The lines that are ready, each with its end.
  private var ready = ""
  private var run = TypedRun()
  /// A button that went down and may become a click or a hold.
  private var press: (event: MouseEvent, keyID: String?)?
  /// The time until which everything is told, in whole milliseconds.
  private var told: Int
  /// When the last thing happened.
  private var latest: Int
  /// What was typed before in the same line, for a secret that goes on.
  private var context = ""

  /// The longest line of typed text, in characters.
  private static let longestRun = 120
  /// How much of a line is looked back at.
  private static let longestContext = 400

  /// Begins a tape.
  ///
  /// - Parameters:
  ///   - beginning: The text that is there, with the place in it.
  ///   - settings: The settings in force.
  ///   - size: The screen's size.
  ///   - asksAI: Whether completions are asked for, of whomever.
  ///   - now: The time since the run began.
  public init(beginning: Beginning, settings: Settings, size: ScreenSize, asksAI: Bool, at now: Duration) {
    told = Self.milliseconds(now)
    latest = told
    add("# Recorded by Keyline: what came to the keyboard, to the millisecond. Secrets are left out.")
    add("resize \(size.columns)x\(size.rows)")
    for moment in TapeMoment.settings(of: settings) { write(moment) }
    add("scripted")
    if asksAI { add("set ai.provider demo") }
    if let purpose = beginning.purpose, purpose != .text { add("purpose \(purpose.rawValue)") }
    if beginning.text.byteCount > 0 {
      write(.begun(Beginning(text: beginning.text, selection: beginning.selection)))
    }
  }

  /// Notes what came.
  ///
  /// - Parameters:
  ///   - moment: What came.
  ///   - now: The time since the run began; never before the last one.
  public mutating func note(_ moment: TapeMoment, at now: Duration) {
    latest = max(Self.milliseconds(now), told)
    if case .key(let event) = moment, let scalar = Self.typed(event) {
      tellPress()
      return type(scalar)
    }
    if case .mouse(let event, let keyID) = moment {
      tellRun()
      return point(event, keyID)
    }
    tellPress()
    tellRun()
    tellTime()
    write(moment)
  }

  /// Takes the lines that are ready.
  public mutating func takeLines() -> String {
    defer { ready = "" }
    return ready
  }

  /// Makes everything ready that was noted, with the time that has passed since.
  ///
  /// - Parameter now: The time since the run began.
  public mutating func finish(at now: Duration) {
    latest = max(Self.milliseconds(now), told)
    tellPress()
    tellRun()
    tellTime()
  }

  // MARK: Typing

  /// The character that a key types and nothing else; nil for other keys.
  private static func typed(_ event: KeyEvent) -> Unicode.Scalar? {
    guard event.phase == .press, event.chord.modifiers.isEmpty,
      case .character(let character) = event.chord.key
    else { return nil }
    return character.unicodeScalars.first
  }

  private mutating func type(_ scalar: Unicode.Scalar) {
    if run.isEmpty { tellTime() }
    // A word a line, and what parts it from the next with it; the groups of a number stay together.
    if run.endsWord && scalar != " " || run.count >= Self.longestRun { tellRun() }
    run.pause(latest - told)
    told = latest
    run.add(scalar)
  }

  /// Tells what was typed, but for the time since the last key of it.
  private mutating func tellRun() {
    guard !run.isEmpty else { return }
    run.pause(latest - told)
    told = latest
    let text = run.text
    add("type \(TapeText.quoted(SecretSpans.masked(text, after: context)))" + run.times)
    context = String((context + text).suffix(Self.longestContext))
    run = TypedRun()
  }

  // MARK: The mouse

  private mutating func point(_ event: MouseEvent, _ keyID: String?) {
    if case .release(.left) = event.kind, let (down, keyID) = press, down.column == event.column,
      down.row == event.row, event.modifiers.isEmpty
    {
      press = nil
      let place = keyID.map(TapeText.word) ?? "\(event.column + 1),\(event.row + 1)"
      let held = latest - told
      told = latest
      return add(held == 0 ? "click \(place)" : "hold \(place) \(held)ms")
    }
    tellPress()
    tellTime()
    if case .press(.left) = event.kind, event.modifiers.isEmpty {
      press = (event, keyID)
    } else {
      add(Self.line(of: event))
    }
  }

  /// Tells of a button that is down and was no click.
  private mutating func tellPress() {
    guard let (event, _) = press else { return }
    press = nil
    add(Self.line(of: event))
  }

  private static func line(of event: MouseEvent) -> String {
    let cell = "\(event.column + 1),\(event.row + 1)"
    switch event.kind {
    case .press(let button): return "mouse press \(cell) \(button)"
    case .release(let button): return "mouse release \(cell) \(button)"
    case .drag(let button): return "mouse drag \(cell) \(button)"
    case .motion: return "mouse move \(cell)"
    case .wheelUp: return "mouse wheelUp \(cell)"
    case .wheelDown: return "mouse wheelDown \(cell)"
    }
  }

  // MARK: Lines

  private mutating func tellTime() {
    if latest > told { add("sleep \(latest - told)ms") }
    told = latest
  }

  private mutating func write(_ moment: TapeMoment) {
    switch moment {
    case .key(let event): writeKey(event)
    case .mouse(let event, _): add(Self.line(of: event))
    case .paste(let bytes): add("paste \(quoted(bytes))")
    case .clipboard(let bytes): add("clipboard \(quoted(bytes))")
    case .resized(let size): add("resize \(size.columns)x\(size.rows)")
    case .set(let name, let value): add("set \(name) \(TapeText.word(value))")
    case .answer(let event): add(TapeText.answer(event))
    case .mark(let name): add("mark \(name)")
    case .screen(let name): add("screen \(name)")
    case .expectText(let text): add("expect text \(TapeText.quoted(text))")
    case .begun(let beginning): add(TapeText.beginning(beginning))
    }
  }

  private mutating func writeKey(_ event: KeyEvent) {
    switch event.phase {
    case .press: add("key \(event.chord.notation)")
    case .repeating: add("key \(event.chord.notation) repeat")
    case .release: return add("key \(event.chord.notation) release")
    }
    switch event.chord.key {
    case .backspace where event.chord.modifiers.isEmpty: _ = context.popLast()
    default: context.append("\n")
    }
  }

  private func quoted(_ bytes: [UInt8]) -> String {
    TapeText.quoted(SecretSpans.masked(String(decoding: bytes, as: UTF8.self), after: context))
  }

  private mutating func add(_ line: String) { ready += line + "\n" }

  private static func milliseconds(_ duration: Duration) -> Int {
    Int((duration / .milliseconds(1)).rounded())
  }
}
