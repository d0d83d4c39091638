import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

/// The loading of settings as a program does it that has no layouts or themes.
@Suite struct SettingsFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files(_ environment: [String: String] = [:], flags: [String: SettingFlag] = [:])
    -> SettingsFiles
  {
    SettingsFiles(environment: environment.merging(["HOME": folder.path]) { $1 }, flags: flags)
  }

  @Test func `names of layouts and themes are not missed by who knows none`() throws {
    try folder.write("{theme: 'nowhere', keyboards: ['none']}", to: ".config/keyline/config.json")
    let (settings, problems) = files().load()
    #expect(problems.isEmpty && settings.theme == "nowhere" && settings.keyboards == ["none"])
  }

  @Test func `names are looked for anew at each load`() throws {
    try folder.write("{theme: 'mine'}", to: ".config/keyline/config.json")
    let folder = folder
    let files = SettingsFiles(environment: ["HOME": folder.path]) {
      SettingNames(themes: (try? folder.read("has-theme")) == nil ? ["dark"] : ["dark", "mine"])
    }
    #expect(files.load().settings.theme == "dark")
    try folder.write("", to: "has-theme")
    #expect(files.load().settings.theme == "mine")
  }

  @Test func `options, variables and documents are read from where they belong`() throws {
    try folder.write(
      #"{"ai.model": "shared", "ai.timeoutSeconds": 9}"#, to: ".local/share/keyline/settings.json")
    let (settings, problems) = files(
      ["KEYLINE_AI_TIMEOUT_SECONDS": "30"],
      flags: ["ai.provider": SettingFlag(option: "--provider", value: "ollama")]
    ).load()
    #expect(problems.isEmpty)
    #expect(
      settings.ai.provider == .ollama && settings.ai.timeoutSeconds == 30 && settings.ai.model == "shared")
  }

  @Test func `a value that cannot be used is said with the option that has it`() {
    let (_, problems) = files(flags: ["ai.provider": SettingFlag(option: "--provider", value: "antropic")])
      .load()
    #expect(problems.count == 1 && problems[0].hasPrefix("--provider: "))
  }
}
