/// Why a command failed: one sentence with what, where, and what to do.
struct CommandFailure: Error {
  let message: String
  /// What there was to see, line by line; most failures have nothing to show.
  var details: [String] = []

  /// The exit status of failed commands.
  static let exitStatus: Int32 = 1
}
