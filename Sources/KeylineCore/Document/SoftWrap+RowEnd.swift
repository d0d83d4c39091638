extension SoftWrap {
  /// Where the row that begins at an index ends.
  func rowEnd(in bytes: [UInt8], from start: Int) -> Int {
    simpleRowEnd(in: bytes, from: start) ?? clusteredRowEnd(in: bytes, from: start)
  }

  /// The same, grapheme by grapheme.
  func clusteredRowEnd(in bytes: [UInt8], from start: Int) -> Int {
    var column = 0
    var lastBreak = start
    var previousWasBlank = false
    for cluster in ClusterScanner(bytes, from: start) {
      let isBlank = cluster.isBlank
      if previousWasBlank && !isBlank { lastBreak = cluster.range.lowerBound }
      previousWasBlank = isBlank
      if isBlank && column >= width { continue }
      let cells = drawing.cells(of: cluster, at: column)
      if column + cells > width && !isBlank {
        return lastBreak > start ? lastBreak : cluster.range.lowerBound
      }
      column += cells
    }
    return bytes.count
  }

  /// The same for a row of simple text followed by more of it, where no grapheme need be found; nil for others.
  func simpleRowEnd(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var column = 0
      var index = start
      var lastBreak = start
      var previousWasBlank = false
      while index < bytes.count {
        guard let scalar = SimpleScalar(bytes, at: index), scalar.width <= width else { return nil }
        let isBlank = scalar.value == 0x20
        if previousWasBlank, !isBlank { lastBreak = index }
        previousWasBlank = isBlank
        if column + scalar.width > width {
          // A blank hangs at the edge.
          guard !isBlank else { return nil }
          return lastBreak > start ? lastBreak : index
        }
        column += scalar.width
        index += scalar.byteCount
      }
      return bytes.count
    }
  }
}
