/// What came to a keyboard in the last minute or two, in memory only, to be made a tape of when something odd was seen.
///
/// It is kept in two stretches, each with what it began with; the older one is forgotten when the newer one has become
/// a minute long.
public struct RecentMoments: Sendable {
  private struct Stretch: Sendable {
    let beginning: Beginning
    let settings: Settings
    let size: ScreenSize
    let asksAI: Bool
    let start: Duration
    var moments: [(time: Duration, moment: TapeMoment)] = []
  }

  private var older: Stretch?
  private var newer: Stretch?

  /// How far back a tape goes at least, where so much has happened.
  private static let length = Duration.seconds(60)
  /// The most moments of a stretch: more than anyone types in a minute.
  private static let capacity = 1500
  /// Longer pastes are not kept: they would be most of the memory.
  private static let longestPaste = 1 << 14

  /// Creates an empty memory.
  public init() {}

  /// Notes what an event brings, before it is reduced.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - session: The keyboard before it.
  ///   - hidden: What of the text is not to be told.
  ///   - now: The time since the run began.
  public mutating func note(
    _ event: Event, on session: borrowing Session, hiding hidden: HiddenText, at now: Duration
  ) {
    // Nearly all that comes is keys.
    if case .input(.key(let key)) = event {
      begin(on: session, hiding: hidden, at: now)
      newer?.moments.append((now, .key(key)))
      return
    }
    for moment in TapeMoment.moments(of: event, on: session) {
      begin(on: session, hiding: hidden, at: now)
      if case .paste(let bytes) = moment, bytes.count > Self.longestPaste { return forget() }
      newer?.moments.append((now, moment))
    }
  }

  /// Forgets everything, as when what comes next is nobody's business.
  public mutating func forget() {
    older = nil
    newer = nil
  }

  /// The tape of what is remembered; nil where that is nothing.
  ///
  /// - Parameter now: The time since the run began.
  public func tape(at now: Duration) -> String? {
    guard let first = older ?? newer else { return nil }
    var writer = TapeWriter(
      beginning: first.beginning, settings: first.settings, size: first.size, asksAI: first.asksAI,
      at: first.start)
    for stretch in [older, newer] {
      for (time, moment) in stretch?.moments ?? [] { writer.note(moment, at: time) }
    }
    writer.note(.screen("last"), at: now)
    return writer.takeLines()
  }

  /// Begins a new stretch where the last one is long enough and the keyboard can be told in a few words.
  private mutating func begin(on session: borrowing Session, hiding hidden: HiddenText, at now: Duration) {
    if let newer {
      let isFull = newer.moments.count >= Self.capacity
      guard isFull || now - newer.start >= Self.length && session.isPlain else { return }
    }
    older = newer
    newer = Stretch(
      beginning: session.beginning(hiding: hidden), settings: session.settings, size: session.size,
      asksAI: session.completionSource.isOn, start: now)
  }
}
