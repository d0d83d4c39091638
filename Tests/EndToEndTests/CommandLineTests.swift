import KeylineTestSupport
import Testing

@Suite struct CommandLineTests {
  private func keyline(_ arguments: String...) throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline()] + arguments)
  }

  @Test(arguments: ["--help", "--version", "man", "help"])
  func whatTellsAboutTheProgramGoesToStandardOutput(argument: String) throws {
    let run = try keyline(argument)
    #expect(run.status == .exited(0))
    #expect(run.output.lowercased().contains("keyline") && run.errors.isEmpty)
  }

  @Test func aMistakeIsOneLineOnStandardErrorAndStatus64() throws {
    let run = try keyline("--versoin")
    #expect(run.status == .exited(64))
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "keyline: unknown option '--versoin'; did you mean '--version'? see 'keyline --help'\n")
  }
}
