/// Why a command failed: one sentence with what, where, and what to do.
struct CommandFailure: Error {
  let message: String
  /// More lines: what there was to see, or more failures; most have none.
  var details: [String] = []
  /// What is printed all the same, for programs that read it.
  var output = ""

  /// The exit status of failed commands.
  static let exitStatus: Int32 = 1
}
