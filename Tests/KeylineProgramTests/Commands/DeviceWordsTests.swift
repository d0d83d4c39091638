import Foundation
import KeylineCore
import KeylineTestSupport
import Testing

@testable import keyline

/// What a keyboard's words do when the files of models come, go and are built anew.
@Suite struct DeviceWordsTests {
  private let folder: TemporaryFolder
  private let device: DeviceWords

  init() throws {
    folder = try TemporaryFolder()
    let folders = DataFolders(
      environment: ["KEYLINE_DATA_DIR": folder.path, "HOME": "/nonexistent"],
      executable: "/nonexistent/keyline")
    device = DeviceWords(models: WordModels(folders: folders), container: nil)
  }

  private var file: URL { URL(fileURLWithPath: folder.path + "/models/en.words") }

  private var offered: [String] {
    device.answer(WordQuery(context: "", word: "tom", languages: ["en"])).candidates.map(\.text)
  }

  private func build(_ counts: String) throws -> Data {
    try WordCounts(parsing: counts).writeModel(of: "en", below: folder.path)
    return try Data(contentsOf: file)
  }

  @Test func `a model that is cut off and built anew is used again`() throws {
    let bytes = try build("tomorrow 9\nthe 30\n")
    #expect(offered == ["tomorrow"])
    #expect(truncate(file.path, 100) == 0)
    #expect(offered.isEmpty)
    #expect(device.takeProblems().count == 1)
    device.write()
    #expect(offered.isEmpty)
    try bytes.write(to: file)
    device.write()
    #expect(offered == ["tomorrow"])
    #expect(device.takeProblems().isEmpty)
  }

  @Test func `a language without a model says so once, and has words as soon as there is one`() throws {
    #expect(offered.isEmpty)
    #expect(offered.isEmpty)
    let said = device.takeProblems()
    #expect(said == ["There is no model of words for 'en': build it with `make models LANGS=en`."])
    _ = try build("tomorrow 9\nthe 30\n")
    device.write()
    #expect(offered == ["tomorrow"])
  }
}
