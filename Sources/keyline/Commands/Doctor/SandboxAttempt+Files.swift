import CLinux
import Glibc
import KeylineStore

extension SandboxAttempt {
  /// Changes to the shared container's documents, each of which would leave them as they are.
  static func documents(_ targets: ProbeTargets) -> [SandboxAttempt] {
    guard let folder = targets.sharedFolder, let canary = targets.canary else { return [] }
    func each(_ name: String, _ call: @escaping @Sendable (String, stat) -> Int) -> SandboxAttempt {
      SandboxAttempt("\(name) a shared document") { onEachDocument(in: folder, call) }
    }
    return [
      each("write") { path, _ in Int(closing(open(path, O_WRONLY | O_CLOEXEC))) },
      each("write, by a descriptor for reading,") { path, _ in
        withOpen(path) { Int(closing(open("/proc/self/fd/\($0)", O_WRONLY | O_CLOEXEC))) }
      },
      each("truncate") { path, status in Int(truncate(path, status.st_size)) },
      each("rename") { path, _ in Int(rename(path, path)) },
      each("link") { path, _ in Int(link(path, canary + ".link")) },
      each("change the mode of") { path, status in Int(chmod(path, status.st_mode & 0o7777)) },
      each("change the mode, by the newest call, of") { path, status in
        kl_try_change_mode2(path, status.st_mode & 0o7777)
      },
      each("change the mode, by a descriptor, of") { path, status in
        withOpen(path) { Int(fchmod($0, status.st_mode & 0o7777)) }
      },
      each("change the owner of") { path, status in Int(chown(path, status.st_uid, status.st_gid)) },
      each("change the times of") { path, status in
        Int(utimensat(AT_FDCWD, path, [status.st_atim, status.st_mtim], 0))
      },
      each("change the times, by a descriptor, of") { path, status in
        withOpen(path) { Int(futimens($0, [status.st_atim, status.st_mtim])) }
      },
      each("remove an attribute of") { path, _ in
        withOpen(path) { Int(fremovexattr($0, "user.keyline-doctor")) }
      },
      SandboxAttempt("remove a shared document") { Int(unlink(canary)) },
      SandboxAttempt("make a shared document") {
        Int(closing(open(canary + ".new", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)))
      },
      SandboxAttempt("make a shared folder") { Int(mkdir(canary + ".folder", 0o700)) },
    ]
  }

  /// Files that are none of the keyboard's business.
  static func elsewhere(_ targets: ProbeTargets) -> [SandboxAttempt] {
    var attempts = [
      SandboxAttempt("read a file elsewhere") {
        Int(closing(open(targets.stranger, O_RDONLY | O_CLOEXEC)))
      },
      SandboxAttempt("write a file elsewhere") {
        Int(closing(open(targets.stranger, O_WRONLY | O_CLOEXEC)))
      },
      SandboxAttempt("type into a terminal") {
        var byte: UInt8 = 0
        return Int(ioctl(targets.terminal, UInt(TIOCSTI), &byte))
      },
    ]
    if let folder = targets.keyFolder {
      attempts.append(
        SandboxAttempt("look at the folder of keys") {
          Int(closing(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)))
        })
    }
    return attempts
  }

  /// Goes on while the kernel refuses, so that one document that can be changed is found.
  private static func onEachDocument(in folder: String, _ call: (String, stat) -> Int) -> Int {
    for name in FolderNames.of(folder) {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let result = call(path, status)
      guard result < 0, [EPERM, EACCES].contains(errno) else { return result }
    }
    errno = EACCES
    return -1
  }

  private static func withOpen(_ path: String, _ call: (Int32) -> Int) -> Int {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return -1 }
    let result = call(file)
    let code = errno
    close(file)
    errno = code
    return result
  }

  private static func closing(_ file: Int32) -> Int32 {
    if file >= 0 { close(file) }
    return file
  }
}
