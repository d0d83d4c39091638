import Testing

@testable import KeylineCore

@Suite struct SimpleScalarTests {
  /// Every scalar of the basic plane that is taken for simple.
  private static let simple: [(scalar: Unicode.Scalar, width: Int)] = (UInt32(0)...0xFFFF).compactMap {
    value in
    guard let scalar = Unicode.Scalar(value) else { return nil }
    let bytes = Array(String(scalar).utf8)
    return bytes.withUnsafeBufferPointer { SimpleScalar($0, at: 0) }.map { (scalar, $0.width) }
  }

  @Test func simpleScalarsAreAsWideAsTheTableSaysOnEveryTerminal() {
    #expect(Self.simple.count > 30_000)
    for profile in [WidthProfile.modern, WidthProfile(joinsClusters: false, emojiVariationCells: 1)] {
      let wrong = Self.simple.filter {
        CellWidth.cells(of: Character($0.scalar), profile: profile) != $0.width
      }
      #expect(wrong.isEmpty)
    }
  }

  @Test func simpleScalarsJoinNoNeighbour() {
    let joining = zip(Self.simple, Self.simple.dropFirst() + Self.simple.prefix(1)).filter { left, right in
      String(String.UnicodeScalarView([left.scalar, right.scalar, left.scalar])).count != 3
    }
    #expect(joining.isEmpty)
  }

  @Test(arguments: [[0xC3], [0xE6, 0xBC], [0xFF], [0xEF, 0xBC, 0x20], [0x09], [0x7F]] as [[UInt8]])
  func brokenBytesAndControlsAreNotSimple(bytes: [UInt8]) {
    #expect(bytes.withUnsafeBufferPointer { SimpleScalar($0, at: 0)?.value } == nil)
  }
}
