import KeylineCore

/// The tests of layouts, from `layouts/tests/`.
struct LayoutTestFiles {
  let layouts: LayoutFiles

  /// Runs the tests of a layout.
  ///
  /// - Returns: What passed and what failed.
  /// - Throws: `CommandFailure` when there is no test or it cannot be read.
  func report(on layout: Layout) throws -> LayoutTestReport {
    let name = "layouts/tests/\(layout.id).json"
    guard let bytes = layouts.folders.contents(of: name) else {
      throw CommandFailure(message: "\(name): there is no test for this layout.")
    }
    do {
      return LayoutTestRunner.run(try LayoutTestReader.read(bytes, file: name), on: layout)
    } catch { throw CommandFailure(message: error.description) }
  }
}
