import Glibc
import KeylineCore
import KeylineScreen
import KeylineStore

/// `keyline play`: tapes on a keyboard with a virtual clock, or on the real one before someone's eyes.
struct PlayRun {
  let layouts: LayoutFiles
  /// The models of the on-device predictor; nil to play without words.
  var models: WordModels?

  /// Does with tapes what is asked for; what is drawn and recorded has no other output.
  ///
  /// - Parameters:
  ///   - options: Which tapes, and what is to become of them.
  ///   - themes: Where themes are.
  /// - Returns: what is printed.
  /// - Throws: `CommandFailure` that says what is not as the tapes expect it, or cannot be written.
  func run(_ options: PlayOptions, themes: ThemeFiles) throws -> String {
    if options.measures { return try measure(options, themes: themes) }
    let isDrawn = options.still != nil || options.film != nil
    if isDrawn { try draw(options, themes: themes) }
    if let path = options.cast { try record(options, into: path, themes: themes) }
    let isDone = isDrawn || options.cast != nil
    return isDone && options.junit == nil && !options.updates ? "" : try run(options)
  }

  /// Plays tapes one after the other, each on a fresh keyboard with a virtual clock.
  ///
  /// - Returns: what is printed: the screens of one tape, or a line for each of several.
  /// - Throws: `CommandFailure` that says all that is not as the tapes expect it.
  private func run(_ options: PlayOptions) throws(CommandFailure) -> String {
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
    let others = tapes.flatMap(\.faults).filter { $0.correction == nil }.flatMap { [$0.message] + $0.details }
    let number = details.count == 1 ? "1 tape was" : "\(details.count) tapes were"
    return CommandFailure(message: "\(number) written anew: look at the changes.", details: details + others)
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

  /// Records what a tape shows.
  ///
  /// - Parameters:
  ///   - options: Which tape.
  ///   - path: Where the cast goes.
  ///   - themes: Where themes are.
  /// - Throws: `CommandFailure` when the tape is not met, or nothing can be written.
  private func record(_ options: PlayOptions, into path: String, themes: ThemeFiles) throws(CommandFailure) {
    let file = try TapeFile(path: options.tapes[0])
    do {
      try TapeRecording.run(
        try film(of: file.tape), into: path, theme: themes.load(Settings.standard.theme).theme)
    } catch let failure as LineFile.Failure {
      throw CommandFailure(message: "Nothing can be recorded: \(failure.message)")
    } catch { throw file.failure(error) }
  }

  /// Draws pictures of a tape.
  ///
  /// - Parameters:
  ///   - options: Which tape, and which pictures.
  ///   - themes: Where themes are.
  /// - Throws: `CommandFailure` when the tape is not met, there is no such theme, or nothing can be written.
  private func draw(_ options: PlayOptions, themes: ThemeFiles) throws(CommandFailure) {
    let name = options.theme ?? Settings.standard.theme
    let (theme, problem) = themes.load(name)
    if let problem { throw CommandFailure(message: problem) }
    let file = try TapeFile(path: options.tapes[0])
    let pictures = TapePictures(
      still: options.still, film: options.film, screen: options.screen,
      colors: PictureColors(theme: theme, ground: PictureColors.Ground(rawValue: name) ?? .dark))
    do {
      try pictures.draw(try film(of: file.tape), title: "Keyline: \(file.title)")
    } catch { throw file.failure(error) }
  }

  /// What the keys of tapes cost.
  ///
  /// - Returns: A table for each tape, or JSON.
  /// - Throws: `CommandFailure` when a tape is not met.
  private func measure(_ options: PlayOptions, themes: ThemeFiles) throws -> String {
    let theme = themes.load(Settings.standard.theme).theme
    let tapes = try TapePaths.expand(options.tapes).map { path in
      let file = try TapeFile(path: path)
      do {
        return (path, try TapeMeasurement(file.tape, run: self, theme: theme))
      } catch { throw file.failure(error) }
    }
    let report = MeasurementReport(tapes: tapes)
    return options.asJSON ? try report.json() : report.text
  }

  /// A tape on a fresh keyboard, to be played at the pace of a person.
  ///
  /// - Parameters:
  ///   - tape: The tape.
  ///   - through: What stands between the keyboard and the predictor.
  /// - Returns: The tape, at its beginning.
  /// - Throws: `CommandFailure` where there are no layouts.
  func film(of tape: Tape, words through: (WordSource) -> WordSource = { $0 }) throws(CommandFailure)
    -> TapeFilm
  {
    let session = try session(size: Self.size)
    return TapeFilm(
      tape, on: VirtualKeyboard(session: session, words: words.map(through)), change: change,
      render: { Frame(rendering: $0).rowTexts })
  }

  /// The size of a screen that no tape has chosen.
  private static let size = ScreenSize(columns: 80, rows: 24)

  /// The predictor, which knows nobody's words, and learns nothing for anyone.
  private var words: WordSource? { models.map { DeviceWords(models: $0, container: nil).source } }

  /// A player with the settings of a fresh machine, so that a tape means the same everywhere.
  func player(document: [UInt8] = []) throws(CommandFailure) -> TapePlayer {
    let session = try session(document: document, size: Self.size)
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
