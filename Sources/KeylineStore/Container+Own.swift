extension Container {
  /// The keyboard's own container; nil without a home, when nothing can be kept.
  ///
  /// - Parameter environment: The environment to look into.
  /// - Returns: The container; nothing is made.
  public static func own(environment: [String: String]) -> Container? {
    do throws(ContainerError) { return try Container(.own, environment: environment) } catch { return nil }
  }
}
