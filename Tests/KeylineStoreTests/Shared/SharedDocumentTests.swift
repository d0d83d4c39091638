import CLinux
import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct SharedDocumentTests {
  private let folder: TemporaryFolder
  private let document: SharedDocument

  init() throws {
    folder = try TemporaryFolder()
    document = SharedDocument("thing.json", in: Container(path: folder.path(of: "share/keyline")))
  }

  private func contents(_ name: String = "thing.json") throws -> String {
    String(decoding: try folder.read("share/keyline/" + name), as: UTF8.self)
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `a document that is not there has no fields and is not made by reading`() throws {
    #expect(try document.read() == nil)
    #expect(access(folder.path(of: "share"), F_OK) != 0)
  }

  @Test func `a change is read back, private to its owner, with its version`() throws {
    #expect(try document.update { $0["name"] = .string("value") } == nil)
    #expect(try document.read() == ["version": .number(1), "name": .string("value")])
    #expect(mode(document.path) == 0o600 && mode(folder.path(of: "share/keyline")) == 0o700)
  }

  @Test func `fields that are not known are kept`() throws {
    try folder.write(
      #"{"version": 1, "later": {"deep": [1, 2.5, null]}, "name": "old"}"#, to: "share/keyline/thing.json")
    try document.update { $0["name"] = .string("new") }
    let fields = try document.read()
    #expect(fields?["name"] == .string("new"))
    #expect(fields?["later"]?["deep"] == .array([.number(1), .number(2.5), .null]))
  }

  @Test func `a change that changes nothing leaves the file as it is`() throws {
    try document.update { $0["on"] = .bool(true) }
    var before = stat()
    stat(document.path, &before)
    try document.update { $0["on"] = .bool(true) }
    var after = stat()
    stat(document.path, &after)
    #expect(before.st_ino == after.st_ino)
  }

  static let unusable: [(String, SharedDocumentFault)] = [
    ("[]", .notAnObject), ("{}", .noVersion), (#"{"version": 0}"#, .noVersion),
    (#"{"version": 1.5}"#, .noVersion), (#"{"version": "1"}"#, .noVersion),
    (#"{"version": 2}"#, .newer(version: 2)),
  ]

  @Test(arguments: unusable)
  func `what cannot be used is reported by readers and left alone`(
    text: String, fault: SharedDocumentFault
  ) throws {
    try folder.write(text, to: "share/keyline/thing.json")
    #expect(throws: SharedDocumentError.unreadable(path: document.path, fault)) { try document.read() }
    #expect(try contents() == text)
  }

  @Test(arguments: unusable.map(\.0) + ["", "{", "\u{0}", #"{"version": 1"#])
  func `what cannot be used is set aside by a writer, and said`(text: String) throws {
    try folder.write(text, to: "share/keyline/thing.json")
    try folder.write("an older one", to: "share/keyline/thing.json.unreadable-1")
    let notice = try #require(try document.update { $0["on"] = .bool(true) })
    #expect(notice.contains(document.path + " could not be read ("))
    #expect(notice.contains(document.path + ".unreadable-2"))
    #expect(try contents("thing.json.unreadable-1") == "an older one")
    #expect(try contents("thing.json.unreadable-2") == text)
    #expect(try document.read() == ["version": .number(1), "on": .bool(true)])
  }

  @Test func `a document larger than it may be is set aside too`() throws {
    let text = #"{"version": 1, "text": ""# + String(repeating: "x", count: SharedDocument.limit) + "\"}"
    try folder.write(text, to: "share/keyline/thing.json")
    #expect(
      throws: SharedDocumentError.unreadable(path: document.path, .tooLarge(limit: SharedDocument.limit))
    ) { try document.read() }
    #expect(try document.update { $0["on"] = .bool(true) } != nil)
    #expect(try contents("thing.json.unreadable-1") == text)
  }

  @Test func `no change of several writers at once is lost`() async throws {
    let document = document
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<10 {
            try document.update { $0["w\(writer)n\(number)"] = .bool(true) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try document.read()?.count == 41)
  }
}
