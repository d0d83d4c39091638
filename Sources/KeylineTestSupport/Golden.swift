import Foundation

/// Texts that are compared, byte for byte, with files kept beside the tests.
///
/// With `RECORD_GOLDEN=1` the file is written anew and the test *fails*, so that a new golden file cannot
/// pass unseen: look at the difference, then run again.
public enum Golden {
  /// Why a text did not pass.
  public enum Failure: Error, CustomStringConvertible {
    /// The file was written from the text.
    case recorded(path: String)
    /// There is no file yet.
    case missing(path: String, actual: String)
    /// The text is not that of the file.
    case mismatch(path: String, expected: String, actual: String, firstLine: Int)

    /// The file, and both texts in full.
    public var description: String {
      switch self {
      case .recorded(let path):
        "recorded \(path); look at it, then run again without RECORD_GOLDEN"
      case .missing(let path, let actual):
        "no golden file \(path); run with RECORD_GOLDEN=1 to record:\n\(actual)"
      case .mismatch(let path, let expected, let actual, let firstLine):
        """
        differs from \(path) at line \(firstLine)
        ---- expected ----
        \(expected)
        ---- actual ----
        \(actual)
        """
      }
    }
  }

  /// Compares a text with a file of `Tests/Golden`, whose folders mirror those of the tests.
  ///
  /// - Parameters:
  ///   - actual: The text.
  ///   - name: The file's name, with its extension.
  ///   - testFile: The test's own file.
  /// - Throws: `Golden.Failure` when they differ, or when the file was recorded.
  public static func check(_ actual: String, _ name: String, testFile: String = #filePath) throws {
    let folder = folder(forTest: testFile)
    let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
    try check(actual, against: folder.appendingPathComponent(name), recording: isRecording)
  }

  /// The folder of a test's files: `Tests/Golden/A/B` for `Tests/A/B/SomeTests.swift`.
  ///
  /// They lie outside the test targets, where SwiftPM would take them for resources nobody declared.
  private static func folder(forTest path: String) -> URL {
    var parts = URL(fileURLWithPath: path).deletingLastPathComponent().pathComponents
    let root = parts.lastIndex(of: "Tests")
    precondition(root != nil, "a test lies below the folder Tests")
    parts.insert("Golden", at: (root ?? 0) + 1)
    return URL(fileURLWithPath: NSString.path(withComponents: parts))
  }

  /// Compares a text with a file, or records it.
  static func check(_ actual: String, against file: URL, recording: Bool) throws {
    if recording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
      throw Failure.recorded(path: file.path)
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw Failure.missing(path: file.path, actual: actual)
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    // Compared as bytes: Swift calls canonically equivalent strings equal.
    guard Array(expected.utf8) != Array(actual.utf8) else { return }
    throw Failure.mismatch(
      path: file.path, expected: expected, actual: actual,
      firstLine: firstDifference(expected, actual))
  }

  /// The number, counted from 1, of the first line that differs.
  private static func firstDifference(_ left: String, _ right: String) -> Int {
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    return 1 + zip(lines(left), lines(right)).prefix { Array($0.utf8) == Array($1.utf8) }.count
  }
}
