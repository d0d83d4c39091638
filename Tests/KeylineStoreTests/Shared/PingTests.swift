import CLinux
import Glibc
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct PingTests {
  @Test func `a watcher of the folder hears each ping, and no data passes`() throws {
    let folder = try TemporaryFolder()
    let ping = Ping(in: Container(path: folder.path))
    try ping.send()
    let watcher = Descriptor(adopting: inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)))
    #expect(inotify_add_watch(watcher.raw, folder.path, UInt32(IN_CLOSE_WRITE)) > 0)
    for _ in 0..<3 {
      try ping.send()
      var event = pollfd(fd: watcher.raw, events: Int16(POLLIN), revents: 0)
      #expect(poll(&event, 1, 0) == 1, "what is closed has been told")
      var buffer = [UInt8](repeating: 0, count: 4096)
      #expect(read(watcher.raw, &buffer, buffer.count) > 0)
    }
    #expect(try folder.read("ping").isEmpty)
  }
}
