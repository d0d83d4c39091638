/// The version of the program.
enum KeylineVersion {
  /// The number, by the rules of Semantic Versioning.
  static let number = "0.1.0"
}
