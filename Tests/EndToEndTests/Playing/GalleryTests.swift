import KeylineTestSupport
import Testing

/// The gallery of tapes: what the keyboard can do, and that it still can.
@Suite struct GalleryTests {
  private static let gallery =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/tapes"

  @Test func everyTapeOfTheGalleryIsMet() throws {
    let run = try CommandRun(
      [ExecutablePath.keyline(), "play", "--headless", Self.gallery],
      folder: try TemporaryFolder())
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.output.split(separator: "\n").count >= 15)
  }
}
