import Foundation
import KeylineCore
import Testing

@Suite struct DocumentedLayoutTests {
  @Test func `the example of the manual is a good layout`() throws {
    let blocks = try jsonBlocks()
    let layout = try LayoutReader.readChecked(try #require(blocks.first), file: "layouts.md")
    #expect(layout.id == "tiny-en")
  }

  @Test func `the example test of the manual passes`() throws {
    let blocks = try jsonBlocks()
    let test = try LayoutTestReader.read(try #require(blocks.last), file: "layouts.md")
    let report = LayoutTestRunner.run(test, on: try LayoutFixture.shipped("azerty-fr"))
    #expect(report.failures.map(\.description) == [])
    #expect(report.passed == 3)
  }

  private func jsonBlocks() throws -> [[UInt8]] {
    let manual = String(decoding: try LayoutFixture.bytes("../docs/layouts.md"), as: UTF8.self)
    let blocks = manual.components(separatedBy: "```json\n").dropFirst()
    return blocks.compactMap { $0.components(separatedBy: "```").first.map { Array($0.utf8) } }
  }
}
