import Testing

@testable import keyline

@Suite struct StartLimitTests {
  private let start = ContinuousClock.now

  /// What becomes of attempts at these milliseconds.
  private func outcomes(_ limit: StartLimit, _ milliseconds: [Int]) -> [Bool] {
    var limit = limit
    return milliseconds.map { limit.admit(at: start + .milliseconds($0)) }
  }

  @Test func aFourthStartWithinAMinuteIsRefused() {
    let attempts = [0, 10_000, 59_000, 59_999, 60_000, 61_000, 70_000]
    #expect(
      outcomes(StartLimit(3, within: .seconds(60)), attempts) == [true, true, true, false, true, false, true])
  }

  @Test func whatIsTakenBackDoesNotCount() {
    var limit = StartLimit(2, within: .seconds(60))
    #expect(limit.admit(at: start) && limit.admit(at: start))
    limit.takeBack()
    #expect(limit.admit(at: start) && !limit.admit(at: start))
  }

  @Test func whatIsRefusedDoesNotCount() {
    let attempts = Array(stride(from: 0, through: 60_000, by: 1_000))
    #expect(
      outcomes(StartLimit(1, within: .seconds(60)), attempts).filter { $0 }.count == 2)
  }
}
