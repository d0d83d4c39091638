import Glibc
import KeylineCore
import KeylineStore
import KeylineTestSupport
import Testing

@testable import keyline

/// Learned words behind the kernel's fence, entered for real in a process of its own.
@Suite struct FencedWordsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Enters the keyboard's sandbox with a home of its own.
  private static func enter(home: String) throws -> Container {
    let environment = ["HOME": home]
    Sandbox.prepareContainers(environment: environment)
    let sandbox = Sandbox.keyboard(
      environment: environment, settings: SettingsFiles(environment: environment), files: [])
    _ = try sandbox.enter()
    return try Container(.own, environment: environment)
  }

  private static let learned = (0..<400).flatMap { number in
    [
      LearnedSequence(words: ["word\(number)"], weight: 1, day: 20_787),
      LearnedSequence(words: ["a", "word\(number)"], weight: 1, day: 20_787),
    ]
  }

  @Test func `words are made, kept, read and forgotten inside the fence`() async throws {
    await #expect(processExitsWith: .success) { [home = folder.path as String] in
      let container = try Self.enter(home: home)
      #expect(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) == -1)
      var keeper = WordKeeper(in: container)
      _ = keeper.load()
      keeper.add(Self.learned, verdicts: [.taught("Keyline")])
      #expect(keeper.write() == .done && !keeper.hasWork)
      #expect(keeper.load().forms.count == 400)
      let store = try WordStore(in: container)
      // Enough for the log to be put into the file, and begun anew.
      for _ in 0..<60 { try store.save(Self.learned) }
      #expect(keeper.hasChangedElsewhere)
      #expect(try store.load().forms.allSatisfy { $0.weight == 61 })
      try store.reset()
      #expect(try store.load() == LearnedWords())
      #expect(keeper.takeProblems().isEmpty)
    }
  }

  @Test func `damaged words are set aside inside the fence`() async throws {
    let path = try folder.write(
      String(repeating: "rubbish ", count: 200), to: ".local/state/keyline/words.sqlite")
    chmod(path, 0o644)
    await #expect(processExitsWith: .success) { [home = folder.path as String, path = path as String] in
      let container = try Self.enter(home: home)
      var keeper = WordKeeper(in: container)
      _ = keeper.load()
      #expect(keeper.takeProblems().first?.contains(path + ".unreadable-1") == true)
      keeper.add(Self.learned)
      #expect(keeper.write() == .done && keeper.load().forms.count == 400)
    }
  }
}
