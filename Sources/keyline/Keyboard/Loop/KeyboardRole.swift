import Glibc
import KeylineCore
import KeylineScreen
import KeylineStore

/// The keyboard's role of the program: sets everything up, runs the loop, tells the launcher how it ended.
enum KeyboardRole {
  /// Runs the role.
  ///
  /// - Parameters:
  ///   - options: What the command line asks for.
  ///   - plan: What the launcher hands over.
  ///   - launcher: The socket to it.
  /// - Returns: The exit status.
  static func run(_ options: WriteOptions, plan: KeyboardPlan, launcher: LauncherChannel) -> Int32 {
    ProcessHardening.apply()
    do {
      let loop = try makeLoop(options, plan: plan, launcher: launcher)
      let outcome = try loop.run()
      launcher.finish(outcome, text: resultText(of: loop, outcome), draft: loop.drafts.journal?.path)
      loop.drafts.end(outcome)
      return 0
    } catch let failure as StartFailure {
      launcher.fail(failure.sentence)
    } catch let error as TerminalError {
      launcher.fail(error.description)
    } catch {
      preconditionFailure("only start and terminal errors are thrown here")
    }
    return 1
  }

  /// The text that goes to standard output: only when there is no file to hold it.
  private static func resultText(of loop: KeyboardLoop, _ outcome: Outcome) -> PieceTree? {
    outcome == .done && loop.session.fileName == nil ? loop.session.document.text : nil
  }

  private static func makeLoop(
    _ options: WriteOptions, plan: KeyboardPlan, launcher: LauncherChannel
  ) throws -> KeyboardLoop {
    let environment = Environment.current
    let folders = DataFolders(environment: environment, executable: Environment.executable)
    let files = SettingsFiles(
      environment: environment, flags: options.flags, configuration: options.configuration)
    let (settings, settingsProblems) = files.load()
    let (layouts, layoutProblems) = LayoutFiles(folders: folders).load(settings.keyboards)
    guard !layouts.isEmpty else {
      throw StartFailure(
        sentence: layoutProblems.first ?? "No layout is enabled: see the setting `keyboards`.")
    }
    let (document, identity) = try openDocument(options.file, plan: plan)
    let own = try? Container(.own, environment: environment)
    let terminal = try Terminal()
    let labels = LabelSet.detected(
      environment: environment, setting: settings.usesASCIILabels ? .ascii : nil)
    let theme = ThemeFiles(folders: folders).load(settings.theme)
    let painter = try Painter(
      output: terminal.output, environment: environment, size: terminal.size, theme: theme.theme)
    let session = Session(
      document: document, fileName: plan.file, keyboards: layouts, settings: settings, size: terminal.size,
      showsHints: FirstStart.isFirst(own))
    let watcher = FileWatcher()
    for folder in folders.paths { watcher.watch(folder: folder + "/layouts") }
    for path in files.paths {
      watcher.watch(folder: String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
    }
    let absolute = plan.file.map(Environment.absolutePath)
    let loop = KeyboardLoop(
      session: session, terminal: terminal, painter: painter, labels: labels, launcher: launcher,
      signals: SignalSource([SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT]), watcher: watcher,
      settingsFiles: files, dataFolders: folders,
      drafts: DraftKeeper(container: own, file: absolute, identity: identity, base: document.text))
    let problems = settingsProblems + layoutProblems + (theme.problem.map { [$0] } ?? [])
    if let problem = problems.first { loop.apply(.notice(problem)) }
    if let own { loop.offerDraft(from: DraftShelf(own), file: absolute, identity: identity) }
    return loop
  }

  private static func openDocument(
    _ file: String?, plan: KeyboardPlan
  ) throws -> (TextDocument, FileIdentity?) {
    guard let path = plan.file else {
      return (TextDocument(PieceTree(try plan.initialBytes())), nil)
    }
    do throws(FileOpenError) {
      let opened = try FileReader.open(path)
      return (TextDocument(PieceTree(opened.bytes)), opened.identity)
    } catch {
      throw StartFailure(sentence: error.message)
    }
  }
}

/// Why the keyboard cannot start: one sentence with what, where, and what to do.
struct StartFailure: Error {
  let sentence: String
}
