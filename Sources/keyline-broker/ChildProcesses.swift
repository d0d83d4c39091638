import CLinux
import Glibc
import KeylineStore

/// The children of this process: programs that were asked for a key.
enum ChildProcesses {
  /// Ends them all, with those they have started.
  static func killAll() {
    for child in all() {
      kill(-child, SIGKILL)
      kill(child, SIGKILL)
    }
  }

  private static func all() -> [pid_t] {
    var children: [pid_t] = []
    guard let tasks = opendir("/proc/self/task") else { return [] }
    defer { closedir(tasks) }
    while let entry = readdir(tasks) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      children += Self.children(ofTask: name)
    }
    return children
  }

  private static func children(ofTask task: String) -> [pid_t] {
    guard let list = fopen("/proc/self/task/\(task)/children", "r") else { return [] }
    defer { fclose(list) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, list)
    return String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
  }
}
