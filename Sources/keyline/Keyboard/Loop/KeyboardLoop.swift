import CLinux
import Glibc
import KeylineCore
import KeylineScreen
import KeylineStore

/// The keyboard's one loop: bytes in, events through the session, one frame out.
///
/// Everything happens on one thread; what takes time is the launcher's work.
struct KeyboardLoop {
  var clock = MonotonicClock()
  var session: Session
  let terminal: Terminal
  let painter: Painter
  private var renderer: FrameRenderer
  let launcher: LauncherChannel
  let watcher: FileWatcher
  let settingsFiles: SettingsFiles
  let dataFolders: DataFolders
  var drafts: DraftKeeper
  var timers = DueTimers()
  var outcome: Outcome?
  /// The theme in force, by its id.
  var theme: String
  /// Where Full Access is granted; nil where the command line decides, or there is no place for it.
  var access: FullAccess?
  /// What was last said of the settings, so that it is said once.
  var lastProblem: String?
  /// A draft that waits for its answer, with the text it holds.
  var offeredDraft: (draft: Draft, text: [UInt8])?
  /// The cancelled drafts that were offered and left for later: the next ones are offered before they come again.
  var draftsPassedOver: Set<String> = []
  /// What FILE was when it was opened or last saved.
  var fileIdentity: FileIdentity?
  /// The tapes that type instead of a person.
  var reel: TapeReel?
  /// Why a tape could not be played to its end.
  var tapeFailure: CommandFailure?
  /// Whether Ctrl-Z has asked to stop.
  var isSuspensionDue = false
  /// Whether the journal is to go to the disk: at once, or when the sync before has been answered.
  var isDraftSyncDue = false
  var isBellDue = false
  /// The line to the broker; nil while there is none.
  var broker: BrokerLine?
  /// What is to be said to the broker, once the frame is written: it wakes another process, and a key comes first.
  var brokerRequests: [BrokerRequest] = []
  /// Whether a broker is to be at hand soon.
  var isBrokerDue = false
  /// The request that waits for a broker.
  var waitingRequest: BrokerRequest?
  /// Until when no broker is asked for in advance.
  var brokerRest = Duration.zero
  /// The on-device predictor; nil as long as there is none.
  var device: DeviceWords?
  /// When corrections of the word at the cursor are looked for; nil when they have been.
  var correctionsDue: Duration?
  /// Whether what was learned is to go to the disk, when no key waits.
  var isLearningDue = false
  /// What the predictor is to answer, when no key waits.
  var dueWords: WordQuery?
  /// What the predictor is to go on with.
  var dueCompletion: WordQuery?
  /// What is kept of the run for others to see.
  var recorder: RunRecorder
  /// Keeps the score, where that is wanted.
  var scoreKeeper: ScoreKeeper
  /// Whether the score is to go to the disk, when no key waits.
  var isScoreDue = false
  /// Whether what was kept is to be read, when no key waits.
  var isScoreWanted = false
  /// What becomes of keys, while someone looks.
  var tracer: KeyTracer?
  private var decoder = InputDecoder()
  private var probe: TerminalProbe?
  /// Whether the terminal has yet to say which of the kitty protocol's flags are in force.
  private var awaitsKittyFlags = false
  /// The kitty protocol's flags that are in force; nil as long as the terminal has not said.
  private(set) var grantedKittyFlags: Int?
  private let signals: SignalSource
  let waiting: DescriptorWait
  private var events: [InputEvent] = []
  /// Fewer bytes than this are all that waited: a terminal's line discipline fills a read up to 4 KiB.
  private static let shortRead = 1024
  /// What has come in for so long is shown, though more waits.
  private static let longestBatch = Duration.milliseconds(100)
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(
    session: Session, terminal: Terminal, painter: Painter, appearance: Appearance, theme: Theme,
    launcher: LauncherChannel, signals: SignalSource, watcher: FileWatcher, settingsFiles: SettingsFiles,
    dataFolders: DataFolders,
    drafts: DraftKeeper
  ) throws(TerminalError) {
    self.session = session
    self.terminal = terminal
    self.painter = painter
    renderer = FrameRenderer(appearance: appearance)
    recorder = RunRecorder(theme: theme, appearance: appearance)
    self.launcher = launcher
    self.signals = signals
    self.watcher = watcher
    self.settingsFiles = settingsFiles
    self.dataFolders = dataFolders
    self.drafts = drafts
    scoreKeeper = ScoreKeeper(in: settingsFiles.ownContainer)
    self.theme = session.settings.theme
    waiting = try DescriptorWait(
      [terminal.descriptor, launcher.descriptor, signals.descriptor, watcher.descriptor],
      writer: terminal.descriptor)
  }

