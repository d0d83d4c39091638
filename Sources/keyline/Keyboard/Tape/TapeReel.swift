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
  /// What the tape has cut or copied.
  var clipboard: [UInt8]?
  private var files: ArraySlice<TapeFile>
  private var feed: TapeFeed?
  private let run: PlayRun

  /// Takes the tapes that the launcher has read.
  ///
  /// - Parameters:
  ///   - options: which tapes they are, and how they are played.
  ///   - text: their texts as `text(of:)` joins them.
  ///   - run: makes sessions and changes settings.
  /// - Throws: `CommandFailure` when a tape has a wrong line.
  init(_ options: PlayOptions, text: [UInt8], run: PlayRun) throws(CommandFailure) {
    let texts = text.split(separator: 0, omittingEmptySubsequences: false)
    var files: [TapeFile] = []
    for (path, bytes) in zip(options.tapes, texts) {
      files.append(try TapeFile(path: path, text: String(decoding: bytes, as: UTF8.self)))
    }
    self.files = files[...]
    screens = PlayedScreens(wanted: options.screen)
    self.run = run
  }

  /// The texts of tapes in one, with a byte between them that no text has.
  static func text(of files: [TapeFile]) -> String { files.map(\.text).joined(separator: "\0") }

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
    clipboard = nil
    let widths = session.widths
    session = try run.session(size: session.size)
    _ = session.reduce(.widthsProbed(widths), now: now)
    return TapeFeed(
      tape, now: now, change: run.change, render: { Frame(rendering: $0).rowTexts })
  }
}
