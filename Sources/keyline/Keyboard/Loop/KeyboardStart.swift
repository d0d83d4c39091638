import Glibc
import KeylineCore
import KeylineScreen
import KeylineStore

/// Gathers what the keyboard's loop needs.
struct KeyboardStart {
  let options: WriteOptions
  let launcher: LauncherChannel
  let life: KeyboardLife
  private let environment = Environment.current

  init(options: WriteOptions, launcher: LauncherChannel, life: KeyboardLife = KeyboardLife()) {
    self.options = options
    self.launcher = launcher
    self.life = life
  }

  /// Opens the terminal for tapes: nothing of the person's is read but the theme, and no draft is kept.
  ///
  /// - Parameter playing: Which tapes, and how.
  /// - Returns: The loop, with the tapes in it.
  /// - Throws: `StartFailure`, `CommandFailure`, `TerminalError` or `SystemError`.
  func makeLoop(playing: PlayOptions) throws -> KeyboardLoop {
    // Before anything else is opened: their numbers would be given away otherwise.
    let handover = TerminalHandover.receive()
    let piped = try initialText()
    let folders = DataFolders(environment: environment, executable: Environment.executable)
    let files = SettingsFiles(
      environment: environment, names: folders.settingNames)
    let run = PlayRun(layouts: LayoutFiles(folders: folders))
    let recording = try openRecording(playing.cast.flatMap(RecordingPaths.init))
    let terminal = try Terminal(handover: handover)
    let watcher = try FileWatcher()
    let sandbox = try enterSandbox(files, reading: playing.tapes, isWanted: playing.usesSandbox)
    let reel = try TapeReel(playing, pipedText: piped, run: run)
    let name = files.load().settings.theme
    let (theme, _) = ThemeFiles(folders: folders).load(name)
    let painter = try Painter(
      output: terminal.output, environment: environment, size: terminal.size, theme: theme)
    let session = try run.session(size: terminal.size)
    var loop = try KeyboardLoop(
      session: session, terminal: terminal, painter: painter,
      appearance: Appearance(labels: LabelSet.detected(environment: environment, setting: nil)),
      theme: theme, launcher: launcher, signals: try SignalSource(Self.signals), watcher: watcher,
      settingsFiles: files, dataFolders: folders,
      drafts: DraftKeeper(container: nil, file: nil, identity: nil, base: .text(session.document.text)))
    loop.reel = reel
    loop.theme = name
    loop.clock.speed = playing.speed
    loop.apply(.sandboxed(sandbox))
    if let recording { loop.beginRecording(into: recording) }
    return loop
  }

  private static let signals = [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT]

  /// Opens files and terminal, and reads the settings.
  ///
  /// - Throws: `StartFailure`, `TerminalError` or `SystemError`.
  func makeLoop() throws -> KeyboardLoop {
    // As above: before anything else is opened.
    let handover = TerminalHandover.receive()
    let piped = try initialText()
    let folders = DataFolders(environment: environment, executable: Environment.executable)
    var files = SettingsFiles(
      environment: environment, flags: options.settings, firstLayout: options.layout,
      configuration: options.configuration, names: folders.settingNames)
    // Before anything is read, so that no change is missed.
    let watcher = try watcher(folders, files)
    let opened = try openFile()
    // A recording is that of one keyboard: what it showed is whole, and not to be written over.
    let recording = life.deaths == 0 ? try openRecording(options.recording) : nil
    let terminal = try Terminal(handover: handover)
    if options.usesSandbox { Sandbox.prepareContainers(environment: environment) }
    let sandbox = try enterSandbox(
      files, reading: file.map { [$0] } ?? [], isWanted: options.usesSandbox)
    let (settings, settingsProblems) = load(&files)
    try limitMemory(settings.emulation)
    let layouts = try firstLayouts(of: settings, in: LayoutFiles(folders: folders))
    let (document, identity, hash) = makeDocument(opened, piped)
    let labels = LabelSet.detected(environment: environment, setting: nil)
    let (theme, themeProblem) = ThemeFiles(folders: folders).load(settings.theme)
    let painter = try Painter(
      output: terminal.output, environment: environment, size: terminal.size, theme: theme)
    let access = files.sharedContainer.map(FullAccess.init)
    let session = Session(
      document: document, fileName: file, keyboards: layouts, settings: settings, size: terminal.size,
      privacy: privacy(access),
      showsHints: FirstStart.isFirst(files.ownContainer))
    let path = file.map(RealPath.of)
    let isSecret = session.purpose == .password
    var loop = try KeyboardLoop(
      session: session, terminal: terminal, painter: painter, appearance: Appearance(labels: labels),
      theme: theme, launcher: launcher, signals: try SignalSource(Self.signals), watcher: watcher,
      settingsFiles: files, dataFolders: folders,
      drafts: DraftKeeper(
        container: isSecret ? nil : files.ownContainer, file: path, identity: identity,
        base: DraftBase(document.text, hash: hash)))
    loop.fileIdentity = identity
    loop.apply(.sandboxed(sandbox))
    if let recording { loop.beginRecording(into: recording) }
    loop.lastProblem = ProblemSummary.sentence(settingsProblems)
    loop.access = options.fullAccess == nil ? access : nil
    if files.ownContainer == nil {
      loop.apply(.notice("No draft is kept: there is no place for one; set HOME."))
    }
    if let draft = life.draft {
      loop.resume(draft: draft)
    } else if !isSecret {
      loop.offerDraft()
    }
    if let problem = ProblemSummary.sentence(settingsProblems + [themeProblem].compactMap { $0 }) {
      loop.apply(.notice(problem))
    }
    if file != nil, !piped.isEmpty, life.draft == nil { try begin(with: piped, in: &loop) }
    loop.apply(.started(after: life.deaths))
    return loop
  }

