/// A thing that is due later; at most one of each is pending.
public enum TimerID: Hashable, Sendable, CaseIterable {
  /// A held key opens its alternates, or a held backspace begins to repeat.
  case hold
  /// A held backspace deletes once more.
  case keyRepeat
  /// The draft on disk is synced, at the latest one second after the first edit that is not.
  case draftSync
  /// The next slice of a search through a large document.
  case findCount
  /// The system's clipboard has not answered in time.
  case clipboard
  /// The pause before a request is over.
  case completion
  /// The spinner turns.
  case spinner
  /// The demonstration has something to say.
  case demonstration
  /// The answer to a request is late.
  case slowAnswer
  /// The keyboard is ended, as emulated.
  case death
  /// The score is kept.
  case score
  /// Capitals that a sentence's start has brought are drawn.
  case capitals
}

/// The delays of the keyboard, in one place.
public enum Delay {
  /// How long a key is held before its alternates open.
  public static let longPress = Duration.milliseconds(400)
  /// How long a drawn backspace is held before it repeats.
  public static let repeatStart = Duration.milliseconds(400)
  /// The time between two repeats that delete characters.
  public static let characterRepeat = Duration.milliseconds(80)
  /// The time between two repeats that delete words.
  public static let wordRepeat = Duration.milliseconds(200)
  /// How many repeats delete characters before words follow.
  public static let characterRepeats = 15
  /// How long keys wait behind a paste for the system's clipboard.
  public static let clipboard = Duration.milliseconds(300)
  /// Two taps on shift within this time lock it.
  public static let doubleTap = Duration.milliseconds(300)
  /// A click this soon after another at the same place belongs to it.
  public static let doubleClick = Duration.milliseconds(400)
  /// No keyboard begins to repeat a key sooner; what comes again earlier was typed again.
  static let soonestRepeat = Duration.milliseconds(150)
  /// A request that is answered sooner shows no spinner.
  static let spinnerStart = Duration.milliseconds(300)
  /// The time between two steps of the spinner.
  static let spinnerStep = Duration.milliseconds(125)
  /// An answer that takes longer is late: the on-device predictor says what it can meanwhile.
  static let slowAnswer = Duration.milliseconds(1200)
  /// The pause after which the drawn keys show the capitals of a sentence's start.
  public static let capitals = Duration.milliseconds(150)
  /// What was counted is handed over to be kept after this time.
  public static let score = Duration.seconds(10)
  /// An edit is on stable storage after this time.
  public static let draftSync = Duration.seconds(1)
}
