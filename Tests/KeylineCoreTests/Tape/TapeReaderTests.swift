import Testing

@testable import KeylineCore

@Suite struct TapeReaderTests {
  @Test func `every command is read, comments and blank lines are not`() throws {
    let tape = try Tape(
      parsing: """
        # a comment
        type "a\\n\\u{1F600}\\""

        key Ctrl-Left  # and one behind
        key e 1s
        click a
        click 12,3 2
        hold e
        hold backspace 2s
        drag 1,1 a
        wheel up
        wheel down 3
        paste "x"\r
        sleep 1.5s
        wait screen /a\\/b/
        resize 80x24
        set theme mono
        set theme "a b"
        expect text ""
        expect screen /x+/
        screen one-two
        mark m
        text "a" "b"
        text "a" "b" "c"
        purpose code
        scripted
        type "ab" 5ms
        type "ab" 5ms 1s
        key a repeat
        mouse press 2,3 right
        mouse wheelUp 1,1
        clipboard "x"
        answer part "x"
        answer end
        answer failure overloaded
        answer failure cutOff
        expect row 3 "x "
        """)
    #expect(
      tape.lines.map(\.command) == [
        .type("a\n😀\""), .key(KeyChord(.left, .control)),
        .key(KeyChord(.character("e")), heldFor: .seconds(1)),
        .click(.key("a")), .click(.cell(column: 11, row: 2), times: 2), .hold(.key("e")),
        .hold(.key("backspace"), .seconds(2)), .drag(.cell(column: 0, row: 0), to: .key("a")),
        .wheel(down: false), .wheel(down: true, notches: 3), .paste("x"), .sleep(.milliseconds(1500)),
        .waitScreen("a/b"), .resize(ScreenSize(columns: 80, rows: 24)), .set(name: "theme", value: "mono"),
        .set(name: "theme", value: "a b"), .expectText(""), .expectScreen("x+"), .screen(name: "one-two"),
        .mark(name: "m"), .text(before: "a", after: "b"), .text(before: "a", selected: "b", after: "c"),
        .purpose(.code), .scripted, .type("ab", pauses: [.milliseconds(5)]),
        .type("ab", pauses: [.milliseconds(5), .seconds(1)]),
        .keyEvent(KeyEvent(KeyChord(.character("a")), .repeating)),
        .mouse(MouseEvent(.press(.right), column: 1, row: 2)),
        .mouse(MouseEvent(.wheelUp, column: 0, row: 0)),
        .clipboard("x"), .say(.text("x")), .say(.finished(CompletionEnd(.finished))),
        .say(.failed(.overloaded(status: 529))), .say(.finished(CompletionEnd(.cutOff))), .expectRow(3, "x "),
      ])
    #expect(tape.lines.first?.number == 2)
    #expect(tape.lines.last?.number == 37)
  }

  @Test(arguments: [
    ("tpye \"a\"", "did you mean `type`?"), ("type a", "double quotes"), ("type \"a", "no closing quote"),
    ("type \"\\x\"", "the escapes are"), ("type \"\\u{D800}\"", "Unicode scalar"),
    ("type \"a\" b", "is no time"), ("type \"abc\" 1ms 2ms", "2 times are given for 3 characters"),
    ("purpose poem", "no purpose is called"), ("mouse press a", "a cell such as"),
    ("mouse pess 1,1", "did you mean `press`?"),
    ("answer soon", "`part`, `end` or `failure`, not `soon`"),
    ("answer failure offlin", "did you mean `offline`?"),
    ("expect row 0 \"a\"", "is no row"), ("scripted a", "nothing may follow"), ("key Foo", "is no key"),
    ("key", "is missing"),
    ("click", "a key id or a cell such as `12,3` is missing"), ("click 0,1", "is no cell"),
    ("click a 0", "no number from 1 to 100"), ("wheel left", "turns `up` or `down`"),
    ("drag a", "is missing"),
    ("key a 5", "is no time"), ("hold a 5", "is no time"), ("sleep 5", "is no time"),
    ("sleep -1s", "is no time"), ("sleep 90000s", "one day at most"), ("sleep nans", "is no time"),
    ("wait text /a/", "expected `screen`"), ("wait screen a", "between slashes"),
    ("expect screen /(/", "cannot be read"), ("expect screen /a", "no closing slash"),
    ("expect word \"a\"", "comes `text`, `row` or `screen`"), ("resize 80", "is no size"),
    ("resize 0x24", "is no size"), ("resize 80x1001", "is no size"), ("set theme", "a value is missing"),
    ("screen ../a", "a name is made of"), ("mark", "a name is missing"),
  ])
  func `a wrong line is named with what is wrong`(line: String, reason: String) {
    do throws(TapeError) {
      _ = try Tape(parsing: "# first\n\(line)\n")
      Issue.record("the line was accepted")
    } catch {
      #expect(error.line == 2)
      #expect(error.reason.contains(reason), "\(error.reason)")
    }
  }
}
