import Glibc
import KeylineCore
import KeylineScreen

/// `keyline play`: tapes on a keyboard with a virtual clock, or on the real one before someone's eyes.
struct PlayRun {
  let layouts: LayoutFiles
  /// The models of the on-device predictor; nil to play without words.
  var models: WordModels?

  /// Plays tapes one after the other, each on a fresh keyboard with a virtual clock.
  ///
  /// - Returns: what is printed: the screens of one tape, or a line for each of several.
  /// - Throws: `CommandFailure` that says all that is not as the tapes expect it.
  func run(_ options: PlayOptions) throws(CommandFailure) -> String {
    var tapes: [PlayedTape] = []
    for path in try TapePaths.expand(options.tapes) { tapes.append(try play(path)) }
    if let path = options.junit { try OperandFile(path).replace(JUnitReport(tapes: tapes).xml) }
    let report = PlayReport(tapes: tapes, screen: options.screen)
    if options.updates, let news = try update(tapes) { throw news }
    if let failure = try report.failure() { throw failure }
    return try report.output()
  }

  /// Writes tapes anew; nil where there is nothing to be written.
  private func update(_ tapes: [PlayedTape]) throws(CommandFailure) -> CommandFailure? {
    var details: [String] = []
    for tape in tapes {
      let lines = try TapeUpdate.run(tape)
      if !lines.isEmpty {
        details.append("\(tape.path): lines " + lines.map(String.init).joined(separator: ", "))
      }
    }
    guard !details.isEmpty else { return nil }
    let number = details.count == 1 ? "1 tape was" : "\(details.count) tapes were"
    return CommandFailure(message: "\(number) written anew: look at the changes.", details: details)
  }

  /// Plays tapes in the terminal, on the keyboard that people write with.
  ///
  /// - Returns: the exit status.
  static func launch(_ options: PlayOptions, arguments: [String]) -> Int32 {
    // Standard input is the tape `-` or nothing to us: a list that names the tapes is its reader's.
    if !options.tapes.contains("-"), isatty(STDIN_FILENO) != 1 {
      let nothing = open("/dev/null", O_RDONLY)
      if nothing > STDIN_FILENO {
        dup2(nothing, STDIN_FILENO)
        close(nothing)
      }
    }
    return Launcher.run(
      LaunchPlan(arguments: arguments, remedy: "play in a terminal, or without one: --headless"))
  }

  /// Plays one tape to its end, or to the first line that cannot be played.
  private func play(_ path: String) throws(CommandFailure) -> PlayedTape {
    var played = PlayedTape(path: path)
    let file: TapeFile
    do throws(CommandFailure) { file = try TapeFile(path: path) } catch {
      played.faults.append(TapeFault(message: error.message))
      return played
    }
    var player = try player()
    for line in file.tape.lines {
      do {
        if case .screen(let name, let rows) = try player.play(line) { played.screens.append((name, rows)) }
      } catch let failure as TapeFailure {
        played.faults.append(TapeFault(failure, of: file, before: player.screenBefore, after: player.screen))
        // What was waited for would be missed by everything behind it.
        if case .wait = failure.reason { break }
      } catch {
        played.faults.append(TapeFault(message: file.failure(error).message))
        break
      }
    }
    played.duration = player.keyboard.now
    return played
  }

  /// A player with the settings of a fresh machine, so that a tape means the same everywhere.
  func player(document: [UInt8] = []) throws(CommandFailure) -> TapePlayer {
    let session = try session(document: document, size: ScreenSize(columns: 80, rows: 24))
    // A tape knows nobody's words, and nobody's keyboard learns from it.
    let words = models.map { DeviceWords(models: $0, container: nil).source }
    return TapePlayer(
      session: session, change: change, render: { Frame(rendering: $0).rowTexts }, words: words)
  }

  /// A session with the settings of a fresh machine.
  func session(document: [UInt8] = [], size: ScreenSize) throws(CommandFailure) -> Session {
    let (keyboards, problems) = layouts.load(Settings.standard.keyboards)
    guard !keyboards.isEmpty else { throw CommandFailure(message: problems.first ?? "There are no layouts.") }
    return Session(
      document: TextDocument(PieceTree(document)), keyboards: keyboards, settings: .standard, size: size)
  }

  /// Changes a setting, and with the setting `keyboards` the layouts.
  var change: Tape.Line.Change {
    { settings, name, value throws(TapeError) in
      let changed: Settings
      do throws(SettingsProblem) {
        changed = try settings.setting(name, to: value)
      } catch { throw TapeError(line: 0, reason: error.sentence(from: "")) }
      let events = [Event.settingsChanged(changed, problems: [])]
      guard changed.keyboards != settings.keyboards else { return events }
      let (keyboards, problems) = layouts.load(changed.keyboards)
      if let problem = problems.first { throw TapeError(line: 0, reason: problem) }
      return events + [.layoutsChanged(keyboards, problem: nil)]
    }
  }
}
