import Foundation
import KeylineScreen
import KeylineTestSupport

@testable import KeylineCore
@testable import keyline

/// A folder of `Tests/Scenarios`: what is there before, what is done, and what is there afterwards.
struct Scenario {
  /// The name of the folder says the behaviour.
  let name: String

  /// The checkout that the tests were built from.
  static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let folder = checkout.appendingPathComponent("Tests/Scenarios")

  /// The names of all scenarios, sorted; empty when the folder cannot be read.
  static var names: [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// How a run of a scenario ended.
  struct Result {
    var text: [UInt8]
    var screen: [String]
  }

  /// Plays the tape on the document, with the cursor at its end.
  ///
  /// - Throws: what the tape's lines throw, or an error of the file system.
  func play() throws -> Result {
    let words = try ScenarioWords(of: url)
    // The models are read when they are first asked.
    defer { withExtendedLifetime(words) {} }
    var player = try makePlayer(with: words)
    for line in try settingLines() + [Tape.Line(number: 0, command: .key(Self.toTheEnd))] {
      _ = try player.play(line)
    }
    for line in try Tape(parsing: String(decoding: bytes("keys"), as: UTF8.self)).lines {
      _ = try player.play(line)
    }
    return Result(text: player.keyboard.session.document.text.bytes, screen: player.screen)
  }

  /// The data folders of the checkout, without anybody's own.
  private static let folders = DataFolders(
    environment: ["KEYLINE_DATA_DIR": checkout.path, "HOME": "/nonexistent"],
    executable: "/nonexistent/bin/keyline")

  /// A player like that of `keyline play`, with the layouts of the checkout.
  static func player(document: [UInt8] = []) throws -> TapePlayer {
    try PlayRun(layouts: LayoutFiles(folders: folders)).player(document: document)
  }

  /// A player for the scenario's document, words, command line and replacements.
  private func makePlayer(with words: ScenarioWords?) throws -> TapePlayer {
    let run = PlayRun(layouts: LayoutFiles(folders: Self.folders))
    let plain = try run.player(document: try bytes("in")).keyboard.session
    var session = Session(
      document: plain.document, keyboards: plain.keyboards, settings: plain.settings, size: plain.size,
      privacy: try privacy())
    _ = session.reduce(.replacementsChanged(try replacements()), now: .zero)
    return TapePlayer(
      session: session, change: run.change, render: { Frame(rendering: $0).rowTexts }, words: words?.source)
  }

  /// What the options of the command line, in the file `options`, allow.
  private func privacy() throws -> Privacy {
    guard let line = try lines("options").first else { return Privacy() }
    guard case .write(let options) = try CommandLineParser.parse(line.split(separator: " ").map(String.init))
    else { throw TapeError(line: 1, reason: "options: \(line)") }
    return Privacy(
      purpose: options.purpose, hasFullAccess: options.fullAccess == true, isIncognito: options.isIncognito)
  }

  /// The lines of `replacements`, each `shortcut = text`.
  private func replacements() throws -> Replacements {
    Replacements(try pairs("replacements").map { try Replacement(shortcut: $0.name, text: $0.value) })
  }

  /// The bytes of one of the scenario's files.
  func bytes(_ file: String) throws -> [UInt8] { try Array(Data(contentsOf: url(file))) }

  /// The rows of the screen that are expected, nil when the scenario is only about the text.
  func expectedScreen() throws -> [String]? {
    guard FileManager.default.fileExists(atPath: url("screen").path) else { return nil }
    let rows = String(decoding: try bytes("screen"), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return rows.last == "" ? rows.dropLast() : rows
  }

  /// The lines of `settings`, each `name = value`, as lines of a tape.
  private func settingLines() throws -> [Tape.Line] {
    try pairs("settings").enumerated().map { index, pair in
      Tape.Line(number: index + 1, command: .set(name: pair.name, value: pair.value))
    }
  }

  /// The lines of a file, each `name = value`; none when there is no such file.
  private func pairs(_ file: String) throws -> [(name: String, value: String)] {
    try lines(file).enumerated().map { index, line in
      let parts = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2 else { throw TapeError(line: index + 1, reason: "\(file): \(line)") }
      return (parts[0], parts[1])
    }
  }

  /// The lines of a file that are not empty; none when there is no such file.
  private func lines(_ file: String) throws -> [Substring] {
    guard FileManager.default.fileExists(atPath: url(file).path) else { return [] }
    return String(decoding: try bytes(file), as: UTF8.self).split(separator: "\n")
  }

  private var url: URL { Self.folder.appendingPathComponent(name) }

  private func url(_ file: String) -> URL { url.appendingPathComponent(file) }

  private static let toTheEnd = KeyChord(.end, .control)
}
