import KeylineCore

/// Notes what becomes of the bytes that are read, while the inspector is open.
struct KeyTracer {
  private static let capacity = 200
  /// The last batches, the newest last.
  private(set) var entries: [KeyTrace] = []
  /// When the batch was read whose frame is still to be written.
  private var start: Duration?

  /// Bytes were read.
  mutating func read(_ bytes: ArraySlice<UInt8>, _ events: [InputEvent], at now: Duration) {
    let kept = Array(bytes.prefix(KeyTrace.mostBytes))
    entries.append(KeyTrace(bytes: kept, byteCount: bytes.count, events: events))
    if entries.count > Self.capacity { entries.removeFirst() }
    start = now
  }

  /// An event had effects.
  mutating func note(_ effects: [Effect]) {
    guard start != nil, !entries.isEmpty else { return }
    entries[entries.count - 1].effects += effects
  }

  /// The frame was written.
  ///
  /// - Returns: Whether it was that of a batch, which is complete now.
  mutating func wrote(at now: Duration) -> Bool {
    guard let start, !entries.isEmpty else { return false }
    entries[entries.count - 1].latency = now - start
    self.start = nil
    return true
  }
}
