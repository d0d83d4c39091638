import CLinux
import Glibc
import KeylineStore
import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct StandardOutputTests {
  @Test func wholeFileIsWrittenFromItsStart() throws {
    let text = try Descriptor.memory("text")
    let output = try Descriptor.memory("output")
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try text.write(bytes)
    try StandardOutput.write(contentsOf: text, to: output.raw)
    lseek(output.raw, 0, SEEK_SET)
    #expect(try output.readAll(limit: 1 << 20) == bytes)
  }

  @Test func fullDiskIsAnError() throws {
    let text = try Descriptor.memory("text")
    try text.write(Array("text".utf8))
    let full = try Descriptor.open("/dev/full", O_WRONLY)
    #expect(throws: SystemError(call: "write", code: ENOSPC)) {
      try StandardOutput.write(contentsOf: text, to: full.raw)
    }
  }
}
