import Foundation

/// What has happened at a stub server; tests wait for it.
final class StubLog: @unchecked Sendable {
  private let condition = NSCondition()
  private var requests: [StubRequest] = []
  private var departures: [Int: StubDeparture] = [:]

  var all: [StubRequest] { condition.withLock { requests } }

  /// Notes a request; gives its number.
  func add(_ request: StubRequest) -> Int {
    change {
      requests.append(request)
      return requests.count - 1
    }
  }

  func add(_ departure: StubDeparture, from number: Int) { change { departures[number] = departure } }

  func request(_ number: Int, until deadline: Date) -> StubRequest? {
    wait(until: deadline) { requests.count > number ? requests[number] : nil }
  }

  func departure(_ number: Int, until deadline: Date) -> StubDeparture? {
    wait(until: deadline) { departures[number] }
  }

  private func change<Result>(_ body: () -> Result) -> Result {
    condition.withLock {
      defer { condition.broadcast() }
      return body()
    }
  }

  private func wait<Result>(until deadline: Date, _ body: () -> Result?) -> Result? {
    condition.withLock {
      while true {
        if let result = body() { return result }
        if !condition.wait(until: deadline) { return body() }
      }
    }
  }
}
