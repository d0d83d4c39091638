import Testing

@testable import KeylineCore

@Suite struct BindingsTests {
  @Test func `the defaults have no problem`() {
    let table = ActionID.allCases.map { (action: $0, chords: $0.defaultChords) }
    #expect(BindingChecker.problems(in: table) == [])
    #expect(Bindings.resolving(overrides: [:]).problems == [])
  }

  @Test func `a function key is never the only way to an action outside the palette`() {
    for action in ActionID.allCases where !action.isInPalette {
      let others = action.defaultChords.filter {
        if case .function = $0.key { return false }
        return true
      }
      #expect(!others.isEmpty, "\(action.rawValue)")
    }
  }

  @Test(arguments: [
    ("Ctrl-w", ActionID.deleteWordBackward), ("Alt-Backspace", .deleteWordBackward),
    ("Ctrl-h", .deleteBackward),
    ("Ctrl-_", .undo), ("Alt-d", .deleteWordForward), ("Ctrl-Home", .moveDocumentStart),
    ("Shift-F9", .keyboardPicker),
    ("Alt-m", .mouseToggle), ("F11", .mouseToggle), ("Ctrl-Space", .selectMark), ("Ctrl-i", .tab),
    ("Ctrl-m", .newline),
    ("Shift-Enter", .newline), ("Alt-x", .palette),
  ])
  func `default keys`(chord: String, action: ActionID) throws {
    #expect(Bindings.defaults.action(for: try KeyChord(notation: chord)) == action)
  }

  @Test func `a setting replaces the default chords`() throws {
    let (bindings, problems) = Bindings.resolving(overrides: [
      "edit.undo": ["Alt-z", "Alt-Z"], "edit.redo": [],
    ])
    #expect(problems == [])
    #expect(bindings.action(for: try KeyChord(notation: "Alt-z")) == .undo)
    #expect(bindings.action(for: try KeyChord(notation: "Alt-u")) == nil)
    #expect(bindings.action(for: try KeyChord(notation: "Alt-e")) == nil)
    #expect(bindings.chords(for: .undo).map(\.notation) == ["Alt-z", "Alt-Z"])
    #expect(bindings.chords(for: .redo) == [])
  }

  @Test func `a clash is reported and the setting gets the chord`() throws {
    let (bindings, problems) = Bindings.resolving(overrides: ["edit.undo": ["Ctrl-z"]])
    #expect(problems == [BindingProblem(action: "app.suspend", chord: "Ctrl-z", .clash(with: .undo))])
    #expect(bindings.action(for: try KeyChord(notation: "Ctrl-z")) == .undo)
  }

  @Test(arguments: [
    ("Alt-[", BindingProblem.Reason.beginsTerminalReply), ("Alt-]", .beginsTerminalReply),
    ("Alt-\\", .beginsTerminalReply), ("Alt-^", .beginsTerminalReply), ("Alt-_", .beginsTerminalReply),
    ("Alt-O", .beginsTerminalReply), ("Alt-P", .beginsTerminalReply), ("Alt-X", .beginsTerminalReply),
    ("Alt-N", .beginsTerminalReply), ("Ctrl-1", .controlDigit), ("Ctrl-Alt-0", .controlDigit),
    ("Ctrl-Enter", .noBytes), ("Ctrl-Shift-z", .noBytes), ("Ctrl-i", .sameByte(as: KeyChord(.tab))),
    ("Ctrl-m", .sameByte(as: KeyChord(.enter))), ("Ctrl-j", .sameByte(as: KeyChord(.enter))),
    ("Ctrl-h", .sameByte(as: KeyChord(.backspace))),
    ("Alt-Entr", .badChord(.unknownKey("Entr", nearest: "Enter"))),
  ])
  func `chords that cannot be bound are refused with the reason`(chord: String, reason: BindingProblem.Reason)
  {
    let (bindings, problems) = Bindings.resolving(overrides: ["edit.redo": [chord]])
    #expect(problems == [BindingProblem(action: "edit.redo", chord: chord, reason)])
    #expect(bindings.chords(for: .redo) == [])
  }

  @Test func `a chord of newer terminals is welcome beside one that all send`() {
    let (bindings, problems) = Bindings.resolving(overrides: ["edit.redo": ["Alt-e", "Ctrl-Enter"]])
    #expect(problems == [])
    #expect(bindings.chords(for: .redo).count == 2)
  }

  @Test func `an unknown action names the nearest`() {
    let problems = Bindings.resolving(overrides: ["edit.undoo": ["Alt-z"]]).problems
    #expect(
      problems.map(\.description) == [
        "bindings.edit.undoo: there is no such action; did you mean bindings.edit.undo?"
      ])
  }
}
