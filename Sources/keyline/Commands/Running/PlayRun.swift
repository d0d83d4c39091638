import KeylineCore
import KeylineScreen
import KeylineStore

/// `keyline play`: tapes on a keyboard with a virtual clock.
struct PlayRun {
  let layouts: LayoutFiles

  /// Plays tapes one after the other, each on a fresh keyboard.
  ///
  /// - Returns: what is printed: the one screen that was asked for, or all of them with their names.
  func run(_ options: PlayOptions) throws -> String {
    var output = ""
    for path in options.tapes {
      let screens = try play(path)
      guard let wanted = options.screen else {
        output += screens.map { "--- \($0.name)\n\($0.text)" }.joined()
        continue
      }
      guard let screen = screens.last(where: { $0.name == wanted }) else {
        let nearest = NearestName.find(wanted, in: screens.map(\.name)).map { "; did you mean \($0)?" } ?? ""
        throw CommandFailure(message: "\(path): no screen is called \(wanted)\(nearest)")
      }
      output += screen.text
    }
    return output
  }

  private func play(_ path: String) throws -> [(name: String, text: String)] {
    let text: String
    do {
      guard let bytes = try AtomicFile(path == "-" ? "/dev/stdin" : path).read() else {
        throw CommandFailure(message: "\(path): there is no such tape.")
      }
      text = String(decoding: bytes, as: UTF8.self)
    } catch let error as ContainerError { throw CommandFailure(message: error.message) }
    var screens: [(name: String, text: String)] = []
    do {
      let tape = try Tape(parsing: text)
      var player = try player()
      for line in tape.lines {
        if case .screen(let name, let rows) = try player.play(line) {
          screens.append((name, rows.joined(separator: "\n") + "\n"))
        }
      }
    } catch let error as TapeError {
      throw CommandFailure(message: "\(path):\(error.line): \(error.reason)")
    } catch let failure as TapeFailure {
      throw CommandFailure(
        message:
          "\(path):\(failure.line): not as expected\nexpected: \(failure.expected)\ngot:\n\(failure.got)")
    }
    return screens
  }

  /// A player with the settings of a fresh machine, so that a tape means the same everywhere.
  func player(document: [UInt8] = []) throws -> TapePlayer {
    let (keyboards, problems) = layouts.load(Settings.standard.keyboards)
    guard !keyboards.isEmpty else { throw CommandFailure(message: problems.first ?? "There are no layouts.") }
    let session = Session(
      document: TextDocument(PieceTree(document)), keyboards: keyboards, settings: .standard,
      size: ScreenSize(columns: 80, rows: 24))
    return TapePlayer(session: session, change: change, render: { Frame(rendering: $0).rowTexts })
  }

  /// Changes a setting, and with the setting `keyboards` the layouts.
  var change: Tape.Line.Change {
    { settings, name, value throws(TapeError) in
      let changed: Settings
      do throws(SettingsProblem) {
        changed = try settings.setting(name, to: value)
      } catch { throw TapeError(line: 0, reason: error.description) }
      let events = [Event.settingsChanged(changed, problems: [])]
      guard changed.keyboards != settings.keyboards else { return events }
      let (keyboards, problems) = layouts.load(changed.keyboards)
      if let problem = problems.first { throw TapeError(line: 0, reason: problem) }
      return events + [.layoutsChanged(keyboards, problem: nil)]
    }
  }
}
