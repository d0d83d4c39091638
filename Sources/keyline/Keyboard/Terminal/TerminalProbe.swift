import KeylineCore

/// One round of questions to the terminal and what came back.
///
/// The questions go out before the first frame, which does not wait for the answers and covers the samples.
/// Every terminal answers the last question; what it has not answered by then it does not know. One that stays
/// silent is taken to know nothing when the time is over.
struct TerminalProbe: Sendable {
  /// What has been learnt so far.
  private(set) var capabilities = TerminalCapabilities()
  /// Whether no more answers are expected.
  private(set) var isFinished = false
  /// When to stop waiting.
  let deadline: Duration
  private var samples: ArraySlice<ProbeSample>

  /// How long a terminal may take.
  static let patience = Duration.milliseconds(300)
  /// Row 1 will not do: its reports look like F3 with modifiers.
  private static let sampleRow = 2

  /// Begins a probe.
  ///
  /// - Parameters:
  ///   - now: The time since the start of the run.
  ///   - size: The size of the screen; samples are left out where they would not fit.
  init(now: Duration, size: ScreenSize) {
    deadline = now + Self.patience
    samples = size.rows >= Self.sampleRow && size.columns > 10 ? ProbeSample.allCases[...] : []
  }

  /// The questions, in the order of the answers.
  var query: [UInt8] {
    let drawn = samples.map { "\u{1B}[\(Self.sampleRow);1H\($0.text)\u{1B}[6n" }.joined()
    let concealed =
      samples.isEmpty ? "" : "\u{1B}[8m\(drawn)\u{1B}[m\u{1B}[\(Self.sampleRow);1H\u{1B}[K\u{1B}[H"
    return Array("\u{1B}[?u\u{1B}[?2026$p\(concealed)\u{1B}[c".utf8)
  }

  /// How many reports of the cursor are still to come.
  var expectedReports: Int { samples.count }

  /// Takes an answer.
  ///
  /// - Parameter reply: A reply of the terminal.
  /// - Returns: Whether the probe is finished.
  mutating func take(_ reply: TerminalReply) -> Bool {
    guard !isFinished else { return true }
    switch reply {
    case .kittyFlags: capabilities.kittyKeyboard = true
    case .mode(2026, let state): capabilities.synchronizedOutput = state == 1 || state == 2
    case .cursorPosition(Self.sampleRow, let column):
      if let sample = samples.popFirst(), column > 1 { capabilities.widths[sample] = column - 1 }
    case .primaryAttributes: isFinished = true
    case .cursorPosition, .mode, .other: break
    }
    return isFinished
  }

  /// Gives up when the time is over.
  ///
  /// - Parameter now: The time since the start of the run.
  /// - Returns: Whether the probe is finished.
  mutating func expire(now: Duration) -> Bool {
    if now >= deadline { isFinished = true }
    return isFinished
  }
}
