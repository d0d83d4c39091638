import Testing

@testable import keyline

@Suite struct AgeTests {
  @Test(arguments: [
    (-5, "just now"), (0, "just now"), (1, "just now"), (2, "2 seconds ago"), (59, "59 seconds ago"),
    (60, "a minute ago"), (89, "a minute ago"), (90, "2 minutes ago"), (3600, "60 minutes ago"),
    (5400, "2 hours ago"), (86_400, "24 hours ago"), (129_600, "2 days ago"), (864_000, "10 days ago"),
  ])
  func anAgeIsSaidInItsLargestUnit(seconds: Int, words: String) {
    #expect(Age.words(seconds: seconds) == words)
  }
}
