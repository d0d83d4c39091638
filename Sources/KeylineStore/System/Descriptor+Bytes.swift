import CLinux
import Glibc

extension Descriptor {
  /// Opens a path; the descriptor is never inherited by a child.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - flags: Flags of `open(2)` besides `O_CLOEXEC`.
  ///   - mode: Permissions of a file that is created, narrowed by the umask.
  /// - Returns: The open descriptor.
  /// - Throws: ``SystemError`` when the kernel refuses.
  public static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(SystemError)
    -> Descriptor
  {
    let raw = try retrying("open", path) { Glibc.open(path, flags | O_CLOEXEC | O_NOCTTY, mode) }
    return Descriptor(adopting: raw)
  }

  /// Makes a file that lives in memory only and can be handed to another process.
  ///
  /// - Parameter name: A name for `/proc`, of no other effect.
  /// - Returns: The empty file.
  /// - Throws: ``SystemError`` when the kernel refuses.
  public static func memory(_ name: String) throws(SystemError) -> Descriptor {
    Descriptor(adopting: try retrying("memfd_create", name) { kl_memfd_create(name, KL_MFD_CLOEXEC) })
  }
  /// Writes all bytes at the current position.
  ///
  /// - Parameter bytes: What to write.
  /// - Throws: ``SystemError``; part of the bytes may have been written then.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    try write(bytes[...])
  }

  /// Writes all of some bytes.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: `SystemError` when not all could be written.
  public func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = try retrying("write") {
        rest.withUnsafeBytes { Glibc.write(raw, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads from a place in the file, whatever was read before.
  ///
  /// - Parameters:
  ///   - buffer: Filled from its start.
  ///   - offset: The place, in bytes from the start.
  /// - Returns: How many bytes were read, 0 at the end.
  /// - Throws: `SystemError` when nothing can be read.
  public func read(into buffer: inout [UInt8], at offset: Int) throws(SystemError) -> Int {
    let count = buffer.count
    return try retrying("read") { pread(raw, &buffer, count, off_t(offset)) }
  }

  /// Reads everything from the current position to the end, in big reads.
  ///
  /// - Parameter limit: The most bytes that are accepted.
  /// - Returns: The bytes, or nil when there are more than `limit`.
  /// - Throws: ``SystemError`` when reading fails.
  /// - Complexity: O(n) in the bytes read.
  public func readAll(limit: Int) throws(SystemError) -> [UInt8]? {
    let size = Int(try status().st_size)
    if size > limit { return nil }
    var bytes: [UInt8] = []
    // One byte more than the size says, so that the read that fills it also proves the end.
    var capacity = min(max(size, 0), limit) + 1
    while true {
      let start = bytes.count
      let failure = bytes.appendUninitialized(capacity) { buffer in
        Result { () throws(SystemError) -> Int in try self.fill(buffer) }
      }
      if let failure { throw failure }
      if bytes.count > limit { return nil }
      if bytes.count - start < capacity { return bytes }
      capacity = min(max(bytes.count, 1 << 16), limit + 1 - bytes.count)
    }
  }
  /// Copies everything from the start of the file, a buffer at a time.
  ///
  /// - Parameter target: Where the bytes go; nil only reads them.
  /// - Returns: The fingerprint of the bytes.
  /// - Throws: ``SystemError``; part of the bytes may have been written then.
  /// - Complexity: O(n) in the file.
  public func copyAll(to target: Descriptor?) throws(SystemError) -> UInt64 {
    var hash = ContentHash()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var offset = 0
    while true {
      let count = try read(into: &buffer, at: offset)
      if count == 0 { return hash.value }
      buffer[..<count].withUnsafeBytes { hash.update($0) }
      try target?.write(buffer[..<count])
      offset += count
    }
  }

  /// Finds room for bytes that are still to be written, so that a full disk is known before.
  ///
  /// - Parameter length: How long the file is to become; its length stays as it is.
  /// - Throws: ``SystemError`` when there is no room.
  public func reserve(_ length: Int) throws(SystemError) {
    guard length > 0 else { return }
    do throws(SystemError) {
      try retrying("fallocate") { kl_reserve(raw, 0, off_t(length)) }
    } catch  where error.code == EOPNOTSUPP || error.code == ENOSYS {
      // This file system cannot say beforehand.
    }
  }

  /// What the kernel knows about the open file.
  ///
  /// - Returns: The answer of `fstat(2)`.
  /// - Throws: ``SystemError`` when the kernel refuses.
  public func status() throws(SystemError) -> stat {
    var status = stat()
    _ = try retrying("fstat") { fstat(raw, &status) }
    return status
  }

  /// Brings the file's bytes and its attributes to the disk.
  ///
  /// A file system that cannot sync (`EINVAL`, `EROFS`) has nothing to wait for.
  ///
  /// - Throws: ``SystemError``, also when an earlier write turns out to have failed.
  public func sync() throws(SystemError) {
    do throws(SystemError) {
      _ = try retrying("fsync") { fsync(raw) }
    } catch  where error.code == EINVAL || error.code == EROFS {}
  }

  private func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try retrying("read") { Glibc.read(raw, rest.baseAddress, rest.count) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }
}

extension Array where Element == UInt8 {
  /// Lets `body` write into fresh space at the end; keeps as many bytes as it says.
  fileprivate mutating func appendUninitialized(
    _ capacity: Int, _ body: (UnsafeMutableRawBufferPointer) -> Result<Int, SystemError>
  ) -> SystemError? {
    var failure: SystemError?
    func use(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
      switch body(buffer) {
      case .success(let count): return count
      case .failure(let error):
        failure = error
        return 0
      }
    }
    if isEmpty {
      self = Array(unsafeUninitializedCapacity: capacity) { buffer, count in
        count = use(UnsafeMutableRawBufferPointer(buffer))
      }
      return failure
    }
    let start = count
    append(contentsOf: repeatElement(0, count: capacity))
    let filled = withUnsafeMutableBytes { bytes in
      use(UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
    }
    removeLast(capacity - filled)
    return failure
  }
}
