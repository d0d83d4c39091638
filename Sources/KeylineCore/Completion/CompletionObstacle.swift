/// Why there are no completions, whoever is to blame.
public enum CompletionObstacle: Hashable, Sendable {
  /// The settings say so.
  case switchedOff
  /// Full Access is not granted.
  case accessOff
  case incognito
  /// The field holds a secret.
  case secureField
  /// What would be sent holds what looks like a secret.
  case secret(SecretPattern)
  /// The place of the cursor is not to be completed, as a comment line of a commit message.
  case noText
  /// The model had nothing to say that could be used.
  case nothing
  case failed(CompletionError)
}

/// Where completions come from now.
public enum CompletionSource: Hashable, Sendable {
  /// A provider, by way of the broker.
  case broker
  /// The built-in demonstration.
  case demonstration
  /// The on-device predictor, because the person wants nothing else.
  case device
  case none(CompletionObstacle)

  /// Whether there can be whole completions, not only words.
  public var isOn: Bool {
    switch self {
    case .broker, .demonstration: true
    case .device, .none: false
    }
  }
}
