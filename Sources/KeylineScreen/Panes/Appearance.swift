import KeylineCore

/// What a frame depends on besides the session: what the terminal can be trusted to show.
public struct Appearance: Hashable, Sendable {
  /// The characters of labels and borders, unless the settings ask for ASCII anyway.
  public var labels: LabelSet

  /// Creates an appearance.
  ///
  /// - Parameter labels: the characters that the terminal shows.
  public init(labels: LabelSet = .unicode) { self.labels = labels }

  func labels(for settings: Settings) -> LabelSet { settings.usesASCIILabels ? .ascii : labels }
}
