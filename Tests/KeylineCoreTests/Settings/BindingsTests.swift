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
    ("Ctrl-W", ActionID.deleteWordBackward), ("Alt-Backspace", .deleteWordBackward),
    ("Ctrl-H", .deleteBackward),
    ("Ctrl-_", .undo), ("Alt-d", .deleteWordForward), ("Ctrl-Home", .moveDocumentStart),
    ("Shift-F9", .keyboardPicker),
    ("Alt-m", .mouseToggle), ("F11", .mouseToggle), ("Ctrl-Space", .selectMark), ("Ctrl-I", .tab),
    ("Ctrl-M", .newline),
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
    let (bindings, problems) = Bindings.resolving(overrides: ["edit.undo": ["Ctrl-Z"]])
    #expect(problems == [BindingProblem(action: "edit.undo", chord: "Ctrl-Z", .clash(with: .suspend))])
    #expect(bindings.action(for: try KeyChord(notation: "Ctrl-Z")) == .undo)
  }

  @Test(arguments: [
    ("Alt-[", BindingProblem.Reason.beginsTerminalReply), ("Alt-]", .beginsTerminalReply),
    ("Alt-\\", .beginsTerminalReply), ("Alt-^", .beginsTerminalReply), ("Alt-_", .beginsTerminalReply),
    ("Alt-O", .beginsTerminalReply), ("Alt-P", .beginsTerminalReply), ("Alt-X", .beginsTerminalReply),
    ("Alt-N", .beginsTerminalReply), ("Ctrl-1", .controlDigit), ("Ctrl-Alt-0", .controlDigit),
    ("Ctrl-Enter", .noBytes), ("Ctrl-Shift-Z", .noBytes), ("Ctrl-I", .sameByte(as: KeyChord(.tab))),
    ("Ctrl-M", .sameByte(as: KeyChord(.enter))), ("Ctrl-J", .sameByte(as: KeyChord(.enter))),
    ("Ctrl-H", .sameByte(as: KeyChord(.backspace))),
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

  @Test(arguments: [
    ["file.done": [], "app.cancel": ["Ctrl-1"]],
    ["edit.undo": ["Ctrl-D"], "edit.redo": ["Ctrl-C", "Alt-e"]],
    ["app.cancel": ["Ctrl-D"]], ["move.left": ["Ctrl-C"], "app.cancel": ["Ctrl-C"]],
  ])
  func `there is always a key that leads out, and what would take it is reported`(
    overrides: [String: [String]]
  ) throws {
    let (bindings, problems) = Bindings.resolving(overrides: overrides)
    #expect(!problems.isEmpty)
    for action in ActionID.allCases where action.isEssential {
      let chord = try #require(bindings.chords(for: action).first, "\(action)")
      #expect(bindings.action(for: chord) == action)
    }
  }

  @Test func `the keys that lead out may be others`() {
    let (bindings, problems) = Bindings.resolving(overrides: [
      "file.done": ["Alt-q"], "app.cancel": ["Ctrl-D"], "edit.undo": ["Ctrl-C"],
    ])
    #expect(problems == [])
    #expect(bindings.chords(for: .done).map(\.notation) == ["Alt-q"])
    #expect(bindings.chords(for: .cancel).map(\.notation) == ["Ctrl-D"])
  }

  @Test func `an unknown action names the nearest`() {
    let problems = Bindings.resolving(overrides: ["edit.undoo": ["Alt-z"]]).problems
    #expect(
      problems.map(\.description) == [
        "bindings.edit.undoo: there is no such action; did you mean bindings.edit.undo?"
      ])
  }
}
