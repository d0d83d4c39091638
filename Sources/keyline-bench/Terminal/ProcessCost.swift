import CLinux
import Glibc

/// What some processes have cost so far, as the kernel counts it (proc_pid_status(5), schedstat).
struct ProcessCost {
  /// The time on a processor.
  var processor = Duration.zero
  /// The most memory each has held, summed, in KiB.
  var peakMemory = 0
  /// How often they were taken off a processor or left it.
  var switches = 0

  /// Reads the counters of processes and all their threads.
  ///
  /// - Parameter processes: Their ids; one that has ended counts nothing.
  init(of processes: [pid_t]) {
    for process in processes {
      peakMemory += Self.number(after: "VmHWM:", in: Self.text("/proc/\(process)/status"))
      for thread in Self.threads(of: process) {
        let folder = "/proc/\(process)/task/\(thread)"
        let time = Self.text("\(folder)/schedstat").prefix { $0 != " " }
        processor += .nanoseconds(Int(time) ?? 0)
        let status = Self.text("\(folder)/status")
        switches += Self.number(after: "\nvoluntary_ctxt_switches:", in: status)
        switches += Self.number(after: "\nnonvoluntary_ctxt_switches:", in: status)
      }
    }
  }

  private static func threads(of process: pid_t) -> [String] {
    guard let folder = opendir("/proc/\(process)/task") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private static func text(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  private static func number(after name: String, in text: String) -> Int {
    guard let place = text.firstRange(of: name) else { return 0 }
    return Int(text[place.upperBound...].drop { $0.isWhitespace }.prefix { $0.isNumber }) ?? 0
  }
}
