import Foundation
import FoundationXML
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineScreen

/// Pictures of frames as documents that browsers read.
@Suite struct PictureTests {
  private let colors = PictureColors(theme: .plain, ground: .dark)

  private func frame(_ lines: [String], size: ScreenSize = ScreenSize(columns: 20, rows: 3)) -> Frame {
    var frame = Frame(size: size)
    for (row, line) in lines.enumerated() { frame.put(line, column: 0, row: row) }
    return frame
  }

  private func isWellFormed(_ document: String) -> Bool { XMLParser(data: Data(document.utf8)).parse() }

  @Test func `a still holds every text of its frame, each in its place`() {
    let still = SVGStill.draw(frame(["<a> & \"b\"", "  日本", "e\u{301}👩‍👩‍👧"]), colors: colors, title: "x < y")
    #expect(isWellFormed(still))
    #expect(
      still.contains(">&lt;a&gt; &amp; &quot;b&quot;</text>") && still.contains("<title>x &lt; y</title>"))
    #expect(still.contains(#"x="18" y="14" textLength="18" lengthAdjust="spacingAndGlyphs">日</text>"#))
    #expect(still.contains(">👩‍👩‍👧</text>") && !still.contains("http://www.w3.org/1999"))
  }

  @Test func `lines of boxes are paths that meet at the edges of their cells`() {
    let still = SVGStill.draw(frame(["╭─╮", "│ │"]), colors: colors, title: "box")
    #expect(still.contains("M4.5 19Q4.5 9.5 9 9.5M9 9.5H18M22.5 19Q22.5 9.5 18 9.5"))
    #expect(still.contains("M4.5 0V19M22.5 0V19"))
  }

  @Test func `what is reversed has the colours exchanged`() {
    var frame = frame([])
    frame.put("key", column: 0, row: 0, style: .keyLit)
    let still = SVGStill.draw(frame, colors: colors, title: "key")
    let number = CellStyle.keyLit.rawValue
    #expect(still.contains(".s\(number){color:#16181d;font-weight:700}\n.b\(number){fill:#d8dee9}"))
  }

  @Test func `a film shows each row's contents at their times, the last one where nothing moves`() {
    var film = SVGFilm(colors: colors, title: "film")
    film.show(frame(["one", "same"]), at: .zero)
    film.show(frame(["two", "same"]), at: .seconds(1))
    film.show(frame(["one", "same"]), at: .seconds(9))
    let document = film.document
    #expect(isWellFormed(document))
    // The long pause is two seconds, and the end is shown for three.
    #expect(
      document.contains(
        "@keyframes r0{0%,50%{transform:translateY(-0px)}16.67%{transform:translateY(-19px)}}"))
    #expect(document.contains(".r0{transform:translateY(-0px);animation:r0 6s step-end infinite}"))
    #expect(document.components(separatedBy: ">one</text>").count == 2 && !document.contains("@keyframes r1"))
    #expect(document.contains("svg:hover .t{animation-play-state:paused}"))
  }

  @Test func `a screen that has changed its size leaves nothing of the larger one behind`() {
    var film = SVGFilm(colors: colors, title: "film")
    film.show(frame(["a", "b", "c"]), at: .zero)
    film.show(frame(["a"], size: ScreenSize(columns: 10, rows: 1)), at: .seconds(1))
    #expect(film.document.contains(".r2{transform:translateY(-19px)"))
  }
}
