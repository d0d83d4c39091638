import CLinux
import Glibc
import KeylineStore

/// Has a probe try the sandbox, with all that it needs to try it on.
struct SandboxProbe {
  /// The probe's variables, each as `NAME=value`.
  let environment: [String]
  /// The shared container; nil when there is no place for one.
  let shared: Container?
  /// The folder of keys, if there is one.
  let keyFolder: String?

  /// A probe that takes longer hangs.
  private static let patience: Int32 = 10_000
  /// A number that no descriptor of the probe has by itself.
  private static let farDescriptor: Int32 = 100

  /// Runs the probe.
  ///
  /// - Returns: What it found.
  /// - Throws: `SystemError` when it cannot be started or given what it needs.
  func run() throws(SystemError) -> ProbeReport {
    let canary = makeCanary()
    defer { if let canary { removeTraces(of: canary) } }
    let stranger = try Stranger()
    let network = try Self.networkSocket()
    let terminal = try Self.unusedTerminal()
    let targets = ProbeTargets(
      sharedFolder: canary == nil ? nil : shared?.path, canary: canary, stranger: stranger.path,
      keyFolder: keyFolder, inheritedSocket: network.raw)
    let input = try Descriptor.memory("targets")
    try input.write(Array(targets.line.utf8))
    let output = try Descriptor.memory("report")
    let streams: [SpawnedProcess.Stream] = [
      .null, .null, .null, .descriptor(output.raw), .descriptor(input.raw),
      .descriptor(terminal.slave.raw),
    ]
    let probe = try SpawnedProcess(
      "/proc/self/exe", arguments: ["keyline", "--role=probe"], streams: streams, environment: environment,
      ownGroup: false)
    if probe.wait(milliseconds: Self.patience) == nil {
      probe.kill(SIGKILL)
      probe.wait(milliseconds: -1)
    }
    try retrying("lseek") { lseek(output.raw, 0, SEEK_SET) }
    return withExtendedLifetime((stranger, network, terminal)) {
      ProbeReport(reading: Self.contents(output))
    }
  }

  private static func contents(_ report: Descriptor) -> [UInt8] {
    do throws(SystemError) { return try report.readAll(limit: 1 << 20) ?? [] } catch { return [] }
  }
}

// MARK: What the attempts are made on

extension SandboxProbe {
  /// A document that may go; nil where none can be made.
  private func makeCanary() -> String? {
    do {
      guard let shared else { return nil }
      let path = try shared.prepare() + "/doctor-\(getpid())"
      _ = try Descriptor.open(path, O_WRONLY | O_CREAT | O_EXCL)
      return path
    } catch {
      return nil
    }
  }

  private func removeTraces(of canary: String) {
    for ending in ["", ".link", ".new"] { unlink(canary + ending) }
    rmdir(canary + ".folder")
  }

  /// A file that no rule of the sandbox is about; it goes with the value.
  private final class Stranger {
    let path: String

    init() throws(SystemError) {
      var template = Array("/tmp/keyline-doctor-XXXXXX".utf8CString)
      close(try retrying("mkstemp") { mkstemp(&template) })
      path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { unlink(path) }
  }

  /// A socket with a high number that a child would inherit.
  private static func networkSocket() throws(SystemError) -> Descriptor {
    let made = Descriptor(
      adopting: try retrying("socket") {
        socket(AF_INET, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
      })
    return Descriptor(adopting: try retrying("dup") { fcntl(made.raw, F_DUPFD, farDescriptor) })
  }

  private static func unusedTerminal() throws(SystemError) -> (master: Descriptor, slave: Descriptor) {
    let master = Descriptor(
      adopting: try retrying("posix_openpt") { posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC) })
    var name = [CChar](repeating: 0, count: 64)
    guard grantpt(master.raw) == 0, unlockpt(master.raw) == 0,
      ptsname_r(master.raw, &name, name.count) == 0
    else { throw SystemError(call: "ptsname", code: errno) }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return (master, try Descriptor.open(path, O_RDWR))
  }
}
