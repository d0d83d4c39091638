import CLinux
import Glibc
import KeylineCore
import KeylineScreen
import Testing

@testable import keyline

/// Serialized: ncurses holds one screen a process.
@Suite(.serialized) struct Painting {
  /// A painter that writes into a pipe, and the other end of it.
  private final class Bench {
    let painter: Painter
    private let ends: [Int32]

    init(
      _ size: ScreenSize, environment: [String: String] = ["TERM": "xterm-256color"], theme: Theme = .plain
    ) throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      for end in ends { try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
      self.ends = ends
      painter = try Painter(
        output: TerminalOutput(descriptor: ends[1]), environment: environment, size: size, theme: theme)
    }

    deinit { for end in ends { close(end) } }

    /// What was written since the last call.
    func written() -> [UInt8] {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = read(ends[0], &buffer, buffer.count)
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
      }
    }
  }

  /// A keyboard's screen in small: text, candidates, keys with one of them lit.
  private func screen(_ size: ScreenSize, text: String, lit: Character?) -> Frame {
    var frame = Frame(size: size)
    let used = frame.put(text, column: 1, row: 0)
    for (row, keys) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      for (place, key) in keys.enumerated() {
        frame.put(" \(key) ", column: 2 + 5 * place, row: 10 + row, style: key == lit ? .keyLit : .key)
      }
    }
    frame.cursor = CellPosition(column: 1 + used, row: 0)
    return frame
  }

  @Test func `a key costs few bytes`() throws {
    let size = ScreenSize(columns: 80, rows: 24)
    let bench = try Bench(size)
    try bench.painter.paint(screen(size, text: "hello", lit: "o"))
    _ = bench.written()
    try bench.painter.paint(screen(size, text: "hellow", lit: "w"))
    let bytes = bench.written()
    #expect(bytes.count <= 60, "\(String(reflecting: String(decoding: bytes, as: UTF8.self)))")
    try bench.painter.paint(screen(size, text: "hellow", lit: "w"))
    #expect(bench.written().isEmpty)
  }

  @Test(arguments: ["xterm-256color", "linux", "vt100", "screen-256color", "no-such-terminal", "dumb"])
  func `the terminal shows the frame`(name: String) throws {
    let size = ScreenSize(columns: 60, rows: 14)
    let bench = try Bench(size, environment: ["TERM": name, "COLORTERM": "truecolor"])
    let terminal = try #require(VirtualTerminal(size: size))
    for (text, lit) in [
      ("h", Character("h")), ("he", "e"), ("hé", "é"), ("漢字", "q"), ("", "x"), ("long text", "p"),
    ] {
      let frame = screen(size, text: text, lit: lit)
      try bench.painter.paint(frame)
      terminal.feed(bench.written())
      #expect(terminal.rowTexts == frame.rowTexts)
      #expect(terminal.cursor == frame.cursor)
    }
  }

  @Test func `random frames are shown cell by cell`() throws {
    let size = ScreenSize(columns: 23, rows: 5)
    let bench = try Bench(size)
    let terminal = try #require(VirtualTerminal(size: size))
    var random = LinearRandom(state: 7)
    var frame = Frame(size: size)
    // Widths as libvterm measures them; the family and the flag are more than ncurses can hold.
    let characters: [(Character, Int)] = [
      ("a", 1), (" ", 1), ("Z", 1), ("é", 1), ("⇧", 1), ("漢", 2), ("e\u{301}", 1), ("👨‍👩‍👧", 6), ("👍🏽", 4),
    ]
    for step in 0..<400 {
      for _ in 0..<random.next(below: 12) {
        let (character, cells) = characters[random.next(below: characters.count)]
        let style = CellStyle.allCases[random.next(below: CellStyle.allCases.count)]
        frame.put(
          character, cells: cells, column: random.next(below: size.columns),
          row: random.next(below: size.rows),
          style: style)
      }
      frame.cursor =
        step % 3 == 0
        ? nil : CellPosition(column: random.next(below: size.columns), row: random.next(below: size.rows))
      try bench.painter.paint(frame)
      terminal.feed(bench.written())
      try #require(terminal.rowTexts == frame.rowTexts, "step \(step)")
      if let cursor = frame.cursor { try #require(terminal.cursor == cursor) }
    }
  }

  @Test func `what the terminal draws narrower leaves nothing of what was there`() throws {
    let size = ScreenSize(columns: 20, rows: 2)
    let bench = try Bench(size)
    let terminal = try #require(VirtualTerminal(size: size))
    // libvterm takes two cells for the first and one for the second; the frame says two for both.
    for character in [Character("👍\u{FE0F}"), "⌨\u{FE0F}"] {
      var frame = Frame(size: size)
      frame.put(character, cells: 2, column: 3, row: 0)
      frame.put("x", column: 5, row: 0)
      try bench.painter.paint(frame)
      terminal.feed(bench.written())
    }
    #expect(terminal.rowTexts[0] == "   ⌨\u{FE0F} x")
  }

  @Test(arguments: [(1, 1), (2, 1), (300, 500), (10, 2), (80, 24)])
  func `every size is painted`(columns: Int, rows: Int) throws {
    let bench = try Bench(ScreenSize(columns: 80, rows: 24))
    for size in [ScreenSize(columns: columns, rows: rows), ScreenSize(columns: 7, rows: 3)] {
      let terminal = try #require(VirtualTerminal(size: size))
      var frame = Frame(size: size)
      for row in 0..<rows { frame.put(String(repeating: "x", count: columns), column: 0, row: row) }
      frame.cursor = CellPosition(column: 0, row: 0)
      try bench.painter.paint(frame)
      while true {
        let bytes = bench.written()
        if bytes.isEmpty { break }
        terminal.feed(bytes)
        try bench.painter.resume()
      }
      #expect(!bench.painter.isPending)
      #expect(terminal.rowTexts == frame.rowTexts)
    }
  }

  @Test func `a stalled terminal costs one frame and sees the newest`() throws {
    let size = ScreenSize(columns: 300, rows: 400)
    let bench = try Bench(size)
    let terminal = try #require(VirtualTerminal(size: size))
    var frame = Frame(size: size)
    for letter in "abcdefgh" {
      for row in 0..<size.rows { frame.put(String(repeating: letter, count: 300), column: 0, row: row) }
      try bench.painter.paint(frame)
    }
    #expect(bench.painter.isPending)
    var total = 0
    while bench.painter.isPending {
      let bytes = bench.written()
      total += bytes.count
      terminal.feed(bytes)
      try bench.painter.resume()
    }
    let last = bench.written()
    terminal.feed(last)
    #expect(terminal.rowTexts == frame.rowTexts)
    #expect(total + last.count < 3 * size.columns * size.rows)
  }

  @Test func `true colour reaches a terminal that ncurses knows 256 colours of`() throws {
    let size = ScreenSize(columns: 10, rows: 1)
    var theme = Theme.plain
    theme[.error].foreground = .rgb(1, 2, 3)
    let bench = try Bench(
      size, environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], theme: theme)
    var frame = Frame(size: size)
    frame.put("x", column: 0, row: 0, style: .error)
    try bench.painter.paint(frame)
    #expect(String(decoding: bench.written(), as: UTF8.self).contains("38;2;1;2;3"))
    bench.painter.use(.plain)
    try bench.painter.paint(frame)
    let plain = String(decoding: bench.written(), as: UTF8.self)
    #expect(plain.contains("x"))
    #expect(!plain.contains("38;"))
  }

  @Test func `long frames are synchronized where the terminal knows how`() throws {
    let size = ScreenSize(columns: 80, rows: 24)
    let bench = try Bench(size)
    bench.painter.synchronizes = true
    var frame = screen(size, text: String(repeating: "word ", count: 15), lit: nil)
    for row in 1..<9 { frame.put(String(repeating: "text ", count: 16), column: 0, row: row) }
    try bench.painter.paint(frame)
    let long = String(decoding: bench.written(), as: UTF8.self)
    #expect(long.hasPrefix("\u{1B}[?2026h"))
    #expect(long.hasSuffix("\u{1B}[?2026l"))
    try bench.painter.paint(screen(size, text: String(repeating: "word ", count: 14), lit: nil))
    _ = bench.written()
    try bench.painter.paint(screen(size, text: String(repeating: "word ", count: 14) + "x", lit: nil))
    #expect(!String(decoding: bench.written(), as: UTF8.self).contains("2026"))
  }

  @Test func `a theme that differs only in the value of a colour is seen`() throws {
    let size = ScreenSize(columns: 80, rows: 24)
    func theme(_ color: String) throws -> Theme {
      let file = "{ styles: { keyLit: { foreground: \"\(color)\" } } }"
      return try Theme(named: "mine") { _ in Array(file.utf8) }
    }
    let bench = try Bench(
      size, environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], theme: try theme("#010203"))
    let frame = screen(size, text: "hello", lit: "o")
    try bench.painter.paint(frame)
    #expect(String(decoding: bench.written(), as: UTF8.self).contains("38;2;1;2;3"))
    bench.painter.use(try theme("#040506"))
    try bench.painter.paint(frame)
    #expect(String(decoding: bench.written(), as: UTF8.self).contains("38;2;4;5;6"))
  }
}
