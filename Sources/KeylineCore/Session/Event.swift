/// Everything that can happen to a session; each comes with the time it happened at.
public enum Event: Sendable {
  case input(InputEvent)
  case resized(ScreenSize)
  case timer(TimerID)
  /// The answer to `.save`, with the revision that was saved.
  case saved(SaveResult, revision: Int)
  /// The answer to `.requestClipboard`; nil when there is no clipboard to read.
  case clipboard([UInt8]?)
  case settingsChanged(Settings, problems: [String])
  case layoutsChanged([Layout], problem: String?)
  /// A draft of an earlier run is at hand.
  case draftOffered(DraftOffer)
  /// The recovered text replaces the document.
  case draftRecovered([UInt8])
  /// What the terminal answered to the start-up probe.
  case widthsProbed(WidthProfile)
  /// The terminal will report when keys go up: it speaks the kitty keyboard protocol.
  case keyReleasesReported
  /// What the broker says of a request.
  case broker(id: Int, BrokerEvent)
  /// Full Access was granted or revoked.
  case accessChanged(Bool)
  /// What the demonstration is to answer next.
  case answerScripted([String])
  /// What the demonstration says now of the request that waits for a script.
  case answerSaid(BrokerEvent)
  /// From now on AI and clipboard answer only what a tape has them answer.
  case scripted
  /// The run begins anew, with another text.
  case begun(Beginning)
  /// What the on-device predictor answers.
  case words(WordAnswer, to: WordQuery)
  /// What the on-device predictor would go on with at a pause; nil when it is not sure enough.
  case deviceCompletion(String?, to: WordQuery)
  /// Why the candidates stand as they stand.
  case wordsExplained([WordScore])
  /// The user's text replacements are these.
  case replacementsChanged(Replacements)
  /// What the on-device predictor knows has changed: other models, other learned words.
  case wordsChanged
  /// What the loop has noted of the last keys, for the inspector.
  case traced([KeyTrace])
  /// What the loop knows of the terminal and the timers, for the inspector.
  case inspected(InspectedFacts)
  /// The run is recorded from now on, or no more.
  case recordingChanged(RecordingStatus)
  /// The keyboard lives, after so many of this run were ended as emulated.
  case started(after: Int)
  /// What earlier runs have kept; nil where there is nothing.
  case scoreLoaded(Tally?)
  /// How much of the keyboard the kernel fences in.
  case sandboxed(SandboxStatus)
  /// Something the person should know, as one sentence.
  case notice(String)
  /// The keyboard appears again (after a suspension).
  case appeared
  /// Nothing waits to be done: what need not come before a key's echo may.
  case rested
}

/// How a save went.
public enum SaveResult: Equatable, Sendable {
  case saved
  /// FILE is not as it was when it was opened.
  case changedOnDisk
  /// The sentence says what, where and what to do.
  case failed(String)
}

/// A draft that can be recovered.
public struct DraftOffer: Equatable, Sendable {
  /// What the draft is of, in words: a file name or "an unnamed text".
  public var subject: String
  /// When it was last written, in words.
  public var age: String
  /// Whether FILE has changed since the draft was begun.
  public var baseChanged: Bool
  /// Whether its run was cancelled, not cut off.
  public var wasCancelled: Bool
  /// Creates an offer.
  public init(subject: String, age: String, baseChanged: Bool, wasCancelled: Bool = false) {
    self.subject = subject
    self.age = age
    self.baseChanged = baseChanged
    self.wasCancelled = wasCancelled
  }
}
