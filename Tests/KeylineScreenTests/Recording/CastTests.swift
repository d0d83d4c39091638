import Testing

@testable import KeylineCore
@testable import KeylineScreen

@Suite struct CastTests {
  @Test func `a header names version, size and what players may shorten`() throws {
    let line = Cast.header(size: ScreenSize(columns: 80, rows: 24), timestamp: 5, idleLimit: 2)
    let fields = try JSONParser.parse(Array(line.utf8))
    #expect(
      fields["version"]?.integer == 2 && fields["width"]?.integer == 80 && fields["height"]?.integer == 24)
    #expect(fields["timestamp"]?.integer == 5 && fields["idle_time_limit"]?.integer == 2)
    #expect(line.hasSuffix("}\n") && !line.dropLast().contains("\n"))
  }

  @Test func `an event is one line with its time in seconds`() {
    let event = Cast.event(.output, Array("a\u{1B}[m\"\n".utf8), at: .milliseconds(1203))
    #expect(event == "[1.203000, \"o\", \"a\\u001b[m\\\"\\n\"]\n")
  }
}
