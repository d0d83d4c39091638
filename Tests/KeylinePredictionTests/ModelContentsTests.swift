import KeylinePrediction
import Testing

@Suite struct ModelContentsTests {
  @Test func `special ids come before the words`() {
    #expect(WordID.firstWord > max(.sentenceStart, .number, .comma, .unknown))
  }
}
