import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct ReplacementsDocumentTests {
  private let folder: TemporaryFolder
  private let document: ReplacementsDocument

  init() throws {
    folder = try TemporaryFolder()
    document = ReplacementsDocument(in: Container(path: folder.path(of: "share/keyline")))
  }

  private func replacement(_ shortcut: String, _ text: String) throws -> Replacement {
    try Replacement(shortcut: shortcut, text: text)
  }

  @Test func `without a document there are none, and none is made`() throws {
    let (replacements, problems) = document.load()
    #expect(replacements.isEmpty && problems.isEmpty)
    #expect(try FolderListing.names(in: folder.path).isEmpty)
  }

  @Test func `what is added is read, changed and taken out`() throws {
    let address = try replacement("addr", "1 Main Street\n\"Springfield\"")
    #expect(try document.change(adding: [replacement("omw", "on my way"), address]) == nil)
    #expect(document.load().replacements.all == [address, try replacement("omw", "on my way")])
    _ = try document.change(adding: [replacement("OMW", "oh my word")], removing: ["Addr"])
    #expect(document.load().replacements.all == [try replacement("OMW", "oh my word")])
  }

  @Test func `what cannot be used is named, and kept`() throws {
    let written = """
      {"version": 1, "future": [1], "replacements": [
        {"shortcut": "omw", "text": "on my way", "color": "red"}, {"shortcut": "a b", "text": "x"}, 5,
        {"shortcut": "e", "text": ""}
      ]}
      """
    try folder.write(written, to: "share/keyline/replacements.json")
    let (replacements, problems) = document.load()
    #expect(replacements.all.map(\.shortcut) == ["omw"])
    #expect(
      problems.map { $0.split(separator: ": ").dropFirst().joined(separator: ": ") } == [
        "replacement 2 is left unused: a shortcut has no blanks and no control characters.",
        "replacement 3 is left unused: a shortcut has at least one character.",
        "replacement 4 is left unused: a text has at least one character.",
      ])
    _ = try document.change(adding: [replacement("new", "x")])
    let text = String(decoding: try folder.read("share/keyline/replacements.json"), as: UTF8.self)
    #expect(text.contains("\"future\"") && text.contains("red") && text.contains("a b"))
    #expect(document.load().replacements.all.map(\.shortcut) == ["new", "omw"])
  }

  @Test(arguments: [
    ("[]", "one object"), ("{", "not JSON"), ("{\"version\": 2}", "version 2"), ("", "not JSON"),
  ])
  func `a document that cannot be read is left alone by readers`(text: String, reason: String) throws {
    try folder.write(text, to: "share/keyline/replacements.json")
    let (replacements, problems) = document.load()
    #expect(replacements.isEmpty && problems.count == 1 && problems[0].contains(reason))
    #expect(try folder.read("share/keyline/replacements.json") == Array(text.utf8))
    #expect(try document.change(adding: [replacement("a", "b")])?.contains("is kept as") == true)
  }

  @Test func `writers at once lose nothing`() async throws {
    let document = document
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          _ = try document.change(adding: [Replacement(shortcut: "s\(number)", text: "t")])
        }
      }
      try await group.waitForAll()
    }
    #expect(document.load().replacements.count == 20)
  }
}
