import Testing

@testable import KeylineAI

@Suite struct HTTPDateTests {
  @Test(arguments: [
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
    ("Tue, 29 Feb 2000 23:59:59 GMT", 951_868_799), ("Wed, 01 Mar 2000 00:00:00 GMT", 951_868_800),
    ("Mon, 30 Nov 2026 12:00:00 GMT", 1_796_040_000), ("Fri, 31 Dec 2100 00:00:00 GMT", 4_133_894_400),
  ]) func `a moment is read`(text: String, seconds: Int) { #expect(HTTPDate.seconds(text) == seconds) }

  @Test(arguments: [
    "", "12", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Non 1994 08:49:37 GMT",
    "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    "Sun, 06 Nov 99999 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
  ]) func `another form is none`(text: String) { #expect(HTTPDate.seconds(text) == nil) }
}
