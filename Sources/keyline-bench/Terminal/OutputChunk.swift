/// What one read of the terminal brought.
struct OutputChunk {
  /// When it had been read.
  let time: ContinuousClock.Instant
  /// What it was.
  let bytes: [UInt8]
}
