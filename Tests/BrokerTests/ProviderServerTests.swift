import Foundation
import KeylineCore
import KeylineTestSupport
import Testing

/// The broker against servers that other people wrote; `make test-providers` starts them and says where they are.
@Suite struct ProviderServerTests {
  private static func address(_ variable: String) -> String? { ProcessInfo.processInfo.environment[variable] }

  private func complete(_ provider: String, at variable: String) throws -> [BrokerEvent] {
    let address = try #require(Self.address(variable))
    let broker = try Scene.broker(at: address, ["ai.provider=\(provider)", "ai.timeoutSeconds=60"])
    return try broker.complete(1)
  }

  @Test(
    .enabled(if: address("KEYLINE_FAKELLM") != nil, "make test-providers"),
    arguments: ["anthropic", "openai"])
  func `fakellm is understood`(provider: String) throws {
    let events = try complete(provider, at: "KEYLINE_FAKELLM")
    #expect(Scene.text(events) == "tomorrow at noon?\nlunch on Thursday?\nthe game tonight?")
    guard case .finished(let end)? = events.last else { return #expect(Bool(false), "\(events)") }
    #expect(end.reason == .finished)
  }

  @Test(
    .enabled(if: address("KEYLINE_LLAMACPP") != nil, "make test-providers"),
    arguments: ["anthropic", "llamacpp"])
  func `a llama.cpp server is understood`(provider: String) throws {
    let events = try complete(provider, at: "KEYLINE_LLAMACPP")
    #expect(!Scene.text(events).isEmpty)
    guard case .finished? = events.last else { return #expect(Bool(false), "\(events)") }
  }
}
