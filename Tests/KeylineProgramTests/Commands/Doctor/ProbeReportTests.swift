import Glibc
import KeylineCore
import Testing

@testable import keyline

@Suite struct ProbeReportTests {
  private static let first = SandboxAttempt("first") { 0 }
  private static let second = SandboxAttempt("second", refusedBy: [ENOSYS]) { 0 }

  private func report(_ lines: [String]) -> ProbeReport {
    ProbeReport(reading: Array(lines.joined().utf8))
  }

  private let whole = [
    ProbeReport.line(.full), ProbeReport.line(trying: first), ProbeReport.line(first, endedWith: EACCES),
    ProbeReport.line(trying: second), ProbeReport.line(second, endedWith: ENOSYS), ProbeReport.end,
  ]

  @Test func everythingRefusedIsAProof() {
    let report = report(whole)
    #expect(report.isProof)
    #expect(report.results.map(\.name) == ["first", "second"])
    #expect(report.results.map(\.error) == [EACCES, ENOSYS])
  }

  @Test(arguments: [0, 2, 4, 5])
  func withoutOneOfItsLinesItIsNone(missing: Int) {
    var lines = whole
    lines.remove(at: missing)
    #expect(!report(lines).isProof)
  }

  @Test(arguments: [0, ECONNREFUSED, EACCES])
  func anAttemptThatGetsFurtherThanItMayIsAHole(error: Int32) {
    var lines = whole
    lines[4] = ProbeReport.line(Self.second, endedWith: error)
    #expect(!report(lines).isProof)
    #expect(report(lines).results[1].isRefused == false)
  }

  @Test func aProbeThatDoesNotComeBackHasBeenLetThrough() {
    let report = report(Array(whole.prefix(4)))
    #expect(report.results.last == ProbeReport.Result(name: "second", error: nil, isRefused: false))
    #expect(DoctorRun.verdict(on: report).contains("second"))
  }

  @Test func partlyIsNoProof() {
    #expect(!report([ProbeReport.line(.partly)] + whole.dropFirst()).isProof)
  }
}
