import KeylineCore

/// What is asked of the providers' keys; without a provider, of the key of the one in the settings.
enum KeyCommand: Hashable, Sendable {
  case set(ProviderID?)
  case status(ProviderID?, json: Bool)
  case remove(ProviderID?)
}
