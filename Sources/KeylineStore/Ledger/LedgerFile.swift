import CLinux
import Glibc

/// The file of the ledger: how it is opened, and what is done where it is damaged.
struct LedgerFile {
  /// Which file a path leads to.
  struct Identity: Equatable {
    let device: dev_t
    let number: ino_t
  }

  let path: String

  init(_ path: String) { self.path = path }

  /// The file that is there now; nil when there is none.
  var identity: Identity? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return Identity(device: status.st_dev, number: status.st_ino)
  }

  /// Opens the database, one process at a time; a damaged one is set aside and a new one begun.
  ///
  /// - Parameter isSuspect: Whether every page is to be looked at first.
  /// - Returns: The database, its file, and one sentence when a damaged one was set aside.
  /// - Throws: ``LedgerError``.
  func open(
    isSuspect: Bool = false
  ) throws(LedgerError) -> (database: Database, identity: Identity?, notice: String?) {
    let lock: FileLock
    do throws(ContainerError) { lock = try FileLock(waitingFor: path + ".lock") } catch {
      throw .container(error)
    }
    defer { withExtendedLifetime(lock) {} }
    do throws(DatabaseError) {
      let database = try database()
      let isSound = isSuspect ? try LedgerSchema.isSound(database) : true
      if isSound { return (database, identity, nil) }
    } catch {
      guard error.isDamage else { throw failure(error) }
    }
    let notice = try setAside()
    do throws(DatabaseError) { return (try database(), identity, notice) } catch { throw failure(error) }
  }

  /// The refusal in a sentence.
  func failure(_ error: DatabaseError) -> LedgerError {
    switch error {
    case .newer: .newer(path: path)
    case .file(let error): .container(ContainerError(error, path: path))
    case .refused where error.isBusy: .inUse(path: path)
    case .refused(let code): .refused(path: path, reason: Database.reason(code))
    }
  }

  private func database() throws(DatabaseError) -> Database {
    // Made by us, so that it and what SQLite puts beside it are the person's alone.
    do throws(SystemError) {
      let file = try Descriptor.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
      if try file.status().st_mode & 0o077 != 0 {
        try retrying("fchmod", path) { fchmod(file.raw, 0o600) }
      }
    } catch {
      throw .file(error)
    }
    let database = try Database(path)
    try LedgerSchema.prepare(database)
    return database
  }

  private func setAside() throws(LedgerError) -> String {
    do throws(SystemError) {
      let place = try SetAside.move(path)
      // What SQLite had not yet put into the file goes with it.
      rename(path + "-wal", place + "-wal")
      unlink(path + "-shm")
      return "\(path) is damaged; it is kept as \(place), and a new ledger was begun."
    } catch {
      throw .container(ContainerError(error, path: path))
    }
  }
}
