/// What a person asks of the recording of a run.
public enum RecordCommand: Equatable, Sendable {
  /// Begin to record, or end the recording.
  case toggle
  /// Record nothing for a while, or go on.
  case pause
  /// Set a mark that players can go to.
  case mark
  /// Save what came in the last minute as a tape.
  case keepLastMinute
}

/// Whether a run is recorded.
public enum RecordingStatus: Equatable, Sendable { case off, on, paused }
