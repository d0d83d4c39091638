/// A setting that could not be used, worded for the person who wrote it.
public struct SettingsProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it was written.
  public let source: SettingSource
  /// The setting or variable as written; empty when the document as a whole is the problem.
  public let name: String
  /// What is wrong, as a clause without a full stop.
  public let reason: String
  /// The nearest name or value that exists, if any is near.
  public let nearest: String?

  /// Creates a problem.
  public init(source: SettingSource, name: String, reason: String, nearest: String? = nil) {
    self.source = source
    self.name = name
    self.reason = reason
    self.nearest = nearest
  }

  /// One line: where, what, and what to write instead.
  public var description: String { sentence(from: source.title) }

  /// The same line for someone who knows better where it was written.
  ///
  /// - Parameters:
  ///   - place: The path of the document, or whatever stands for the source.
  ///   - name: What the setting is called there; empty when the place says it all.
  /// - Returns: The line.
  public func sentence(from place: String, name: String? = nil) -> String {
    let parts = [place, name ?? self.name, reason + (nearest.map { "; did you mean \($0)?" } ?? "")]
    return parts.filter { !$0.isEmpty }.joined(separator: ": ").withoutControls
  }
}
