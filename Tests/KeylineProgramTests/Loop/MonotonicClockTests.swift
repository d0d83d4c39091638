import Testing

@testable import keyline

@Suite struct MonotonicClockTests {
  @Test(
    arguments: [
      (Duration.zero, 0), (.nanoseconds(1), 1), (.milliseconds(1), 1), (.microseconds(1500), 2),
      (.milliseconds(-5), 0), (.seconds(9), 9000), (.seconds(9.2234), 9224), (.seconds(3600), 3_600_000),
      (.seconds(3600) + .nanoseconds(1), 3_600_001), (.seconds(-3600), 0), (.seconds(1 << 40), Int32.max),
    ] as [(Duration, Int32)])
  func `a wait is in whole milliseconds and never too short`(_ left: Duration, _ milliseconds: Int32) {
    #expect(left.pollMilliseconds == milliseconds)
  }
}
