import Testing

@testable import KeylineCore

@Suite struct KeystrokesTests {
  @Test(arguments: [
    ("", "", 0), ("tomo", "tomorrow ", 5), ("teh", "the", 4), ("dont", "don't", 3), ("omw", "on my way", 10),
    ("the", "the", 0), ("thes", "the", 1), ("", "👩‍👩‍👧é", 2),
  ])
  func `a change costs a key for each character that goes or comes`(old: String, new: String, keys: Int) {
    #expect(Keystrokes.byHand(from: old, to: new) == keys)
  }
}
