import Testing

@testable import KeylineCore

@Suite struct EffectTests {
  @Test func `the first edit schedules a sync of the draft within a second, later ones do not put it off`()
    throws
  {
    var session = try Session.sample()
    #expect(try session.key("a", now: .seconds(5)) == [.schedule(.draftSync, at: .seconds(6))])
    #expect(try session.key("b", now: .milliseconds(5900)) == [])
    #expect(session.reduce(.timer(.draftSync), now: .seconds(6)).contains(.syncDraft))
    #expect(try session.key("c", now: .seconds(7)).first == .schedule(.draftSync, at: .seconds(8)))
  }

  @Test func `Enter and a paste sync the draft at once`() throws {
    var session = try Session.sample()
    #expect(try session.key("Enter").contains(.syncDraft))
    #expect(session.reduce(.input(.paste([97])), now: .zero).contains(.syncDraft))
  }

  @Test func `moving edits nothing and syncs nothing`() throws {
    var session = try Session.sample("text")
    for key in ["Left", "Right", "Ctrl-End", "Shift-Left", "Alt-a"] { #expect(try session.key(key) == []) }
    #expect(!session.isModified)
  }

  @Test func `done saves a changed file and ends when it is saved`() throws {
    var session = try Session.sample(fileName: "notes.txt")
    _ = try session.key("a")
    #expect(try session.key("Ctrl-D") == [.save(SaveRequest(isDone: true))])
    let revision = session.document.revision
    #expect(session.reduce(.saved(.saved, revision: revision), now: .zero) == [.quit(.done)])
    #expect(!session.isModified)
  }

  @Test func `done without a file or without a change ends at once`() throws {
    var unnamed = try Session.sample("text")
    #expect(try unnamed.key("Ctrl-D") == [.quit(.done)])
    var unchanged = try Session.sample("text", fileName: "notes.txt")
    #expect(try unchanged.key("Ctrl-D") == [.quit(.done)])
  }

  @Test func `a save that fails rings, says why and goes on`() throws {
    var session = try Session.sample(fileName: "notes.txt")
    _ = try session.key("a")
    _ = try session.key("Ctrl-D")
    let revision = session.document.revision
    #expect(session.reduce(.saved(.failed("No room."), revision: revision), now: .zero) == [.ring])
    #expect(session.notice == "No room.")
    #expect(session.isModified)
  }

  @Test func `a stale save leaves the text modified`() throws {
    var session = try Session.sample(fileName: "notes.txt")
    _ = try session.key("a")
    _ = try session.key("Ctrl-S")
    let revision = session.document.revision
    _ = try session.key("b")
    #expect(session.reduce(.saved(.saved, revision: revision), now: .zero) == [])
    #expect(session.isModified)
  }

  @Test func `a file changed by someone else is overwritten only when asked, and then done is done`() throws {
    var session = try Session.sample(fileName: "notes.txt")
    _ = try session.key("a")
    _ = try session.key("Ctrl-D")
    let revision = session.document.revision
    _ = session.reduce(.saved(.changedOnDisk, revision: revision), now: .zero)
    var refusing = session
    #expect(try refusing.key("Enter") == [])
    #expect(refusing.modes.isEmpty)
    let save = SaveRequest(overwritesChanges: true, isDone: true)
    #expect(try session.key("o") == [.save(save)])
    #expect(session.reduce(.saved(.saved, revision: revision), now: .zero) == [.quit(.done)])
  }

  @Test func `typing does not answer a question or reach the text`() throws {
    var session = try Session.sample()
    let offer = DraftOffer(subject: "an unnamed text", age: "today", baseChanged: false)
    _ = session.reduce(.draftOffered(offer), now: .zero)
    #expect(try session.key("x") == [])
    #expect(session.reduce(.input(.paste([120])), now: .zero) == [.ring])
    #expect(session.textForTest == "")
    #expect(try session.key("Escape") == [.answerDraft(.keepForLater)])
  }

  @Test func `cancel ends, but copies where something is selected`() throws {
    var session = try Session.sample("text")
    _ = try session.key("Alt-a")
    #expect(try session.key("Ctrl-C") == [.copy(Array("text".utf8))])
    _ = try session.key("Escape")
    #expect(try session.key("Ctrl-C") == [.quit(.cancelled)])
  }

  @Test(arguments: TimerID.allCases)
  func `a timer that comes too late changes nothing`(timer: TimerID) throws {
    var session = try Session.sample("text")
    _ = session.reduce(.timer(timer), now: .seconds(1))
    #expect(session.textForTest == "text")
    #expect(session.modes.isEmpty)
  }

  @Test func `the greeting goes for good at the first click as at the first key`() throws {
    var session = try Session.sample(showsHints: true)
    #expect(!session.hints.isEmpty)
    let key = try #require(session.screenLayout.frame(ofKey: "b"))
    let place = (key.column, key.row)
    _ = session.reduce(.input(.mouse(MouseEvent(.press(.left), column: place.0, row: place.1))), now: .zero)
    let effects = session.reduce(
      .input(.mouse(MouseEvent(.release(.left), column: place.0, row: place.1))), now: .zero)
    #expect(effects.contains(.hintsSeen))
    #expect(session.hints.isEmpty && session.textForTest == "b")
  }

  @Test func `dragging from a held key picks the alternate under the mouse`() throws {
    var session = try Session.sample()
    let key = try #require(session.screenLayout.frame(ofKey: "a"))
    func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> Event {
      .input(.mouse(MouseEvent(kind, column: column, row: row)))
    }
    let effects = session.reduce(mouse(.press(.left), key.column, key.row), now: .zero)
    #expect(effects == [.schedule(.hold, at: Delay.longPress)])
    _ = session.reduce(.timer(.hold), now: Delay.longPress)
    guard case .alternates(let state) = session.modes.last else {
      Issue.record("no alternates are open")
      return
    }
    let option = try #require(session.alternatesFrame(of: state).options.first)
    let row = session.alternatesFrame(of: state).area.row
    _ = session.reduce(mouse(.drag(.left), option.column, row), now: Delay.longPress)
    _ = session.reduce(mouse(.release(.left), option.column, row), now: Delay.longPress)
    #expect(session.textForTest == "á")
  }

  @Test func `dragging off a key presses nothing`() throws {
    var session = try Session.sample()
    let key = try #require(session.screenLayout.frame(ofKey: "a"))
    for (kind, row) in [(MouseEvent.Kind.press(.left), key.row), (.drag(.left), 0), (.release(.left), 0)] {
      _ = session.reduce(.input(.mouse(MouseEvent(kind, column: key.column, row: row))), now: .zero)
    }
    #expect(session.textForTest == "")
  }
}
