import KeylineCore
import KeylineTestSupport

/// A broker with access that asks a stub server.
enum Scene {
  static let key = "sk-ant-api03-0123456789abcdef"

  /// Starts a broker.
  ///
  /// - Parameters:
  ///   - address: The provider's address.
  ///   - settings: Settings of the command line, each as `NAME=VALUE`.
  ///   - access: Whether access is granted for this run.
  ///   - environment: Variables.
  ///   - secrets: What the launcher tells it first.
  ///   - folder: The folder that holds its home.
  static func broker(
    at address: String, _ settings: [String] = [], access: Bool = true, environment: [String: String] = [:],
    secrets: [String: String]? = ["ANTHROPIC_API_KEY": key], folder: TemporaryFolder? = nil
  ) throws -> BrokerProcess {
    let flags = (["ai.baseURL=\(address)"] + settings).flatMap { ["--set", $0] }
    return try BrokerProcess(
      flags + (access ? ["--full-access"] : []), environment: environment, secrets: secrets, folder: folder)
  }

  static func text(_ events: [BrokerEvent]) -> String {
    events.reduce(into: "") { text, event in if case .text(let piece) = event { text += piece } }
  }

  static let done = BrokerEvent.finished(CompletionEnd(.finished, inputTokens: 25, outputTokens: 15))
  static let answer = StubAnswer.anthropic(StubAnswer.threeLines)
  static let words = StubAnswer.threeLines.joined()
}