  /// Runs until the text is done, cancelled, or the terminal or the launcher is gone.
  ///
  /// - Throws: `TerminalError` when the terminal is gone; the draft holds everything that was shown.
  mutating func run() throws(TerminalError) -> Outcome {
    defer { keepLastScore() }
    defer { keepWithoutLauncher() }
    try terminal.track(session.isMouseOn ? .drag : .off)
    try appear()
    try paint()
    if reel == nil { loadOtherLayouts() }
    startWords()
    while outcome == nil {
      try paint()
      try wait()
      if isSuspensionDue { try suspend() }
    }
    keepDraft()
    _ = recorder.end(of: session, at: clock.now)
    if outcome != .done { syncDraft() }
    try terminal.leave(discardingInput: expectsReply)
    if isLearningDue { keepLearnedWords() }
    return outcome ?? .interrupted
  }

  /// Enters the terminal and asks what it can do; used at the start and after a suspension.
  mutating func appear() throws(TerminalError) {
    let probe = TerminalProbe(now: clock.now, size: terminal.size)
    self.probe = probe
    decoder.expectsCursorReport = probe.expectedReports
    painter.invalidate()
    try terminal.enter(query: probe.query)
    apply(.resized(terminal.size))
  }

  /// Reduces one event and runs what follows from it.
  mutating func apply(_ event: Event) {
    if session.areWordsBehind { reduceAndRun(.rested) }
    if let query = session.wordQuery(neededFor: event) {
      dueWords = query
      answerWords()
    }
    reduceAndRun(event)
  }

  /// Reduces an event that waits for no words.
  mutating func reduceAndRun(_ event: Event) {
    // A tape begins with the standard settings, whichever theme is drawn.
    let before = reel == nil ? session.settings.theme : theme
    let now = clock.now
    if reel == nil { recorder.note(event, on: session, at: now) }
    let effects = session.reduce(event, now: now)
    tracer?.note(effects)
    for effect in effects { run(effect) }
    if case .settingsChanged(let settings, _) = event, settings.theme != before { useTheme(settings.theme) }
  }

  private mutating func paint() throws(TerminalError) {
    keepDraft()
    if let remark = drafts.takeRemark() { apply(.notice(remark)) }
    try paintFrame()
    if sayRecordingEnded() { try paintFrame() }
    if tracer?.wrote(at: clock.now) == true, let entries = tracer?.entries {
      apply(.traced(entries))
      try paintFrame()
    }
    runDueEffects()
  }

  private mutating func paintFrame() throws(TerminalError) {
    let frame = renderer.frame(of: session)
    try painter.paint(frame)
    recorder.show(frame, of: session, at: clock.now)
  }

  private mutating func wait() throws(TerminalError) {
    rewriteDraft()
    guard outcome == nil else { return }
    let isOwing = owesWords || owesScore
    // A moment of rest: a terminal's bytes are handed on by the kernel when this process does not run.
    let timeout = isOwing ? 1 : deadline.map(clock.pollMilliseconds) ?? -1
    let isReady = try waiting.wait(milliseconds: timeout, writing: painter.isPending) {
      (ready) throws(TerminalError) in
      switch ready.descriptor {
      case terminal.descriptor:
        if ready.isWritable { try painter.resume() }
        if ready.isReadable { try readTerminal() }
      case launcher.descriptor: readLauncher()
      case signals.descriptor: try readSignals()
      case broker?.descriptor: readBroker()
      default: reloadChangedFiles()
      }
    }
    // The echo comes first: words wait until no key does.
    if isOwing, !isReady { if owesWords { payWords() } else { payScore() } }
    try expire()
  }

  /// When something is to happen though nothing has come in.
  private var deadline: Duration? {
    var first = timers.next
    func consider(_ other: Duration?) {
      if let other { first = min(first ?? other, other) }
    }
    consider(decoder.deadline)
    consider(probe?.deadline)
    consider(reel?.deadline)
    consider(correctionsDue)
    return first
  }

