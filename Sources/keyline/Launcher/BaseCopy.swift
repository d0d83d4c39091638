import Glibc
import KeylineStore

/// The copying of a large text that a draft begins with, a few MiB at a time between the requests.
struct BaseCopy {
  /// How it stands.
  enum State {
    case copying
    /// The whole text is on the disk.
    case kept
    /// The text is gone or there is no room for it.
    case failed
  }

  private static let stepSize = 1 << 22

  private(set) var state = State.copying
  private let source: Descriptor
  private let target: Descriptor
  private let expected: TextFingerprint
  private var hash = ContentHash()
  private var offset = 0

  /// Prepares a copy.
  ///
  /// - Parameters:
  ///   - source: Where the text is.
  ///   - target: The empty file it goes to.
  ///   - expected: What the text must turn out to be.
  init(from source: Descriptor, to target: Descriptor, expected: TextFingerprint) {
    self.source = source
    self.target = target
    self.expected = expected
  }

  /// Copies the next piece; the last one also syncs.
  mutating func step() {
    guard state == .copying else { return }
    do throws(SystemError) {
      var buffer = [UInt8](repeating: 0, count: Self.stepSize)
      let count = try source.read(into: &buffer, at: offset)
      buffer[..<count].withUnsafeBytes { hash.update($0) }
      try target.write(buffer[..<count])
      offset += count
      guard count == 0 else { return }
      guard expected == TextFingerprint(size: offset, hash: hash.value) else { return fail() }
      try target.sync()
      state = .kept
    } catch {
      fail()
    }
  }

  /// Copies all that is left.
  mutating func finish() { while state == .copying { step() } }

  private mutating func fail() {
    // A part of a text is of no use, and its room may be needed.
    ftruncate(target.raw, 0)
    state = .failed
  }
}
