import Glibc

/// The bytes of a model, in a mapped file or in memory, read only inside their bounds: outside them is zero.
///
/// Unchecked, because the compiler cannot know that nobody writes to the memory: the mapping is read-only, and a model
/// is replaced by renaming another file over it.
final class ModelBytes: @unchecked Sendable {
  let count: Int
  /// The open file of a mapping, for reading without touching the memory; -1 of bytes in memory.
  let descriptor: Int32
  private let base: UnsafeRawPointer

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
    guard let base = mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0), base != MAP_FAILED else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw .unreadable(path: path, reason: reason)
    }
    // A query touches few places, far from each other: reading ahead would fill the memory with the rest.
    madvise(base, count, MADV_RANDOM)
    self.base = UnsafeRawPointer(base)
    self.count = count
    self.descriptor = descriptor
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
  }

  deinit {
    if descriptor >= 0 {
      munmap(UnsafeMutableRawPointer(mutating: base), count)
      close(descriptor)
    } else {
      base.deallocate()
    }
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
