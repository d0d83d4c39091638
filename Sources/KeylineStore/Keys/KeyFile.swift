import CLinux
import Glibc
import KeylineCore

/// A provider's key in a file that only its owner can read, in a folder that only its owner can enter.
///
/// The folder lies beside the configuration folder and not in it: the keyboard may read that one.
struct KeyFile: Sendable {
  private static let file = "a regular file"

  /// The file's absolute path.
  let path: String
  private let folder: Container
  private let name: String

  /// Names the file; nothing is touched.
  ///
  /// - Throws: ``KeyStoreError`` without a home.
  init(_ provider: ProviderID, environment: [String: String]) throws(KeyStoreError) {
    do throws(ContainerError) {
      folder = try Container(.keys, environment: environment)
    } catch {
      throw .container(error)
    }
    name = provider.rawValue
    path = folder.path + "/" + name
  }

  /// Reads the key.
  ///
  /// - Returns: The key; nil when there is no file.
  /// - Throws: ``KeyStoreError`` when others may have read or changed it, or when it is no key.
  func read() throws(KeyStoreError) -> String? {
    guard let inside = try openFolder() else { return nil }
    guard let file = try open(path, wanted: Self.file, by: { openat(inside.raw, name, Self.flags, 0) })
    else { return nil }
    try check(file, path, S_IFREG, wanted: Self.file, mode: "600")
    let bytes: [UInt8]?
    do throws(SystemError) { bytes = try file.readAll(limit: KeyText.limit + 2) } catch {
      throw .container(ContainerError(error, path: path))
    }
    switch bytes.map(KeyText.read) ?? .failure(.tooLong) {
    case .success(let key): return key
    case .failure(let fault): throw .noKey(place: .file(path: path), reason: fault.reason)
    }
  }

  /// Writes the key in the place of the one before, whatever rights that one had.
  ///
  /// - Throws: ``KeyStoreError`` when the folder is not ours alone or cannot be written to.
  func write(_ key: String) throws(KeyStoreError) {
    do throws(ContainerError) { try folder.prepare() } catch { throw .container(error) }
    guard try openFolder() != nil else {
      throw .container(.unusable(path: folder.path, reason: String(cString: strerror(ENOENT))))
    }
    do throws(ContainerError) { try AtomicFile(path).write(Array((key + "\n").utf8)) } catch {
      throw .container(error)
    }
  }

  /// Removes the key, whatever stands in its place but a folder.
  ///
  /// - Returns: Whether there was a file.
  /// - Throws: ``KeyStoreError`` when it stays.
  func remove() throws(KeyStoreError) -> Bool {
    if unlink(path) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw .container(ContainerError(SystemError(call: "unlink", path: path, code: errno), path: path))
  }
}

// MARK: Rights

extension KeyFile {
  /// Links are not followed, and a pipe that nobody writes to does not hold us up.
  private static let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY

  /// Opens the folder, if it is ours alone; nil when there is none.
  private func openFolder() throws(KeyStoreError) -> Descriptor? {
    let wanted = "a folder"
    guard
      let opened = try open(
        folder.path, wanted: wanted, by: { Glibc.open(folder.path, Self.flags | O_DIRECTORY) })
    else { return nil }
    try check(opened, folder.path, S_IFDIR, wanted: wanted, mode: "700")
    return opened
  }

  private func open(
    _ path: String, wanted: String, by call: () -> Int32
  ) throws(KeyStoreError) -> Descriptor? {
    do throws(SystemError) {
      return Descriptor(adopting: try retrying("open", path, call))
    } catch {
      switch error.code {
      case ENOENT: return nil
      case ELOOP, ENOTDIR, ENXIO: throw .wrongKind(path: path, wanted: wanted)
      default: throw .container(ContainerError(error, path: path))
      }
    }
  }

  private func check(
    _ opened: Descriptor, _ path: String, _ kind: mode_t, wanted: String, mode: String
  ) throws(KeyStoreError) {
    let status: stat
    do throws(SystemError) { status = try opened.status() } catch {
      throw .container(ContainerError(error, path: path))
    }
    if status.st_mode & S_IFMT != kind { throw .wrongKind(path: path, wanted: wanted) }
    if status.st_uid != geteuid() { throw .notOurs(path: path) }
    if status.st_mode & 0o077 != 0 { throw .tooOpen(path: path, mode: mode) }
  }
}
