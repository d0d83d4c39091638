/// Turns the terminal's bytes into events: a pure state machine that nothing unknown gets through.
///
/// Bytes may be split anywhere and arrive at any delay. What is not understood is dropped whole and never
/// becomes text. The rules about lateness, chosen so that slow links lose nothing and people can type
/// whatever they like:
///
/// - A lone ESC is the Escape key after 25 ms. If `[`, `O`, `]`, `P` or `_` follows within 300 ms, it is
///   held for up to 150 ms: a tail that completes a sequence we know is delivered as what it means (`[A` is
///   Up), anything else comes out as the text it is.
/// - A control sequence waits 300 ms for its next byte. For two more seconds a later piece of two bytes or
///   more still completes it when the whole is a sequence we know; anything else is text.
/// - A string (OSC, DCS, …) ends 150 ms after its last piece. Single characters that arrive at the pace of a
///   person do not prolong it, unless they still fit a colour reply. For two more seconds a piece that
///   holds the terminator, or is too long to have been typed, still belongs to it; anything else is text.
/// - The lead byte of a UTF-8 character waits for the rest without limit.
/// - A bracketed paste of which nothing comes for a second has lost its end: what follows are keys. So has one
///   to which 3 s long nothing but single keys at the pace of a person came. For ten more seconds a long
///   piece, or one with the terminator in it, still belongs to it: a link may stall in the middle of a paste.
///
/// The owner calls `feed` with what it read, and `expire` when `deadline` has come.
public struct InputDecoder: Sendable {
  /// How many answers to `CSI 6n` are awaited; while above 0 a `CSI row;column R` is such an answer and
  /// counts it down, else one that could be Shift-F3 is that key.
  public var expectsCursorReport = 0
  /// The chords of Control and Alt that mean something; the bytes of any other are Escape and a Control key.
  ///
  /// Terminals send ESC and the Control key's byte for such a chord, and the same when Escape and the
  /// Control key were pressed one after the other and arrived together.
  public var controlAltChords: Set<KeyChord> = []

  var state = State.ground
  /// What the sequence or character under way has gathered, at most `bodyLimit` bytes of it.
  var body: [UInt8] = []
  /// Whether the sequence is longer than `bodyLimit` and so can only be dropped.
  var isOverlong = false
  /// Whether another ESC stands before the sequence or character.
  var isAlt = false
  /// While a late tail might yet turn out to be text: its bytes.
  var held: [UInt8]?

  /// When bytes last arrived.
  var lastFeed = Duration.zero
  /// When the ESC arrived that has acted as Escape.
  var escapeTime = Duration.zero
  /// When the string under way last gave proof that it is one.
  var stringTime = Duration.zero
  /// Until when text still belongs to a burst.
  var burstEnd: Duration?
  /// Whether the last byte was a typed CR, so that LF would be the rest of one line end.
  var isAfterReturn = false

  var paste: [UInt8] = []
  /// How many bytes of the paste's terminator have been seen.
  var pasteMatched = 0
  var isPasteAfterReturn = false
  /// When the paste under way last got something that no person typed.
  var pasteTime: Duration?

  /// Creates a decoder that has seen nothing.
  public init() {}

  /// Decodes what was read, after expiring what is overdue.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, however they were split.
  ///   - now: The time since the start of the run at which they were read.
  ///   - events: Gets what they mean, in order.
  /// - Complexity: O(n) in the bytes.
  public mutating func feed(_ bytes: Span<UInt8>, now: Duration, into events: inout [InputEvent]) {
    if bytes.isEmpty { return }
    expire(now: now, into: &events)
    resume(with: bytes, now)
    var index = 0
    while index < bytes.count { index = step(bytes, at: index, now, &events) }
    renewString(after: bytes, now)
    renewPaste(after: bytes, now)
    lastFeed = now
  }

  /// Takes at least one byte, or changes the state and takes none.
  ///
  /// - Returns: The index of the next byte.
  private mutating func step(
    _ bytes: Span<UInt8>, at index: Int, _ now: Duration, _ events: inout [InputEvent]
  ) -> Int {
    let byte = bytes[index]
    let isTaken: Bool
    switch state {
    case .ground: return text(bytes, at: index, now, &events)
    case .paste: return pasted(bytes, at: index, &events)
    case .string(let kind) where held == nil: return string(kind, bytes, at: index, &events)
    case .string(let kind): isTaken = lateString(kind, byte, now, &events)
    case .stringEscape(let kind): isTaken = stringEscape(kind, byte, &events)
    case .scalar: isTaken = scalar(byte, now, &events)
    case .escape: isTaken = escape(byte, now, &events)
    case .lateEscape: isTaken = lateEscape(byte, now)
    case .control: isTaken = control(byte, &events)
    case .linuxFunction: isTaken = linuxFunction(byte, &events)
    case .singleShift: isTaken = singleShift(byte, &events)
    case .x10Mouse: isTaken = x10Mouse(byte, &events)
    case .staleControl, .staleString, .stalePaste:
      leave()
      isTaken = false
    }
    return isTaken ? index + 1 : index
  }
}
