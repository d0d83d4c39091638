import Glibc

/// The null-terminated arrays of C strings that `exec` takes.
enum CStringArray {
  /// Calls `body` with a copy of `strings`, valid only during the call.
  static func with<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let array = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() {
      (array + index).initialize(to: strdup(string))
    }
    (array + strings.count).initialize(to: nil)
    defer {
      for index in strings.indices { free(array[index]) }
      array.deallocate()
    }
    return body(array)
  }
}
