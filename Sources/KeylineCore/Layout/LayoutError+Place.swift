extension LayoutError {
  /// The same error at a key.
  func inKey(_ id: String) -> LayoutError {
    var copy = self
    copy.key = id
    return copy
  }

  /// The same error in a layer.
  func inLayer(_ id: String) -> LayoutError {
    var copy = self
    copy.layer = id
    return copy
  }

  /// The same place with another reason.
  func with(_ reason: Reason) -> LayoutError {
    var copy = self
    copy.reason = reason
    return copy
  }
}
