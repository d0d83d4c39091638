/// A command that was ended by a signal while it asked for something; nothing was changed.
struct CommandCancelled: Error {
  let signal: Int32
}
