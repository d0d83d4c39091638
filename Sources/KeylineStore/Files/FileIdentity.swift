import CLinux
import Glibc

/// What a file was when it was read or written: enough to see later that someone else changed it.
public struct FileIdentity: Equatable, Sendable {
  /// The device that holds it.
  public let device: UInt64
  /// Its number on that device.
  public let inode: UInt64
  /// Its length in bytes.
  public let size: Int
  /// The time of its last change, in nanoseconds since 1970.
  public let modified: Int64
  /// The fingerprint of its bytes (``ContentHash``).
  public let hash: UInt64

  /// Names every part.
  ///
  /// - Parameters:
  ///   - device: The device that holds the file.
  ///   - inode: Its number on that device.
  ///   - size: Its length in bytes.
  ///   - modified: The time of its last change, in nanoseconds since 1970.
  ///   - hash: The fingerprint of its bytes.
  public init(device: UInt64, inode: UInt64, size: Int, modified: Int64, hash: UInt64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.hash = hash
  }

  /// Takes the kernel's answer and the fingerprint of the bytes.
  ///
  /// - Parameters:
  ///   - status: The answer of `fstat(2)`.
  ///   - hash: The fingerprint of the bytes.
  public init(_ status: stat, hash: UInt64) {
    self.init(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int(status.st_size),
      modified: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec), hash: hash)
  }

  /// True when the kernel's answer is what it was, so that the bytes need not be read again.
  ///
  /// - Parameter status: A fresh answer of `stat(2)`.
  /// - Returns: Whether device, inode, size and time are the same.
  public func matches(_ status: stat) -> Bool {
    self == FileIdentity(status, hash: hash)
  }
}

extension ByteWriter {
  /// Writes an identity, or that there is none.
  ///
  /// - Parameter identity: The identity of a file that exists, or nil.
  public mutating func write(_ identity: FileIdentity?) {
    write(UInt8(identity == nil ? 0 : 1))
    guard let identity else { return }
    write(identity.device)
    write(identity.inode)
    write(Int64(identity.size))
    write(identity.modified)
    write(identity.hash)
  }
}

extension ByteReader {
  /// Reads what ``ByteWriter`` wrote for an identity.
  ///
  /// - Returns: The identity or nil for "none", inside an optional that is nil at the end of the bytes.
  public mutating func readIdentity() -> FileIdentity?? {
    guard let marker = read(UInt8.self) else { return nil }
    if marker == 0 { return .some(nil) }
    guard let device = read(UInt64.self), let inode = read(UInt64.self), let size = read(Int64.self),
      let modified = read(Int64.self), let hash = read(UInt64.self)
    else { return nil }
    return FileIdentity(device: device, inode: inode, size: Int(size), modified: modified, hash: hash)
  }
}
