import KeylineCore
import KeylineScreen
import KeylineStore

/// The tapes that a keyboard plays before someone's eyes, one after the other, each on a fresh session.
struct TapeReel {
  /// When something is due next; nil when only the end is.
  private(set) var deadline: Duration?
  /// The screens of the tapes that are over.
  private(set) var screens: PlayedScreens
  /// Whether the session has ended: the tape may look at it still, but nothing happens any more.
  var isSessionOver = false
  /// What the tape has put on the clipboard.
  var clipboard: [UInt8]? {
    get { feed?.clipboard }
    set { feed?.clipboard = newValue }
  }
  private var files: ArraySlice<TapeFile>
  private var feed: TapeFeed?
  private let run: PlayRun

  /// Reads the tapes.
  ///
  /// - Parameters:
  ///   - options: which tapes they are, and how they are played.
  ///   - pipedText: what was on standard input: the tape `-`.
  ///   - run: makes sessions and changes settings.
  /// - Throws: `CommandFailure` when a tape cannot be read or has a wrong line.
  init(_ options: PlayOptions, pipedText: [UInt8], run: PlayRun) throws(CommandFailure) {
    var files: [TapeFile] = []
    for path in options.tapes {
      files.append(try path == "-" ? TapeFile(path: path, bytes: pipedText) : TapeFile(path: path))
    }
    self.files = files[...]
    screens = PlayedScreens(wanted: options.screen)
    self.run = run
  }

  /// Takes the next step.
  ///
  /// - Parameters:
  ///   - session: the keyboard; a fresh one where the next tape begins.
  ///   - now: the time since the start of the run.
  /// - Returns: an event for the session; nil when nothing is due before `deadline`, or all is over.
  /// - Throws: `CommandFailure` that names what is not as a tape expects it.
  mutating func next(on session: inout Session, now: Duration) throws(CommandFailure) -> Event? {
    while let file = files.first {
      do {
        var feed = try feed ?? begin(file.tape, on: &session, now: now)
        let next = try feed.next(on: session, now: now)
        self.feed = feed
        switch next {
        case .event(let event):
          if case .begun = event { isSessionOver = false }
          if !isSessionOver { return event }
        case .wait(let time):
          deadline = time
          return nil
        case .finished:
          try screens.add(feed.screens, of: file.path)
          self.feed = nil
          files.removeFirst()
        }
      } catch { throw file.failure(error) }
    }
    deadline = nil
    return nil
  }

  /// Whether every tape has been played.
  var isOver: Bool { files.isEmpty }

  private mutating func begin(_ tape: Tape, on session: inout Session, now: Duration) throws -> TapeFeed {
    isSessionOver = false
    let widths = session.widths
    session = try run.session(size: session.size)
    _ = session.reduce(.widthsProbed(widths), now: now)
    return TapeFeed(tape, now: now, change: run.change, render: { Frame(rendering: $0).rowTexts })
  }
}
