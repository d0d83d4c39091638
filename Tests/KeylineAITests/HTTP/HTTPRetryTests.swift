import KeylineCore
import Testing

@testable import KeylineAI

@Suite struct HTTPRetryTests {
  @Test(
    arguments: [
      ("12", 12_000), ("1.5", 1_500), ("0", 1_000), ("0.001", 1_000), ("-0", nil),
      ("300", 300_000),
      ("301", 300_000), ("86400", 300_000), ("99999999999999999999999999", 300_000),
      (String(repeating: "9", count: 400), 300_000), ("inf", nil), ("infinity", nil), ("nan", nil),
      ("1e308", nil),
      ("1e2", nil), ("0x10", nil), ("-5", nil), ("+5", nil), ("", nil), (".", nil), ("5.", nil),
      ("1.2.3", nil),
      ("٣", nil), ("soon", nil), ("Thu, 01 Jan 1970 00:02:00 GMT", 20_000),
      ("Thu, 01 Jan 1970 00:01:40 GMT", 1_000),
      ("Thu, 01 Jan 1970 00:00:05 GMT", 1_000), ("Wed, 01 Jan 2125 00:00:00 GMT", 300_000),
    ] as [(String, Int?)]) func `a wait in seconds, or until a moment`(text: String, milliseconds: Int?)
  {
    let head = HTTPResponseHead(status: 429, headers: [HTTPHeader("retry-after", text)])
    #expect(head.retryAfter(now: 100) == milliseconds)
  }

  @Test(arguments: [
    ("20", 20), ("1200", 1_200), ("0.5", 1), ("0", 1), ("300001", 300_000), ("1e308", 7_000), ("inf", 7_000),
    ("0x10", 7_000), ("-5", 7_000), ("", 7_000),
  ]) func `a wait in milliseconds, or else in seconds`(text: String, milliseconds: Int) {
    let headers = [HTTPHeader("retry-after", "7"), HTTPHeader("retry-after-ms", text)]
    #expect(HTTPResponseHead(status: 429, headers: headers).retryAfter(now: 100) == milliseconds)
  }
}
