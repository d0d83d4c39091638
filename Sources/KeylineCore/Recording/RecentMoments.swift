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
  /// How many of the last moments do nothing but ask for the tape, if it is asked for now.
  private var asking = 0

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
      append(.key(key), on: session, at: now)
      return
    }
    for moment in TapeMoment.moments(of: event, on: session, at: now) {
      begin(on: session, hiding: hidden, at: now)
      if case .paste(let bytes) = moment, bytes.count > Self.longestPaste { return forget() }
      append(moment, on: session, at: now)
    }
  }

  private mutating func append(_ moment: TapeMoment, on session: borrowing Session, at now: Duration) {
    newer?.moments.append((now, moment))
    // One key asks; in the palette, so do all since it was opened.
    if case .palette = session.modes.last { asking += 1 } else { asking = 1 }
  }

  /// Forgets everything, as when what comes next is nobody's business.
  public mutating func forget() {
    older = nil
    newer = nil
  }

  /// The tape of what is remembered, but for the keys that have asked for it; nil where that is nothing.
  public func tape() -> String? {
    guard let first = older ?? newer else { return nil }
    var writer = TapeWriter(
      beginning: first.beginning, settings: first.settings, size: first.size, asksAI: first.asksAI,
      at: first.start)
    let moments = ((older?.moments ?? []) + (newer?.moments ?? [])).dropLast(asking)
    for (time, moment) in moments { writer.note(moment, at: time) }
    writer.note(.screen("last"), at: moments.last?.time ?? first.start)
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
