import Testing

@testable import KeylineStore

@Suite struct ChildEnvironmentTests {
  @Test func secretsStayBehindAndAdditionsReplace() {
    let made = ChildEnvironment.make(
      from: ["HOME=/h", "SOME_API_KEY=s", "X_AUTH_TOKEN=t", "LANG=C", "API_KEYS=fine"], adding: ["LANG=de"])
    #expect(made == ["HOME=/h", "API_KEYS=fine", "LANG=de"])
  }
}
