import KeylineCore
import KeylineScreen
import KeylineStore

/// Sees what comes to a keyboard and what it shows: for a recording of the run, and for a tape of the last minute.
///
/// In incognito, in a text that is a password and while a recording is paused, it looks away; what was written meanwhile
/// is starred out for as long as it stands in the text.
struct RunRecorder {
  /// The recording that is being made.
  private(set) var recording: Recording?
  /// Why a recording has ended by itself, until it has been said.
  private var remark: String?
  private var recent = RecentMoments()
  private var hidden = HiddenText()
  /// How many of the session's pending edits have been followed.
  private var followed = 0
  /// Whether the edits to come bring text that is not to be told.
  private var hidesEdits = false
  /// Whether text was ever hidden: undo and paste may bring it back then.
  private var hasHidden = false
  private var isLookingAway = false
  private var renderer: FrameRenderer
  private var theme: Theme

  init(theme: Theme, appearance: Appearance) {
    self.theme = theme
    renderer = FrameRenderer(appearance: appearance)
  }

  /// What is recorded, as the session knows it.
  var status: RecordingStatus {
    guard let recording else { return .off }
    return recording.isPaused ? .paused : .on
  }

  /// Draws with another theme from now on.
  mutating func use(_ theme: Theme) {
    self.theme = theme
    recording?.use(theme)
  }

  // MARK: The recording

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - files: Where it goes.
  ///   - session: The keyboard.
  ///   - now: The time since the run began.
  mutating func begin(into files: RecordingFiles, of session: borrowing Session, at now: Duration) {
    follow(session)
    recording = Recording(into: files, of: session, theme: theme, timestamp: .now, at: now)
    if look(at: session, at: now) { goOn(session, at: now) }
  }

  /// Pauses the recording, or goes on with it.
  mutating func togglePause(of session: borrowing Session, at now: Duration) {
    follow(session)
    recording?.isPaused.toggle()
    look(at: session, at: now)
  }

  /// Sets a mark in the recording.
  ///
  /// - Returns: Its name; nil when nothing is recorded now.
  mutating func mark(at now: Duration) -> String? {
    guard recording?.isStanding == false else { return nil }
    return attempt { (recording) throws(LineFile.Failure) in try recording.mark(at: now) }
  }

  /// Ends the recording.
  ///
  /// - Returns: Where it lies; nil when there was none.
  mutating func end(of session: borrowing Session, at now: Duration) -> [String]? {
    guard let paths = recording?.paths else { return nil }
    let text = hasHidden ? nil : String(decoding: session.document.text.bytes, as: UTF8.self)
    attempt { (recording) throws(LineFile.Failure) in try recording.end(with: text, at: now) }
    recording = nil
    return paths
  }

  /// The tape of the last minute; nil when nothing is remembered.
  func lastMinute() -> String? { recent.tape() }

  /// The sentence to say about the recording; only once.
  mutating func takeRemark() -> String? {
    defer { remark = nil }
    return remark
  }

  // MARK: What comes and what is shown

  /// Notes an event before it is reduced.
  mutating func note(_ event: Event, on session: borrowing Session, at now: Duration) {
    follow(session)
    guard look(at: session, at: now) else { return }
    hidesEdits = hasHidden && session.mayBringBack(event)
    recent.note(event, on: session, hiding: hidden, at: now)
    guard recording != nil else { return }
    let moments = TapeMoment.moments(of: event, on: session, at: now)
    attempt { (recording) throws(LineFile.Failure) in try recording.note(moments, at: now) }
  }

  /// Notes bytes that were read, once they have done what they do.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - caret: Where the caret was before.
  ///   - session: The keyboard after it.
  ///   - now: The time at which they were read.
  mutating func read(
    _ bytes: ArraySlice<UInt8>, at caret: Int, on session: borrowing Session, now: Duration
  ) {
    guard let recording, recording.keepsInput, !recording.isStanding else { return }
    follow(session)
    let place = min(caret, session.document.caret)...max(caret, session.document.caret)
    let isSecret = session.isHidden(place, by: hidden)
    let kept = isSecret ? [UInt8](repeating: SecretSpans.filler, count: bytes.count) : Array(bytes)
    attempt { (recording) throws(LineFile.Failure) in try recording.read(kept, at: now) }
  }

  /// Notes a frame that is on the screen.
  mutating func show(_ frame: Frame, of session: borrowing Session, at now: Duration) {
    guard recording != nil else { return }
    follow(session)
    guard look(at: session, at: now) else { return }
    let shown = session.shownToOthers(hiding: hidden).map { renderer.frame(of: $0) } ?? frame
    attempt { (recording) throws(LineFile.Failure) in try recording.show(shown, at: now) }
  }

  /// Follows the edits that the session hands over now.
  mutating func followLast(of session: borrowing Session) {
    follow(session)
    followed = 0
  }

  private mutating func follow(_ session: borrowing Session) {
    let edits = session.document.pendingEdits
    guard followed < edits.count else { return }
    if hasHidden || hidesEdits {
      for edit in edits[followed...] { hidden.follow(edit, hides: hidesEdits) }
    }
    followed = edits.count
  }

  /// Looks at the session, or away from it.
  ///
  /// - Returns: Whether what comes now may be told.
  @discardableResult
  private mutating func look(at session: borrowing Session, at now: Duration) -> Bool {
    let isAway = session.isUntold || recording?.isPaused == true
    guard isAway != isLookingAway else { return !isAway }
    isLookingAway = isAway
    hidesEdits = isAway
    if isAway {
      hasHidden = true
      recent.forget()
      attempt { (recording) throws(LineFile.Failure) in try recording.stand(at: now) }
    } else {
      goOn(session, at: now)
    }
    return !isAway
  }

  private mutating func goOn(_ session: borrowing Session, at now: Duration) {
    let beginning = session.beginning(hiding: hidden)
    let theme = theme
    attempt { (recording) throws(LineFile.Failure) in
      try recording.goOn(with: beginning, theme: theme, at: now)
    }
  }

  /// Goes on with the recording, or ends it where it cannot be written.
  @discardableResult
  private mutating func attempt<Value>(
    _ body: (inout Recording) throws(LineFile.Failure) -> Value
  ) -> Value? {
    guard var recording else { return nil }
    self.recording = nil
    do throws(LineFile.Failure) {
      let value = try body(&recording)
      self.recording = recording
      return value
    } catch {
      remark = "The recording has ended: \(error.message)"
      return nil
    }
  }
}
