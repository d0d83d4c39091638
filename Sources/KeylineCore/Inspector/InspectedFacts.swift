/// What the inspector is told of the world around the session.
public struct InspectedFacts: Equatable, Sendable {
  /// What the terminal is and can do, as names and values; empty where there is none.
  public var terminal: [TerminalFact]
  /// The timers that are due, the next one first, and the time until then.
  public var timers: [PendingTimer]

  /// Creates facts.
  public init(terminal: [TerminalFact] = [], timers: [PendingTimer] = []) {
    self.terminal = terminal
    self.timers = timers
  }

  /// Something about the terminal.
  public struct TerminalFact: Equatable, Sendable {
    /// What it is about.
    public var name: String
    /// How it is.
    public var value: String

    /// Creates a fact.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A timer that has not fired.
  public struct PendingTimer: Equatable, Sendable {
    /// Which one.
    public var timer: TimerID
    /// The time until it fires.
    public var left: Duration

    /// Creates one.
    public init(_ timer: TimerID, left: Duration) {
      self.timer = timer
      self.left = left
    }
  }
}
