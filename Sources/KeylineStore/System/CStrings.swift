import CLinux
import Glibc

/// Texts as a C program takes them: an array of pointers that ends with a null pointer.
enum CStrings {
  /// Lends the array to a call.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - body: The call; the pointers are valid only in it.
  /// - Returns: The call's result.
  static func with<Result>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
    pointers.initialize(repeating: nil, count: texts.count + 1)
    for (index, text) in texts.enumerated() { pointers[index] = strdup(text) }
    defer {
      for index in texts.indices { free(pointers[index]) }
      pointers.deallocate()
    }
    return body(pointers)
  }
}
