import Testing

@testable import KeylineTestSupport

/// `keyline play --svg` and `--animate`: pictures of a tape for documents.
@Suite struct TapePictureTests {
  private func play(_ arguments: [String], _ folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline(), "play", "--headless", "demo.tape"] + arguments, folder: folder)
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "type \"first\"\nscreen one\ntype \" second\"\nscreen two\ntype \" third\"\n", to: "demo.tape")
    return folder
  }

  @Test func aScreenIsDrawnTheSameEachTime() throws {
    let folder = try folder()
    #expect(try play(["--screen", "one", "--svg", "one.svg"], folder).status == .exited(0))
    #expect(try play(["--svg", "last.svg", "--theme", "light"], folder).status == .exited(0))
    #expect(try play(["--svg", "again.svg", "--theme", "light"], folder).status == .exited(0))
    let one = String(decoding: try folder.read("one.svg"), as: UTF8.self)
    #expect(one.contains(">First</text>") && one.contains(#"aria-label="Keyline: demo""#))
    let last = try folder.read("last.svg")
    #expect(String(decoding: last, as: UTF8.self).contains(">First second third</text>"))
    #expect(try folder.read("again.svg") == last)
  }

  @Test func aTapeIsDrawnAsAPictureThatMoves() throws {
    let folder = try folder()
    #expect(try play(["--animate", "demo.svg"], folder).status == .exited(0))
    let film = String(decoding: try folder.read("demo.svg"), as: UTF8.self)
    #expect(film.contains(">Fir</text>") && film.contains(">First second third</text>"))
    #expect(film.contains("step-end infinite"))
  }

  @Test func whatCannotBeDrawnIsSaid() throws {
    let folder = try folder()
    let noScreen = try play(["--screen", "on", "--svg", "x.svg"], folder)
    #expect(
      noScreen.status == .exited(1) && noScreen.errors.contains("no screen is called on; did you mean one?"))
    let noTheme = try play(["--svg", "x.svg", "--theme", "drak"], folder)
    #expect(noTheme.status == .exited(1) && noTheme.errors.contains("drak"))
    let noFolder = try play(["--svg", "there/x.svg"], folder)
    #expect(noFolder.status == .exited(1) && noFolder.errors.contains("there/x.svg cannot be written"))
  }
}
