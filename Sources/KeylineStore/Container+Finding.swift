extension Container {
  /// Finds where a folder belongs, for whoever goes on without it.
  ///
  /// - Parameters:
  ///   - kind: Which folder.
  ///   - environment: The environment to look into.
  /// - Returns: The container, nil without a home; nothing is made.
  public static func find(_ kind: Kind, environment: [String: String]) -> Container? {
    do throws(ContainerError) { return try Container(kind, environment: environment) } catch { return nil }
  }
}
