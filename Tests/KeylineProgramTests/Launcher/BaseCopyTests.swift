import CLinux
import Glibc
import KeylineStore
import KeylineTestSupport
import Testing

@testable import keyline

@Suite struct BaseCopyTests {
  private let text = [UInt8](repeating: 97, count: 5 << 20)

  private func copy(expecting: TextFingerprint) throws -> (BaseCopy, Descriptor) {
    let source = try Descriptor.memory("source")
    try source.write(text)
    let target = try Descriptor.memory("target")
    return (BaseCopy(from: source, to: target, expected: expecting), target)
  }

  @Test func aTextIsCopiedPieceByPiece() throws {
    var (copy, target) = try copy(expecting: TextFingerprint(of: text))
    copy.step()
    let size = Int(try target.status().st_size)
    #expect(copy.state == .copying && size > 0 && size < text.count)
    copy.finish()
    #expect(copy.state == .kept)
    var bytes = [UInt8](repeating: 0, count: text.count + 1)
    #expect(try target.read(into: &bytes, at: 0) == text.count)
    #expect(Array(bytes.dropLast()) == text)
  }

  @Test func aTextThatHasChangedIsNotKept() throws {
    var (copy, target) = try copy(expecting: TextFingerprint(size: text.count, hash: 0))
    copy.finish()
    #expect(copy.state == .failed)
    #expect(try target.status().st_size == 0)
  }

  @Test(.enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.requirement)))
  func withoutRoomForItNoPartOfACopyStays() throws {
    let disk = try SmallDisk(kibibytes: 256)
    let source = try Descriptor.memory("source")
    try source.write(text)
    let target = try Descriptor.open(disk.path + "/base", O_RDWR | O_CREAT)
    var copy = BaseCopy(from: source, to: target, expected: TextFingerprint(of: text))
    copy.finish()
    #expect(copy.state == .failed)
    #expect(try target.status().st_size == 0)
  }
}
