import Testing

@testable import KeylineTestSupport

/// A running keyboard takes up what has changed on disk.
@Suite struct LiveReloadTests {
  private static let theme = ".config/keyline/themes/mine.json"

  private func keyboard(_ folder: TemporaryFolder) throws -> TerminalProgram {
    let program = try TerminalProgram.keyboard(environment: ["COLORTERM": "truecolor"], folder: folder)
    try program.waitFor(text: "Ctrl-D done")
    return program
  }

  private func waitForColor(_ sequence: String, on program: TerminalProgram) throws {
    try program.wait(for: "the colour \(sequence)", within: TerminalProgram.patience) {
      String(decoding: program.output, as: UTF8.self).contains(sequence)
    }
  }

  /// On a fresh machine: not even the folder of the settings is there at first.
  @Test func aSettingThatACommandSetsIsInForceAtOnce() throws {
    let folder = try TemporaryFolder()
    let program = try keyboard(folder)
    let run = try CommandRun(
      [ExecutablePath.keyline(), "settings", "set", "keys.height", "1"], folder: folder)
    #expect(run.status == .exited(0))
    try program.waitFor("the keys to be of one line") { !$0.text.contains("╰─────╯") }
  }

  @Test func aThemeChangesWithItsSettingAndWithItsFile() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".config/keyline/themes")
    try folder.write(##"{ styles: { toolbar: { foreground: "#010203" } } }"##, to: Self.theme)
    try folder.write("{}", to: ".config/keyline/config.json")
    let program = try keyboard(folder)
    try folder.write(#"{ theme: "mine" }"#, to: ".config/keyline/config.json")
    try waitForColor("38;2;1;2;3", on: program)
    try folder.write(##"{ styles: { toolbar: { foreground: "#040506" } } }"##, to: Self.theme)
    try waitForColor("38;2;4;5;6", on: program)
    try folder.write(#"{ styles: { tolbar: {} } }"#, to: Self.theme)
    try program.waitFor(text: "mine.json")
    #expect(program.screen.text.contains("there is no such style"))
  }
}
