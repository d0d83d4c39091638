import KeylineCore

@testable import KeylineAI

/// Endpoints for tests.
enum SampleEndpoint {
  static let key = "sk-ant-api03-1234567890"

  /// An endpoint with a key, and settings beside that of the provider.
  static func make(
    _ provider: ProviderID, settings: [String: String] = [:], environment: [String: String] = [:],
    key: String? = key
  ) throws -> ProviderEndpoint {
    var inForce = try Settings.standard.setting("ai.provider", to: provider.rawValue)
    for (name, value) in settings { inForce = try inForce.setting(name, to: value) }
    return try ProviderEndpoint(inForce, environment: environment) { _ in key }
  }
}
