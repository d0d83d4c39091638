/// What a person allows for a run, and what kind of text it is.
public struct Privacy: Hashable, Sendable {
  /// What kind of text it is; nil where FILE's name tells.
  public var purpose: Purpose?
  /// Whether Full Access is granted.
  public var hasFullAccess: Bool
  /// Whether it is so by the command line, for this run only.
  public var isAccessForRun: Bool
  /// Whether nothing of the text may leave the machine.
  public var isIncognito: Bool

  /// Creates what holds when nothing was said: nothing leaves.
  public init(
    purpose: Purpose? = nil, hasFullAccess: Bool = false, isAccessForRun: Bool = false,
    isIncognito: Bool = false
  ) {
    self.purpose = purpose
    self.hasFullAccess = hasFullAccess
    self.isAccessForRun = isAccessForRun
    self.isIncognito = isIncognito
  }
}
