/// A 64-bit fingerprint of bytes that arrive in pieces of any size.
///
/// Four lanes of multiply and rotate, eight bytes a step, so that a file of 100 MB costs no more than reading it.
/// It tells texts apart that changed by accident; it is no defence against someone who searches for a collision.
public struct ContentHash: Sendable {
  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let blockSize = 32

  private var lanes = SIMD4<UInt64>(
    0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89)
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// Starts with no bytes.
  public init() {}

  /// The fingerprint of bytes that are all at hand.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The fingerprint.
  /// - Complexity: O(n) in the bytes.
  public static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.withContiguousStorageIfAvailable { of(UnsafeRawBufferPointer($0)) }
      ?? Array(bytes).withUnsafeBytes { of($0) }
  }

  /// The fingerprint of bytes in memory; nothing is allocated.
  private static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = ContentHash()
    let whole = bytes.count / blockSize * blockSize
    hash.absorb(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
    hash.length = UInt64(bytes.count)
    return hash.value(withRest: UnsafeRawBufferPointer(rebasing: bytes[whole...]))
  }

  /// Takes in the next bytes.
  ///
  /// - Parameter bytes: The next piece.
  /// - Complexity: O(n) in the piece.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let fill = rest.prefix(Self.blockSize - pending.count)
      pending.append(contentsOf: fill)
      rest = rest.dropFirst(fill.count)
      guard pending.count == Self.blockSize else { return }
      let block = pending
      block.withUnsafeBytes { absorb($0) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.count / Self.blockSize * Self.blockSize
    absorb(UnsafeRawBufferPointer(rebasing: rest.prefix(whole)))
    pending.append(contentsOf: rest.dropFirst(whole))
  }

  /// The fingerprint of all bytes so far.
  public var value: UInt64 { pending.withUnsafeBytes { value(withRest: $0) } }

  private func value(withRest rest: UnsafeRawBufferPointer) -> UInt64 {
    var result = length &* Self.prime
    for index in 0..<4 { result = Self.mix(result, lanes[index]) }
    for byte in rest { result = Self.mix(result, UInt64(byte)) }
    return Self.finish(result)
  }

  private mutating func absorb(_ blocks: UnsafeRawBufferPointer) {
    guard let start = blocks.baseAddress else { return }
    var a = lanes[0]
    var b = lanes[1]
    var c = lanes[2]
    var d = lanes[3]
    for offset in stride(from: 0, to: blocks.count, by: Self.blockSize) {
      a = Self.mix(a, start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      b = Self.mix(b, start.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
      c = Self.mix(c, start.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
      d = Self.mix(d, start.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
    }
    lanes = SIMD4(a, b, c, d)
  }

  @inline(__always)
  private static func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* prime
    return product << 29 | product >> 35
  }

  private static func finish(_ value: UInt64) -> UInt64 {
    var result = value
    result = (result ^ result >> 32) &* prime
    result = (result ^ result >> 29) &* prime
    return result ^ result >> 32
  }
}
