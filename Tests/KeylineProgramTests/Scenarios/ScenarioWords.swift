import Foundation
import KeylineCore
import KeylineTestSupport

@testable import keyline

/// The models that a scenario's files `words.CODE` count out, as files that the real predictor maps.
struct ScenarioWords {
  /// What the keyboard asks.
  let source: WordSource
  /// Removed, with the models, when the run is over.
  private let folder: TemporaryFolder

  /// Builds the models of a scenario; nil when no file counts words, and the keyboard is one without any.
  ///
  /// - Parameter scenario: The scenario's folder.
  /// - Throws: A line that counts nothing, or an error of the file system.
  init?(of scenario: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: scenario.path)
      .filter { $0.hasPrefix("words.") }
    guard !files.isEmpty else { return nil }
    folder = try TemporaryFolder()
    for file in files {
      let counts = try String(contentsOf: scenario.appendingPathComponent(file), encoding: .utf8)
      try WordCounts(parsing: counts)
        .writeModel(of: String(file.dropFirst("words.".count)), below: folder.path)
    }
    // The program lies in a checkout, which has the layouts; the models are found before those of the checkout.
    let folders = DataFolders(
      environment: ["KEYLINE_DATA_DIR": folder.path, "HOME": "/nonexistent"],
      executable: Scenario.checkout.path + "/.build/debug/keyline")
    source = DeviceWords(models: WordModels(folders: folders), container: nil).source
  }
}
