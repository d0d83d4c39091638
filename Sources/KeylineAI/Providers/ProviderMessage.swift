/// The words of a provider about why there is no answer.
enum ProviderMessage {
  private static let longest = 300

  /// The words as they may be shown: on one line, bounded, without control characters and without the key.
  ///
  /// - Parameters:
  ///   - message: The words as they came.
  ///   - secret: The key, which some providers repeat.
  /// - Returns: The words, a sentence of ours where there are none.
  static func presentable(_ message: String, hiding secret: String?) -> String {
    var message = message
    if let secret, !secret.isEmpty { message = message.replacing(secret, with: "…") }
    let scalars = message.unicodeScalars.map { isShown($0) ? $0 : " " }
    let words = String(String.UnicodeScalarView(scalars)).split(separator: " ")
    if words.isEmpty { return "The provider gives no reason." }
    let line = words.joined(separator: " ")
    return line.count <= longest ? line : line.prefix(longest - 1) + "…"
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}
