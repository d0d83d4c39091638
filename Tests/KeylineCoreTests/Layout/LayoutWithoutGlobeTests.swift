import Testing

@testable import KeylineCore

@Suite struct LayoutWithoutGlobeTests {
  @Test func `the space takes the room of the globe`() throws {
    let layout = try SmallLayout.read()
    let without = layout.withoutGlobe
    #expect(without.key("space")?.width == 4)
    #expect(without.layers.allSatisfy { !$0.rows.joined().contains("globe") })
    #expect(without.unitCount == layout.unitCount)
    #expect(without.layer("shift")?.isOneShot == true)
    #expect(without.layer("digits")?.returnAfter == [.space])
  }

  @Test func `a space that a row without a globe shares keeps its width`() throws {
    let layout = try SmallLayout.read(
      replacing: #"["delete", "globe", "space""#, with: #"["delete", "space""#)
    #expect(layout.withoutGlobe.key("space")?.width == 3)
    #expect(layout.withoutGlobe.layer("base")?.rows[1].contains("globe") == false)
  }

  @Test func `a layout without a globe stays as it is`() throws {
    let layout = try SmallLayout.read().withoutGlobe
    #expect(layout.withoutGlobe == layout)
  }
}
