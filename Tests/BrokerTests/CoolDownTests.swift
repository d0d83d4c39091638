import KeylineCore
import Testing

@testable import keyline_broker

/// When a provider is left alone.
@Suite struct CoolDownTests {
  private static let start = ContinuousClock.now

  @Test(
    arguments: [
      (CompletionError.rateLimited(seconds: 30), 30_000, 0, CompletionError?.some(.rateLimited(seconds: 30))),
      (.rateLimited(seconds: 30), 30_000, 29_001, .rateLimited(seconds: 1)),
      (.rateLimited(seconds: 30), 30_000, 30_000, nil),
      (.rateLimited(seconds: nil), nil, 9_999, .rateLimited(seconds: 1)),
      (.overloaded(status: 529), nil, 0, .rateLimited(seconds: 10)),
      (.overloaded(status: 529), nil, 10_000, nil),
      (.offline("x"), nil, 1_999, .offline("x")), (.offline("x"), nil, 2_000, nil),
      (.rejected(status: 401, message: "x"), nil, 0, nil), (.timedOut(seconds: 8), nil, 0, nil),
    ] as [(CompletionError, Int?, Int, CompletionError?)]) func `what may pass is waited for`(
      error: CompletionError, retryAfter: Int?, later: Int, answer: CompletionError?
    )
  {
    var coolDown = CoolDown()
    coolDown.note(error, retryAfter: retryAfter, from: "a", at: Self.start)
    #expect(coolDown.error(at: Self.start + .milliseconds(later), for: "a") == answer)
    #expect(coolDown.error(at: Self.start + .milliseconds(later), for: "b") == nil, "of another provider")
    coolDown.note(nil, retryAfter: nil, from: "a", at: Self.start)
    #expect(coolDown.error(at: Self.start, for: "a") == nil, "after a success")
  }
}