  /// Reads the settings; without those of the app where that is emulated to be out of reach.
  private func load(_ files: inout SettingsFiles) -> (settings: Settings, problems: [String]) {
    let loaded = files.load()
    let emulation = loaded.settings.emulation
    guard emulation.isWithoutApp else { return loaded }
    // The rule may be one of the app's settings itself.
    files.flags["emulate"] = SettingFlag(option: "--emulate", value: emulation.rules.joined(separator: ","))
    files.isAppReachable = false
    return files.load()
  }

  /// Lets the kernel refuse what is beyond the emulated memory.
  private func limitMemory(_ emulation: Emulation) throws {
    guard let megabytes = emulation.megabytes else { return }
    try launcher.announceLimit(megabytes: megabytes)
    guard MemoryLimit.set(megabytes: megabytes) else {
      throw StartFailure(sentence: "the kernel refuses the emulated limit memory:\(megabytes); leave it out")
    }
  }

  /// What the person allows for this run.
  private func privacy(_ access: FullAccess?) -> Privacy {
    Privacy(
      purpose: options.purpose, hasFullAccess: options.fullAccess ?? (access?.isGranted == true),
      isAccessForRun: options.fullAccess == true, isIncognito: options.isIncognito)
  }

  /// The layout that is drawn first; all of them where it cannot be read.
  ///
  /// The others are read once the first frame is shown: a start is felt, and each costs it a few milliseconds.
  private func firstLayouts(of settings: Settings, in files: LayoutFiles) throws -> [Layout] {
    let last = settings.lastLayout.flatMap { settings.keyboards.contains($0) ? $0 : nil }
    let first = files.load([last ?? settings.keyboards[0]]).layouts
    if !first.isEmpty { return first }
    let enabled = files.load(settings.keyboards)
    // Settings that name no usable layout must not keep anyone from writing; what is wrong is said later.
    let all = enabled.layouts.isEmpty ? files.load(Settings.standard.keyboards).layouts : enabled.layouts
    let problems = enabled.problems
    guard !all.isEmpty else {
      throw StartFailure(sentence: problems.first ?? "no layout is enabled; see the setting keyboards")
    }
    return all
  }

  /// FILE as the person gave it; nil for a text that goes to standard output.
  private var file: String? { options.file == "-" ? nil : options.file }

  /// Reads FILE, before the sandbox makes a missing right of every reason not to.
  private func openFile() throws(StartFailure) -> OpenedFile? {
    do throws(FileOpenError) {
      return try file.map { (path) throws(FileOpenError) in try FileReader.open(path) }
    } catch {
      throw StartFailure(sentence: error.message)
    }
  }

  /// Opens the files of a recording, which may lie where the sandbox lets nothing be written.
  private func openRecording(_ paths: RecordingPaths?) throws(StartFailure) -> RecordingFiles? {
    do throws(LineFile.Failure) {
      return try paths.map { (paths) throws(LineFile.Failure) in try RecordingFiles(paths) }
    } catch {
      throw StartFailure(sentence: "nothing can be recorded: \(error.message)")
    }
  }

  /// The text to begin with, what FILE was, and the fingerprint of the text.
  private func makeDocument(
    _ opened: OpenedFile?, _ piped: [UInt8]
  ) -> (TextDocument, FileIdentity?, hash: UInt64) {
    guard let opened else { return (TextDocument(PieceTree(piped)), nil, ContentHash.of(piped)) }
    let hash = opened.identity?.hash ?? ContentHash.of(opened.bytes)
    var document = TextDocument(PieceTree(opened.bytes))
    // As in every editor; what is piped in is gone on with at its end.
    document.select(TextSelection(caret: document.contentStart))
    return (document, opened.identity, hash)
  }

  /// Enters the sandbox: from here on, what is opened is what the rules allow.
  ///
  /// - Parameters:
  ///   - settings: Where settings are read from.
  ///   - names: The files that the command line names.
  ///   - isWanted: Whether the person has left it on.
  /// - Returns: How much the kernel fences in.
  /// - Throws: `StartFailure` when there would be a way to the network.
  private func enterSandbox(
    _ settings: SettingsFiles, reading names: [String], isWanted: Bool
  ) throws(StartFailure) -> SandboxStatus {
    guard isWanted else { return .off }
    do throws(SyscallFilter.Failure) {
      return try Sandbox.keyboard(environment: environment, settings: settings, files: names).enter()
    } catch {
      throw StartFailure(sentence: Sandbox.refusal(error))
    }
  }

  /// Puts a text that was piped in into a FILE that has none, as the first change to it.
  private func begin(with piped: [UInt8], in loop: inout KeyboardLoop) throws(StartFailure) {
    guard loop.session.document.text.byteCount == 0 else {
      throw StartFailure(sentence: UsageError.twoTexts(file: file ?? "").problem)
    }
    loop.apply(.draftRecovered(piped))
  }

  /// What was piped in; the launcher hands it over as a memory file.
  private func initialText() throws -> [UInt8] {
    let descriptor = LauncherChannel.initialTextDescriptor
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { return [] }
    return try Descriptor(adopting: descriptor).readAll(limit: FileReader.limit) ?? []
  }

  private func watcher(_ folders: DataFolders, _ files: SettingsFiles) throws -> FileWatcher {
    let watcher = try FileWatcher()
    for folder in folders.paths {
      watcher.watch(folder: folder + "/layouts")
      watcher.watch(folder: folder + "/themes")
    }
    for path in files.paths {
      for place in Set([path, RealPath.of(path)]) {
        watcher.watch(folder: String(place[..<(place.lastIndex(of: "/") ?? place.endIndex)]))
      }
    }
    return watcher
  }
}
