import Foundation

/// A folder that is removed, with all in it, when the last user lets go of it.
public final class TemporaryFolder: Sendable {
  /// The folder's absolute path.
  public let path: String

  /// Creates an empty folder with a name of its own.
  ///
  /// - Throws: The file system's error.
  public init() throws {
    // Unix socket paths are limited to 108 bytes: keep the name short.
    let name = "keyline-" + UUID().uuidString.prefix(8)
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {
      // A test may have removed it, or taken the right to: what is left lies in the system's temporary folder.
    }
  }

  /// The absolute path of a file in the folder.
  ///
  /// - Parameter name: The file's name.
  /// - Returns: The path.
  public func path(of name: String) -> String { path + "/" + name }

  /// Makes a folder, and those it is in.
  ///
  /// - Parameter name: The folder's name.
  /// - Throws: The file system's error.
  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(of: name), withIntermediateDirectories: true)
  }

  /// Writes a file, with the folders above it.
  ///
  /// - Parameters:
  ///   - contents: The file's bytes.
  ///   - name: The file's name, with slashes between the folders above it.
  /// - Returns: The file's absolute path.
  /// - Throws: The file system's error.
  @discardableResult
  public func write(_ contents: [UInt8], to name: String) throws -> String {
    let url = URL(fileURLWithPath: path(of: name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents).write(to: url)
    return path(of: name)
  }

  /// Writes a text file.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - name: The file's name.
  /// - Returns: The file's absolute path.
  /// - Throws: The file system's error.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Reads a file.
  ///
  /// - Parameter name: The file's name.
  /// - Returns: The file's bytes.
  /// - Throws: The file system's error.
  public func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
  }
}
