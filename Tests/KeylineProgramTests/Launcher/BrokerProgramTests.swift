import Testing

@testable import keyline

@Suite struct BrokerProgramTests {
  @Test func itLiesBesideOurOwn() {
    let program = BrokerProgram(beside: "/opt/bin/keyline", options: WriteOptions())
    #expect(program.path == "/opt/bin/keyline-broker")
    #expect(program.arguments == ["keyline-broker"])
  }

  @Test func itIsToldWhatIsItsBusinessAndNothingElse() {
    var options = WriteOptions(file: "text", layout: "de-qwertz", keyboards: ["en-qwerty"], theme: "mono")
    options.usesMouse = false
    options.configuration = "/etc/keyline.json"
    options.fullAccess = true
    let program = BrokerProgram(beside: "/bin/keyline", options: options)
    #expect(program.arguments == ["keyline-broker", "--config", "/etc/keyline.json", "--full-access"])
    options.fullAccess = false
    options.configuration = nil
    #expect(BrokerProgram(beside: "/bin/keyline", options: options).arguments == ["keyline-broker"])
  }
}
