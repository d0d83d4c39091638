import Testing

@testable import KeylineStore

@Suite struct EnvironmentSecretsTests {
  @Test func `printing secrets tells none of them`() {
    let secrets = EnvironmentSecrets(["ANTHROPIC_API_KEY": "sk-very-secret"])
    var dumped = ""
    dump(secrets, to: &dumped)
    for text in [
      "\(secrets)", String(reflecting: secrets), dumped, "\([secrets])", "\(Optional(secrets) as Any)",
    ] {
      #expect(!text.contains("very-secret"))
    }
    #expect(secrets.values["ANTHROPIC_API_KEY"] == "sk-very-secret")
  }
}
