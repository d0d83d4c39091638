import KeylineCore

/// The tests of layouts, from `layouts/tests/`.
struct LayoutTestFiles {
  let layouts: LayoutFiles

  /// Runs the test of a layout.
  ///
  /// - Returns: The first failure, nil when all is well.
  /// - Throws: `CommandFailure` when there is no test or it cannot be read.
  func failure(of layout: Layout) throws -> String? {
    let name = "layouts/tests/\(layout.id).json"
    guard let bytes = layouts.folders.contents(of: name) else {
      throw CommandFailure(message: "\(name): there is no test for this layout.")
    }
    do { return try LayoutTest(reading: bytes, file: name).failure(on: layout) } catch {
      throw CommandFailure(message: error.description)
    }
  }
}
