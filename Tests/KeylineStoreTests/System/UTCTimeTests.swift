import Testing

@testable import KeylineStore

@Suite struct UTCTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (999, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (1_796_040_000_000, "2026-11-30T12:00:00Z"), (1_709_164_800_000, "2024-02-29T00:00:00Z"),
  ])
  func `a moment is written to the second, in UTC`(milliseconds: Int64, text: String) {
    #expect(UTCTime(milliseconds: milliseconds).text == text)
  }
}
