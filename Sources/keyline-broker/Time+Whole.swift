import KeylineStore

extension Duration {
  /// Whole milliseconds, rounded down.
  var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}

extension UTCTime {
  /// Whole seconds since the beginning of 1970.
  var seconds: Int { Int(milliseconds / 1000) }
}
