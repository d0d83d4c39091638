import Glibc
import KeylineCore
import KeylineScreen

/// What one key costs inside the keyboard, stage by stage: the session, the frame, the painter.
struct KeyStages {
  /// The time of each key in `Session.reduce`.
  let reduce: Samples
  /// The time of each key in making the frame.
  let frame: Samples
  /// The time of each key in the painter, its write into the void included.
  let paint: Samples
  /// The three together.
  let whole: Samples

  private static let warmUp = 50

  /// Types on a keyboard without a terminal.
  ///
  /// - Parameters:
  ///   - sample: The document, and what is typed.
  ///   - size: The screen's size.
  ///   - keys: How many keys.
  ///   - data: Where layouts and themes are.
  /// - Throws: What keeps the painter from starting.
  init(typing sample: WritingSample, size: ScreenSize, keys: Int, data: DataFolders) throws {
    var document = TextDocument(PieceTree(sample.document))
    document.select(TextSelection(caret: sample.caret))
    let keyboards = LayoutFiles(folders: data).load(Settings.standard.keyboards).layouts
    var session = Session(document: document, keyboards: keyboards, settings: .standard, size: size)
    let void = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(void) }
    let painter = try Painter(
      output: TerminalOutput(descriptor: void), environment: ["TERM": "xterm-256color"], size: size,
      theme: ThemeFiles(folders: data).load(Settings.standard.theme).theme)
    var renderer = FrameRenderer()
    try painter.paint(renderer.frame(of: session))

    var decoder = InputDecoder()
    var events: [InputEvent] = []
    var times: [[Duration]] = [[], [], [], []]
    let graphemes = Array(sample.typed)
    let clock = ContinuousClock()
    for key in 0..<keys + Self.warmUp {
      let now = Duration.milliseconds(key * 120)
      events.removeAll(keepingCapacity: true)
      decoder.feed(Array(String(graphemes[key % graphemes.count]).utf8).span, now: now, into: &events)
      let start = clock.now
      for event in events { _ = session.reduce(.input(event), now: now) }
      let reduced = clock.now
      // The loop writes the edits to the journal here.
      _ = session.takeEdits()
      let drawing = clock.now
      let frame = renderer.frame(of: session)
      let drawn = clock.now
      try painter.paint(frame)
      let painted = clock.now
      guard key >= Self.warmUp else { continue }
      let stages = [reduced - start, drawn - drawing, painted - drawn]
      for (index, stage) in stages.enumerated() { times[index].append(stage) }
      times[3].append(stages.reduce(.zero, +))
    }
    reduce = Samples(times[0])
    frame = Samples(times[1])
    paint = Samples(times[2])
    whole = Samples(times[3])
  }
}
