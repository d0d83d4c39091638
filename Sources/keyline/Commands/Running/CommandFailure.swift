/// Why a command failed: one sentence with what, where, and what to do.
struct CommandFailure: Error {
  let message: String
  /// More lines, for failures of which there are several.
  var details: [String] = []

  /// The exit status of failed commands.
  static let exitStatus: Int32 = 1
}
