import KeylineCore
import KeylineScreen
import Testing

/// What the kernel does not fence in is to be seen at any width that has a toolbar worth the name.
@Suite struct SandboxMarkTests {
  @Test(arguments: [40, 60, 80, 120], [SandboxStatus.full, .partly, .off])
  func aFenceThatIsNotWholeIsAlwaysSaid(columns: Int, status: SandboxStatus) throws {
    var play = Play("text", file: "a-file-with-a-long-name.txt", columns: columns, rows: 24)
    play.send(.sandboxed(status))
    let toolbar = try #require(Frame(rendering: play.session).rowTexts.last)
    #expect(toolbar.contains("sandbox: partly") == (status == .partly))
    #expect(toolbar.contains("no sandbox") == (status == .off))
    #expect(toolbar.contains("Ctrl-D"))
  }
}
