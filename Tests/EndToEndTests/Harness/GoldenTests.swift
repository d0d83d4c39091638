import Foundation
import Testing

@testable import KeylineTestSupport

@Suite struct GoldenTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = URL(fileURLWithPath: folder.path(of: "frame.txt"))
  }

  @Test func recordingWritesTheFileAndFails() throws {
    #expect(throws: Golden.Failure.self) { try Golden.check("a\n", against: file, recording: true) }
    #expect(try folder.read("frame.txt") == Array("a\n".utf8))
    try Golden.check("a\n", against: file, recording: false)
  }

  @Test func aMissingFileFails() {
    #expect(throws: Golden.Failure.self) { try Golden.check("a", against: file, recording: false) }
  }

  @Test func aMismatchShowsBothTextsAndTheLine() throws {
    try folder.write("one\ntwo\n", to: "frame.txt")
    let failure = try #require(throws: Golden.Failure.self) {
      try Golden.check("one\n2\n", against: file, recording: false)
    }
    for part in ["at line 2", "one\ntwo\n", "one\n2\n"] { #expect(failure.description.contains(part)) }
  }

  @Test func equalLookingTextOfOtherBytesIsAMismatch() throws {
    try folder.write("\u{e9}", to: "frame.txt")
    #expect(throws: Golden.Failure.self) { try Golden.check("e\u{301}", against: file, recording: false) }
  }
}
