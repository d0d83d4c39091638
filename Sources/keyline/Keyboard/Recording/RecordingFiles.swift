import KeylineStore

/// The open files of a recording.
struct RecordingFiles: Sendable {
  var cast: LineFile?
  var tape: LineFile?

  /// Makes the files.
  ///
  /// - Parameter paths: Where they lie.
  /// - Throws: `LineFile.Failure` when one of them cannot be written.
  init(_ paths: RecordingPaths) throws(LineFile.Failure) {
    cast = try paths.cast.map { (path) throws(LineFile.Failure) in try LineFile(path: path) }
    tape = try paths.tape.map { (path) throws(LineFile.Failure) in try LineFile(path: path) }
  }

  /// Where they lie.
  var paths: [String] { [cast, tape].compactMap { $0?.path } }
}
