import CLinux
import Glibc
import KeylineStore
import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct ClipboardProgramTests {
  @Test(arguments: [
    (["TMUX=/tmp/s,1,0", "DISPLAY=:0"], ["tmux", "xclip"]),
    (["DISPLAY=:0", "WAYLAND_DISPLAY=wayland-0"], ["wl-copy", "xclip"]),
    (["TMUX=", "HOME=/"], []),
  ])
  func programsFollowTheEnvironment(environment: [String], programs: [String]) {
    #expect(ClipboardProgram.candidates(in: environment).map { $0.copying[0] } == programs)
  }

  @Test func textGoesThroughWhole() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "clipboard")
    let program = ClipboardProgram(copying: ["sh", "-c", "cat > \(path)"], pasting: ["cat", path])
    let text = try Descriptor.memory("text")
    let bytes = Array(String(repeating: "line ä\n", count: 50_000).utf8)
    try text.write(bytes)
    #expect(program.copy(text, environment: ["PATH=/bin:/usr/bin"]))
    #expect(try program.paste(environment: ["PATH=/bin:/usr/bin"])?.readAll(limit: 1 << 20) == bytes)
  }

  @Test(arguments: [["false"], ["/nonexistent"]])
  func failingProgramHasNothing(command: [String]) throws {
    let program = ClipboardProgram(copying: command, pasting: command)
    #expect(!program.copy(try Descriptor.memory("text"), environment: []))
    #expect(program.paste(environment: []) == nil)
  }
}
