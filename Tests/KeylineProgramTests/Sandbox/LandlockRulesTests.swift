import CLinux
import Glibc
import KeylineStore
import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct LandlockRulesTests {
  private static let home = "/home/someone"

  private func rules(
    files: [String] = [], configuration: String? = nil, _ variables: [String: String] = [:]
  ) -> LandlockRules {
    let environment = ["HOME": Self.home].merging(variables) { $1 }
    let data = DataFolders(environment: environment, executable: "/opt/keyline/bin/keyline")
    return .keyboard(
      environment: environment, executable: "/opt/keyline/bin/keyline", data: data,
      settings: SettingsFiles(
        environment: environment, configuration: configuration),
      files: files)
  }

  @Test(arguments: [(1, 13, 8), (2, 14, 8), (3, 15, 8), (4, 15, 16), (5, 16, 16), (6, 16, 24), (9, 16, 24)])
  func aVersionIsAskedOnlyForWhatItKnows(version: Int, accesses: Int, size: Int) {
    let refused = LandlockRules.refused(by: version)
    #expect(refused.files == (1 << accesses) - 1)
    #expect(LandlockRules.rulesetSize(in: version) == size)
    #expect((refused.network != 0) == (version >= 4))
    #expect((refused.scopes != 0) == (version >= 6))
  }

  @Test func onlyTheOwnContainerIsWritten() {
    let writable = rules(files: ["notes.txt"]).rules.filter { !$0.access.isSubset(of: .reading) }
    #expect(writable == [LandlockRules.Rule(path: Self.home + "/.local/state/keyline", access: .keeping)])
  }

  @Test func aFileIsOpenedAndNotItsFolder() {
    let rules = rules(files: [Self.home + "/notes.txt"], configuration: "/etc/other/keyline.json")
    #expect(rules.rules.contains { $0.path == Self.home + "/notes.txt" && $0.access == .readFile })
    #expect(rules.rules.contains { $0.path == "/etc/other/keyline.json" && $0.access == .readFile })
    for closed in [Self.home, "/", "/etc", "/etc/other", Self.home + "/.config/keyline-keys"] {
      #expect(!rules.rules.contains { $0.path == closed })
    }
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/d"], "/d/keyline"), (["XDG_CONFIG_HOME": "/c"], "/c/keyline"),
    (["TERMINFO": "/t"], "/t"), (["TERMINFO_DIRS": "/a::/b"], "/b"), ([:], "/home/someone/.terminfo"),
    (["TZDIR": "/z"], "/z"), (["TZ": ":/z/Here"], "/z/Here"), (["KEYLINE_DATA_DIR": "/k"], "/k/themes"),
    ([:], "/opt/keyline/share/keyline/layouts"),
  ])
  func whatIsReadIsFollowedWhereTheEnvironmentPutsIt(variables: [String: String], path: String) {
    #expect(rules(variables).rules.contains(LandlockRules.Rule(path: path, access: .reading)))
  }

  @Test func aDescriptionInTheVariableIsNoPath() {
    let rules = rules(["TERMINFO": "hex:1a01", "TERMINFO_DIRS": "", "TZ": "Europe/Berlin"])
    #expect(!rules.rules.contains { !$0.path.hasPrefix("/") })
  }

  @Test func aLayoutThatIsKeptElsewhereIsOpened() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("{}", to: "dotfiles/mine.json")
    try folder.write("{}", to: "data/layouts/plain.json")
    #expect(symlink(target, folder.path(of: "data/layouts/mine.json")) == 0)
    let rules = rules(["KEYLINE_DATA_DIR": folder.path(of: "data")])
    let linked = rules.rules.filter { $0.path.hasPrefix(folder.path(of: "data/layouts/")) }
    #expect(
      linked == [LandlockRules.Rule(path: folder.path(of: "data/layouts/mine.json"), access: .readFile)])
  }
}
