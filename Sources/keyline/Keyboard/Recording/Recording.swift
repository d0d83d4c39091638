import KeylineCore
import KeylineScreen
import KeylineStore

/// A recording of the run as it is being made: what is seen as a cast, what comes as a tape.
///
/// Its time stands still while nothing is recorded.
struct Recording {
  private var files: RecordingFiles
  private var cast: CastWriter?
  private var tape: TapeWriter?
  /// Whether the bytes of the keys go into the cast.
  let keepsInput: Bool
  /// Whether the person has paused it.
  var isPaused = false
  /// Whether something was left out, so that the tape does not lead to the same text.
  private var isIncomplete = false
  /// What the time of the recording begins with; before it went on last, what had passed.
  private var start: Duration
  private var stop: Duration?
  private var marks = 0

  /// Begins a recording that stands still.
  ///
  /// - Parameters:
  ///   - files: Where it goes.
  ///   - session: The keyboard.
  ///   - theme: The look of every style in the cast.
  ///   - timestamp: The present moment.
  ///   - now: The time since the run began.
  init(
    into files: RecordingFiles, of session: borrowing Session, theme: Theme, timestamp: UTCTime,
    at now: Duration
  ) {
    self.files = files
    let settings = session.settings
    keepsInput = settings.recording.keepsInput
    start = now
    stop = now
    if files.cast != nil {
      cast = CastWriter(
        size: session.size, theme: theme, timestamp: Int(timestamp.milliseconds / 1000),
        idleSeconds: settings.recording.idleSeconds)
    }
    if files.tape != nil {
      let nothing = Beginning(text: PieceTree(), selection: TextSelection(caret: 0))
      tape = TapeWriter(
        beginning: nothing, settings: settings, size: session.size, asksAI: session.completionSource.isOn,
        at: .zero)
    }
  }

  /// Where it goes.
  var paths: [String] { files.paths }

  /// Whether nothing is recorded for now.
  var isStanding: Bool { stop != nil }

  /// Notes what came.
  ///
  /// - Throws: `LineFile.Failure` when it cannot be written.
  mutating func note(_ moments: [TapeMoment], at now: Duration) throws(LineFile.Failure) {
    let time = time(now)
    for moment in moments { tape?.note(moment, at: time) }
    try write()
  }

  /// Shows a frame.
  mutating func show(_ frame: Frame, at now: Duration) throws(LineFile.Failure) {
    let time = time(now)
    cast?.show(frame, at: time)
    try write()
  }

  /// Notes the bytes of keys.
  mutating func read(_ bytes: [UInt8], at now: Duration) throws(LineFile.Failure) {
    let time = time(now)
    cast?.add(.input, bytes, at: time)
    try write()
  }

  /// Sets a mark.
  ///
  /// - Returns: Its name.
  mutating func mark(at now: Duration) throws(LineFile.Failure) -> String {
    marks += 1
    let name = "mark-\(marks)"
    let time = time(now)
    cast?.add(.marker, Array(name.utf8), at: time)
    try note([.mark(name)], at: now)
    return name
  }

  /// Draws the next frame whole, and all of them with this theme.
  mutating func use(_ theme: Theme) { cast?.redraw(with: theme) }

  /// Stands still, so that nothing is told of what comes.
  mutating func stand(at now: Duration) throws(LineFile.Failure) {
    guard stop == nil else { return }
    let time = time(now)
    tape?.finish(at: time)
    stop = now
    isIncomplete = true
    try write()
  }

  /// Goes on.
  ///
  /// - Parameters:
  ///   - beginning: The text as it is now, without what is hidden.
  ///   - theme: The look of every style in the cast.
  ///   - now: The time since the run began.
  /// - Throws: `LineFile.Failure` when it cannot be written.
  mutating func goOn(
    with beginning: Beginning, theme: Theme, at now: Duration
  ) throws(LineFile.Failure) {
    guard let stop else { return }
    start += now - stop
    self.stop = nil
    cast?.redraw(with: theme)
    try note([.begun(beginning)], at: now)
  }

  /// Ends the recording.
  ///
  /// - Parameters:
  ///   - text: What the tape leads to; nil where that is not to be told.
  ///   - now: The time since the run began.
  /// - Throws: `LineFile.Failure` when it cannot be written.
  mutating func end(with text: String?, at now: Duration) throws(LineFile.Failure) {
    let time = time(now)
    tape?.finish(at: time)
    if let text, !isIncomplete, SecretSpans.masked(text) == text { tape?.note(.expectText(text), at: time) }
    try write()
  }

  /// The time of the recording.
  private func time(_ now: Duration) -> Duration { (stop ?? now) - start }

  private mutating func write() throws(LineFile.Failure) {
    if let lines = cast?.takeLines() { try files.cast?.append(lines) }
    if let lines = tape?.takeLines() { try files.tape?.append(lines) }
  }
}
