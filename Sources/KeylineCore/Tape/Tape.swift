/// A script of a run: demonstration, regression test and benchmark in one.
///
/// One command a line; `#` begins a comment line. See `docs/tapes.md` for the language.
public struct Tape: Equatable, Sendable {
  /// One line of a tape.
  public struct Line: Equatable, Sendable {
    /// The line's number in its file, from 1.
    public var number: Int
    /// What it does.
    public var command: TapeCommand
  }

  /// The lines that do something, in order.
  public var lines: [Line]

  /// Creates a tape of lines that were read already.
  public init(lines: [Line]) { self.lines = lines }
}
