/// Something that came to a keyboard from outside, as much of it as a tape needs to have it come again.
public enum TapeMoment: Equatable, Sendable {
  case key(KeyEvent)
  /// The mouse, with the drawn key that was under it when the button went down.
  case mouse(MouseEvent, keyID: String?)
  case paste([UInt8])
  case clipboard([UInt8])
  case resized(ScreenSize)
  case set(name: String, value: String)
  case answer(BrokerEvent)
  /// A name that a person gave to this moment.
  case mark(String)
  /// The run goes on here: what came before is not told.
  case begun(Beginning)
  /// What was to be seen now, under a name.
  case screen(String)
  /// The text is this.
  case expectText(String)

  /// What an event brings, none for what the keyboard does by itself.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - session: The keyboard before it.
  ///   - now: The time since the run began.
  /// - Returns: What came, in order; many only for other settings and answers.
  public static func moments(
    of event: Event, on session: borrowing Session, at now: Duration
  ) -> [TapeMoment] {
    switch event {
    case .input(.key(let key)): [.key(key)]
    case .input(.mouse(let mouse)):
      [.mouse(mouse, keyID: session.screenLayout.key(atColumn: mouse.column, row: mouse.row))]
    case .input(.paste(let bytes)): [.paste(bytes)]
    case .clipboard(let bytes): [.clipboard(bytes ?? [])]
    case .resized(let size): size == session.size ? [] : [.resized(size)]
    case .settingsChanged(let settings, _): changes(from: session.settings, to: settings)
    case .broker(_, let event), .answerSaid(let event): answers(event)
    // On a tape it says what it said, whatever it would say to other settings.
    case .timer(.demonstration): session.demonstrationAnswers(now: now).flatMap(answers)
    case .draftRecovered(let bytes): [.begun(recovery(bytes, in: session))]
    default: []
    }
  }

  private static func answers(_ event: BrokerEvent) -> [TapeMoment] {
    switch event {
    case .text, .finished, .failed: [.answer(event)]
    case .prepared, .sent, .retrying: []
    }
  }

  private static func recovery(_ bytes: [UInt8], in session: borrowing Session) -> Beginning {
    Beginning(text: PieceTree(bytes), selection: TextSelection(caret: bytes.count))
  }

  /// The settings that a run begins with, as far as they differ from those that a tape begins with.
  public static func settings(of settings: Settings) -> [TapeMoment] {
    changes(from: .standard, to: settings)
  }

  /// Settings that say whom to ask and what to keep: no tape needs them, since it asks nobody and keeps nothing.
  private static let personal: Set<String> = [
    "ai.provider", "ai.model", "ai.baseURL", "ledger.keepText", "recording.idleSeconds", "recording.input",
  ]

  private static func changes(from before: Settings, to after: Settings) -> [TapeMoment] {
    SettingDefinition.all.compactMap { definition in
      let name = definition.name
      guard !personal.contains(name), let value = after.value(of: name), value != before.value(of: name)
      else { return nil }
      return .set(name: name, value: value.description)
    }
  }
}
