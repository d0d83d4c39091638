import Glibc
import KeylineCore
import KeylineScreen
import KeylineStore
import Synchronization

/// What the keys of a tape cost, stage by stage, and what they write to a terminal.
struct TapeMeasurement {
  /// The stages of a key, in their order.
  enum Stage: String, CaseIterable {
    /// What the session does with it.
    case reduce
    /// What the predictor answers.
    case words
    /// Making the frame.
    case frame
    /// Bringing the frame to the terminal, its write into a file in memory included.
    case paint
  }

  /// Each key's time in each stage.
  let stages: [Stage: Samples]
  /// Each key's time in all stages.
  let whole: Samples
  /// The bytes of each key, in order of size.
  let bytes: [Int]
  /// The time that the tape takes by its own clock.
  let duration: Duration
  /// The least time that a round has taken.
  let shortest: Duration

  /// How many keys the tape has.
  var keysARound: Int { bytes.count / (Self.rounds - 1) }

  /// How often a tape is played; the first time is for caches.
  private static let rounds = 6

  /// Plays a tape several times.
  ///
  /// - Parameters:
  ///   - tape: The tape.
  ///   - run: Makes keyboards.
  ///   - theme: The look of every style.
  /// - Throws: `TapeFailure` or `TapeError` where the tape is not met, or why there is no painter.
  init(_ tape: Tape, run: PlayRun, theme: Theme) throws {
    var times: [Stage: [Duration]] = [:]
    var wholes: [Duration] = []
    var bytes: [Int] = []
    var (duration, shortest) = (Duration.zero, Duration.seconds(Int64.max))
    for round in 0..<Self.rounds {
      let start = ContinuousClock.now
      let keys = try Round(tape, run: run, theme: theme)
      guard round > 0 else { continue }
      shortest = min(shortest, ContinuousClock.now - start)
      duration = keys.duration
      for key in keys.costs {
        for stage in Stage.allCases { times[stage, default: []].append(key.times[stage] ?? .zero) }
        wholes.append(key.times.values.reduce(.zero, +))
        bytes.append(key.bytes)
      }
    }
    stages = times.mapValues(Samples.init)
    whole = Samples(wholes)
    self.bytes = bytes.sorted()
    (self.duration, self.shortest) = (duration, shortest)
  }
}

extension TapeMeasurement {
  /// A tape, played once.
  private struct Round {
    private(set) var costs: [(times: [Stage: Duration], bytes: Int)] = []
    let duration: Duration

    init(_ tape: Tape, run: PlayRun, theme: Theme) throws {
      let watch = Stopwatch()
      var film = try run.film(of: tape) { watch.timing($0) }
      let written = try Descriptor.memory("screen")
      let painter = try Painter(
        output: TerminalOutput(descriptor: written.raw), environment: ["TERM": "xterm-256color"],
        size: film.keyboard.session.size, theme: theme)
      var renderer = FrameRenderer()
      try painter.paint(renderer.frame(of: film.keyboard.session))
      while true {
        watch.reset()
        let before = lseek(written.raw, 0, SEEK_CUR)
        let start = ContinuousClock.now
        guard let scene = try film.next() else { break }
        let reduced = ContinuousClock.now
        let frame = renderer.frame(of: film.keyboard.session)
        let drawn = ContinuousClock.now
        try painter.paint(frame)
        let painted = ContinuousClock.now
        guard case .event(.input(.key)) = scene else { continue }
        let times: [Stage: Duration] = [
          .reduce: reduced - start - watch.total, .words: watch.total, .frame: drawn - reduced,
          .paint: painted - drawn,
        ]
        costs.append((times, Int(lseek(written.raw, 0, SEEK_CUR) - before)))
      }
      duration = film.keyboard.now
    }
  }

  /// Adds up the time that a predictor takes.
  private final class Stopwatch: Sendable {
    private let passed = Mutex(Duration.zero)

    var total: Duration { passed.withLock { $0 } }

    func reset() { passed.withLock { $0 = .zero } }

    func timing(_ source: WordSource) -> WordSource {
      var timed = source
      timed.answer = { query in self.measure { source.answer(query) } }
      timed.completion = { query in self.measure { source.completion(query) } }
      return timed
    }

    private func measure<Value>(_ body: () -> Value) -> Value {
      let start = ContinuousClock.now
      defer { passed.withLock { $0 += ContinuousClock.now - start } }
      return body()
    }
  }
}
