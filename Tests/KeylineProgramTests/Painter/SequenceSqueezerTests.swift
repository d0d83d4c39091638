import KeylineScreen
import Testing

@testable import keyline

@Suite struct Squeezing {
  private func squeezed(_ text: String, _ squeezer: SequenceSqueezer = SequenceSqueezer()) -> String {
    var squeezer = squeezer
    var output: [UInt8] = []
    Array(text.utf8).withUnsafeBytes { squeezer.squeeze($0, into: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain\u{1B}[3;4Hé漢", "plain\u{1B}[3;4Hé漢"),
    ("\u{1B}(B\u{1B}[0;7m q \u{1B}(B\u{1B}[m", "\u{1B}[7m q \u{1B}[m"),
    ("\u{1B}[7mq\u{1B}[0;1mr", "\u{1B}[7mq\u{1B}[;1mr"),
    ("\u{1B}[1m\u{1B}[7mx", "\u{1B}[1;7mx"),
    ("\u{1B}[7mx\u{1B}[39;49m\u{1B}(B\u{1B}[mx", "\u{1B}[7mx\u{1B}[mx"),
    ("\u{1B}(B\u{1B}[mx", "x"),
    ("\u{1B}[31m\u{1B}[0;1mx", "\u{1B}[1mx"),
    ("\u{1B}[38;5;0m\u{1B}[48;5;17mx", "\u{1B}[38;5;0;48;5;17mx"),
    ("\u{1B}[1mx\u{1B}[m", "\u{1B}[1mx\u{1B}[m"),
    ("\u{1B}[?25l\u{1B}[1m", "\u{1B}[?25l\u{1B}[1m"),
    ("\u{1B}", "\u{1B}"),
    ("\u{1B}[3;9Hq\u{1B}[16Gw\u{1B}[18Ge", "\u{1B}[3;9Hq\u{1B}[6Cw\u{1B}[Ce"),
    ("\u{1B}[3;9Hq\u{1B}[3;20Hw", "\u{1B}[3;9Hq\u{1B}[10Cw"),
    ("\u{1B}[3;9Hq\u{1B}[1m\u{1B}[16Gw", "\u{1B}[3;9Hq\u{1B}[1m\u{1B}[6Cw"),
    ("\u{1B}[3;9Hq\u{1B}[3;2Hw\u{1B}[4;8Hx", "\u{1B}[3;9Hq\u{1B}[3;2Hw\u{1B}[4;8Hx"),
    // Nobody knows how far the terminal has gone after these.
    ("\u{1B}[3;9H漢\u{1B}[16Gw", "\u{1B}[3;9H漢\u{1B}[16Gw"),
    ("\u{1B}[3;9Hq\r\u{1B}[16Gw\u{1B}[3;20Hx", "\u{1B}[3;9Hq\r\u{1B}[16Gw\u{1B}[3;20Hx"),
    ("\u{1B}[3;9Hq\u{1B}[K\u{1B}[16Gw", "\u{1B}[3;9Hq\u{1B}[K\u{1B}[16Gw"),
  ])
  func `sequences become shorter and mean the same`(text: String, expected: String) {
    #expect(squeezed(text) == expected)
  }

  @Test func `numbers of the palette become true colours`() {
    var squeezer = SequenceSqueezer()
    let number = squeezer.palette.number(of: .rgb(1, 20, 0))
    let index = squeezer.palette.number(of: .indexed(200))
    #expect(
      squeezed("\u{1B}[38;5;\(number)m\u{1B}[48;5;\(index)mx", squeezer) == "\u{1B}[38;2;1;20;0;48;5;200mx")
    #expect(squeezed("\u{1B}[38;5;99mx", squeezer) == "\u{1B}[38;5;99mx")
  }
}
