import KeylineCore

/// Any bytes, read as a layout, checked and laid out at odd sizes, with the tests that follow a zero byte typed
/// on it.
///
/// Nothing may trap, hang or leave the area; what the reader refuses ends there.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLayout(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = UnsafeBufferPointer(start: start, count: count).split(
    separator: 0, maxSplits: 1, omittingEmptySubsequences: false
  ).map { Array($0) }
  let layout = parts.first.flatMap(layout(reading:))
  if let test = parts.last.flatMap(test(reading:)) {
    let report = LayoutTestRunner.run(test, on: layout ?? emptyLayout(test.layoutID))
    precondition(isOneLine(report.description))
    for failure in report.failures { precondition(isOneLine(failure.description)) }
  }
  return 0
}

private func layout(reading bytes: [UInt8]) -> Layout? {
  do throws(LayoutError) {
    let layout = try LayoutReader.read(bytes, file: "fuzz")
    let problems = LayoutChecker.problems(of: layout, file: "fuzz")
    for problem in problems { precondition(isOneLine(problem.description)) }
    precondition(isAccepted(bytes) == problems.isEmpty, "what has problems must be refused, and nothing else")
    layOut(layout)
    return layout
  } catch {
    precondition(isOneLine(error.description))
    return nil
  }
}

private func isAccepted(_ bytes: [UInt8]) -> Bool {
  do throws(LayoutError) {
    _ = try LayoutReader.readChecked(bytes, file: "fuzz")
    return true
  } catch {
    precondition(isOneLine(error.description))
    return false
  }
}

private func test(reading bytes: [UInt8]) -> LayoutTest? {
  do throws(LayoutError) {
    return try LayoutTestReader.read(bytes, file: "fuzz")
  } catch {
    precondition(isOneLine(error.description))
    return nil
  }
}

private func layOut(_ layout: Layout) {
  for layer in layout.layers {
    for columns in [-1, 0, 1, 2, 7, 19, 40, 41, 80, 500] {
      for (lines, rowHeight) in [(0, 1), (1, 1), (4, 1), (12, 3), (300, 3)] {
        let geometry = GridGeometry(
          layer: layer, layout: layout, columns: columns, lines: lines, rowHeight: rowHeight)
        check(geometry, columns: columns, lines: lines)
      }
    }
  }
}

private func check(_ geometry: GridGeometry, columns: Int, lines: Int) {
  let frames = geometry.frames
  for frame in frames {
    precondition(frame.x >= 0 && frame.width >= 1 && frame.x + frame.width <= columns)
    precondition(frame.y >= 0 && frame.height >= 1 && frame.y + frame.height <= lines)
  }
  for (left, right) in zip(frames, frames.dropFirst()) where left.y == right.y {
    precondition(left.x + left.width <= right.x)
  }
  guard let middle = frames.isEmpty ? nil : frames[frames.count / 2] else { return }
  precondition(geometry.key(atColumn: middle.x, row: middle.y) == middle, "a key must be where it is drawn")
  for direction in GridDirection.allCases {
    guard let start = geometry.frame(of: middle.keyID), let next = geometry.key(direction, of: start.keyID)
    else { continue }
    precondition(frames.contains(next) && next != start, "a step must lead to another key")
  }
}

private func isOneLine(_ text: String) -> Bool {
  !text.isEmpty && !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
}

private func emptyLayout(_ id: String) -> Layout {
  Layout(
    id: id, version: "1.0.0", locale: "en", name: "Empty", layoutName: "QWERTY", indicator: "EN", keys: [],
    layers: [Layer(id: Layout.baseLayerID, rows: [["a", "b"]])])
}
