/// What is asked of Full Access.
enum AccessCommand: Hashable, Sendable {
  case status(json: Bool)
  /// With consent already given, or to be asked for.
  case grant(hasConsent: Bool)
  case revoke
}
