import Foundation

/// A file that is removed with its last reference.
final class TemporaryModel {
  let path: String

  init(_ bytes: [UInt8]) throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent("model-\(UUID().uuidString).words").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
