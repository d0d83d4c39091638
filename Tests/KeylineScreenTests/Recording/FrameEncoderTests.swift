import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineScreen

/// The bytes of a recording, read by a terminal emulator.
@Suite struct FrameEncoderTests {
  private func frame(_ text: String, size: ScreenSize = ScreenSize(columns: 20, rows: 3)) -> Frame {
    var frame = Frame(size: size)
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      frame.put(line, column: 0, row: row)
    }
    frame.cursor = CellPosition(column: 1, row: 1)
    return frame
  }

  @Test(arguments: ["", "hello\nworld", "日本 x\ne\u{301} y", "a\nb\nc"])
  func `a terminal shows what the frame shows`(text: String) {
    var encoder = FrameEncoder(theme: .plain)
    let screen = TerminalScreen(size: TerminalSize(columns: 20, rows: 3))
    for picture in [frame("before\n  it\n all"), frame(text)] { _ = screen.feed(encoder.encode(picture)) }
    #expect(screen.rows == frame(text).rowTexts)
    #expect(screen.cursor.column == 1 && screen.cursor.row == 1)
  }

  @Test func `what stands behind a cluster stands in its column, however wide a terminal draws the cluster`()
  {
    var encoder = FrameEncoder(theme: .plain)
    let screen = TerminalScreen(size: TerminalSize(columns: 20, rows: 3))
    _ = screen.feed(encoder.encode(frame("a👩‍👩‍👧 y")))
    #expect(screen[0, 4].text == "y")
  }

  @Test func `nothing is written for a frame that is shown already, little for a key`() {
    var encoder = FrameEncoder(theme: .plain)
    _ = encoder.encode(frame("hello"))
    #expect(encoder.encode(frame("hello")).isEmpty)
    #expect(encoder.encode(frame("hellp")).count < 30)
  }

  @Test func `another size begins with an empty screen`() {
    var encoder = FrameEncoder(theme: .plain)
    _ = encoder.encode(frame("hello"))
    let bytes = encoder.encode(frame("x", size: ScreenSize(columns: 10, rows: 2)))
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[2J"))
  }
}
