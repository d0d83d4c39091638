/// What the terminal answers to queries, collected from a callback of libvterm.
///
/// Libvterm's own buffer holds a few answers and drops the rest.
final class AnswerQueue {
  private var bytes: [UInt8] = []

  /// The pointer that `append` finds the queue by; valid as long as the queue lives.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Adds an answer.
  ///
  /// - Parameters:
  ///   - text: The answer's bytes.
  ///   - count: How many they are.
  ///   - pointer: The `pointer` of the queue.
  static func append(_ text: UnsafePointer<CChar>?, count: Int, to pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    let queue = Unmanaged<AnswerQueue>.fromOpaque(pointer).takeUnretainedValue()
    queue.bytes += UnsafeBufferPointer(start: text, count: count).map(UInt8.init(bitPattern:))
  }

  /// Takes all answers out.
  ///
  /// - Returns: Their bytes.
  func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
