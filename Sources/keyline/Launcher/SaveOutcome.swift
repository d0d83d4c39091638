import KeylineStore

/// What became of the file that the keyboard asked to save.
enum SaveOutcome: Equatable, Sendable {
  /// The file has the text; this is how to recognize it.
  case saved(FileIdentity)
  /// Somebody else changed the file meanwhile; it was left alone.
  case changedOnDisk
  /// The file is as it was, or in doubt: one sentence that says why.
  case failed(String)
}