  /// Reads everything that waits, so that a burst costs one frame; a flood costs one every now and then.
  private mutating func readTerminal() throws(TerminalError) {
    let start = clock.now
    decoder.controlAltChords = session.bindings.controlAltChords
    while outcome == nil, !isSuspensionDue {
      let now = clock.now
      guard now - start < Self.longestBatch else { break }
      let count = terminal.read(into: &buffer)
      if count > 0 {
        Self.decode(buffer, count, now: now, with: &decoder, into: &events)
        tracer?.read(buffer[..<count], events, at: now)
        let caret = session.document.caret
        try deliver()
        recorder.read(buffer[..<count], at: caret, on: session, now: now)
        // A terminal hands over what it has in one piece, unless that is long: no need to ask again.
        if count < Self.shortRead { break }
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN {
        break
      } else {
        throw .gone
      }
    }
  }

  /// Decodes the first bytes of a buffer; apart, because a span of a property would hold all of the loop.
  private static func decode(
    _ buffer: [UInt8], _ count: Int, now: Duration, with decoder: inout InputDecoder,
    into events: inout [InputEvent]
  ) {
    decoder.feed(buffer.span.extracting(..<count), now: now, into: &events)
  }

  private mutating func deliver() throws(TerminalError) {
    let waiting = events
    events.removeAll(keepingCapacity: true)
    for event in waiting {
      if case .reply(let reply) = event {
        try take(reply)
      } else if reel != nil {
        interruptTape(event)
      } else {
        apply(.input(event))
      }
    }
    // Nobody feels the echo of each key of a burst: one frame shows it all.
    if waiting.count > 1 { answerWords(isHurried: true) }
  }

  /// Whether an answer is on its way, which the shell must not be given as typed.
  private var expectsReply: Bool { probe != nil || awaitsKittyFlags }

  private mutating func take(_ reply: TerminalReply) throws(TerminalError) {
    if case .kittyFlags(let flags) = reply, terminal.modes.kittyFlags != nil {
      awaitsKittyFlags = false
      grantedKittyFlags = flags
      if flags & TerminalModes.kittyEventTypes != 0 { apply(.keyReleasesReported) }
    }
    guard var probe else { return }
    let isFinished = probe.take(reply)
    self.probe = isFinished ? nil : probe
    if isFinished { try use(probe.capabilities) }
  }

  private mutating func use(_ capabilities: TerminalCapabilities) throws(TerminalError) {
    painter.synchronizes = capabilities.synchronizedOutput
    if capabilities.kittyKeyboard {
      awaitsKittyFlags = terminal.modes.kittyFlags == nil
      try terminal.speakKitty(flags: 7)
    }
    if let joins = capabilities.joinsClusters {
      let profile = WidthProfile(
        joinsClusters: joins, emojiVariationCells: capabilities.emojiSelectorWidth ?? 2)
      if profile != session.widths { apply(.widthsProbed(profile)) }
    }
  }

  private mutating func expire() throws(TerminalError) {
    let now = clock.now
    completeWords(now: now)
    if let deadline = decoder.deadline, deadline <= now {
      decoder.expire(now: now, into: &events)
      try deliver()
    }
    if var probe, probe.expire(now: now) {
      self.probe = nil
      try use(probe.capabilities)
    }
    // Not until none is due: one that comes again at once, as a long search does, is to keep no key waiting.
    for _ in 0..<timers.count where outcome == nil {
      if let timer = timers.popDue(now: now) { apply(.timer(timer)) }
    }
    // The start-up probe comes first: a tape is to find the terminal as a person does.
    if reel != nil, self.probe == nil { playTape() }
  }

  private mutating func readSignals() throws(TerminalError) {
    for signal in signals.drain() {
      switch signal {
      case SIGWINCH: apply(.resized(terminal.size))
      case SIGTSTP: try suspend()
      case SIGCONT: break
      default: outcome = .interrupted
      }
    }
  }

  /// Gives the terminal back, stops, and takes it again when continued.
  mutating func suspend() throws(TerminalError) {
    isSuspensionDue = false
    keepDraft()
    // Nobody knows for how long: the timer that would do it stands still, too.
    syncDraft()
    try terminal.leave(discardingInput: expectsReply)
    tell { (line) throws(SystemError) in try line.suspend() }
    guard outcome == nil else { return }
    try appear()
    apply(.appeared)
    refreshWords()
  }
}
