import Testing

@testable import KeylineCore

@Suite struct EmulationRuleTests {
  @Test(
    arguments: [
      ("ios", .ios), ("noAccess", .noAccess), ("context:0", .context(0)), ("context:40", .context(40)),
      ("secure", .secure), ("noGlobe", .noGlobe), ("kill:2", .kill(seconds: 2)),
      ("kill:random", .killAtRandom),
      ("noApp", .noApp), ("memory:60", .memory(megabytes: 60)),
    ] as [(String, EmulationRule)])
  func `a rule is read as it is written`(text: String, rule: EmulationRule) {
    #expect(EmulationRule(text) == rule)
  }

  @Test(arguments: [
    "", "iOS", "context", "context:", "context:-1", "context:x", "context:1:2", "kill", "kill:0", "kill:soon",
    "memory:0", "memory:99999", "ios:1", "noApp:", "none",
  ])
  func `anything else is none`(text: String) {
    #expect(EmulationRule(text) == nil)
  }

  @Test(arguments: [
    ("noAcess", "noAccess"), ("IOS", "ios"), ("contxt:40", "context:40"), ("context:", "context:N"),
    ("kil:3", "kill:3"), ("kill:randm", "kill:random"), ("memroy:64", "memory:64"), ("noapp", "noApp"),
  ])
  func `a mistake names the rule that was meant`(text: String, nearest: String) throws {
    let problem = #expect(throws: SettingsProblem.self) {
      try Settings.standard.setting("emulate", to: "noGlobe,\(text)")
    }
    #expect(problem?.nearest == nearest)
  }

  @Test func `ios stands for several, and what is said beside it counts`() {
    let emulation = Emulation(["ios", "context:5"])
    #expect(emulation.refusesAccess && emulation.hidesGlobe && emulation.megabytes == 60)
    #expect(emulation.contextLength == 5)
    #expect(emulation.death == nil && !emulation.isSecure && !emulation.isWithoutApp)
    #expect(emulation.rules == ["ios", "context:5"])
  }

  @Test func `without the app nobody has granted access`() {
    #expect(Emulation(["noApp"]).refusesAccess)
    #expect(Emulation() == Emulation([]) && !Emulation().refusesAccess)
  }

  @Test func `random ends are the same for the same seed, and differ from life to life`() {
    let death = Emulation.Death.atRandom
    let delays = (0..<20).map { death.delay(after: $0, seed: 7) }
    #expect(delays == (0..<20).map { death.delay(after: $0, seed: 7) })
    #expect(Set(delays).count > 15)
    #expect(delays.allSatisfy { (.seconds(5) ... .seconds(30)).contains($0) })
    #expect(delays != (0..<20).map { death.delay(after: $0, seed: 8) })
  }

  @Test(arguments: [("none", []), ("ios", ["ios"]), ("secure, kill:3", ["secure", "kill:3"])])
  func `the setting takes a list`(text: String, rules: [String]) throws {
    #expect(try Settings.standard.setting("emulate", to: text).emulation.rules == rules)
  }

  @Test func `a configuration may have the list as one`() {
    let (settings, problems) = Settings.resolve(
      SettingsSources(config: Array(#"{"emulate": ["ios", "kill:9"]}"#.utf8)))
    #expect(problems == [] && settings.emulation.death == .after(seconds: 9))
    let (others, found) = Settings.resolve(SettingsSources(config: Array(#"{"emulate": ["iso"]}"#.utf8)))
    #expect(others.emulation == Emulation() && found.first?.nearest == "ios")
  }
}
