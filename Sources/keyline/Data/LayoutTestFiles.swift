import KeylineCore

/// The tests of layouts, from `layouts/tests/`.
struct LayoutTestFiles {
  let layouts: LayoutFiles

  /// Whether there is a test for a layout.
  func exist(for id: String) -> Bool { layouts.folders.contents(of: Self.name(for: id)) != nil }

  private static func name(for id: String) -> String { "layouts/tests/\(id).json" }

  /// Runs the tests of a layout.
  ///
  /// - Returns: What passed and what failed.
  /// - Throws: `CommandFailure` when there is no test or it cannot be read.
  func report(on layout: Layout) throws -> LayoutTestReport {
    let name = Self.name(for: layout.id)
    guard let bytes = layouts.folders.contents(of: name) else {
      throw CommandFailure(message: "\(layout.id): there is no test for this layout (\(name)).")
    }
    do {
      return LayoutTestRunner.run(try LayoutTestReader.read(bytes, file: name), on: layout)
    } catch { throw CommandFailure(message: error.description) }
  }
}
