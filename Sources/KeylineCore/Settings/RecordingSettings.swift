/// How runs are recorded.
public struct RecordingSettings: Hashable, Sendable {
  /// The seconds that players shorten longer pauses to; 0 for not at all.
  public internal(set) var idleSeconds: Int
  /// Whether the bytes of the keys are recorded, too.
  public internal(set) var keepsInput: Bool
}
