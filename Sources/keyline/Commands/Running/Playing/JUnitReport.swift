import KeylineScreen

/// What became of tapes, for programs that read test reports: JUnit's XML as Jenkins and GitLab take it.
///
/// The form is documented at https://github.com/testmoapp/junitxml.
struct JUnitReport {
  let tapes: [PlayedTape]

  /// The document.
  var xml: String {
    let failures = tapes.count { !$0.faults.isEmpty }
    let time = tapes.reduce(Duration.zero) { $0 + $1.duration }
    let suite =
      #"<testsuite name="keyline play" tests="\#(tapes.count)" failures="\#(failures)" time="\#(Self.seconds(time))">"#
    return
      (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", suite] + tapes.map(Self.testCase) + [
        "</testsuite>", "",
      ])
      .joined(separator: "\n")
  }

  private static func testCase(_ tape: PlayedTape) -> String {
    let slash = tape.path.lastIndex(of: "/")
    let folder = slash.map { String(tape.path[..<$0]) } ?? "."
    let name = slash.map { String(tape.path[tape.path.index(after: $0)...]) } ?? tape.path
    let start =
      #"  <testcase classname="\#(escaped(folder))" name="\#(escaped(name))" time="\#(seconds(tape.duration))""#
    guard !tape.faults.isEmpty else { return start + "/>" }
    let failures = tape.faults.map { fault in
      "    <failure message=\"\(escaped(fault.message))\">"
        + escaped(fault.details.joined(separator: "\n")) + "</failure>"
    }
    return ([start + ">"] + failures + ["  </testcase>"]).joined(separator: "\n")
  }

  private static func seconds(_ duration: Duration) -> String {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    return milliseconds.isMultiple(of: 1000) ? "\(milliseconds / 1000)" : "\(Double(milliseconds) / 1000)"
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
