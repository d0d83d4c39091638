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
  /// - Returns: what is printed: the one screen that was asked for, or all of them with their names.
  /// - Throws: `CommandFailure` when a tape cannot be read or is not met.
  func run(_ options: PlayOptions) throws -> String {
    var screens = PlayedScreens(wanted: options.screen)
    for path in options.tapes {
      let file = try TapeFile(path: path)
      do {
        try screens.add(play(file.tape), of: path)
      } catch { throw file.failure(error) }
    }
    return screens.output
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

  private func play(_ tape: Tape) throws -> [(name: String, rows: [String])] {
    var player = try player()
    var screens: [(name: String, rows: [String])] = []
    for line in tape.lines {
      if case .screen(let name, let rows) = try player.play(line) { screens.append((name, rows)) }
    }
    return screens
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
