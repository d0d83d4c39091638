import Foundation

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
    var player = try Self.player(document: try bytes("in"))
    for line in try settingLines() + [Tape.Line(number: 0, command: .key(Self.toTheEnd))] {
      _ = try player.play(line)
    }
    for line in try Tape(parsing: String(decoding: bytes("keys"), as: UTF8.self)).lines {
      _ = try player.play(line)
    }
    return Result(text: player.keyboard.session.document.text.bytes, screen: player.screen)
  }

  /// A player like that of `keyline play`, with the layouts of the checkout.
  static func player(document: [UInt8] = []) throws -> TapePlayer {
    let environment = ["KEYLINE_DATA_DIR": checkout.path, "HOME": "/nonexistent"]
    let folders = DataFolders(environment: environment, executable: "/nonexistent/bin/keyline")
    return try PlayRun(layouts: LayoutFiles(folders: folders)).player(document: document)
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
    guard FileManager.default.fileExists(atPath: url("settings").path) else { return [] }
    let lines = String(decoding: try bytes("settings"), as: UTF8.self).split(separator: "\n")
    return try lines.enumerated().map { index, line in
      let parts = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2 else { throw TapeError(line: index + 1, reason: "settings: \(line)") }
      return Tape.Line(number: index + 1, command: .set(name: parts[0], value: parts[1]))
    }
  }

  private func url(_ file: String) -> URL {
    Self.folder.appendingPathComponent(name).appendingPathComponent(file)
  }

  private static let toTheEnd = KeyChord(.end, .control)
}
