import CMappedFile
import Glibc

/// The bytes of a model, in a mapped file or in memory, read only inside their bounds: outside them is zero.
///
/// Unchecked, because the compiler cannot know that nobody writes to the memory: the mapping is read-only, and a model
/// is replaced by renaming another file over it. Where somebody does write there, or cuts bytes off, `isUnchanged` says
/// so, and the bytes may be any (docs/decisions/0019).
final class ModelBytes: @unchecked Sendable {
  let count: Int
  /// The open file of a mapping, for reading without touching the memory; -1 of bytes in memory.
  let descriptor: Int32
  private let base: UnsafeRawPointer
  /// The mapping; nil of bytes in memory.
  private let mapping: OpaquePointer?
  /// When the mapped file was last written.
  private let written: timespec

  /// Maps a file.
  ///
  /// - Throws: `ModelError.unreadable` or, of an empty one, `ModelError.wrongSize`.
  init(mapping path: String) throws(ModelError) {
    // Without waiting for a writer where the path is a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable(path: path, reason: "it is no file")
    }
    let count = Int(status.st_size)
    guard count > 0 else {
      close(descriptor)
      throw .wrongSize(path: path)
    }
    guard let mapping = kl_mapping_make(descriptor, count), let base = kl_mapping_bytes(mapping) else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw .unreadable(path: path, reason: reason)
    }
    // A query touches few places, far from each other: reading ahead would fill the memory with the rest.
    madvise(UnsafeMutableRawPointer(mutating: base), count, MADV_RANDOM)
    self.base = base
    self.count = count
    self.descriptor = descriptor
    self.mapping = mapping
    written = status.st_mtim
  }

  /// Keeps bytes in memory.
  init(copying bytes: [UInt8]) {
    let base = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
    bytes.withUnsafeBytes {
      base.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(base), byteCount: $0.count)
    }
    self.base = UnsafeRawPointer(base)
    count = bytes.count
    descriptor = -1
    mapping = nil
    written = timespec()
  }

  deinit {
    if let mapping {
      kl_mapping_end(mapping)
      close(descriptor)
    } else {
      base.deallocate()
    }
  }

  /// Whether the mapped file is as it was: nobody has written to it or cut it off.
  var isUnchanged: Bool {
    guard let mapping else { return true }
    var status = stat()
    return !kl_mapping_is_cut(mapping) && fstat(descriptor, &status) == 0 && status.st_size == off_t(count)
      && status.st_mtim.tv_sec == written.tv_sec && status.st_mtim.tv_nsec == written.tv_nsec
  }

  /// A number at an offset, little-endian.
  @inline(__always)
  func load<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
    guard offset >= 0, offset <= count - MemoryLayout<Number>.size else { return 0 }
    return Number(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// The byte at an offset.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? base.load(fromByteOffset: offset, as: UInt8.self) : 0
  }

  /// The floating-point number at an offset.
  @inline(__always)
  func float(at offset: Int) -> Float { Float(bitPattern: load(UInt32.self, at: offset)) }

  /// A number of seven bits a byte, the lowest first; a set eighth bit says that more follow.
  ///
  /// - Parameter offset: Where it begins; moved behind it.
  /// - Returns: The number.
  @inline(__always)
  func variableNumber(at offset: inout Int) -> Int {
    var result = 0
    var shift = 0
    while shift < 35 {
      let next = byte(at: offset)
      offset += 1
      result |= Int(next & 0x7F) << shift
      if next < 0x80 { break }
      shift += 7
    }
    return result
  }

  /// Some of the bytes: as many of the range as there are.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    let range = range.clamped(to: 0..<count)
    return UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }
}
