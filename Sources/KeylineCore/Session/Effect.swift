/// What the reducer asks the outside world to do: plain data, run by one exhaustive switch.
public enum Effect: Equatable, Sendable {
  /// Deliver `.timer(id)` at the given time; replaces a pending one of the same identity.
  case schedule(TimerID, at: Duration)
  case cancel(TimerID)
  /// Replace FILE by the document; answered by `.saved`.
  case save(SaveRequest)
  /// Bring the drafts journal to stable storage.
  case syncDraft
  /// Put bytes on the system's clipboard.
  case copy([UInt8])
  /// Ask for the system's clipboard; answered by `.clipboard`.
  case requestClipboard
  /// Offer what was written last in a run that was cancelled; answered by `.draftOffered` or `.notice`.
  case offerCancelledDraft
  /// Answer the offered drafts.
  case answerDraft(DraftAnswer)
  /// Hand a request to whoever answers it; answered by `.broker`.
  case ask(BrokerRequest, of: CompletionSource)
  /// A request may come soon: have a broker at hand.
  case prepareBroker
  /// Ask the on-device predictor; answered by `.words`, before the next key that depends on it.
  case predict(WordQuery)
  /// Ask the on-device predictor what goes on at a pause; answered by `.deviceCompletion`.
  case completeOnDevice(WordQuery)
  /// Ask the on-device predictor why its candidates stand as they stand; answered by `.wordsExplained`.
  case explainWords(WordQuery)
  /// Have the on-device predictor remember something.
  case teach(WordLesson)
  /// Answer with `.traced`, now and after each key, until the inspector is closed.
  case trace(Bool)
  /// Answer with `.inspected`.
  case inspect
  /// Begin, pause, mark or end the recording of the run; answered by `.recordingChanged` or `.notice`.
  case record(RecordCommand)
  /// Keep what was counted, for each layout, when no key waits.
  case keepScore([Tally])
  /// Read what was kept, when no key waits; answered by `.scoreLoaded`.
  case loadScore
  /// End the keyboard as a phone does, which starts it again; answered by `.started`.
  case die
  case ring
  case suspend
  /// Paint everything anew.
  case redraw
  /// Change to the next theme.
  case nextTheme
  case setMouse(Bool)
  /// Remember a preference of the keyboard's own.
  case remember(name: String, value: SettingValue)
  /// The first-start hints have been seen.
  case hintsSeen
  case quit(Outcome)
}

/// A wish to save the document.
public struct SaveRequest: Equatable, Sendable {
  /// Whether a file that someone else has changed meanwhile is overwritten.
  public var overwritesChanges: Bool
  /// Whether the keyboard ends when the save has succeeded.
  public var isDone: Bool
  /// Creates a request.
  public init(overwritesChanges: Bool = false, isDone: Bool) {
    self.overwritesChanges = overwritesChanges
    self.isDone = isDone
  }
}

/// How a run ends.
public enum Outcome: Equatable, Sendable {
  /// The text is the result.
  case done
  /// The user turned away; the draft is kept.
  case cancelled
  /// A signal, or a terminal or launcher that is gone, ended it; the draft is offered at the next start.
  case interrupted
}

/// What to do with a draft that an earlier run left behind.
public enum DraftAnswer: Equatable, Sendable { case recover, discard, keepForLater }
