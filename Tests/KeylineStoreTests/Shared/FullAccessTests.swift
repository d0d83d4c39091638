import Glibc
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct FullAccessTests {
  private let folder: TemporaryFolder
  private let access: FullAccess

  init() throws {
    folder = try TemporaryFolder()
    access = FullAccess(in: Container(path: folder.path))
  }

  @Test func `access is off until it is granted, and off again once it is revoked`() throws {
    #expect(!access.isGranted)
    #expect(try access.grant(at: UTCTime(milliseconds: 1_796_040_000_999)) == nil)
    #expect(
      access.status == FullAccess.Status(isGranted: true, grantedAt: "2026-11-30T12:00:00Z", problem: nil))
    #expect(try access.revoke() == nil)
    #expect(access.status == FullAccess.Status(isGranted: false, grantedAt: nil, problem: nil))
  }

  @Test(arguments: [
    "", "{", "[]", #"{"fullAccess": true}"#, #"{"version": 2, "fullAccess": true}"#,
    #"{"version": 1, "fullAccess": "true"}"#, #"{"version": 1, "fullAccess": 1}"#, #"{"version": 1}"#,
  ])
  func `everything but a plain grant is none`(text: String) throws {
    try folder.write(text, to: "access.json")
    #expect(!access.isGranted)
  }

  @Test func `a document that cannot be read is said, and set aside by the next grant`() throws {
    try folder.write("{", to: "access.json")
    #expect(access.status.problem?.contains(access.path) == true)
    #expect(try access.grant(at: .now)?.contains("access.json.unreadable-1") == true)
    #expect(access.isGranted)
  }

  @Test func `access is taken away also where no new document can be written`() throws {
    _ = try access.grant(at: .now)
    // The lock cannot be opened: a folder stands in its place.
    unlink(access.path + ".lock")
    try folder.makeFolder("access.json.lock")
    #expect(try access.revoke() == nil)
    #expect(!access.isGranted)
  }
}
