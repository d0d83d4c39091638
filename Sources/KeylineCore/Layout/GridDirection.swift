/// A step over the drawn keys.
public enum GridDirection: CaseIterable, Sendable { case up, down, left, right }
