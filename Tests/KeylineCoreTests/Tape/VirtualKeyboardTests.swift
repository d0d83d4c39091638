import Testing

@testable import KeylineCore

@Suite struct VirtualKeyboardTests {
  @Test func `a timer fires at its time and not before`() throws {
    var keyboard = VirtualKeyboard(session: try .sample())
    keyboard.send(.input(.key(KeyEvent(KeyChord(.character("a"))))))
    #expect(keyboard.nextDeadline == Delay.draftSync)
    keyboard.advance(by: .milliseconds(999))
    #expect(keyboard.nextDeadline == Delay.draftSync)
    keyboard.advance(by: .milliseconds(1))
    #expect(keyboard.nextDeadline == nil)
    #expect(keyboard.now == .seconds(1))
  }

  @Test func `nothing happens after the end`() throws {
    var keyboard = VirtualKeyboard(session: try .sample("text", fileName: "f"))
    keyboard.send(.input(.key(KeyEvent(KeyChord(.character("d"), .control)))))
    #expect(keyboard.outcome == .done)
    keyboard.send(.input(.paste([97])))
    #expect(keyboard.session.textForTest == "text")
  }

  @Test func `cut and paste go through a clipboard, done goes through a save`() throws {
    var keyboard = VirtualKeyboard(session: try .sample("ab", fileName: "f"))
    for key in ["Alt-a", "Ctrl-X", "Ctrl-V", "Ctrl-V", "Ctrl-D"] {
      keyboard.send(.input(.key(KeyEvent(try KeyChord(notation: key)))))
    }
    #expect(keyboard.clipboard == Array("ab".utf8))
    #expect(keyboard.savedBytes == Array("abab".utf8))
    #expect(keyboard.outcome == .done)
  }
}
