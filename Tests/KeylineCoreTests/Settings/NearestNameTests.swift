import Testing

@testable import KeylineCore

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("themee", "theme"), ("muose", "mouse"), ("MOUSE", "mouse"), ("lables", "labels"),
    ("key.flash", "keys.flash"),
  ])
  func `finds what was meant`(written: String, meant: String) {
    #expect(NearestName.find(written, in: ["theme", "mouse", "labels", "keys.flash"]) == meant)
  }

  @Test(arguments: ["", "zzzzzzzz", "somethingElse"])
  func `names nothing when nothing is near`(written: String) {
    #expect(NearestName.find(written, in: ["theme", "mouse", "labels"]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "acb", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3),
  ])
  func `distances`(first: String, second: String, distance: Int) {
    #expect(NearestName.distance(Array(first), Array(second)) == distance)
  }
}
