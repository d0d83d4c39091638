import CLinux
import Glibc

/// The file of a database: how it is opened, and what is done where it is damaged.
struct DatabaseFile: Sendable {
  /// Which file a path leads to.
  struct Identity: Equatable {
    let device: dev_t
    let number: ino_t
  }

  let path: String
  let schema: DatabaseSchema
  /// How long another process may keep this one waiting, in milliseconds.
  var patience: Int32 = 5_000

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
  /// - Throws: ``DatabaseFileError``.
  func open(
    isSuspect: Bool = false
  ) throws(DatabaseFileError) -> (database: Database, identity: Identity?, notice: String?) {
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    do throws(DatabaseError) {
      let database = try database()
      let isSound = isSuspect ? try schema.isSound(database) : true
      if isSound { return (database, identity, nil) }
    } catch {
      guard error.isDamage else { throw failure(error) }
    }
    let notice = try setAside()
    do throws(DatabaseError) { return (try database(), identity, notice) } catch { throw failure(error) }
  }

  /// The refusal in a sentence.
  func failure(_ error: DatabaseError) -> DatabaseFileError {
    switch error {
    case .newer: .newer(path: path)
    case .file(let error): .container(ContainerError(error, path: path))
    case .refused where error.isBusy: .inUse(path: path)
    case .refused where error.isDiskFull: .container(.diskFull(path: path))
    case .refused(let code): .refused(path: path, reason: Database.reason(code))
    }
  }

  /// The right to open the database; a process that has a key waiting does not wait for it.
  private func lock() throws(DatabaseFileError) -> FileLock {
    let name = path + ".lock"
    do throws(ContainerError) {
      if patience >= 1_000 { return try FileLock(waitingFor: name) }
      if let lock = try FileLock(trying: name) { return lock }
    } catch {
      throw .container(error)
    }
    throw .inUse(path: path)
  }

  private func database() throws(DatabaseError) -> Database {
    // Made by us, so that it and what SQLite puts beside it are the person's alone.
    do throws(SystemError) {
      let file = try Descriptor.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
      if try file.status().st_mode & 0o077 != 0, fchmod(file.raw, 0o600) != 0, errno != EPERM {
        throw SystemError(call: "fchmod", path: path, code: errno)
      }
    } catch {
      throw .file(error)
    }
    let database = try Database(path, patience: patience)
    try schema.prepare(database)
    return database
  }

  private func setAside() throws(DatabaseFileError) -> String {
    do throws(SystemError) {
      let place = try SetAside.move(path)
      // What SQLite had not yet put into the file goes with it.
      rename(path + "-wal", place + "-wal")
      unlink(path + "-shm")
      return "\(path) is damaged; it is kept as \(place), and a new \(schema.title) was begun."
    } catch {
      throw .container(ContainerError(error, path: path))
    }
  }
}
