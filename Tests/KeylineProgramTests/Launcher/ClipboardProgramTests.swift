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

}
